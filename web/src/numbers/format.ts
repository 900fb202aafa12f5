/** Numbers as people read them, in the language of the page. */
import { ratio } from "./fraction";

/** Below it, a double has room for some places behind the mark. */
const SAFE = 1e12;

/** A chance between 0 and 1 as percent with one place; what is not quite nothing or not quite certain never reads so. */
export function percent(chance: number, language: string): string {
  const plain = new Intl.NumberFormat(language, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (chance > 0 && chance < 0.0005) return `< ${plain.format(0.001)}`;
  if (chance < 1 && chance > 0.9995) return `> ${plain.format(0.999)}`;
  return plain.format(chance);
}

/** A number with at most `places` decimals, at least `least`, and a true minus. */
export function decimal(value: number, language: string, places = 2, least = 0): string {
  const form = new Intl.NumberFormat(language, { maximumFractionDigits: places, minimumFractionDigits: least });
  return form.format(value).replace("-", "−");
}

/** A mean "p/q" or "p" with three places; what is not whole never reads as if it were. */
export function average(text: string, language: string): string {
  const near = ratio(text);
  return text.includes("/") && Math.abs(near) < SAFE ? decimal(near, language, 3, 3) : exact(text, language, 3);
}

/** An exact number "p/q" or "p" as `decimal`, also where no double comes near it. */
export function exact(text: string, language: string, places = 2): string {
  const near = ratio(text);
  if (Math.abs(near) < SAFE) return decimal(near, language, places);
  const [above = "0", below = "1"] = text.split("/");
  const [p, q, scale] = [BigInt(above), BigInt(below), 10n ** BigInt(places)];
  const rounded = ((p < 0n ? -p : p) * 2n * scale + q) / (2n * q);
  const sign = p < 0n ? "−" : "";
  const whole = new Intl.NumberFormat(language).format(rounded / scale);
  const rest = String(rounded % scale).padStart(places, "0").replace(/0+$/, "");
  const mark = new Intl.NumberFormat(language).format(0.5).charAt(1);
  return rest === "" ? sign + whole : sign + whole + mark + rest;
}

/** The value of a roll, a whole number or "p/q", as it is shown: fractions stay fractions. */
export function shown(value: number | string | null): string {
  return value === null ? "–" : String(value).replace("-", "−");
}

/** Hours and minutes of an ISO time, in the viewer's place and language. */
export function clock(at: string, language: string): string {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return "";
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(time);
}
