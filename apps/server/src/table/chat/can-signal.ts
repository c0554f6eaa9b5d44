import { type Guest, type GuestId, type Refusal, type RequestName, refusal } from '@chinwag/protocol';
import type { Violation } from '@chinwag/rules';
import type { GameRun } from '../game/game-run.ts';
import { seatOf, type TableRecord } from '../record/table-record.ts';

/**
 * What others see of a request that is granted: nothing that could be a hint, or something somebody chose, which could.
 * To remove somebody, to let a bot play and to move are not to be hindered.
 */
const SEEN: Readonly<Record<RequestName, 'no-hint' | 'hint'>> = {
  move: 'no-hint',
  sit: 'hint',
  stand: 'hint',
  rename: 'no-hint', // it waits: see `Names`
  configure: 'hint',
  chooseGame: 'hint',
  setSeats: 'hint',
  fillWithBots: 'hint',
  seatBot: 'hint',
  clearSeat: 'hint',
  arrangeSeats: 'hint',
  removePerson: 'no-hint',
  handOver: 'hint',
  setSettings: 'hint',
  showHand: 'hint',
  hideHand: 'no-hint',
  watch: 'no-hint',
  letIn: 'no-hint',
  turnAway: 'no-hint',
  renewLink: 'hint',
  askToTakeBack: 'hint',
  answerTakeBack: 'no-hint', // whoever is asked must be able to answer
  withdrawTakeBack: 'no-hint',
  offerNumber: 'no-hint',
  bindNumber: 'no-hint',
  giveNumber: 'no-hint',
  start: 'no-hint',
  anotherGame: 'no-hint',
  joinNext: 'no-hint',
  rematch: 'no-hint',
  standIn: 'no-hint',
  agreeToBot: 'no-hint',
  stillHere: 'no-hint',
  takeSeatBack: 'no-hint',
  say: 'no-hint', // words are asked about when it is known who would hear them
  sign: 'hint',
  nudge: 'hint',
  playHere: 'no-hint',
  lookBack: 'no-hint',
  resync: 'no-hint',
};

/**
 * The silence that a rule of the game asks of some who play. As long as it lasts, nobody who had no seat when the deal began
 * can speak in their stead, by any means: not even one who has taken a bot's seat since.
 */
export class Silence {
  #rule: Violation | null = null;
  #record: TableRecord | null = null;
  #run: GameRun | null = null;
  #deal: string | null = null;
  #seated: readonly GuestId[] = [];

  /** Takes note of how things stand; `deal` names the deal that is on. To be called whenever any of it has changed. */
  note(record: TableRecord, run: GameRun | null, deal: string | null): void {
    if (deal !== this.#deal) this.#seated = seatedAt(record);
    this.#deal = deal;
    this.#record = record;
    this.#run = run;
    this.#rule = run === null ? null : ruleOf(run, record.seats.length);
  }

  get isOn(): boolean {
    return this.#rule !== null;
  }

  /** Why somebody may give no hint now, in words or otherwise; null if they may. */
  of({ id }: Guest): Refusal | null {
    if (this.#rule === null || this.#record === null || this.#run === null) return null;
    const seat = seatOf(this.#record, id);
    if (seat === null || !this.#seated.includes(id)) return refusal('silence');
    const rule = this.#run.game.silence(this.#run.state, seat);
    return rule === null ? null : { ok: false, ...rule };
  }

  /** Why somebody may not ask this now, if what comes of it could be a hint. */
  forbids(name: RequestName, guest: Guest): Refusal | null {
    return SEEN[name] === 'hint' ? this.of(guest) : null;
  }
}

/** The rule that asks anybody for silence. */
function ruleOf({ game, state }: GameRun, seats: number): Violation | null {
  for (let seat = 0; seat < seats; seat++) {
    const rule = game.silence(state, seat);
    if (rule !== null) return rule;
  }
  return null;
}

function seatedAt({ seats }: TableRecord): readonly GuestId[] {
  return seats.flatMap((held) => (held.kind === 'person' ? held.person : []));
}
