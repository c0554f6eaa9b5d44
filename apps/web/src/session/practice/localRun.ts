import type { Thought } from '@chinwag/bots';
import { type Refusal, refusal } from '@chinwag/protocol';
import {
  type AnyGame, attemptOrTakeBack, type DealHistory, DealSoFar, DecisionEpochs, type EventBatch, evolveAll, findGuessing,
  type GameState,
  isTakenBack, MALFORMED, type Seat, SeatMemories, type Setup, SetupRefused, type Tagged, TAKE_BACK, TakingBack,
} from '@chinwag/rules';
import { decisionSeed } from '@chinwag/rules/fair';
import type { StoredPractice, MadeMove } from './storedPractice.ts';

/** The parts of a stored game from which it is replayed. */
export type StoredRun = Omit<StoredPractice, 'strength' | 'you'>;

/** A game on this device: its state and the data that must be stored to continue it. It makes no decisions and sends nothing. */
export class LocalRun {
  readonly id: string;
  readonly game: AnyGame;
  readonly #setup: Setup<object>;
  readonly #opening: readonly Tagged[];
  readonly #deal: DealSoFar;
  readonly #memories: SeatMemories;
  readonly #epochs: DecisionEpochs;
  readonly #taking: TakingBack;
  readonly #moves: MadeMove[] = [];
  #state: GameState;
  #seq = 0;

  /** Creates a game before its first events. Throws `SetupRefused` for an impossible setup. */
  constructor(game: AnyGame, setup: Setup<object>) {
    const { state, events } = game.begin(setup);
    // The id differs for different deals of the same game, so that stored data cannot be mixed up.
    this.id = `local-${setup.seed.slice(0, 16)}`;
    this.game = game;
    this.#setup = setup;
    this.#state = state;
    this.#opening = events;
    this.#deal = new DealSoFar(game, state);
    this.#memories = new SeatMemories(game, findGuessing(game.id), setup.seats);
    this.#epochs = new DecisionEpochs(game, setup.seats);
    this.#taking = new TakingBack(game);
  }

  /**
   * Returns a stored game in its last state, or before its first events if nobody has moved. Null if the stored moves are
   * impossible.
   */
  static carriedOn(game: AnyGame, { seats, owner, options, seed, moves }: StoredRun): LocalRun | null {
    try {
      const run = new LocalRun(game, { seats, owner, options, seed });
      if (moves.length > 0) run.open();
      for (const [seat, move] of moves) if ('ok' in run.#attempt(seat, move)) return null;
      return run;
    } catch (error) {
      if (error instanceof SetupRefused) return null;
      throw error;
    }
  }

  get state(): GameState {
    return this.#state;
  }

  /** Returns the number of the last event, or 0 before the first. */
  get seq(): number {
    return this.#seq;
  }

  /** Returns the current deal, from its start. */
  get deal(): DealHistory {
    return this.#deal.deal;
  }

  get isOver(): boolean {
    return this.game.result(this.#state) !== null;
  }

  /** Returns the data that must be stored to continue the game. */
  get stored(): StoredRun {
    const { seats, owner, options, seed } = this.#setup;
    return { seats, owner: owner ?? 0, options: { ...options }, seed, moves: [...this.#moves], over: this.isOver };
  }

  /** Returns the information that a bot at a seat may use for its pending decision: only what the seat has been shown. */
  thoughtAt(seat: Seat): Omit<Thought<GameState, Tagged>, 'playouts'> {
    const seed = decisionSeed(this.#setup.seed, seat, this.#epochs.of(seat));
    return { view: this.game.hide(this.#state, seat), seat, seed, memory: this.#memories.of(seat) };
  }

  /** Runs the game up to its first decision. */
  open(): EventBatch {
    return this.#happen(this.#opening);
  }

  /**
   * Makes a move that was chosen after event number `seq`; the latest event, if omitted. Refuses an illegal move, and a stale move:
   * one chosen before its seat's current decision became pending.
   */
  attempt(seat: Seat, move: unknown, seq: number = this.#seq): EventBatch | Refusal {
    if (seq < this.#epochs.of(seat) || seq > this.#seq) return refusal('sequence-old');
    const parsed = this.game.move.safeParse(move);
    return parsed.success ? this.#attempt(seat, parsed.data) : refusal('move-malformed');
  }

  /** Returns whether a seat can take back its last move. */
  canTakeBack(seat: Seat): boolean {
    return typeof this.#taking.from(seat) !== 'string';
  }

  /** Takes back the last move of a seat, with everything after it, or returns the refusal. */
  takeBack(seat: Seat): EventBatch | Refusal {
    return this.#attempt(seat, TAKE_BACK);
  }

  #attempt(seat: Seat, move: Tagged): EventBatch | Refusal {
    const attempt = attemptOrTakeBack(this.game, this.#taking, this.#state, seat, move);
    if (!attempt.ok) return attempt.violation === MALFORMED ? refusal('move-malformed') : { ok: false, ...attempt.violation };
    this.#moves.push([seat, move]);
    const from = this.#seq + 1;
    const batch = this.#happen(attempt.events);
    this.#taking.follow({ seat, before: batch.before, events: attempt.events, from });
    if (attempt.events.some(isTakenBack)) this.#epochs.restart(this.#seq);
    this.#epochs.moved(seat, this.#seq);
    return batch;
  }

  #happen(events: readonly Tagged[]): EventBatch {
    const before = this.#state;
    for (const event of events) {
      const after = evolveAll(this.game, this.#state, [event]);
      this.#seq += 1;
      this.#epochs.follow(this.#state, after, this.#seq);
      this.#state = after;
    }
    const batch = { before, events, seq: this.#seq };
    this.#deal.follow(batch, this.#state);
    this.#memories.follow(batch);
    return batch;
  }
}
