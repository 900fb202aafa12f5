/** Entry of the page: styles first, language and theme, then the application. */
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { look } from "./look/theme.svelte";
import { guessedLanguage, keptLanguage, words } from "./words/words.svelte";

words.show(keptLanguage() ?? guessedLanguage(navigator.languages));
look.start();
// A key held down is one press: Enter repeats while it is held, and every repeat would roll once more.
addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.repeat) event.preventDefault();
});
const target = document.getElementById("app");
if (target) mount(App, { target });
