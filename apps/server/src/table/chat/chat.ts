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

/** The number of latest messages sent on arrival. */
const SENT_ON_ARRIVAL = 50;

/** The dependencies of the chat at a table. */
export interface ChatContext {
  readonly table: Table;
  readonly connections: Connections;
  readonly people: People;
  readonly clock: TableClock;
  readonly presence: Presence;
  readonly services: Pick<TableServices, 'time' | 'calendar' | 'store' | 'log'>;
  /** Returns whether a spectator has been shown hands of the current deal. */
  readonly wereHandsShown: () => boolean;
  /** The chat messages from before this process had the table, oldest first. */
  readonly sayings: readonly Saying[];
}

/** The communication between people at a table outside the game: chat, reactions, nudges and names. */
export class Chat {
  readonly #place: ChatContext;
  readonly #sayings: Sayings;
  readonly #silence = new Silence();
  readonly #names = new Names();
  readonly #words = new Budgets();
  readonly #signs = new Budgets();
  readonly #nudges: Nudges;
  /** The current deal at the last update, or null between games. */
  #deal: string | null = null;

  constructor(place: ChatContext) {
    this.#place = place;
    this.#sayings = new Sayings(place.table.record.code, place.sayings, place.services);
    this.#nudges = new Nudges(place.table, place.clock, place.presence);
    this.note();
  }

  /**
   * The current deal, while a rule demands silence or hands were shown, so that nothing from outside may reach its players. Null at
   * any other time.
   */
  get shieldedDeal(): string | null {
    return this.#silence.isOn || this.#place.wereHandsShown() ? this.#deal : null;
  }

  /**
   * Updates the state of the table, and sends players what spectators wrote during a finished deal. Call it whenever the game or
   * the table has changed.
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

  /** Sends the chat history to a new connection, even if it is empty. */
  welcome(connection: Connection): void {
    const as = this.#as(guestOf(connection));
    const heard = this.#sayings.all().filter((saying) => isHeard(saying, as, this.#deal));
    connection.send(SERVER_MESSAGE.said, heard.slice(-SENT_ON_ARRIVAL).map(({ said }) => said));
  }

  /** Returns the reason why a guest may not make this request while a rule demands silence, or null if they may. */
  forbids(name: RequestName, guest: Guest): Refusal | null {
    return this.#silence.forbids(name, guest);
  }

  /** Returns whether a rule demands silence of a person. */
  isSilent(person: GuestId): boolean {
    return this.#silence.of({ id: person }) !== null;
  }

  /** Sends a chat message. Returns a refusal if the guest may not write, or exceeds their rate limit. */
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

  /**
   * Sends a reaction from a person's seat. Returns a refusal if the person has no seat, may not chat, or exceeds their rate limit.
   */
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

  /**
   * Nudges the player whose decision is pending at a seat, without anybody else noticing. Returns a refusal if a nudge is not
   * possible.
   */
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

  /** Records a guest's name, which may be new. Returns the guest with the name to show for now. */
  named(guest: Guest): Guest {
    const { host, seats } = this.#place.table.record;
    const seated = seats.find((held) => held.kind === 'person' && held.person === guest.id);
    const recorded = seated?.kind === 'person' ? seated : host.id === guest.id ? host : null;
    const may = this.#silence.isOn || this.#isUnheard(guest) ? 'keep' : 'change';
    return this.#names.take(guest, recorded, may, this.#deal);
  }

  /** Returns the guests whose new names were held back and may now be shown. */
  renamed(): readonly Guest[] {
    return this.#names.release((person, during) => this.#isNameFree(person, during));
  }

  /** Erases a person's messages. Resolves once none of them can still be written to the store. */
  async forget(person: GuestId): Promise<void> {
    this.#sayings.forget(person);
    await this.#sayings.settled();
  }

  /** Erases the message sent at a date. Resolves when the message can no longer be written to the store. */
  async erase(at: number): Promise<void> {
    this.#sayings.erase(at);
    await this.#sayings.settled();
  }

  /** Resolves when all messages that can be written have been written. */
  settled(): Promise<void> {
    return this.#sayings.settled();
  }

  /** Returns whether a name that a person took during a deal may be shown; nobody hears spectators before that deal ends. */
  #isNameFree(person: GuestId, during: string | null): boolean {
    const unheard = during !== null && during === this.#deal && seatOf(this.#place.table.record, person) === null;
    return !this.#silence.isOn && !unheard;
  }

  /**
   * Returns whether players receive a guest's messages only after the deal. That applies to spectators once anybody has moved in
   * the deal, or once a spectator has seen its hands. It applies to all spectators, because the one who has seen hands may be here
   * as a second guest.
   */
  #isUnheard(guest: Guest): boolean {
    const { table, wereHandsShown } = this.#place;
    return this.#deal !== null && this.#as(guest) === 'watcher' && (table.run?.isDealTouched === true || wereHandsShown());
  }

  /** Returns the name under which a guest is shown at the table. */
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

/** Returns the author of a message, with the name and badge shown at the table. */
function knownBy({ id, badge }: Guest, name: string): Pick<Said, 'from' | 'name' | 'badge'> {
  return badge === undefined ? { from: id, name } : { from: id, name, badge };
}

/** Returns an id of the current deal at a table, or null if no game is in progress. */
function dealOn({ record, run }: Table): string | null {
  return run === null || record.status !== 'playing' ? null : `${run.id} ${run.state.records.length}`;
}
