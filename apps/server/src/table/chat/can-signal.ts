import { type Guest, type GuestId, type Refusal, type RequestName, refusal } from '@chinwag/protocol';
import type { GameRun } from '../game/game-run.ts';
import { seatOf, type TableRecord } from '../record/table-record.ts';

/**
 * Whether a request, once granted, can carry a signal (a covert channel): others see something that its sender chose. Removing a
 * person, letting a bot play and moving must stay possible.
 */
const CAN_SIGNAL: Readonly<Record<RequestName, boolean>> = {
  move: false,
  sit: true,
  stand: true,
  rename: false, // `Names` holds new names back
  configure: true,
  chooseGame: true,
  setSeats: true,
  fillWithBots: true,
  seatBot: true,
  setStrength: true,
  clearSeat: true,
  arrangeSeats: true,
  removePerson: false,
  handOver: true,
  setSettings: true,
  showHand: true,
  hideHand: false,
  watch: false,
  letIn: false,
  turnAway: false,
  renewLink: true,
  askToTakeBack: true,
  answerTakeBack: false, // no answer is pending while a rule demands silence of anybody
  withdrawTakeBack: false,
  propose: true,
  answerProposal: false, // the table stores the answer, and shows it to nobody until its sender may communicate
  withdrawProposal: true,
  continueGame: false,
  gatherAnother: false,
  ready: false,
  offerNumber: false,
  bindNumber: false,
  giveNumber: false,
  start: false,
  anotherGame: false,
  joinNext: false,
  rematch: false,
  standIn: false,
  agreeToBot: false,
  stillHere: false,
  takeSeatBack: false,
  say: false, // the chat checks messages once their recipients are known
  sign: true,
  nudge: true,
  playHere: false,
  sheet: false, // closed once per deal, by returning to the table: a returning connection is visible too
  lookBack: false,
  resync: false,
};

/**
 * The silence that a rule of the game imposes on some players. During a silence, people who had no seat when the deal started
 * cannot communicate either, so that they cannot pass on messages. This includes people who have since taken over a bot's seat.
 */
export class Silence {
  #isOn = false;
  #record: TableRecord | null = null;
  #run: GameRun | null = null;
  #deal: string | null = null;
  #seated: readonly GuestId[] = [];

  /**
   * Updates the state of the table. `deal` identifies the current deal. Call it whenever the record, the game or the deal has
   * changed.
   */
  note(record: TableRecord, run: GameRun | null, deal: string | null): void {
    if (deal !== this.#deal) this.#seated = seatedAt(record);
    this.#deal = deal;
    this.#record = record;
    this.#run = run;
    this.#isOn = run?.isSilent === true;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Returns the reason why a person may give no hint now, in words or by any other action. Returns null if they may. */
  of({ id }: Pick<Guest, 'id'>): Refusal | null {
    if (!this.#isOn || this.#record === null || this.#run === null) return null;
    const seat = seatOf(this.#record, id);
    if (seat === null || !this.#seated.includes(id)) return refusal('silence');
    const rule = this.#run.game.silence(this.#run.state, seat);
    return rule === null ? null : { ok: false, ...rule };
  }

  /** Returns the reason why a guest may not make this request, if its effect could be a hint. Returns null if they may. */
  forbids(name: RequestName, guest: Guest): Refusal | null {
    return CAN_SIGNAL[name] ? this.of(guest) : null;
  }
}

function seatedAt({ seats }: TableRecord): readonly GuestId[] {
  return seats.flatMap((held) => (held.kind === 'person' ? held.person : []));
}
