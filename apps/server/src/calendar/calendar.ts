import type { Log } from '../log.ts';
import type { AdminStore } from '../store/admin-store.ts';
import type { Store } from '../store/store.ts';
import { type Cancel, MINUTE, storedDate, type Time, type WallTime } from '../time.ts';
import { doAgree, readDoubtedStarts, withStart } from './doubted-starts.ts';
import { ClockTrust, type ClockVerdict } from './clock-trust.ts';

/** The interval between checks of the system clock, in ms. */
const LOOK_EVERY = MINUTE;

/** The dependencies of a calendar. A calendar uses real time, because dates are not scaled. */
export interface CalendarServices {
  readonly time: Time;
  readonly log: Log;
}

/** The part of the store that keeps the date across restarts. */
export type DateStore = Pick<Store, 'newestDate' | 'noteDate'>;

/** The part of the store that records server starts with a suspect clock. */
export type DoubtNotes = Pick<AdminStore, 'note' | 'writeNote'>;

/** The current date, and whether to trust it. While the clock is in doubt, the server deletes nothing and no token expires. */
export class Calendar {
  readonly #services: CalendarServices;
  readonly #trust: ClockTrust;
  #verdict: ClockVerdict = 'believed';

  /** `newest` is the newest date known so far, or null if there is none. */
  constructor(newest: WallTime | null, services: CalendarServices) {
    const { time } = services;
    this.#services = services;
    this.#trust = new ClockTrust(newest, { date: time.date(), at: time.now() });
    this.#look();
  }

  /** Loads the newest known date of a server's store, and resolves with a calendar. Rejects if the store fails. */
  static async open(store: DateStore, services: CalendarServices, notes?: DoubtNotes): Promise<Calendar> {
    const newest = await store.newestDate();
    const calendar = new Calendar(newest === null ? null : storedDate(newest), services);
    if (notes !== undefined) await calendar.#noteStart(notes);
    await calendar.note(store);
    return calendar;
  }

  /** Records a start with a suspect clock. Once enough starts agree, trusts the clock and clears the records. */
  async #noteStart(notes: DoubtNotes): Promise<void> {
    const verdict = this.#look();
    const noted = await notes.note('doubted-starts');
    if (verdict === 'believed') return noted === null || noted === '' ? undefined : notes.writeNote('doubted-starts', '');
    const starts = withStart(readDoubtedStarts(noted), { date: this.#services.time.date(), why: verdict });
    if (doAgree(starts)) this.believe();
    await notes.writeNote('doubted-starts', doAgree(starts) ? '' : JSON.stringify(starts));
  }

  /**
   * Returns the date to store, or to use where a wrong date does no harm. It is the clock's date, but never before the newest known
   * date.
   */
  date(): WallTime {
    const [date, known] = [this.#services.time.date(), this.#trust.known(this.#services.time.now())];
    return date > known ? date : known;
  }

  /** Returns the time that the system clock shows now, even if the clock is not trusted. */
  shown(): WallTime {
    return this.#services.time.date();
  }

  /** Returns the date if the clock is trusted now, or null while the clock is in doubt. */
  believed(): WallTime | null {
    return this.#look() === 'believed' ? this.date() : null;
  }

  /** Trusts the clock as it is now, because the operator has confirmed it. */
  believe(): void {
    const { time } = this.#services;
    this.#trust.settle({ date: time.date(), at: time.now() });
    this.#look();
  }

  /**
   * Stores the newest known date for the next start. A suspect clock does not change that date. If the store fails, logs the error
   * and resolves.
   */
  async note(store: Pick<Store, 'noteDate'>): Promise<void> {
    const { time, log } = this.#services;
    const known = this.believed() ?? this.#trust.known(time.now());
    await store.noteDate(known).catch((error: unknown) => log.error({ err: error }, 'the date could not be noted'));
  }

  /** Starts to check the clock at intervals, so that a jump is soon logged. Returns a function that stops the checks. */
  watch(): Cancel {
    let cancel: Cancel = () => undefined;
    const lookLater = (): void => {
      cancel = this.#services.time.after(LOOK_EVERY, () => {
        this.#look();
        lookLater();
      });
    };
    lookLater();
    return () => cancel();
  }

  #look(): ClockVerdict {
    const { time } = this.#services;
    const reading = { date: time.date(), at: time.now() };
    const known = this.#trust.known(reading.at);
    const verdict = this.#trust.judge(reading);
    if (verdict !== this.#verdict) this.#write(verdict, reading.date, known);
    this.#verdict = verdict;
    return verdict;
  }

  #write(verdict: ClockVerdict, date: WallTime, known: WallTime): void {
    const dates = { clock: new Date(date).toISOString(), known: new Date(known).toISOString() };
    this.#services.log.event('warn', dates, SENTENCES[verdict]);
  }
}

const MEANWHILE =
  'nothing is deleted and no token expires until it is set right, has gone on like this for 24 hours or over three starts on ' +
  'different days, or somebody says that it is right (npm run admin -- clock)';

const SENTENCES: Readonly<Record<ClockVerdict, string>> = {
  ahead: `the clock is in doubt, more than 30 days past the newest date in the store: ${MEANWHILE}`,
  behind: `the clock is in doubt, before the newest date in the store: ${MEANWHILE}`,
  believed: 'the clock is believed again: what is due is deleted, and tokens expire',
};
