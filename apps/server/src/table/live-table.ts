import {
  type Answer,
  type DealSoFar,
  type Guest,
  type RefusalCode,
  type RequestName,
  refusal,
  SERVER_MESSAGE,
} from '@chinwag/protocol';
import type { TableState } from '@chinwag/protocol/table-state';
import type { Seat, Tagged } from '@chinwag/rules';
import type { House } from '../house.ts';
import { newGuestId } from '../identity/ids.ts';
import type { Cancel } from '../time.ts';
import { BotPlayers } from './bot-players.ts';
import { ClockTelling } from './clock-telling.ts';
import { type Connection, guestOf } from './connection.ts';
import { clockDues, duesOf, looksDue } from './dues.ts';
import type { GameRun, ToldHappening } from './game-run.ts';
import { GameTelling } from './game-telling.ts';
import { cameBack } from './course.ts';
import { refusedEntry } from './door.ts';
import { forgotten } from './forgetting.ts';
import { departed, renamed } from './hosting.ts';
import type { KeptClocks } from './kept-clocks.ts';
import { Knocks } from './knocks.ts';
import { Lines } from './lines.ts';
import type { LoadedTable } from './load-table.ts';
import { LongThoughts } from './long-thoughts.ts';
import { mirror, namesAtTable } from './mirror.ts';
import { People } from './people.ts';
import { PlayingLines } from './playing-lines.ts';
import { Presence } from './presence.ts';
import { answerRequest, type Desk } from './requests.ts';
import { type Mover, Table, type TableListener } from './table.ts';
import { peopleOf, seatOf, type TableRecord } from './table-record.ts';
import { TableClock } from './table-clock.ts';
import { TakeBacks } from './take-backs.ts';
import { Shuffling } from './shuffling.ts';
import { Talk } from './talk/talk.ts';
import { Upkeep } from './upkeep.ts';

/** Where a table lives in this process. */
export interface TableHome {
  /** The lines that are open at any time. */
  readonly connections: Iterable<Connection>;
  /** Sends what has changed of what all see of the table. */
  show(table: TableState): void;
  /** Ends the table in this process. */
  close(): void;
}

/** A table with people at it: who is here, what each may see, bots, absences, talk. */
export class LiveTable implements TableListener, Desk {
  readonly table: Table;
  readonly people: People;
  readonly games: House['games'];
  readonly talk: Talk;
  readonly shuffling: Shuffling;
  readonly takeBacks: TakeBacks;
  readonly #house: House;
  readonly #lines: Lines;
  readonly #playing: PlayingLines;
  readonly #home: TableHome;
  readonly #bots: BotPlayers;
  readonly #presence: Presence;
  readonly #upkeep: Upkeep;
  readonly #clock = new TableClock();
  readonly #clocks: ClockTelling;
  readonly #telling: GameTelling;
  readonly #thoughts: LongThoughts;
  readonly #knocks: Knocks;
  #shown: TableState | null = null;
  #idle: Cancel | null = null;
  #stopped = false;

  constructor({ record, run, sayings, clocks }: LoadedTable, house: House, home: TableHome) {
    const { connections } = home;
    this.#house = house;
    this.#lines = new Lines(connections);
    this.#playing = new PlayingLines(this.#lines);
    this.#home = home;
    this.games = house.games;
    this.shuffling = new Shuffling(this.#lines, house.time);
    this.table = new Table(record, run, house, this);
    this.people = new People(connections);
    this.#knocks = new Knocks(house.time, () => this.#refresh());
    this.#presence = new Presence(house.time, (person) => this.people.isHere(person));
    this.takeBacks = new TakeBacks(this.table, this.#presence, house.time, () => this.#refresh());
    this.#clocks = new ClockTelling(this.#clock, house.time, (clocks) => this.#lines.tell(SERVER_MESSAGE.clocks, clocks));
    this.#telling = new GameTelling(this.table, this.#lines, this.#clocks);
    this.#thoughts = new LongThoughts(this.table, this.#clock, this.#presence, house.time);
    this.talk = new Talk({
      table: this.table, lines: this.#lines, clock: this.#clock, presence: this.#presence, services: house, sayings,
      hasLooked: (guest) => this.#telling.hasLooked(guest),
    });
    this.#upkeep = new Upkeep(house, () => [
      ...duesOf(this.table, this.#presence, this.people, house.pace),
      ...looksDue(this.table, this.#telling),
      ...clockDues(this.table, this.#clock, house, () => this.#refresh()),
      ...this.takeBacks.dues(),
    ]);
    if (run !== null && clocks !== null) this.#clock.goOnFrom(run, clocks);
    this.#bots = new BotPlayers(this.table, () => this.#mayBotsPlay(), house);
    this.#refresh();
  }

  /** Somebody comes in; or why they may not. */
  join(connection: Connection): RefusalCode | null {
    const refused = this.#refusedEntry(guestOf(connection));
    if (refused !== null) return refused;
    const guest = this.talk.named(guestOf(connection));
    connection.auth = guest;
    this.#lines.limit(guest, this.#house.limits.tabs);
    this.#playing.playOn(connection);
    this.#welcome(connection);
    void this.table.change((table) => cameBack(knowsByName(table, guest) ? table : renamed(table, guest), guest.id));
    return null;
  }

  /** Somebody with the link knocks, as the door wants it; answers what they are told. */
  knock(guest: Guest): RefusalCode {
    return this.#isEmpty() ? 'door-knock' : this.#knocks.knock(guest);
  }

  /** Takes somebody's name out of the table, its tally and its talk; they leave it. Rejects if that cannot be written down. */
  async forget(person: Guest['id']): Promise<void> {
    for (const line of this.people.connectionsOf(person)) this.#lines.dismiss(line, 'name-forgotten');
    this.people.forget(person);
    this.#knocks.end(person);
    const watchers = this.people.all().filter(({ id }) => id !== person);
    const answer = await this.table.change((table) => forgotten(table, person, watchers));
    if (!answer.ok) throw new Error(answer.code);
    this.#refresh();
    await this.talk.forget(person);
    await this.#house.store.forgetAt(this.table.record.code, person, newGuestId(this.#house.chance));
  }

  endKnock(person: Guest['id'], how: 'let-in' | 'turned-away'): boolean {
    return how === 'let-in' ? this.#knocks.end(person) : this.#knocks.turnAway(person);
  }

  /** A connection dropped and may come back. */
  drop(connection: Connection): void {
    this.people.dropped(connection);
    this.#playing.lost(guestOf(connection).id);
    this.#refresh();
  }

  /** A dropped connection came back. */
  return(connection: Connection): void {
    this.people.settled(connection);
    const refused = this.#refusedToStay(guestOf(connection));
    if (refused !== null) return this.#lines.dismiss(connection, refused);
    this.#playing.returned(connection);
    this.#welcome(connection);
  }

  /** A connection is gone for good; `consented` if its guest went on purpose. */
  leave(connection: Connection, how: 'consented' | 'lost'): void {
    this.people.settled(connection);
    this.shuffling.left(connection);
    const { id } = guestOf(connection);
    this.#playing.lost(id);
    const departs = how === 'consented' && !this.people.isHere(id);
    if (departs) this.#presence.left(id);
    this.#refresh();
    if (departs) void this.table.change((table) => departed(table, id));
  }

  /** Answers a request; never rejects. */
  async answer(name: RequestName, payload: unknown, connection: Connection): Promise<Answer> {
    const arrived = performance.now();
    const answer = await this.#answer(name, payload, connection);
    const { metrics } = this.#house;
    if (!answer.ok) metrics.refusals.inc({ code: answer.code });
    else if (name === 'move') metrics.moveSeconds.observe((performance.now() - arrived) / 1000);
    return answer;
  }

  async #answer(name: RequestName, payload: unknown, connection: Connection): Promise<Answer> {
    if (this.#stopped) return refusal('server-stopping');
    if (connection.userData?.dismissed) return refusal(connection.userData.dismissed);
    if (connection.userData?.rate.isTooMany === true) return refusal('too-many-messages');
    try {
      return await answerRequest(name, payload, connection, this);
    } catch (error) {
      this.#house.log.error({ table: this.table.record.code, request: name, err: error }, 'a request failed');
      return refusal('server-error');
    }
  }

  /** Ends a connection for good. */
  dismiss(connection: Connection, code: RefusalCode): void {
    this.#lines.dismiss(connection, code);
  }

  /** Does nothing more; resolves when all that was begun is written down. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#bots.stop();
    this.#upkeep.stop();
    this.#knocks.stop();
    this.shuffling.stop();
    this.#setIdle(null);
    await this.table.settled();
    await this.table.keepClocks();
    await this.talk.settled();
  }

  changed(): void {
    this.#refresh();
  }

  began(run: GameRun): void {
    this.#house.log.info({ table: this.table.record.code, game: run.game.id }, 'a game begins');
    this.#telling.began();
  }

  happened(run: GameRun, happening: ToldHappening, mover: Mover | null): void {
    if (mover !== null) this.#noteMove(run, mover);
    this.#noteClock();
    this.#clock.happened(run, happening);
    this.#telling.happened(run, happening);
    this.#noteTalk();
    this.#noteTakeBacks();
    this.#upkeep.watch();
    this.#bots.wake();
  }

  #noteMove(run: GameRun, mover: Mover): void {
    this.#house.metrics.moves.inc({ game: run.game.id });
    if ('person' in mover) this.#presence.acted(mover.person);
    if ('clockAt' in mover) this.#lines.tell(SERVER_MESSAGE.timeOut, mover.clockAt);
  }

  clocks(run: GameRun, events: readonly Tagged[]): KeptClocks | null {
    return this.#clock.kept(this.table.record, run, events, this.#house.time.now());
  }

  watching(): readonly Guest['id'][] {
    return this.people.all().flatMap(({ id }) => (seatOf(this.table.record, id) === null ? id : []));
  }

  lost(): void {
    this.#home.close();
  }

  nameOf(guest: Guest): string {
    return namesAtTable(this.table.record, this.people.all()).get(guest.id) ?? guest.name;
  }

  rename(guest: Guest): Promise<Answer> {
    return this.#know(this.talk.named(guest));
  }

  /** Somebody is known by this name from now on. */
  async #know(guest: Guest): Promise<Answer> {
    const answer = await this.table.change((now) => renamed(now, guest));
    if (!answer.ok) return answer;
    for (const connection of this.people.connectionsOf(guest.id)) connection.auth = guest;
    this.#refresh();
    return answer;
  }

  async agreeToBot(guest: Guest, seat: Seat): Promise<Answer> {
    const answer = await this.#thoughts.agree(guest, seat);
    this.#refresh();
    return answer;
  }

  stillHere(guest: Guest): Answer {
    const answer = this.#thoughts.stillHere(guest);
    this.#refresh();
    return answer;
  }

  resend(line: Connection): void {
    this.#telling.show(line);
  }

  playHere(guest: Guest, line: string): boolean {
    const wanted = this.people.connectionsOf(guest.id).find(({ sessionId }) => sessionId === line);
    if (wanted !== undefined) this.#playing.playOn(wanted);
    return wanted !== undefined;
  }

  dealSoFar(guest: Guest): DealSoFar | null {
    return this.#telling.dealSoFar(guest);
  }

  watch(guest: Guest, hands: 'shown' | 'hidden'): void {
    this.#telling.watch(guest, hands);
    this.#refresh();
  }

  hasLooked(guest: Guest): boolean {
    return this.#telling.hasLooked(guest);
  }

  #welcome(connection: Connection): void {
    this.#telling.show(connection);
    this.talk.welcome(connection);
    this.#refresh();
  }

  #refusedEntry(guest: Guest): RefusalCode | null {
    const { record } = this.table;
    const isWatcher = ({ id }: Guest): boolean => seatOf(record, id) === null && id !== record.host.id;
    const watchers = this.people.all().filter(isWatcher);
    const maySit = record.status === 'gathering' && record.seats.some(({ kind }) => kind !== 'person');
    const isOneTooMany = isWatcher(guest) && !maySit && watchers.length > this.#house.limits.watchers;
    return refusedEntry(record, guest.id) ?? (isOneTooMany ? 'too-many-watchers' : null);
  }

  /** Why somebody may not be here any longer; null if they may. */
  #refusedToStay({ id }: Guest): RefusalCode | null {
    const refused = refusedEntry(this.table.record, id);
    return refused === 'table-full' ? null : refused;
  }

  /** Brings everything that follows from the record and the people up to date. */
  #refresh(): void {
    const { record } = this.table;
    for (const connection of this.#lines.open()) {
      const refused = this.#refusedToStay(guestOf(connection));
      if (refused !== null) this.#lines.dismiss(connection, refused);
    }
    this.#telling.catchUp();
    this.#presence.note(peopleOf(record));
    this.#noteClock();
    this.#clocks.catchUp();
    this.#noteTalk();
    this.#mirror();
    this.#upkeep.watch();
    this.#bots.wake();
    this.#setIdle(this.#isEmpty() && !this.#stopped ? this.#house.pace.idleTable : null);
  }

  /** Brings what all see of the table up to date. */
  #mirror(): void {
    this.#shown = mirror(this.#shown, this.table.record, {
      people: this.people.all(),
      slow: this.#thoughts.slow(),
      knocks: this.#knocks.all(),
      takeBacks: this.takeBacks.shown(),
      outside: this.talk.isSilent ? 'as-it-was' : 'as-it-is',
    });
    this.#home.show(this.#shown);
  }

  /** What was held back while a rule asked for silence, or while a deal was on, comes out when that is over. */
  #noteTalk(): void {
    const wasSilent = this.talk.isSilent;
    this.talk.note();
    if (wasSilent && !this.talk.isSilent) this.#mirror();
    for (const guest of this.talk.renamed()) void this.#know(guest);
  }

  /** Who may take back a move, and whether somebody asks to, may be otherwise with each move. */
  #noteTakeBacks(): void {
    const { from, seats } = this.takeBacks.shown();
    const shown = this.#shown;
    const isSame = shown?.takeBackFrom === from && seats.every((word, seat) => shown.seats[seat]?.takeBack === word);
    if (!isSame) this.#mirror();
  }

  #noteClock(): void {
    const { record, run } = this.table;
    const { pace, time } = this.#house;
    this.#clock.note(record, run, this.#presence, pace.absence, time.now());
  }

  #setIdle(after: number | null): void {
    this.#idle?.();
    if (after === null) {
      this.#idle = null;
      return;
    }
    const close = (): void => this.#home.close();
    const ends = [this.#house.time.after(after, close), this.#house.idleTables.add(close)];
    this.#idle = () => {
      for (const end of ends) end();
    };
  }

  /** Bots wait while somebody asks whether a move may be taken back. */
  #mayBotsPlay(): boolean {
    return !this.takeBacks.isAsked && this.#isAnyoneToPlayWith();
  }

  /** Bots play with people: when all who play have gone, the game waits for them. */
  #isAnyoneToPlayWith(): boolean {
    const people = this.table.record.seats.flatMap((held) => (held.kind === 'person' ? held.person : []));
    return people.length === 0 ? !this.#isEmpty() : people.some((person) => this.people.isHere(person));
  }

  #isEmpty(): boolean {
    return this.#lines.open().length === 0;
  }
}

function knowsByName({ host, seats }: TableRecord, { id, name }: Guest): boolean {
  const names = seats.flatMap((held) => (held.kind === 'person' && held.person === id ? [held.name] : []));
  return [...names, ...(host.id === id ? [host.name] : [])].every((known) => known === name);
}
