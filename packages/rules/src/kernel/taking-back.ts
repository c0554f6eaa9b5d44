import { type AnyGame, type Attempt, evolveAll, type GameState, type Tagged } from './game.ts';
import type { Seat } from './seat.ts';

/** The move by which a seat takes back its last one, once all whom it touches have agreed. It is stored among a game's moves. */
export const TAKE_BACK: Tagged = { type: 'takeBack' };

/** What taking back does: the game stands again as it stood before event number `from`, the first of what is taken back. */
export interface TakenBack<State = GameState> {
  readonly type: 'takenBack';
  /** Whose move is taken back, with all that came after it. */
  readonly seat: Seat;
  readonly from: number;
  /** The game as it stands again; as much of it as a viewer may see, where the event is hidden. */
  readonly state: State;
}

/** The fields of the event in the order in which they travel. */
export const TAKEN_BACK_FIELDS = ['seat', 'from', 'state'] as const;

/** Whether a move is the one by which the last is taken back: it is in every game, and no game's own. */
export function isTakeBack({ type }: Tagged): boolean {
  return type === TAKE_BACK.type;
}

/** Whether an event says that something was taken back. */
export function isTakenBack<State extends GameState>(event: Tagged): event is TakenBack<State> {
  return event.type === 'takenBack';
}

/** What a move did, or the opening, of which nobody is the mover: the first of the events is number `from` of the game. */
export interface Done {
  readonly seat: Seat | null;
  readonly before: GameState;
  readonly events: readonly Tagged[];
  readonly from: number;
}

/**
 * Why a seat can take nothing back: it has made no move that still stands, something has been uncovered since, or it has taken back
 * as many moves of this game as one may.
 */
export type NoWayBack = 'nothing-to-take-back' | 'uncovered-since' | 'taken-back-often';

/** How many moves of a game a seat may take back, so that every game ends. */
export const MOST_TAKEN_BACK = 30;

/** What was done since nothing of it is beyond being taken back: `state` is the game before event number `from`, the first. */
interface Undoable {
  readonly state: GameState;
  readonly from: number;
  readonly events: Tagged[];
}

/**
 * What each seat could take back: its last move with all that came after it, as long as nothing hidden was uncovered by that move
 * or since. What a deal came to stays; so does what came before a move was taken back.
 */
export class TakingBack {
  readonly #game: Pick<AnyGame, 'revealingEvents' | 'dealEnds' | 'evolve'>;
  /** The number of the first event of each seat's last move; null if it stays. */
  readonly #last = new Map<Seat, number | null>();
  readonly #often = new Map<Seat, number>();
  /** The state before each move follows from these. None is held: one for each seat is much of what a table keeps alive. */
  #undoable: Undoable | null = null;

  constructor(game: Pick<AnyGame, 'revealingEvents' | 'dealEnds' | 'evolve'>) {
    this.#game = game;
  }

  /** The number of the first event of what a seat would take back, or why it cannot. */
  from(seat: Seat): number | NoWayBack {
    const last = this.#last.get(seat);
    if (last === undefined) return 'nothing-to-take-back';
    if (this.#timesOf(seat) >= MOST_TAKEN_BACK) return 'taken-back-often';
    return last ?? 'uncovered-since';
  }

  /** The event by which a seat would take its last move back, or why it cannot. */
  of(seat: Seat): TakenBack | NoWayBack {
    const from = this.from(seat);
    if (typeof from === 'string') return from;
    const state = this.#stateBefore(from);
    return state === null ? 'nothing-to-take-back' : { type: 'takenBack', seat, from, state };
  }

  /** Takes note of what was done. */
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

/** Attempts a move of any seat, or the taking back of the last one. */
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
