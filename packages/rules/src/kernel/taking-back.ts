import { type AnyGame, type Attempt, evolveAll, type GameState, type Tagged } from './game.ts';
import type { Seat } from './seat.ts';

/**
 * The move by which a seat takes back its last move, after everybody affected has agreed. The take-back is one of a game's stored
 * moves.
 */
export const TAKE_BACK: Tagged = { type: 'takeBack' };

/** The event of a take-back: the game returns to the state before event number `from`, the first event taken back. */
export interface TakenBack<State = GameState> {
  readonly type: 'takenBack';
  /** The seat whose move is taken back, with everything after it. */
  readonly seat: Seat;
  readonly from: number;
  /** The restored state; in a hidden event, the part of the state that the viewer may see. */
  readonly state: State;
}

/** The fields of the take-back event, in the order in which messages send them. */
export const TAKEN_BACK_FIELDS = ['seat', 'from', 'state'] as const;

/** Returns whether a move is a take-back. Every game has this move, but no game defines it. */
export function isTakeBack({ type }: Tagged): boolean {
  return type === TAKE_BACK.type;
}

/** Returns whether an event is a take-back. */
export function isTakenBack<State extends GameState>(event: Tagged): event is TakenBack<State> {
  return event.type === 'takenBack';
}

/** A move with its events, or the opening, which has no mover; the first event is number `from` of the game. */
export interface Done {
  readonly seat: Seat | null;
  readonly before: GameState;
  readonly events: readonly Tagged[];
  readonly from: number;
}

/**
 * The reason why a seat cannot take a move back. Either there is no such move, or the game has revealed hidden cards since, or the
 * seat has used all its take-backs.
 */
export type NoWayBack = 'nothing-to-take-back' | 'uncovered-since' | 'taken-back-often';

/** The maximum number of take-backs for each seat in a game, so that every game ends. */
export const MOST_TAKEN_BACK = 30;

/** The events that can still be taken back: `state` is the game before event number `from`, the first of these events. */
interface Undoable {
  readonly state: GameState;
  readonly from: number;
  readonly events: Tagged[];
}

/**
 * Tracks the events that each seat could take back: its last move with everything after it, as long as nothing hidden has been
 * revealed. The end of a deal is final, and so is everything before a move that was taken back.
 */
export class TakingBack {
  readonly #game: Pick<AnyGame, 'revealingEvents' | 'dealEnds' | 'evolve'>;
  /** The number of the first event of each seat's last move, or null if that move is final. */
  readonly #last = new Map<Seat, number | null>();
  readonly #often = new Map<Seat, number>();
  /**
   * The state from which the state before each move is replayed. Storing all those states would take a large part of a table's
   * memory.
   */
  #undoable: Undoable | null = null;

  constructor(game: Pick<AnyGame, 'revealingEvents' | 'dealEnds' | 'evolve'>) {
    this.#game = game;
  }

  /** Returns the number of the first event that a seat would take back, or the reason why the seat cannot take anything back. */
  from(seat: Seat): number | NoWayBack {
    const last = this.#last.get(seat);
    if (last === undefined) return 'nothing-to-take-back';
    if (this.#timesOf(seat) >= MOST_TAKEN_BACK) return 'taken-back-often';
    return last ?? 'uncovered-since';
  }

  /** Returns the event by which a seat would take back its last move, or the reason why the seat cannot. */
  of(seat: Seat): TakenBack | NoWayBack {
    const from = this.from(seat);
    if (typeof from === 'string') return from;
    const state = this.#stateBefore(from);
    return state === null ? 'nothing-to-take-back' : { type: 'takenBack', seat, from, state };
  }

  /** Records a move with its events. */
  follow({ seat, before, events, from }: Done): void {
    if (events.some(isTakenBack)) {
      if (seat !== null) this.#often.set(seat, this.#timesOf(seat) + 1);
      this.#undoable = null;
      return this.#last.clear();
    }
    const stays = events.some(({ type }) => this.#game.revealingEvents.includes(type) || this.#game.dealEnds.includes(type));
    if (stays) for (const moved of this.#last.keys()) this.#last.set(moved, null);
    if (seat !== null) this.#last.set(seat, stays ? null : from);
    if (stays) this.#undoable = null;
    else (this.#undoable ??= { state: before, from, events: [] }).events.push(...events);
  }

  #stateBefore(seq: number): GameState | null {
    if (this.#undoable === null) return null;
    const { state, from, events } = this.#undoable;
    return evolveAll(this.#game, state, events.slice(0, seq - from));
  }

  #timesOf(seat: Seat): number {
    return this.#often.get(seat) ?? 0;
  }
}

/** Attempts a move or a take-back by any seat. Returns its events, or the violation. */
export function attemptOrTakeBack(
  game: Pick<AnyGame, 'attempt'>,
  taking: TakingBack,
  state: GameState,
  seat: Seat,
  move: Tagged,
): Attempt<Tagged> {
  if (!isTakeBack(move)) return game.attempt(state, seat, move);
  const back = taking.of(seat);
  return typeof back === 'string' ? { ok: false, violation: { rule: '', code: back } } : { ok: true, events: [back] };
}
