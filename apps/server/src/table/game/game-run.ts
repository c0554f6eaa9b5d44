import { type Answer, type Refusal, refusal } from '@chinwag/protocol';
import {
  type AnyGame, type DealHistory, DealSoFar, DecisionEpochs, type EventBatch, findGuessing, type GameState, isTakenBack, MALFORMED,
  type NoWayBack, type Result, type Seat, SeatMemories, type Seed, type Setup, type Standing, type Tagged, TAKE_BACK, TakingBack,
  type Violation,
} from '@chinwag/rules';
import type { Thought } from '@chinwag/bots';
import { decisionSeed } from '@chinwag/rules/fair';
import type { Entry, MadeBy, StoredGame } from '../../store/store.ts';
import { DelayedFeed, type DelayedBatch } from '../watching/delayed-feed.ts';
import { StandInMoves } from './stand-in-moves.ts';

/** An attempted move, chosen when the game was at event number `seq`. `id` is the idempotency key. */
export interface MoveAttempt {
  readonly seat: Seat;
  readonly seq: number;
  readonly id: string;
  readonly move: Tagged;
  readonly by: MadeBy;
  /** The number of playouts that a bot had for the move; left out if nobody searched. */
  readonly playouts?: number | undefined;
}

/** The events of a move. `later` has the events for spectators one deal behind, or is null if there are none. */
export interface AppliedBatch extends EventBatch {
  readonly later: DelayedBatch | null;
}

/** The information that a bot may use for a decision of its seat. */
export type SeatThought = Pick<Thought<GameState, Tagged>, 'view' | 'seat' | 'seed' | 'memory'>;

/** The verdict on an attempt: write its entry and then apply it, or answer at once. */
export type MoveVerdict =
  | { readonly kind: 'played'; readonly entry: Entry }
  | { readonly kind: 'answered'; readonly answer: Answer<{ readonly seq: number }> };

/**
 * One game in progress (event sourcing): its state, replayed from the store, and the data needed to validate a move. The run makes
 * no decisions and broadcasts nothing. The table first writes an entry, and then applies it.
 */
export class GameRun {
  readonly id: string;
  readonly game: AnyGame;
  readonly #behind: DelayedFeed;
  readonly #deal: DealSoFar;
  readonly #memories: SeatMemories;
  readonly #standInMoves = new StandInMoves();
  #state: GameState;
  #seq = 0;
  readonly #epochs: DecisionEpochs;
  readonly #taking: TakingBack;
  /** By seat, who made its last move. */
  readonly #lastBy = new Map<Seat, MadeBy>();
  #isDealTouched = false;
  /** The seat that moved last. */
  #lastSeat: Seat | null = null;
  #isRetried = false;
  #moves = 0;
  #movedAt: number | null = null;
  #isOver = false;
  /** Whether the game was rebuilt from packed moves, so that the ids of its attempts are unknown. */
  #isRebuilt = false;
  readonly #seats: number;
  readonly #seed: Seed;
  #folded: { readonly entry: Entry; readonly before: GameState; readonly states: readonly GameState[] } | null = null;
  /** The moves made: the number of the last event of each, by seat and id. */
  readonly #made = new Map<string, number>();

  private constructor(id: string, game: AnyGame, setup: Setup<object>, state: GameState) {
    this.id = id;
    this.game = game;
    this.#state = state;
    this.#behind = new DelayedFeed(game, state);
    this.#deal = new DealSoFar(game, state);
    this.#memories = new SeatMemories(game, findGuessing(game.id), setup.seats);
    this.#epochs = new DecisionEpochs(game, setup.seats);
    this.#taking = new TakingBack(game);
    this.#seats = setup.seats;
    this.#seed = setup.seed;
  }

  /** Creates a new game. Returns it with the entry of its opening, which the caller still has to apply. */
  static begin(id: string, game: AnyGame, setup: Setup<object>): { readonly run: GameRun; readonly opening: Entry } {
    const { state, events } = game.begin(setup);
    return { run: new GameRun(id, game, setup, state), opening: { seq: 1, seat: null, moveId: null, by: null, events } };
  }

  /** Returns a stored game, replayed from all its entries. With `over`, all had agreed that the game ended there. */
  static resume({ id, setup, entries }: StoredGame, game: AnyGame, is: 'on' | 'over' = 'on'): GameRun {
    const run = new GameRun(id, game, setup, game.begin(setup).state);
    for (const entry of entries) {
      if (is === 'over' && entry === entries.at(-1)) run.end();
      run.apply(entry);
    }
    return run;
  }

  get state(): GameState {
    return this.#state;
  }

  /** The date of the last move, or of the start, in ms since the Unix epoch, or null if it was not stored. */
  get movedAt(): number | null {
    return this.#movedAt;
  }

  /** Whether the game has a result, or all agreed to end it. */
  get isOver(): boolean {
    return this.#isOver || this.game.result(this.#state) !== null;
  }

  /** Whether all agreed to end the game, with or without a result. */
  get isEnded(): boolean {
    return this.#isOver;
  }

  /** The seats with a pending decision, or none once the game is over. */
  get actors(): readonly Seat[] {
    return this.#isOver ? [] : this.game.actors(this.#state);
  }

  /** Ends the game as all agreed: at once, or with the next applied entry. */
  end(): void {
    this.#isOver = true;
  }

  /** The number of the last event. */
  get seq(): number {
    return this.#seq;
  }

  /** Whether a move was taken back after others had moved, and so had shown more of their cards. */
  get isRetried(): boolean {
    return this.#isRetried;
  }

  /** The number of moves made, including those that took a move back. */
  get moves(): number {
    return this.#moves;
  }

  /** The game as seen by spectators one deal behind. */
  get behind(): Pick<DelayedFeed, 'state' | 'before' | 'seq' | 'deal'> {
    return this.#behind;
  }

  /** The current deal from its start. */
  get deal(): DealHistory {
    return this.#deal.deal;
  }

  /** Returns the first event number of each move that a bot made for a seat's holder since their own last move. */
  madeFor(seat: Seat): readonly number[] {
    return this.#standInMoves.of(seat);
  }

  /** Whether a rule of the game demands silence of anybody now. */
  get isSilent(): boolean {
    if (this.#isOver) return false;
    for (let seat = 0; seat < this.#seats; seat++) if (this.game.silence(this.#state, seat) !== null) return true;
    return false;
  }

  /** Whether anybody has moved in the current deal. */
  get isDealTouched(): boolean {
    return this.#isDealTouched;
  }

  /** Returns the number of the event since which a seat's decision has not changed. */
  decisionEpoch(seat: Seat): number {
    return this.#epochs.of(seat);
  }

  /** Returns the information that a bot may use for the pending decision of its seat: only what the seat has been shown. */
  thoughtAt(seat: Seat): SeatThought {
    const seed = decisionSeed(this.#seed, seat, this.decisionEpoch(seat));
    return { view: this.game.hide(this.#state, seat), seat, seed, memory: this.#memories.of(seat) };
  }

  /** Returns everybody's current place and score, after `entry` if it is not null. */
  standingsWith(entry: Entry | null): readonly Standing[] {
    return this.game.standings(this.#after(entry));
  }

  /** Returns the part of an entry up to the end of a deal, or null if no deal ends in the entry. */
  upToDealEnd(entry: Entry): Entry | null {
    const end = entry.events.findIndex(({ type }) => this.game.dealEnds.includes(type));
    return end < 0 ? null : { ...entry, events: entry.events.slice(0, end + 1) };
  }

  /** Returns the result of the game after an entry, or null if the game continues. */
  resultWith(entry: Entry): Result | null {
    return this.game.result(this.#after(entry));
  }

  /**
   * Returns the change of each seat's score by each deal, after `entry` if it is not null. The list is by deal and seat, with null
   * for a seat that was out.
   */
  dealsWith(entry: Entry | null): readonly (readonly (number | null)[])[] {
    return this.#after(entry).records.map(({ points }) => points);
  }

  /**
   * Returns the verdict on an attempt against the current state. An attempt is stale if its seat's decision has changed since the
   * move was chosen.
   */
  judge({ seat, seq, id, move, by, playouts }: MoveAttempt): MoveVerdict {
    const made = this.#made.get(moveKey(seat, id));
    if (made !== undefined) return { kind: 'answered', answer: { ok: true, seq: made } };
    if (this.#isRebuilt) return { kind: 'answered', answer: refusal('already-played') };
    if (seq < this.#epochs.of(seat) || seq > this.#seq) {
      return { kind: 'answered', answer: refusal('sequence-old') };
    }
    const attempt = this.game.attempt(this.#state, seat, move);
    if (!attempt.ok) return { kind: 'answered', answer: refusalOf(attempt.violation) };
    const searched = by === 'bot' && playouts !== undefined ? { playouts } : {};
    return { kind: 'played', entry: { seq: this.#seq + 1, seat, moveId: id, by, move, events: attempt.events, ...searched } };
  }

  /**
   * Returns the first event number of what a seat's holder would take back, or the reason why they cannot. A bot's move does not
   * count as theirs.
   */
  takingBack(seat: Seat): number | NoWayBack {
    const by = this.#lastBy.get(seat) ?? 'person';
    return by === 'person' ? this.#taking.from(seat) : 'nothing-to-take-back';
  }

  /** Returns the entry that takes back a seat's last move, or the reason why the move stays. */
  entryTakingBack(seat: Seat, id: string): Entry | NoWayBack {
    const from = this.takingBack(seat);
    const back = typeof from === 'string' ? from : this.#taking.of(seat);
    if (typeof back === 'string') return back;
    return { seq: this.#seq + 1, seat, moveId: id, by: 'person', move: TAKE_BACK, events: [back] };
  }

  /** Applies a stored entry to the state. Returns the events of the entry. */
  apply(entry: Entry): AppliedBatch {
    const { seat, moveId, events } = entry;
    this.#movedAt = entry.at ?? null;
    const before = this.#state;
    for (const state of this.#statesWith(entry)) this.#goTo(state);
    if (seat !== null) this.#moves += 1;
    if (events.some(isTakenBack)) this.#isRetried ||= seat !== this.#lastSeat;
    if (seat !== null) this.#lastSeat = seat;
    if (seat !== null) this.#epochs.moved(seat, this.#seq);
    if (seat !== null && entry.by !== null) this.#lastBy.set(seat, entry.by);
    this.#taking.follow({ seat, before, events, from: entry.seq });
    if (events.some(isTakenBack)) this.#epochs.restart(this.#seq);
    if (seat !== null && moveId !== null) this.#made.set(moveKey(seat, moveId), this.#seq);
    this.#isRebuilt ||= seat !== null && moveId === null;
    const ends = events.some(({ type }) => this.game.dealEnds.includes(type));
    this.#isDealTouched = !ends && (this.#isDealTouched || seat !== null);
    this.#folded = null;
    const batch = { before, events, seq: this.#seq };
    this.#deal.follow(batch, this.#state);
    this.#memories.follow(batch);
    this.#standInMoves.note(entry);
    return { ...batch, later: this.#behind.follow(batch, this.#state, this.isOver ? 'over' : 'on') };
  }

  #after(entry: Entry | null): GameState {
    return (entry === null ? undefined : this.#statesWith(entry).at(-1)) ?? this.#state;
  }

  /** Returns the states after each event of an entry. The checks before the write cache these states until the entry is applied. */
  #statesWith(entry: Entry): readonly GameState[] {
    const before = this.#state;
    if (this.#folded?.entry === entry && this.#folded.before === before) return this.#folded.states;
    let state = before;
    const states = entry.events.map((event) => (state = this.game.evolve(state, event)));
    this.#folded = { entry, before, states };
    return states;
  }

  #goTo(state: GameState): void {
    this.#seq += 1;
    this.#epochs.follow(this.#state, state, this.#seq);
    this.#state = state;
  }
}

/** Returns the refusal for a violation. A malformed move breaks no rule, so its refusal is the server's own. */
function refusalOf(violation: Violation): Refusal {
  return violation === MALFORMED ? refusal('move-malformed') : { ok: false, ...violation };
}

function moveKey(seat: Seat, id: string): string {
  return `${seat}:${id}`;
}

/** Returns the seats with a pending decision, or none if no game is in progress. */
export function pendingSeats(run: GameRun | null): readonly Seat[] {
  return run?.actors ?? [];
}
