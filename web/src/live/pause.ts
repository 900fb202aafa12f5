/** How long to wait before the next attempt: doubling, bounded, and scattered so that a table does not return in one beat. */
export const SHORTEST = 400;
export const LONGEST = 15000;

export class Pause {
  private attempt = 0;

  constructor(private readonly random: () => number) {}

  /** Milliseconds, between half and the whole of 400 * 2 ** attempt, at most 15 s. */
  next(): number {
    const whole = Math.min(LONGEST, SHORTEST * 2 ** this.attempt);
    this.attempt = Math.min(this.attempt + 1, 10);
    return Math.round(whole * (0.5 + this.random() / 2));
  }

  reset(): void {
    this.attempt = 0;
  }
}
