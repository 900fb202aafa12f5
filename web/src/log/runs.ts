/** Dice of a roll in throwing order, as they are drawn: runs of the same kind, and each die's share of the value where that is not its face. */
import type { Die } from "../server/shapes";

/** So many dice are drawn; the rest is counted. */
export const MOST_DICE = 60;

export interface Run {
  sides: number | string;
  dice: Die[];
  label?: string;
  role?: string;
}

/** Neighbours with the same number of sides, for the same thing. Each run gets one label. */
export function runs(dice: readonly Die[]): Run[] {
  const result: Run[] = [];
  for (const die of dice) {
    const last = result[result.length - 1];
    if (last && last.sides === die.sides && last.label === die.label) last.dice.push(die);
    else result.push({ sides: die.sides, dice: [die], label: die.label, role: die.role });
  }
  return result;
}

/** What a die counts for, where its faces do not say so themselves: a success, two for a ten, minus one, a clamped face. */
export function counted(die: Die): number | null {
  const sum = die.chain.reduce((total, face) => total + face, 0);
  return sum === die.value ? null : die.value;
}

/** The outline of a die with so many sides. */
export function outline(sides: number | string): "triangle" | "square" | "diamond" | "kite" | "pentagon" | "hexagon" | "round" {
  switch (Number(sides)) {
    case 4:
      return "triangle";
    case 6:
      return "square";
    case 8:
      return "diamond";
    case 10:
    case 100:
      return "kite";
    case 12:
      return "pentagon";
    case 20:
      return "hexagon";
    default:
      return sides === "F" ? "square" : "round";
  }
}

/** A fate die's face as its sign. */
export function faceText(face: number, sides: number | string): string {
  if (sides !== "F") return String(face).replace("-", "−");
  return face > 0 ? "+" : face < 0 ? "−" : "0";
}
