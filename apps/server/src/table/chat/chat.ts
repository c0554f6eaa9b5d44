import {
  type Answer, type Guest, type GuestId, type Refusal, refusal, refusalUntil, type RequestName, type RequestPayload, type Said,
  SERVER_MESSAGE, type Sign,
} from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { type Connection, guestOf } from '../connections/connection.ts';
import type { Connections } from '../connections/connections.ts';
import { namesAtTable } from '../seats/names-at-table.ts';
import type { People } from '../connections/people.ts';
import type { Presence } from '../connections/presence.ts';
import type { Table, TableServices } from '../table.ts';
import type { TableClock } from '../clock/table-clock.ts';
import { seatOf } from '../record/table-record.ts';
import { Budgets } from './budgets.ts';
import { Names } from './names.ts';
import { Nudges } from './nudges.ts';
import { isHeard, type Saying } from '../record/saying.ts';
import { Sayings } from './sayings.ts';
import { Silence } from './can-signal.ts';
import { wordsOf } from './speech.ts';
import { chatShare } from './chat-rules.ts';

/** How many of the last sayings somebody hears who comes in. */
const SENT_ON_ARRIVAL = 50;

/** What the chat at a table needs of it. */
export interface ChatContext {
  readonly table: Table;
  readonly connections: Connections;
  readonly people: People;
  readonly clock: TableClock;
  readonly presence: Presence;
  readonly services: Pick<TableServices, 'time' | 'calendar' | 'store' | 'log'>;
  /** Whether anybody who watches has been shown hands of the deal that is on. */
  readonly wereHandsShown: () => boolean;
  /** What was said here before this process had the table, oldest first. */
  readonly sayings: readonly Saying[];
}

/** What passes between people at a table beside the game: words, signs, nudges and names. */
export class Chat {
  readonly #place: ChatContext;
  readonly #sayings: Sayings;
  readonly #silence = new Silence();
  readonly #names = new Names();
  readonly #words = new Budgets();
  readonly #signs = new Budgets();
  readonly #nudges: Nudges;
  /** The deal that was on when last looked; null between games. */
  #deal: string | null = null;

  constructor(place: ChatContext) {
    this.#place = place;
    this.#sayings = new Sayings(place.table.record.code, place.sayings, place.services);
    this.#nudges = new Nudges(place.table, place.clock, place.presence);
    this.note();
  }

  /**
   * The deal that is on, while nobody is to learn anything from outside it: a rule asks for silence, or its hands were shown to
   * somebody. Null otherwise.
   */
  get shieldedDeal(): string | null {
    return this.#silence.isOn || this.#place.wereHandsShown() ? this.#deal : null;
  }

  /**
   * Takes note of how things stand, and tells players what spectators said during a deal that is over. To be called whenever
   * the game or the table has changed.
   */
  note(): void {
    const { record, run } = this.#place.table;
    const deal = dealOn(this.#place.table);
    this.#silence.note(record, run, deal);
    if (deal === this.#deal) return;
    const over = this.#deal;
    this.#deal = deal;
    if (over !== null) this.#broadcast(this.#sayings.all().filter(({ during }) => during === over), 'player');
  }

  /** Tells somebody who comes in what was said, also if that is nothing. */
  welcome(connection: Connection): void {
    const as = this.#as(guestOf(connection));
    const heard = this.#sayings.all().filter((saying) => isHeard(saying, as, this.#deal));
    connection.send(SERVER_MESSAGE.said, heard.slice(-SENT_ON_ARRIVAL).map(({ said }) => said));
  }

  /** Why somebody may not ask this of the table while a rule asks for silence; null if they may. */
  forbids(name: RequestName, guest: Guest): Refusal | null {
    return this.#silence.forbids(name, guest);
  }

  /** Whether a rule asks somebody for silence. */
  isSilent(person: GuestId): boolean {
    return this.#silence.of({ id: person }) !== null;
  }

  /** Somebody says something. */
  say(guest: Guest, wanted: RequestPayload<'say'>): Answer {
    const { time, calendar, table } = { ...this.#place, ...this.#place.services };
    const words = wordsOf(wanted);
    if (typeof words === 'string') return refusal(words);
    const as = this.#as(guest);
    const during = this.#isUnheard(guest) ? this.#deal : null;
    const silence = during === null ? this.#silence.of(guest) : null;
    if (silence !== null) return silence;
    const share = chatShare(table.record.settings.talk, as);
    if (typeof share === 'string') return refusal(share);
    const wait = this.#words.spend(guest.id, share.words, time.now());
    if (wait > 0) return refusalUntil('talk-slower', wait);
    const speaker = { ...knownBy(guest, this.#shownName(guest)), as };
    const said = { ...speaker, at: this.#sayings.dateFor(calendar.date()), ...words };
    const saying: Saying = { said, during };
    this.#sayings.add(saying);
    this.#broadcast([saying], during === null ? 'everybody' : 'watcher');
    return { ok: true };
  }

  /** Somebody makes a sign from their seat. */
  sign({ id }: Guest, sign: Sign): Answer {
    const { table, connections, services } = this.#place;
    const seat = seatOf(table.record, id);
    if (seat === null) return refusal('not-seated');
    const share = chatShare(table.record.settings.talk, 'player');
    if (typeof share === 'string') return refusal(share);
    const wait = this.#signs.spend(id, share.signs, services.time.now());
    if (wait > 0) return refusalUntil('talk-slower', wait);
    connections.broadcast(SERVER_MESSAGE.sign, { from: id, seat, sign });
    return { ok: true };
  }

  /** Somebody asks whether the one whose decision is pending at a seat is there: nobody else learns of it. */
  nudge(guest: Guest, seat: Seat): Answer {
    const { connections, services } = this.#place;
    const asked = this.#nudges.ask(guest, seat, services.time.now());
    if (!asked.ok) return asked;
    for (const connection of connections.open()) {
      if (guestOf(connection).id !== asked.person) continue;
      connection.send(SERVER_MESSAGE.nudge, { from: guest.id, name: this.#shownName(guest) });
    }
    return { ok: true };
  }

  /** Somebody is here under a name, perhaps a new one; answers them as they are to be known for now. */
  named(guest: Guest): Guest {
    const { host, seats } = this.#place.table.record;
    const seated = seats.find((held) => held.kind === 'person' && held.person === guest.id);
    const recorded = seated?.kind === 'person' ? seated : host.id === guest.id ? host : null;
    const may = this.#silence.isOn || this.#isUnheard(guest) ? 'keep' : 'change';
    return this.#names.take(guest, recorded, may, this.#deal);
  }

  /** Those whose new names have waited and need not any more: they are known by them from now on. */
  renamed(): readonly Guest[] {
    return this.#names.release((person, during) => this.#isNameFree(person, during));
  }

  /** Keeps nothing any more of what somebody said; resolves when no more of it will be written down. */
  async forget(person: GuestId): Promise<void> {
    this.#sayings.forget(person);
    await this.#sayings.settled();
  }

  /** Takes out what was said at a time; resolves when no more of it will be written down. */
  async erase(at: number): Promise<void> {
    this.#sayings.erase(at);
    await this.#sayings.settled();
  }

  /** Resolves when all that was said is written down, as far as it can be. */
  settled(): Promise<void> {
    return this.#sayings.settled();
  }

  /** Whether a name that somebody took during a deal may be known: those who watch are not heard before it is over. */
  #isNameFree(person: GuestId, during: string | null): boolean {
    const unheard = during !== null && during === this.#deal && seatOf(this.#place.table.record, person) === null;
    return !this.#silence.isOn && !unheard;
  }

  /**
   * Whether players hear somebody only after the deal: one who watches, once anybody has moved in it or has seen hands of it. They
   * need not be who did: that one may be here as a second guest.
   */
  #isUnheard(guest: Guest): boolean {
    const { table, wereHandsShown } = this.#place;
    return this.#deal !== null && this.#as(guest) === 'watcher' && (table.run?.isDealTouched === true || wereHandsShown());
  }

  /** By what name somebody is shown at the table. */
  #shownName({ id, name }: Guest): string {
    const { table, people } = this.#place;
    return namesAtTable(table.record, people.all()).get(id) ?? name;
  }

  #as({ id }: Guest): 'player' | 'watcher' {
    return seatOf(this.#place.table.record, id) === null ? 'watcher' : 'player';
  }

  #broadcast(sayings: readonly Saying[], to: 'player' | 'watcher' | 'everybody'): void {
    if (sayings.length === 0) return;
    for (const connection of this.#place.connections.open()) {
      if (to !== 'everybody' && to !== this.#as(guestOf(connection))) continue;
      connection.send(SERVER_MESSAGE.said, sayings.map(({ said }) => said));
    }
  }
}

/** Who says something, by the name and the badge that all at the table see. */
function knownBy({ id, badge }: Guest, name: string): Pick<Said, 'from' | 'name' | 'badge'> {
  return badge === undefined ? { from: id, name } : { from: id, name, badge };
}

/** Names the deal that is on at a table; null if no game is. */
function dealOn({ record, run }: Table): string | null {
  return run === null || record.status !== 'playing' ? null : `${run.id} ${run.state.records.length}`;
}
