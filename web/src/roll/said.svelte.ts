/** What the roll in the input line means, asked once the person has stopped typing: nothing is asked about a message. */
import { askOdds, Refused } from "../server/api";
import type { Odds, Reading } from "../server/shapes";

/** Milliseconds without a key after which somebody has stopped typing. */
const QUIET = 350;
const COMMAND = /^\s*\//;
const BARE = /^[^/]/;

export class Said {
  readings: readonly Reading[] = $state.raw([]);
  /** Whether our own dialect cannot read the roll. */
  unread: boolean = $state(false);
  private taken: string | null = null;
  private round = 0;
  private stop: () => void = () => {};

  constructor(
    private readonly ask: (target: string) => Promise<Odds> = (target) => askOdds({ target, parameters: {} }),
    private readonly after: (milliseconds: number, what: () => void) => () => void = later,
  ) {}

  /** The line now reads so. */
  hear(text: string): void {
    this.stop();
    const round = ++this.round;
    if (!COMMAND.test(text) || text === this.taken) this.show([], false);
    else this.stop = this.after(QUIET, () => void this.find(text, round));
  }

  /** The line that rolls a reading as it was chosen; what is asked about it no more. */
  take(notation: string): string {
    this.taken = BARE.test(notation) ? `/r ${notation}` : notation;
    return this.taken;
  }

  private async find(text: string, round: number): Promise<void> {
    const [readings, unread] = await this.ask(text).then(
      (odds) => [odds.readings ?? [], false] as const,
      (error: unknown) => [(error instanceof Refused && error.error.readings) || [], true] as const,
    );
    if (round === this.round) this.show(readings, unread);
  }

  private show(readings: readonly Reading[], unread: boolean): void {
    this.readings = readings;
    this.unread = unread;
  }
}

function later(milliseconds: number, what: () => void): () => void {
  const timer = setTimeout(what, milliseconds);
  return () => clearTimeout(timer);
}
