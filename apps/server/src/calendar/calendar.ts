import type { Log } from '../log.ts';
import type { AdminStore } from '../store/admin-store.ts';
import type { Store } from '../store/store.ts';
import { type Cancel, MINUTE, storedDate, type Time, type WallTime } from '../time.ts';
import { doAgree, readDoubtedStarts, withStart } from './doubted-starts.ts';
import { ClockTrust, type ClockVerdict } from './clock-trust.ts';

/** How often the clock on the wall is looked at, in ms. */
const LOOK_EVERY = MINUTE;

/** What a calendar goes by. Its time is the machine's own: one that is hastened would be at odds with the dates. */
export interface CalendarServices {
  readonly time: Time;
  readonly log: Log;
}

/** What it takes to know the date over a restart. */
export type DateStore = Pick<Store, 'newestDate' | 'noteDate'>;

/** Where starts with a clock in doubt are noted. */
export type DoubtNotes = Pick<AdminStore, 'note' | 'writeNote'>;

/**
 * The date, and whether it can be believed. While the clock on the wall is in doubt, nothing that depends on the date is done to
 * anybody's harm: nothing is deleted, and nobody's token has expired.
 */
export class Calendar {
  readonly #services: CalendarServices;
  readonly #trust: ClockTrust;
  #verdict: ClockVerdict = 'believed';

  /** `newest` is the newest date known before; null where nothing was. */
  constructor(newest: WallTime | null, services: CalendarServices) {
    const { time } = services;
    this.#services = services;
    this.#trust = new ClockTrust(newest, { date: time.date(), at: time.now() });
    this.#look();
  }

  /** The calendar of a server on a store. */
  static async open(store: DateStore, services: CalendarServices, notes?: DoubtNotes): Promise<Calendar> {
    const newest = await store.newestDate();
    const calendar = new Calendar(newest === null ? null : storedDate(newest), services);
    if (notes !== undefined) await calendar.#noteStart(notes);
    await calendar.note(store);
    return calendar;
  }

  /** Notes a start with a clock in doubt, and believes it where as many as it takes agree: then nothing is left noted. */
  async #noteStart(notes: DoubtNotes): Promise<void> {
    const verdict = this.#look();
    const noted = await notes.note('doubted-starts');
    if (verdict === 'believed') return noted === null || noted === '' ? undefined : notes.writeNote('doubted-starts', '');
    const starts = withStart(readDoubtedStarts(noted), { date: this.#services.time.date(), why: verdict });
    if (doAgree(starts)) this.believe();
    await notes.writeNote('doubted-starts', doAgree(starts) ? '' : JSON.stringify(starts));
  }

  /** The date to write down, or to judge by what does no harm: that of the clock, and never before what has been. */
  date(): WallTime {
    const [date, known] = [this.#services.time.date(), this.#trust.known(this.#services.time.now())];
    return date > known ? date : known;
  }

  /** What the clock shows at this moment, whether it is believed or not. */
  shown(): WallTime {
    return this.#services.time.date();
  }

  /** The date, if the clock is believed at this moment; null while it is in doubt. */
  believed(): WallTime | null {
    return this.#look() === 'believed' ? this.date() : null;
  }

  /** Believes the clock as it is at this moment: somebody has looked. */
  believe(): void {
    const { time } = this.#services;
    this.#trust.settle({ date: time.date(), at: time.now() });
    this.#look();
  }

  /** Notes in the store what date is known to have been, for the server that starts next. A clock in doubt adds nothing to that. */
  async note(store: Pick<Store, 'noteDate'>): Promise<void> {
    const { time, log } = this.#services;
    const known = this.believed() ?? this.#trust.known(time.now());
    await store.noteDate(known).catch((error: unknown) => log.error({ err: error }, 'the date could not be noted'));
  }

  /** Looks at the clock from now on, so that the log tells soon when it jumps; until what is returned is called. */
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
