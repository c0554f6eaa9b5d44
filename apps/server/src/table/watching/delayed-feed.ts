import { type AnyGame, type DealHistory, DealSoFar, type EventBatch, evolveAll, type GameState } from '@chinwag/rules';

/**
 * The events of one batch within a deal, which is given as the number of earlier deals. The batch has no states, because those of a
 * whole deal at every table would take most of the memory.
 */
interface HeldBatch extends DelayedBatch {
  readonly deal: number;
}

/** The events to show at once, one deal late. */
export type DelayedBatch = Pick<EventBatch, 'events' | 'seq'>;

/**
 * A game as shown one deal late. It holds events back until their deal is over. It releases them along with the next deal, one
 * batch per new batch, and the rest when that deal ends. A result releases all events. The feed depends on the events alone, so a
 * restart does not change it. It computes its state only on demand and at the end of a deal, because few people watch with a delay.
 */
export class DelayedFeed {
  readonly #game: AnyGame;
  readonly #shown: DealSoFar;
  #state: GameState;
  #before: GameState;
  /** The batches that were shown, but are not applied to the state yet. */
  readonly #unfolded: DelayedBatch[] = [];
  #seq = 0;
  /** The batches held back, oldest first. */
  readonly #held: HeldBatch[] = [];

  /** `state` is the state of a game before its first event. */
  constructor(game: AnyGame, state: GameState) {
    this.#game = game;
    this.#shown = new DealSoFar(game, state);
    this.#state = state;
    this.#before = state;
  }

  /** The state after the last event shown. */
  get state(): GameState {
    this.#foldAllBut(0);
    return this.#state;
  }

  /** The state before the last batch shown. */
  get before(): GameState {
    this.#foldAllBut(1);
    return this.#unfolded.length > 0 ? this.#state : this.#before;
  }

  /** The number of the last event shown. */
  get seq(): number {
    return this.#seq;
  }

  /** The deal being shown. */
  get deal(): DealHistory {
    this.#foldAllBut(0);
    return this.#shown.deal;
  }

  /**
   * Takes a new batch, with the state after it, and whether the game continues. Returns the batch to show, or null if there is
   * none.
   */
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

  /** Returns how many held batches are due: all batches of earlier deals, and one of the last deal. */
  #due(after: GameState): number {
    if (this.#game.result(after) !== null) return this.#held.length;
    const last = after.records.length - 1;
    const of = this.#held.findIndex(({ deal }) => deal >= last);
    const overdue = of < 0 ? this.#held.length : of;
    return overdue + (this.#held[overdue]?.deal === last ? 1 : 0);
  }

  /** Returns the parts of a batch, split where one deal ends and the next starts. */
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
