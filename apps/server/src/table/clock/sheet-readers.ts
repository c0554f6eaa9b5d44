import { type Answer, type GuestId, type RequestPayload, refusal } from '@chinwag/protocol';
import type { SeatState } from '@chinwag/protocol/table';
import type { EventBatch, Seat } from '@chinwag/rules';
import type { GameRun } from '../game/game-run.ts';
import { playsThemselves, type SeatRecord, seatOf, type TableRecord } from '../record/table-record.ts';
import { later, type Monotonic, type Time } from '../../time.ts';

/** The maximum time for which a clock is stopped while its player reads a deal's score, in ms. */
const READING_LASTS = 15_000;

/** The state of a sheet on a person's page. Each sheet opens once: after it is closed, it does not open again. */
type SheetState = RequestPayload<'sheet'>['is'];

/**
 * Tracks whose page has a score sheet or a result open over the table. A page that reports nothing has none open. The state is in
 * memory only: after a restart nobody counts as reading until their page reports it again.
 */
export class SheetReaders {
  readonly #time: Pick<Time, 'now'>;
  readonly #score = new Map<GuestId, SheetState>();
  readonly #result = new Map<GuestId, SheetState>();
  /** The deal whose score was read, by its game and the number of scored deals. */
  #deal = '';
  #game = '';
  /** The epoch of each seat's decision when the deal ended, and the latest time until which its score may be read. */
  #ended: { readonly asked: ReadonlyMap<Seat, number>; readonly until: Monotonic } | null = null;

  /** `run` is the game in progress when the table is loaded. */
  constructor(time: Pick<Time, 'now'>, run: GameRun | null) {
    this.#time = time;
    if (run !== null && run.state.records.length > 0 && !run.isDealTouched) this.#dealEnded(run);
  }

  /** Handles events of the game. */
  happened(run: GameRun, { events }: EventBatch): void {
    if (events.some(({ type }) => run.game.dealEnds.includes(type))) this.#dealEnded(run);
  }

  /** Handles a new page of a person. No sheet is open over it, whatever a previous page of theirs reported. */
  came(person: GuestId): void {
    this.#score.delete(person);
    this.#result.delete(person);
  }

  /**
   * Records that a person's page has opened or closed a sheet. Calls `changed` if that matters to the current game and deal.
   * Returns the answer.
   */
  say(table: TableRecord, run: GameRun | null, person: GuestId, said: RequestPayload<'sheet'>, changed: () => void): Answer {
    if (seatOf(table, person) === null) return refusal('not-seated');
    if (run === null || said.game !== run.id) return { ok: true };
    this.#goTo(run);
    if (said.of === 'score' && said.deals !== run.state.records.length) return { ok: true };
    const known = said.of === 'score' ? this.#score : this.#result;
    const before = known.get(person);
    if (before === 'closed' || before === said.is) return { ok: true };
    known.set(person, said.is);
    if (before !== undefined || said.is === 'open') changed();
    return { ok: true };
  }

  /**
   * Returns the time until which the game waits while the player of a seat reads the previous deal's score. Returns null if they
   * are not reading, or if their decision has changed since that deal ended.
   */
  readsUntil(run: GameRun, seat: Seat, held: SeatRecord): Monotonic | null {
    if (!playsThemselves(held) || this.#ended === null) return null;
    const isOpen = this.#deal === dealOf(run) && this.#score.get(held.person) === 'open';
    return isOpen && this.#ended.asked.get(seat) === run.decisionEpoch(seat) ? this.#ended.until : null;
  }

  /** Returns, by seat, what its player is reading now, for the public state. */
  shown({ seats }: TableRecord, run: GameRun): readonly SeatState['reads'][] {
    const pending = run.game.actors(run.state);
    return seats.map((held, seat) => this.#shownAt(run, seat, held, pending.includes(seat)));
  }

  #shownAt(run: GameRun, seat: Seat, held: SeatRecord, isPending: boolean): SeatState['reads'] {
    if (!playsThemselves(held)) return null;
    if (this.#game === run.id && this.#result.get(held.person) === 'open') return 'result';
    const until = isPending ? this.readsUntil(run, seat, held) : null;
    return until !== null && until > this.#time.now() ? 'score' : null;
  }

  #dealEnded(run: GameRun): void {
    const asked = new Map(run.game.actors(run.state).map((seat) => [seat, run.decisionEpoch(seat)]));
    this.#ended = { asked, until: later(this.#time.now(), READING_LASTS) };
  }

  #goTo(run: GameRun): void {
    if (this.#deal !== dealOf(run)) this.#score.clear();
    if (this.#game !== run.id) this.#result.clear();
    this.#deal = dealOf(run);
    this.#game = run.id;
  }
}

function dealOf({ id, state }: GameRun): string {
  return `${id} ${state.records.length}`;
}
