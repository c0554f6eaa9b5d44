import {
  type Answer, type Guest, type GuestId, refusal, type RequestPayload, TAKE_BACK_STANDS, type TakeBack,
} from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import type { Time } from '../time.ts';
import { Consent } from './consent.ts';
import type { Presence } from './presence.ts';
import type { Table } from './table.ts';
import { isPlayedByBot, seatOf } from './table-record.ts';
import type { Due } from './upkeep.ts';

/** Somebody's wish to take back what has happened from event number `from` on, while the game stands at number `seq`. */
interface Question {
  readonly game: string;
  readonly seat: Seat;
  readonly from: number;
  readonly seq: number;
  readonly until: number;
}

/** What all see of taking back: from which event on somebody would, 0 for none; and how each seat stands to it. */
export interface ShownTakeBacks {
  readonly from: number;
  readonly seats: readonly TakeBack[];
}

/**
 * Who would take back a move, and who agrees. All are asked who sit at the table and play themselves; a bot always agrees, its
 * own or one that sits in. It is done once all have said yes, and not at all with the first no, with a move, or when time is up.
 */
export class TakeBacks {
  readonly #table: Table;
  readonly #presence: Presence;
  readonly #time: Time;
  readonly #changed: () => void;
  readonly #consent = new Consent();
  #question: Question | null = null;
  /** The moves that somebody has asked about in vain, by seat: the game and the first of their events. */
  readonly #settled = new Map<Seat, string>();

  /** `changed` is called whenever somebody begins or ceases to ask, or agrees. */
  constructor(table: Table, presence: Presence, time: Time, changed: () => void) {
    this.#table = table;
    this.#presence = presence;
    this.#time = time;
    this.#changed = changed;
  }

  /** Somebody would take back their last move. */
  ask({ id }: Guest): Promise<Answer> | Answer {
    const { record, run } = this.#table;
    const seat = seatOf(record, id);
    if (run === null || record.status !== 'playing') return refusal('only-while-playing');
    if (seat === null) return refusal('not-seated');
    if (isPlayedByBot(record.seats[seat])) return refusal('bot-plays');
    if (record.takingBack === 'off') return refusal('taking-back-off');
    if (this.#standing() !== null) return refusal('take-back-asked');
    const back = run.takingBack(seat);
    if (typeof back === 'string') return refusal(back);
    if (this.#settled.get(seat) === nameOf(run.id, back.from)) return refusal('take-back-again');
    this.#question = { game: run.id, seat, from: back.from, seq: run.seq, until: this.#time.now() + TAKE_BACK_STANDS };
    this.#consent.forget(seat);
    return this.#granted() ?? this.#noted();
  }

  /** Somebody answers who is asked. */
  answer({ id }: Guest, { from, answer }: RequestPayload<'answerTakeBack'>): Promise<Answer> | Answer {
    const question = this.#standing();
    if (question === null || question.from !== from) return refusal('nobody-takes-back');
    if (!this.#askedBy(question).includes(id)) return refusal('not-seated');
    if (answer === 'no') return this.#endInVain();
    this.#consent.give(question.seat, question.seq, id);
    return this.#granted() ?? this.#noted();
  }

  /** Somebody who asked leaves their move as it is. */
  withdraw({ id }: Guest): Answer {
    const question = this.#standing();
    if (question === null || seatOf(this.#table.record, id) !== question.seat) return refusal('nobody-takes-back');
    return this.#endInVain();
  }

  /** Whether somebody is asking, so that bots wait. */
  get isAsked(): boolean {
    return this.#standing() !== null;
  }

  /** That a question is over when its time is up, or nobody is left who has not agreed. */
  dues(): readonly Due[] {
    const question = this.#standing();
    if (question === null) return [];
    // Whoever had not answered may have gone: then it is theirs no more to say.
    if (this.#isAgreed(question)) return [{ at: Number.NEGATIVE_INFINITY, act: async () => this.#granted() ?? { ok: true } }];
    return [{ at: question.until, act: async () => this.#endInVain() }];
  }

  /** What all see of it. */
  shown(): ShownTakeBacks {
    const question = this.#standing();
    const { seats } = this.#table.record;
    return { from: question?.from ?? 0, seats: seats.map((_, seat) => this.#shownAt(seat, question)) };
  }

  #shownAt(seat: Seat, question: Question | null): TakeBack {
    const { record, run } = this.#table;
    const held = record.seats[seat];
    if (run === null || record.status !== 'playing' || held?.kind !== 'person' || held.standIn !== null) return '';
    if (question === null) {
      const back = record.takingBack === 'off' ? 'taking-back-off' : run.takingBack(seat);
      if (typeof back === 'string') return '';
      return this.#settled.get(seat) === nameOf(run.id, back.from) ? 'stays' : 'possible';
    }
    if (question.seat === seat) return 'asks';
    return this.#consent.count(question.seat, question.seq, [held.person]) > 0 ? 'agrees' : '';
  }

  /** The question that stands: nothing has happened since, and whoever asked is here and plays. */
  #standing(): Question | null {
    const { record, run } = this.#table;
    const question = this.#question;
    if (question === null || run === null) return null;
    const held = record.seats[question.seat];
    const isTheirs = held?.kind === 'person' && held.standIn === null && this.#presence.isHere(held.person);
    const isSo = run.id === question.game && run.seq === question.seq && record.status === 'playing';
    return isSo && isTheirs && record.takingBack !== 'off' ? question : null;
  }

  /** The people whom a question is put to. */
  #askedBy({ seat }: Question): readonly GuestId[] {
    return this.#table.record.seats.flatMap((held, other) =>
      other !== seat && held.kind === 'person' && held.standIn === null ? held.person : [],
    );
  }

  #isAgreed(question: Question): boolean {
    const asked = this.#askedBy(question);
    return this.#consent.count(question.seat, question.seq, asked) === asked.length;
  }

  /** Takes back what all agree to; null as long as somebody has not answered. */
  #granted(): Promise<Answer> | null {
    const question = this.#standing();
    if (question === null || !this.#isAgreed(question)) return null;
    this.#question = null;
    return this.#table.takeBack(question.seat, question.seq).finally(() => this.#changed());
  }

  /** The question is over, and is not put again about the same move. */
  #endInVain(): Answer {
    const question = this.#question;
    if (question !== null) this.#settled.set(question.seat, nameOf(question.game, question.from));
    this.#question = null;
    return this.#noted();
  }

  #noted(): Answer {
    this.#changed();
    return { ok: true };
  }
}

/** A move by the first event of it. */
function nameOf(game: string, from: number): string {
  return `${game} ${from}`;
}
