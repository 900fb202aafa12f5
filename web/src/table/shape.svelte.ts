/** Which of the three shapes the window has room for. */
export type ShapeName = "phone" | "middle" | "wide";

export class Shape {
  now: ShapeName = $state("phone");
  private readonly middle = matchMedia("(min-width: 700px)");
  private readonly wide = matchMedia("(min-width: 1024px)");
  private readonly look = () => {
    this.now = this.wide.matches ? "wide" : this.middle.matches ? "middle" : "phone";
  };

  constructor() {
    this.look();
    this.middle.addEventListener("change", this.look);
    this.wide.addEventListener("change", this.look);
  }

  stop(): void {
    this.middle.removeEventListener("change", this.look);
    this.wide.removeEventListener("change", this.look);
  }
}
