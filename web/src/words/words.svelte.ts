/** The page's own sentences, and the language they are in. Everything that calls `t` follows a change of language at once. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import german from "../locales/de.ftl?raw";
import english from "../locales/en.ftl?raw";
import { speaking } from "../server/api";
import type { Language } from "../server/shapes";
import { keep, kept } from "../stored";

export const LANGUAGES: readonly Language[] = ["de", "en"];

const bundles: Record<Language, FluentBundle> = { de: bundle("de", german), en: bundle("en", english) };

class Words {
  language: Language = $state("en");

  /** Switch to a language and keep it for the next visit. */
  speak(language: Language): void {
    this.show(language);
    keep("language", language);
  }

  /** Switch without keeping it: a guess, or the language of the seat. */
  show(language: Language): void {
    this.language = language;
    speaking.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }
}

export const words = new Words();

/** The language kept from an earlier visit, if any. */
export function keptLanguage(): Language | null {
  const stored = kept("language");
  return stored === "de" || stored === "en" ? stored : null;
}

/** The browser's first language that is ours. */
export function guessedLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language === "de" || language === "en") return language;
  }
  return "en";
}

/** The sentence for a key in the page's language. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  return sentence(words.language, key, values);
}

/** The sentence for a key in a given language; a missing key shows itself. */
export function sentence(language: Language, key: string, values?: Record<string, FluentVariable>): string {
  const pattern = bundles[language].getMessage(key)?.value;
  return pattern ? bundles[language].formatPattern(pattern, values ?? {}, []) : key;
}

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}
