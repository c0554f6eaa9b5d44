import type { EventBatch } from './deal-so-far.ts';
import { type AnyGame, statesBefore } from './game.ts';
import type { AnyGuessing } from './guessing.ts';
import { allSeats, type Seat } from './seat.ts';
import { isTakenBack } from './taking-back.ts';

/** The parts of a game that are needed to follow its events. */
type MemorableGame = Pick<AnyGame, 'evolve' | 'hideEvent' | 'revealingEvents' | 'dealEnds'>;

/** The memories of all seats before the event of that number. */
interface MemoriesBefore {
  readonly seq: number;
  readonly memories: readonly object[];
}

/**
 * The memory of each seat of a game: a fold over the events as the seat saw them. A seat's memory does not depend on who sits
 * there, or for how long. A memory does not include moves that were taken back.
 */
export class SeatMemories {
  readonly #game: MemorableGame;
  readonly #guessing: AnyGuessing | null;
  #memories: readonly object[];
  /** The memories to which events can still be taken back, oldest first. */
  #before: MemoriesBefore[] = [];

  /** `guessing` is the determinization of the game; if null, seats remember nothing. */
  constructor(game: MemorableGame, guessing: AnyGuessing | null, seats: number) {
    this.#game = game;
    this.#guessing = guessing;
    this.#memories = guessing === null ? [] : allSeats(seats).map(() => guessing.nothing);
  }

  /** Returns the memory of a seat; null in a game without determinization. */
  of(seat: Seat): object | null {
    return this.#memories[seat] ?? null;
  }

  /** Adds a batch of events. */
  follow({ before, events, seq }: EventBatch): void {
    const guessing = this.#guessing;
    if (guessing === null) return;
    const states = statesBefore(this.#game, events, before);
    for (const [at, event] of events.entries()) {
      if (isTakenBack(event)) {
        this.#memories = this.#before.find((known) => known.seq === event.from)?.memories ?? this.#memories;
        this.#before = [];
        continue;
      }
      this.#before.push({ seq: seq - events.length + 1 + at, memories: this.#memories });
      const state = states[at] ?? before;
      this.#memories = this.#memories.map((memory, seat) => guessing.remember(memory, this.#game.hideEvent(event, seat, state)));
    }
    if (events.some(({ type }) => this.#stays(type))) this.#before = [];
  }

  /** Returns whether this kind of event makes earlier events final, so that they cannot be taken back. */
  #stays(type: string): boolean {
    return this.#game.revealingEvents.includes(type) || this.#game.dealEnds.includes(type);
  }
}
