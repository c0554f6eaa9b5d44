import { type AnyGame, evolveAll, type GameState, type Tagged } from './game.ts';

/** A batch of events that changed the state `before`; `seq` is the number of the last event in the game. */
export interface EventBatch {
  readonly before: GameState;
  readonly events: readonly Tagged[];
  readonly seq: number;
}

/** The history of a deal: the state before it, the number of its first event, and all its events so far. */
export interface DealHistory {
  readonly begin: GameState;
  readonly from: number;
  readonly events: readonly Tagged[];
}

/**
 * Records the history of the current deal, for people who return or join late. Events after the end of a deal begin the next deal.
 * But events that only end the game belong to its last deal, so that this deal remains available as long as the result.
 */
export class DealSoFar {
  readonly #game: AnyGame;
  #before: DealHistory | null = null;
  /** The current deal. New events join its list in place, because copying them with each move would make long deals slow. */
  #deal: DealHistory & { readonly events: Tagged[] };

  /** `begin` is the state of the game before anything has happened. */
  constructor(game: AnyGame, begin: GameState) {
    this.#game = game;
    this.#deal = { begin, from: 1, events: [] };
  }

  get deal(): DealHistory {
    return this.#deal;
  }

  /** Adds a batch of events; `after` is the state after them. */
  follow(batch: EventBatch, after: GameState): void {
    this.#add(batch);
    const isOver = this.#game.result(after) !== null;
    if (isOver && this.#before !== null && !this.#deal.events.some((event) => this.#endsDeal(event))) {
      this.#deal = { ...this.#before, events: [...this.#before.events, ...this.#deal.events] };
    }
  }

  #add({ before, events, seq }: EventBatch): void {
    const end = events.findIndex((event) => this.#endsDeal(event)) + 1;
    const [own, rest] = end === 0 ? [events, []] : [events.slice(0, end), events.slice(end)];
    const [first] = own;
    const last = this.#deal.events.at(-1);
    if (first !== undefined && last !== undefined && this.#endsDeal(last)) this.#begin(before, seq - events.length + 1);
    this.#deal.events.push(...own);
    if (rest.length > 0) this.#add({ before: evolveAll(this.#game, before, own), events: rest, seq });
  }

  #begin(begin: GameState, from: number): void {
    this.#before = this.#deal;
    this.#deal = { begin, from, events: [] };
  }

  #endsDeal({ type }: Tagged): boolean {
    return this.#game.dealEnds.includes(type);
  }
}
