import { type AnyGame, type Deal, DealSoFar, evolveAll, type GameState, type Happening } from '@chinwag/rules';

/** A happening of one deal, or the part of one that belongs to it; the deal told by the number of those before it. */
interface Held extends Happening {
  readonly deal: number;
  readonly after: GameState;
}

/**
 * A game as it is told a deal late. What happens in a deal is held back until the deal is over. Then it is told as the
 * next one goes on, one happening for each that is new, and what is left of it when that one is over too; with the game's
 * result, everything. It follows from what happened alone, so that it is the same after a restart.
 */
export class DealBehind {
  readonly #game: AnyGame;
  readonly #told: DealSoFar;
  #state: GameState;
  #seq = 0;
  /** The oldest first. */
  readonly #held: Held[] = [];

  /** `state` is that of a game before anything has happened. */
  constructor(game: AnyGame, state: GameState) {
    this.#game = game;
    this.#told = new DealSoFar(game, state);
    this.#state = state;
  }

  /** The game after the last event that has been told so. */
  get state(): GameState {
    return this.#state;
  }

  /** The number of that event. */
  get seq(): number {
    return this.#seq;
  }

  /** The deal that is being told. */
  get deal(): Deal {
    return this.#told.deal;
  }

  /** Takes what has just happened, after which the game stands so; answers what is told by it, or null if nothing is. */
  follow(happening: Happening, after: GameState): Happening | null {
    this.#held.push(...this.#byDeal(happening, after));
    const told = this.#held.splice(0, this.#due(after));
    const [first] = told;
    const last = told.at(-1);
    if (first === undefined || last === undefined) return null;
    this.#state = last.after;
    this.#seq = last.seq;
    const later = { before: first.before, events: told.flatMap(({ events }) => events), seq: last.seq };
    this.#told.follow(later, last.after);
    return later;
  }

  /** How many of those held are told now: all of the deals before the last, and one of the last. */
  #due(after: GameState): number {
    if (this.#game.result(after) !== null) return this.#held.length;
    const last = after.records.length - 1;
    const of = this.#held.findIndex(({ deal }) => deal >= last);
    const overdue = of < 0 ? this.#held.length : of;
    return overdue + (this.#held[overdue]?.deal === last ? 1 : 0);
  }

  /** What happened, cut where one deal ends and the next begins. */
  #byDeal({ before, events, seq }: Happening, after: GameState): readonly Held[] {
    const deal = before.records.length;
    const end = events.findIndex(({ type }) => this.#game.dealEnds.includes(type));
    if (end < 0 || end === events.length - 1) return [{ deal, before, events, seq, after }];
    const own = events.slice(0, end + 1);
    const rest = events.slice(end + 1);
    const between = evolveAll(this.#game, before, own);
    const held = { deal, before, events: own, seq: seq - rest.length, after: between };
    return [held, ...this.#byDeal({ before: between, events: rest, seq }, after)];
  }
}
