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

/** A wish to move, chosen when the game stood at event number `seq`. `id` names the attempt. */
export interface MoveAttempt {
  readonly seat: Seat;
  readonly seq: number;
  readonly id: string;
  readonly move: Tagged;
  readonly by: MadeBy;
}

/** What happened, and what is sent of it to those who are a deal behind; null if nothing is. */
export interface AppliedBatch extends EventBatch {
  readonly later: DelayedBatch | null;
}

/** What a seat may think about a decision. */
export type SeatThought = Pick<Thought<GameState, Tagged>, 'view' | 'seat' | 'seed' | 'memory'>;

/** The verdict on an attempt: it is to be written and then applied, or it is answered at once. */
export type MoveVerdict =
  | { readonly kind: 'played'; readonly entry: Entry }
  | { readonly kind: 'answered'; readonly answer: Answer<{ readonly seq: number }> };

/**
 * One game in progress: its state, replayed from the store, and what is needed to validate a move. It makes no decision and
 * broadcasts nothing: the table first writes an entry, and then applies it.
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
  /** Whose doing the last move of each seat was. */
  readonly #lastBy = new Map<Seat, MadeBy>();
  #isDealTouched = false;
  /** Who moved last. */
  #lastSeat: Seat | null = null;
  #isRetried = false;
  #moves = 0;
  #movedAt: number | null = null;
  #isOver = false;
  /** Whether it was made again from its packed moves, and does not know by what attempts they were made. */
  #isRebuilt = false;
  readonly #seats: number;
  readonly #seed: Seed;
  #folded: { readonly entry: Entry; readonly before: GameState; readonly states: readonly GameState[] } | null = null;
  /** For each move made, by seat and id, the number of its last event. */
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

  /** A new game, and the entry of its opening events, which is still to be applied. */
  static begin(id: string, game: AnyGame, setup: Setup<object>): { readonly run: GameRun; readonly opening: Entry } {
    const { state, events } = game.begin(setup);
    return { run: new GameRun(id, game, setup, state), opening: { seq: 1, seat: null, moveId: null, by: null, events } };
  }

  /** A stored game, as it stands after all that is written down; `over` if all had agreed that the last of it is its end. */
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

  /** When anybody moved last, or it began, in ms since 1970; null where that was not stored. */
  get movedAt(): number | null {
    return this.#movedAt;
  }

  /** Whether it has come to its result, or all have agreed that it is over. */
  get isOver(): boolean {
    return this.#isOver || this.game.result(this.#state) !== null;
  }

  /** Whether all have agreed that it is over, with or without a result. */
  get isEnded(): boolean {
    return this.#isOver;
  }

  /** The seats whose decision is pending; none once it is over, by its rules or because all agreed. */
  get actors(): readonly Seat[] {
    return this.#isOver ? [] : this.game.actors(this.#state);
  }

  /** All have agreed that it is over: at once, or with the entry that is applied next. */
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

  /** How many moves were made, those that took a move back among them. */
  get moves(): number {
    return this.#moves;
  }

  /** The game as those have it who hear of it a deal late. */
  get behind(): Pick<DelayedFeed, 'state' | 'before' | 'seq' | 'deal'> {
    return this.#behind;
  }

  /** The deal that is on, from its beginning. */
  get deal(): DealHistory {
    return this.#deal.deal;
  }

  /** For each move that a bot has made for the one who holds a seat since they last made one, the number of its first event. */
  madeFor(seat: Seat): readonly number[] {
    return this.#standInMoves.of(seat);
  }

  /** Whether a rule of the game asks anybody for silence at this moment. */
  get isSilent(): boolean {
    if (this.#isOver) return false;
    for (let seat = 0; seat < this.#seats; seat++) if (this.game.silence(this.#state, seat) !== null) return true;
    return false;
  }

  /** Whether anybody has moved in the deal that is on. */
  get isDealTouched(): boolean {
    return this.#isDealTouched;
  }

  /** The number of the event since which what a seat is asked has not changed. */
  decisionEpoch(seat: Seat): number {
    return this.#epochs.of(seat);
  }

  /** What a bot at a seat may think about the decision that is pending there: nothing that the seat has not been shown. */
  thoughtAt(seat: Seat): SeatThought {
    const seed = decisionSeed(this.#seed, seat, this.decisionEpoch(seat));
    return { view: this.game.hide(this.#state, seat), seat, seed, memory: this.#memories.of(seat) };
  }

  /** Everybody's place and score as they stand, after an entry where one is given. */
  standingsWith(entry: Entry | null): readonly Standing[] {
    return this.game.standings(this.#after(entry));
  }

  /** An entry without what comes by itself after the end of a deal; null if no deal is over with it. */
  upToDealEnd(entry: Entry): Entry | null {
    const end = entry.events.findIndex(({ type }) => this.game.dealEnds.includes(type));
    return end < 0 ? null : { ...entry, events: entry.events.slice(0, end + 1) };
  }

  /** The result an entry brings the game to; null while it goes on. */
  resultWith(entry: Entry): Result | null {
    return this.game.result(this.#after(entry));
  }

  /** What each deal has added to each seat's score, after an entry where one is given: by deal and seat, null for one out of it. */
  dealsWith(entry: Entry | null): readonly (readonly (number | null)[])[] {
    return this.#after(entry).records.map(({ points }) => points);
  }

  /** Judges an attempt against the state as it is. It is old if what its seat is asked has changed since it was chosen. */
  judge({ seat, seq, id, move, by }: MoveAttempt): MoveVerdict {
    const made = this.#made.get(moveKey(seat, id));
    if (made !== undefined) return { kind: 'answered', answer: { ok: true, seq: made } };
    if (this.#isRebuilt) return { kind: 'answered', answer: refusal('already-played') };
    if (seq < this.#epochs.of(seat) || seq > this.#seq) {
      return { kind: 'answered', answer: refusal('sequence-old') };
    }
    const attempt = this.game.attempt(this.#state, seat, move);
    if (!attempt.ok) return { kind: 'answered', answer: refusalOf(attempt.violation) };
    return { kind: 'played', entry: { seq: this.#seq + 1, seat, moveId: id, by, move, events: attempt.events } };
  }

  /** The number of the first event of what the holder of a seat would take back, or why they cannot: a bot's move is not theirs. */
  takingBack(seat: Seat): number | NoWayBack {
    const by = this.#lastBy.get(seat) ?? 'person';
    return by === 'person' ? this.#taking.from(seat) : 'nothing-to-take-back';
  }

  /** The entry by which a seat takes its last move back, or why it cannot. */
  entryTakingBack(seat: Seat, id: string): Entry | NoWayBack {
    const from = this.takingBack(seat);
    const back = typeof from === 'string' ? from : this.#taking.of(seat);
    if (typeof back === 'string') return back;
    return { seq: this.#seq + 1, seat, moveId: id, by: 'person', move: TAKE_BACK, events: [back] };
  }

  /** Folds an entry that has been written down into the state. */
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

  /** The states after each event of an entry, which is asked about before it is written down, and applied afterwards. */
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

/** What is no move at all breaks no rule: that refusal is the server's own. */
function refusalOf(violation: Violation): Refusal {
  return violation === MALFORMED ? refusal('move-malformed') : { ok: false, ...violation };
}

function moveKey(seat: Seat, id: string): string {
  return `${seat}:${id}`;
}

/** The seats whose decision is pending in a game; none where no game is on. */
export function pendingSeats(run: GameRun | null): readonly Seat[] {
  return run?.actors ?? [];
}
