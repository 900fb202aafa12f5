// Throws in rpg-dice-roller, asked as suite/rates.py is: one JSON object a line in and out; calls a second.
// `parse`: text to throw, parsed each time; `roll` and `unread`: the same object thrown again.
import { createInterface } from "node:readline";
import { DiceRoll } from "@dice-roller/rpg-dice-roller";

const found = new Map();
for (const text of ["4d6kh3", "10d10", "1d20+7"]) {
  found.set(`parse ${text}`, () => new DiceRoll(text));
  const again = new DiceRoll(text);
  for (const kind of ["roll", "unread"]) found.set(`${kind} ${text}`, () => again.roll());
}
console.log(JSON.stringify({ rows: [...found.keys()] }));

const now = () => Number(process.hrtime.bigint()) / 1e9;

function measure(call, seconds, batch) {
  let calls = 0;
  const start = now();
  for (;;) {
    for (let i = 0; i < batch; i++) call();
    calls += batch;
    const spent = now() - start;
    if (spent >= seconds) return { rate: calls / spent };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  const call = found.get(question.row);
  if (question.warm) for (let i = 0; i < 2000; i++) call(); // until V8 has compiled it
  console.log(JSON.stringify(measure(call, question.seconds, question.batch)));
}
