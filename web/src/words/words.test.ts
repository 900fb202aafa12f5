import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import german from "../locales/de.ftl?raw";
import english from "../locales/en.ftl?raw";
import type { Language } from "../server/shapes";
import { guessedLanguage, sentence } from "./words.svelte";

const TEXTS: Record<Language, string> = { de: german, en: english };
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function keys(text: string): string[] {
  return [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] as string);
}

/** Every variable a message asks for, by name. */
function variables(text: string, key: string): string[] {
  const message = new RegExp(`^${key} =(.*(?:\\n[ }].*)*)`, "m").exec(text)?.[1] ?? "";
  return [...new Set([...message.matchAll(/\$([a-z]+)/g)].map((match) => match[1] as string))].sort();
}

describe("the words of the page", () => {
  it("have the same keys in both languages, each once", () => {
    expect(keys(german)).toEqual(keys(english));
    expect(new Set(keys(german)).size).toBe(keys(german).length);
  });

  for (const language of ["de", "en"] as const)
    it(`all parse and render in ${language}`, () => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      expect(bundle.addResource(new FluentResource(TEXTS[language]))).toEqual([]);
      for (const key of keys(TEXTS[language])) {
        const pattern = bundle.getMessage(key)?.value;
        expect(pattern, key).toBeTruthy();
        const values = Object.fromEntries(variables(TEXTS[language], key).map((name) => [name, name === "count" ? 3 : "6"]));
        const errors: Error[] = [];
        const text = bundle.formatPattern(pattern as string, values, errors);
        expect(errors, key).toEqual([]);
        expect(text.trim(), key).not.toBe("");
        expect(text, key).not.toContain("!");
      }
    });

  it("take the same variables in both languages", () => {
    for (const key of keys(german)) expect(variables(german, key), key).toEqual(variables(english, key));
  });

  it("are all used, and none that is used is missing", () => {
    const code = Object.entries(sources)
      .filter(([path]) => !path.includes("/locales/"))
      .map(([, text]) => text)
      .join("\n");
    for (const key of keys(german)) expect(code.includes(`"${key}"`), `unused: ${key}`).toBe(true);
    const asked = [...code.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1] as string);
    expect(asked.length).toBeGreaterThan(50);
    for (const key of asked) expect(keys(german), `missing: ${key}`).toContain(key);
  });

  it("count in each language", () => {
    expect(sentence("de", "form-further", { count: 1 })).toBe("Eine weitere Angabe");
    expect(sentence("en", "form-further", { count: 3 })).toBe("3 more fields");
    expect(sentence("de", "die", { sides: "20" })).toBe("W20");
    expect(sentence("en", "die", { sides: "F" })).toBe("dF");
    expect(sentence("en", "no-such-key")).toBe("no-such-key");
  });

  it("guess the language from the browser's list", () => {
    expect(guessedLanguage(["fr", "de-AT", "en"])).toBe("de");
    expect(guessedLanguage(["fr"])).toBe("en");
  });
});
