/**
 * Asks for odds while parameters change. Questions are numbered: an answer is shown only when it belongs to a later question than
 * the one shown now, so a late answer never overwrites a newer one. Questions that follow each other quickly are thinned.
 */
export interface AskerOptions<Question, Answer> {
  ask: (question: Question) => Promise<Answer>;
  /** The newest answer so far, with its question. `latest` tells whether nothing newer was asked. */
  onAnswer: (answer: Answer, question: Question, latest: boolean) => void;
  /** The newest question was refused; errors of older ones are dropped. */
  onError: (error: unknown, question: Question) => void;
  after: (milliseconds: number, what: () => void) => () => void;
  now: () => number;
  /** At least this long between two questions. */
  spacing?: number;
}

export class Asker<Question, Answer> {
  private asked = 0;
  private shown = 0;
  private lastAt = Number.NEGATIVE_INFINITY;
  private stopTimer: (() => void) | null = null;

  constructor(private readonly options: AskerOptions<Question, Answer>) {}

  ask(question: Question): void {
    const number = ++this.asked;
    this.stopTimer?.();
    this.stopTimer = null;
    const wait = this.lastAt + (this.options.spacing ?? 70) - this.options.now();
    if (wait <= 0) this.pose(number, question);
    else this.stopTimer = this.options.after(wait, () => this.pose(number, question));
  }

  /** Forget what is under way: no answer to a question asked before is shown any more. */
  forget(): void {
    this.stopTimer?.();
    this.stopTimer = null;
    this.shown = ++this.asked;
  }

  private pose(number: number, question: Question): void {
    this.lastAt = this.options.now();
    this.options.ask(question).then(
      (answer) => {
        if (number <= this.shown) return;
        this.shown = number;
        this.options.onAnswer(answer, question, number === this.asked);
      },
      (error: unknown) => {
        if (number !== this.asked) return;
        this.shown = number;
        this.options.onError(error, question);
      },
    );
  }
}
