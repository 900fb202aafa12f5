/** What this person is about to roll: the check or notation chosen, its form, its odds, how it will be seen, and what came of it. */
import { Asker } from "../odds/asker";
import { type Degree, degrees, loneDegree } from "../odds/degrees";
import { choices, favourableChance } from "../odds/gains";
import { CommandRefused } from "../live/connection";
import type { LiveTable } from "../live/live-table.svelte";
import { begun, blank, type Draft, filled, type Problem, read } from "../form/form";
import { filledWay, halfGiven, settle, type Settled, unused, wayMissing } from "../form/ways";
import { askOdds, listSystems, Refused } from "../server/api";
import type { Check, Mode, Odds, OddsQuery, Parameter, Reading, Role, Rolled, ServerError, System } from "../server/shapes";
import { keep, kept, keptObject } from "../stored";
import { type FaceProblem, readFaces } from "./faces";

/** The place of the picker that takes dice notation. */
export const NOTATION = "notation";
const SETTLED = 250;
/** After so many milliseconds is asked again what was asked too fast, as the server wishes. */
const TOO_FAST = 1000;
const MOST_REFUSED = 500;
const MOST_GIVEN = 500;

export interface Gain {
  parameter: Parameter;
  next: string | true;
  before: number;
  after: number;
}

export class Workbench {
  systems: System[] = $state.raw([]);
  target: string = $state(NOTATION);
  notation: string = $state(kept("notation") ?? "3d6");
  mode: Mode = $state("public");
  faces: string = $state("");
  rolling: boolean = $state(false);
  rollError: ServerError | null = $state.raw(null);
  oddsError: ServerError | null = $state.raw(null);
  gains: Gain[] = $state.raw([]);
  /** What the last change of the form emptied, and what counts instead. */
  replaced: Settled["replaced"] = $state.raw(null);
  /** The notation that was chosen among several readings: no more is asked about it. */
  private taken: string | null = $state(null);
  private drafts: Record<string, Draft> = $state.raw({});
  private answers: Record<string, Odds> = $state.raw({});
  private stopGains: () => void = () => {};
  private readonly refused = new Set<string>();
  /** What was sent for the rolls of this page, by their place in the log. */
  private readonly given = new Map<number, Record<string, unknown>>();
  private round = 0;
  /** Whether the target was chosen, be it by hand before the systems were there. */
  private chosen = false;
  private readonly asker: Asker<OddsQuery & { place: string }, Odds>;

  /** Called where the form was opened for something that is missing in it. */
  onOpened: () => void = () => {};

  readonly check: Check | null = $derived(this.find(this.target));
  private readonly looks: Map<string, Map<string, Degree>> = $derived(
    new Map(this.systems.flatMap((system) => system.checks.map((check) => [check.target, degrees(check.outcomes)]))),
  );
  readonly draft: Draft = $derived(this.drafts[this.target] ?? {});
  readonly odds: Odds | null = $derived(this.answers[this.target] ?? null);
  private readonly reading = $derived(read(this.check?.parameters ?? [], this.draft));
  readonly problems: Problem[] = $derived(
    this.check
      ? [
          ...this.reading.problems,
          ...wayMissing(this.check, this.draft, this.reading.problems),
          ...halfGiven(this.check, this.draft, this.reading.problems),
        ]
      : [],
  );
  /** Whether the odds shown are not those of the form as it stands. */
  readonly stale: boolean = $derived(this.oddsError !== null || this.problems.length > 0);
  /** What the notation means in the dialects that read it differently; ours is not among them where it cannot read it. */
  readonly readings: readonly Reading[] = $derived(
    this.target !== NOTATION || this.notation.trim() === "" || this.notation === this.taken
      ? []
      : ((this.oddsError ?? this.odds)?.readings ?? []),
  );
  /** Whether the server refused the faces that were typed in. */
  readonly facesError: boolean = $derived(/face/.test(this.rollError?.key ?? ""));
  /** The refusal of a roll that belongs to no field of the form. */
  readonly barError: ServerError | null = $derived(
    this.target === NOTATION || this.facesError || this.rollError?.parameter ? null : this.rollError,
  );
  readonly faceProblem: FaceProblem | null = $derived(readFaces(this.faces).problem);
  readonly ready: boolean = $derived(
    this.faceProblem === null && (this.target === NOTATION ? this.notation.trim() !== "" : this.problems.length === 0),
  );

  constructor(private readonly live: LiveTable) {
    this.asker = new Asker({
      ask: (query) => askOdds({ target: query.target, parameters: query.parameters, rules: query.rules ?? {} }),
      onAnswer: (odds, query, latest) => {
        this.answers = { ...this.answers, [query.place]: odds };
        if (!latest) return;
        this.oddsError = null;
        this.planGains(odds, query);
      },
      onError: (error, query) => {
        const said = errorOf(error);
        this.gains = [];
        if (said.key === "too-fast") {
          // The answer before stays as it is until then.
          this.stopGains = later(TOO_FAST, () => this.refresh());
          return;
        }
        if (said.key === "missing-parameter" && this.answers[query.place] === undefined && this.fill(said.parameter)) return;
        this.oddsError = said;
      },
      after: later,
      now: () => performance.now(),
    });
  }

  /** Read the declarations of this table's systems, in the language of the page. */
  async load(): Promise<void> {
    const all = (await listSystems()).systems;
    this.systems = this.live.info.systems.flatMap((key) => all.filter((system) => system.key === key));
    const stays = this.target === NOTATION ? this.chosen : this.check !== null;
    if (stays) this.refresh();
    else this.choose(this.systems[0]?.checks[0]?.target ?? NOTATION);
  }

  /** What the person at this workbench is at the table. */
  get role(): Role {
    return this.live.info.seat.role;
  }

  find(target: string): Check | null {
    for (const system of this.systems) for (const check of system.checks) if (check.target === target) return check;
    return null;
  }

  degree(target: string, outcome: string): Degree {
    return this.looks.get(target)?.get(outcome) ?? loneDegree();
  }

  choose(target: string): void {
    this.chosen = true;
    this.target = target;
    this.rollError = null;
    this.oddsError = null;
    this.gains = [];
    this.replaced = null;
    this.faces = "";
    const check = this.find(target);
    if (check && !this.drafts[target]) {
      const last = keptObject("form")[target] as Record<string, unknown> | undefined;
      // A first look at a check shows its outcomes, not an empty field; later looks show what was used last.
      const draft = filledWay(check, blank(check.parameters, last ?? check.proposed));
      this.drafts = { ...this.drafts, [target]: draft };
    }
    this.asker.forget();
    this.refresh();
  }

  change(draft: Draft): void {
    const settled: Settled = this.check ? settle(this.check, this.draft, draft) : { draft, replaced: null };
    this.drafts = { ...this.drafts, [this.target]: settled.draft };
    this.replaced = settled.replaced;
    this.rollError = null;
    this.refresh();
  }

  write(notation: string): void {
    this.notation = notation;
    this.rollError = null;
    this.refresh();
  }

  /** Roll it as this reading has it. */
  takeReading(notation: string): void {
    this.taken = notation;
    this.write(notation);
  }

  take(gain: Gain): void {
    this.change({ ...this.draft, [gain.parameter.key]: gain.next });
  }

  /** Ask for the odds of what stands in the form; where it cannot be sent, the old ones stay and the form says why. */
  refresh(): void {
    this.round += 1;
    this.stopGains();
    const query = this.query();
    if (query) this.asker.ask({ ...query, place: this.target });
    else {
      this.asker.forget();
      this.oddsError = null;
      this.gains = [];
    }
  }

  async roll(): Promise<boolean> {
    const query = this.query();
    const faces = readFaces(this.faces);
    if (!query || faces.problem) return false;
    const done = await this.send({ target: query.target, parameters: query.parameters, mode: this.mode, faces: faces.faces });
    if (done) this.remember(query);
    return done;
  }

  /**
   * The same roll once more, seen by the same people. The log keeps a hidden difficulty to itself: this page knows it if the roll
   * came from here, else the form opens with the rest, and asks for it.
   */
  async again(rolled: Rolled, seq: number): Promise<boolean> {
    // What was left out the first time stands as null in the log, and is left out again.
    const told = Object.fromEntries(Object.entries(rolled.parameters).filter(([, value]) => value !== null));
    const parameters = { ...told, ...this.given.get(seq) };
    const check = this.find(rolled.target);
    const missing = check?.parameters.some(({ key, required }) => required && parameters[key] === undefined);
    if (!check || !missing) return this.send({ target: rolled.target, parameters, mode: rolled.mode, faces: [] });
    this.drafts = { ...this.drafts, [check.target]: begun(check.parameters, parameters) };
    this.mode = rolled.mode;
    this.choose(check.target);
    this.onOpened();
    return false;
  }

  /** Fill what the server misses in a form nobody has touched yet; false where that is not a field of it. */
  private fill(parameter: string | null | undefined): boolean {
    const draft = parameter && this.check ? filled(this.check.parameters, this.draft, parameter) : null;
    if (draft) this.change(draft);
    return draft !== null;
  }

  private async send(roll: {
    target: string;
    parameters: Record<string, unknown>;
    mode: Mode;
    faces: number[];
  }): Promise<boolean> {
    if (this.rolling) return false;
    const { faces, ...rest } = roll;
    this.rolling = true;
    this.rollError = null;
    try {
      const seq = await this.live.send({ do: "roll", ...rest, ...(faces.length > 0 ? { faces } : {}) });
      this.given.set(seq, rest.parameters);
      for (const first of this.given.keys()) if (this.given.size > MOST_GIVEN) this.given.delete(first);
      this.faces = "";
      return true;
    } catch (error) {
      this.rollError = errorOf(error);
      return false;
    } finally {
      this.rolling = false;
    }
  }

  private query(): OddsQuery | null {
    const rules = this.live.info.rules;
    if (this.target === NOTATION) {
      const text = this.notation.trim() === "" ? null : this.notation;
      return text === null ? null : { target: text, parameters: {} };
    }
    if (!this.check || this.problems.length > 0) return null;
    return { target: this.check.target, parameters: this.reading.values, rules: rulesOf(this.check, rules) };
  }

  /** The odds of a choice. What the server refuses once (one point more than the level allows) is not asked again. */
  private async worth(query: OddsQuery): Promise<Odds> {
    try {
      return await askOdds(query);
    } catch (error) {
      if (error instanceof Refused && error.status === 422 && this.refused.size < MOST_REFUSED)
        this.refused.add(questionOf(query.target, query.parameters));
      throw error;
    }
  }

  private remember(query: OddsQuery): void {
    if (this.target === NOTATION) keep("notation", this.notation.slice(0, 500));
    else keep("form", JSON.stringify({ ...keptObject("form"), [query.target]: query.parameters }));
  }

  /** Once the form has been quiet for a moment, ask what each open choice would be worth. */
  private planGains(odds: Odds, query: OddsQuery): void {
    const favourable = (outcome: string) => this.degree(query.target, outcome).favourable;
    const before = favourableChance(odds, favourable);
    const idle = this.check ? unused(this.check, this.draft) : new Set<string>();
    const asked = (this.check?.parameters ?? []).filter((parameter) => !idle.has(parameter.key));
    const open = (before === null ? [] : choices(asked, this.check?.gains ?? [], query.parameters)).filter(
      (choice) => !this.refused.has(questionOf(query.target, choice.parameters)),
    );
    if (before === null || open.length === 0) {
      this.gains = [];
      return;
    }
    const round = this.round;
    const { target, rules = {} } = query;
    // One after the other: what is asked beside the form must not stand in the way of its next change.
    const pose = async () => {
      const found: Gain[] = [];
      for (const choice of open) {
        const odds = await this.worth({ target, rules, parameters: choice.parameters }).catch(() => null);
        if (round !== this.round) return;
        const after = odds && favourableChance(odds, favourable);
        if (after !== null && after > before + 0.0005)
          found.push({ parameter: choice.parameter, next: choice.next, before, after });
      }
      this.gains = found.slice(0, 3);
    };
    this.stopGains = later(SETTLED, () => void pose());
  }
}

function questionOf(target: string, parameters: Record<string, unknown>): string {
  return JSON.stringify([target, parameters]);
}

/** Of a table's house rules those that touch a check; a check that does not say takes all of its system's. */
export function rulesOf(check: Check, rules: Record<string, unknown>): Record<string, unknown> {
  const system = `${check.target.split(".")[0]}.`;
  const own = check.rules ?? Object.keys(rules).filter((key) => key.startsWith(system));
  return Object.fromEntries(Object.entries(rules).filter(([key]) => own.includes(key)));
}

export function errorOf(error: unknown): ServerError {
  if (error instanceof Refused || error instanceof CommandRefused) return error.error;
  return { key: "no-answer", message: "" };
}

function later(milliseconds: number, what: () => void): () => void {
  const timer = setTimeout(what, milliseconds);
  return () => clearTimeout(timer);
}
