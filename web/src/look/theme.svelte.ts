/** Dark, light, or as the system has it. */
import { keep, kept } from "../stored";

export type Theme = "system" | "dark" | "light";
export const THEMES: readonly Theme[] = ["system", "dark", "light"];

class Look {
  theme: Theme = $state("system");

  /** Read what was kept, and follow the system while nothing was chosen. */
  start(): void {
    const stored = kept("theme");
    if (stored === "dark" || stored === "light") this.theme = stored;
    this.apply();
    matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => this.apply());
  }

  choose(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.apply();
  }

  private apply(): void {
    const light = this.theme === "light" || (this.theme === "system" && matchMedia("(prefers-color-scheme: light)").matches);
    document.documentElement.dataset.theme = light ? "light" : "dark";
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", light ? "#f1efeb" : "#12151d");
  }
}

export const look = new Look();
