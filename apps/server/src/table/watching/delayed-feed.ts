import { type AnyGame, type DealHistory, DealSoFar, type EventBatch, evolveAll, type GameState } from '@chinwag/rules';

/**
 * What happened in one deal at once, given by the number of the deals before it. No states are held: those of a whole deal at
 * every table would be most of what there is in memory.
 */
interface HeldBatch extends DelayedBatch {
  readonly deal: number;
}

/** What is shown at once, a deal late. */
export type DelayedBatch = Pick<EventBatch, 'events' | 'seq'>;

/**
 * A game as it is shown a deal late. What happens in a deal is held back until the deal is over. Then it is shown as the
 * next one goes on, one batch for each that is new, and what is left of it when that one is over too; with the game's
 * result, everything. It follows from what happened alone, so that it is the same after a restart. Mostly nobody watches a
 * game so: its state is folded when it is asked for, and when a deal is over.
 */
export class DelayedFeed {
  readonly #game: AnyGame;
  readonly #shown: DealSoFar;
  #state: GameState;
  #before: GameState;
  /** What has been shown, and is not folded into the state yet. */
  readonly #unfolded: DelayedBatch[] = [];
  #seq = 0;
  /** The oldest first. */
  readonly #held: HeldBatch[] = [];

  /** `state` is that of a game before anything has happened. */
  constructor(game: AnyGame, state: GameState) {
    this.#game = game;
    this.#shown = new DealSoFar(game, state);
    this.#state = state;
    this.#before = state;
  }

  /** The game after the last event that has been shown so. */
  get state(): GameState {
    this.#foldAllBut(0);
    return this.#state;
  }

  /** The game before what was shown last. */
  get before(): GameState {
    this.#foldAllBut(1);
    return this.#unfolded.length > 0 ? this.#state : this.#before;
  }

  /** The number of that event. */
  get seq(): number {
    return this.#seq;
  }

  /** The deal that is being shown. */
  get deal(): DealHistory {
    this.#foldAllBut(0);
    return this.#shown.deal;
  }

  /** Takes what has just happened, after which the game stands so, on or over; returns what is sent of it, or null for nothing. */
  follow(batch: EventBatch, after: GameState, game: 'on' | 'over' = 'on'): DelayedBatch | null {
    this.#held.push(...this.#byDeal(batch));
    const due = this.#held.splice(0, game === 'over' ? this.#held.length : this.#due(after));
    const last = due.at(-1);
    if (last === undefined) return null;
    const together = due.length === 1 ? last : { events: due.flatMap(({ events }) => events), seq: last.seq };
    this.#unfolded.push(together);
    this.#seq = last.seq;
    if (together.events.some(({ type }) => this.#game.dealEnds.includes(type))) this.#foldAllBut(0);
    return together;
  }

  #foldAllBut(last: number): void {
    for (const batch of this.#unfolded.splice(0, Math.max(0, this.#unfolded.length - last))) {
      this.#before = this.#state;
      this.#state = evolveAll(this.#game, this.#before, batch.events);
      this.#shown.follow({ ...batch, before: this.#before }, this.#state);
    }
  }

  /** How many of those held are shown now: all of the deals before the last, and one of the last. */
  #due(after: GameState): number {
    if (this.#game.result(after) !== null) return this.#held.length;
    const last = after.records.length - 1;
    const of = this.#held.findIndex(({ deal }) => deal >= last);
    const overdue = of < 0 ? this.#held.length : of;
    return overdue + (this.#held[overdue]?.deal === last ? 1 : 0);
  }

  /** What happened, cut where one deal ends and the next begins. */
  #byDeal({ before, events, seq }: EventBatch): readonly HeldBatch[] {
    const first = before.records.length;
    if (!events.some(({ type }) => this.#game.dealEnds.includes(type))) return [{ deal: first, events, seq }];
    const cuts = events.flatMap(({ type }, at) => (this.#game.dealEnds.includes(type) && at < events.length - 1 ? at + 1 : []));
    return [0, ...cuts].map((from, at) => {
      const to = cuts[at] ?? events.length;
      return { deal: first + at, events: events.slice(from, to), seq: seq - events.length + to };
    });
  }
}
