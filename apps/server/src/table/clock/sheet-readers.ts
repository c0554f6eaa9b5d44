import { type Answer, type GuestId, type RequestPayload, refusal } from '@chinwag/protocol';
import type { SeatState } from '@chinwag/protocol/table';
import type { EventBatch, Seat } from '@chinwag/rules';
import type { GameRun } from '../game/game-run.ts';
import { playsThemselves, type SeatRecord, seatOf, type TableRecord } from '../record/table-record.ts';
import { later, type Monotonic, type Time } from '../../time.ts';

/** For how long after a deal the score of it holds a clock at most, in ms. */
const READING_LASTS = 15_000;

/** What somebody's page says of a sheet. Each is open once: what was closed is not opened again. */
type SheetState = RequestPayload<'sheet'>['is'];

/**
 * Whose page says that a sheet lies over the table: the score of the deal before, or the result of the game before. A page that
 * says nothing has none open. In memory alone: after a restart nobody reads anything until their page says so again.
 */
export class SheetReaders {
  readonly #time: Pick<Time, 'now'>;
  readonly #score = new Map<GuestId, SheetState>();
  readonly #result = new Map<GuestId, SheetState>();
  /** The deal whose score was read, by its game and the number of those scored. */
  #deal = '';
  #game = '';
  /** What seats were asked when it ended, each question by its epoch, and until when its score is read at most. */
  #ended: { readonly asked: ReadonlyMap<Seat, number>; readonly until: Monotonic } | null = null;

  /** `run` is the game that is on as the table comes to life. */
  constructor(time: Pick<Time, 'now'>, run: GameRun | null) {
    this.#time = time;
    if (run !== null && run.state.records.length > 0 && !run.isDealTouched) this.#dealEnded(run);
  }

  /** Something happened in the game. */
  happened(run: GameRun, { events }: EventBatch): void {
    if (events.some(({ type }) => run.game.dealEnds.includes(type))) this.#dealEnded(run);
  }

  /** Somebody opens a page: whatever another of theirs said, nothing lies over that. */
  came(person: GuestId): void {
    this.#score.delete(person);
    this.#result.delete(person);
  }

  /** Somebody's page says that a sheet is open or closed; `changed` is called if that is news of the game and deal that are on. */
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
   * Until when the one at a seat may read the score of the deal before while the game waits for them: null where they do not read
   * it, or are asked something else than with the end of that deal.
   */
  readsUntil(run: GameRun, seat: Seat, held: SeatRecord): Monotonic | null {
    if (!playsThemselves(held) || this.#ended === null) return null;
    const isOpen = this.#deal === dealOf(run) && this.#score.get(held.person) === 'open';
    return isOpen && this.#ended.asked.get(seat) === run.decisionEpoch(seat) ? this.#ended.until : null;
  }

  /** What all see of it: by seat, what its player reads now. */
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
