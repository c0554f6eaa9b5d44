import type { EventBatch } from './deal-so-far.ts';
import { type AnyGame, statesBefore } from './game.ts';
import type { AnyGuessing } from './guessing.ts';
import { allSeats, type Seat } from './seat.ts';
import { isTakenBack } from './taking-back.ts';

/** What it takes to follow what is shown of a game. */
type MemorableGame = Pick<AnyGame, 'evolve' | 'hideEvent' | 'revealingEvents' | 'dealEnds'>;

/** What all seats remembered before an event of that number. */
interface MemoriesBefore {
  readonly seq: number;
  readonly memories: readonly object[];
}

/**
 * What each seat of a game remembers, folded from what it was shown of each event: no matter who thinks there, and since when, it
 * remembers the same. Nothing of a move that was taken back is remembered.
 */
export class SeatMemories {
  readonly #game: MemorableGame;
  readonly #guessing: AnyGuessing | null;
  #memories: readonly object[];
  /** As far as events can still be taken back, the oldest first. */
  #before: MemoriesBefore[] = [];

  /** `guessing` is how one guesses in the game, null if nobody does: then nothing is remembered. */
  constructor(game: MemorableGame, guessing: AnyGuessing | null, seats: number) {
    this.#game = game;
    this.#guessing = guessing;
    this.#memories = guessing === null ? [] : allSeats(seats).map(() => guessing.nothing);
  }

  /** What a seat remembers; null where nobody guesses. */
  of(seat: Seat): object | null {
    return this.#memories[seat] ?? null;
  }

  /** Takes what has just happened. */
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

  /** Whether what came up to an event of a kind cannot be taken back. */
  #stays(type: string): boolean {
    return this.#game.revealingEvents.includes(type) || this.#game.dealEnds.includes(type);
  }
}
