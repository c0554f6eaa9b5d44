import { type Guest, type RefusalCode, SERVER_MESSAGE } from '@chinwag/protocol';
import type { Tagged } from '@chinwag/rules';
import type { House } from '../app-context.ts';
import { newGuestId } from '../identity/ids.ts';
import { Answering } from './requests/answering.ts';
import { haveBotsCompany } from './connections/bots-alone.ts';
import { BotPlayers } from './bots/bot-players.ts';
import { ClockTelling } from './clock/clock-broadcast.ts';
import { type Connection, guestOf } from './connections/connection.ts';
import { cameBack } from './game/course.ts';
import { clockDues, duesOf, looksDue } from './schedule/scheduled-tasks.ts';
import { Entry } from './entry/entry.ts';
import { forgotten } from './entry/forgetting.ts';
import type { AppliedBatch, GameRun } from './game/game-run.ts';
import { GameTelling } from './broadcast/game-broadcast.ts';
import { departed, renamed } from './seats/hosting.ts';
import { IdleClosing } from './schedule/idle-closing.ts';
import type { KeptClocks } from './clock/stored-clocks.ts';
import { Knocks } from './entry/entry-requests.ts';
import { Lines } from './connections/connections.ts';
import type { LoadedTable } from './record/load-table.ts';
import { LongThoughts } from './clock/slow-player-vote.ts';
import { Naming } from './seats/naming.ts';
import { People } from './connections/people.ts';
import { PlayingLines } from './connections/playing-connections.ts';
import { Presence } from './connections/presence.ts';
import { type Show, ShownTable } from './broadcast/table-broadcast.ts';
import { Shuffling } from './game/shuffling.ts';
import { LONG_AGO } from '../time.ts';
import { type Mover, Table, type TableListener } from './table.ts';
import { TableClock } from './clock/table-clock.ts';
import { peopleOf, seatOf, type TableRecord } from './record/table-record.ts';
import { askingAnew, standingTakeBack, takeBackDues } from './game/taking-back.ts';
import { Talk } from './chat/chat.ts';
import { Upkeep } from './schedule/table-scheduler.ts';

/** Where a table lives in this process. */
export interface TableHome {
  /** The lines that are open at any time. */
  readonly connections: readonly Connection[];
  /** Sends what has changed of what all see of the table. */
  readonly show: Show;
  /** Ends the table in this process. */
  close(): void;
}

/** A table with people at it: brings its parts together, as lines come and go and as the game goes on. */
export class LiveTable implements TableListener {
  readonly table: Table;
  readonly lines: Lines;
  readonly people: People;
  readonly entry: Entry;
  readonly requests: Answering;
  readonly shuffling: Shuffling;
  readonly #house: House;
  readonly #home: TableHome;
  readonly #playing: PlayingLines;
  readonly #knocks: Knocks;
  readonly #presence: Presence;
  readonly #clock = new TableClock();
  readonly #clocks: ClockTelling;
  readonly #telling: GameTelling;
  readonly #talk: Talk;
  readonly #naming: Naming;
  readonly #shown: ShownTable;
  readonly #upkeep: Upkeep;
  readonly #bots: BotPlayers;
  readonly #idle: IdleClosing;
  /** When all that follows from people and from time was brought up to date last. */
  #shownAt = LONG_AGO;

  constructor({ record, run, sayings, clocks }: LoadedTable, house: House, home: TableHome) {
    const { time, limits, games } = house;
    const refresh = (): void => this.#refresh();
    this.#house = house;
    this.#home = home;
    const lines = (this.lines = new Lines(home.connections));
    const people = (this.people = new People(home.connections));
    const playing = (this.#playing = new PlayingLines(lines));
    const shuffling = (this.shuffling = new Shuffling(lines, time));
    const table = (this.table = new Table(askingAnew(record, time.now()), run, house, this));
    const knocks = (this.#knocks = new Knocks(time, refresh));
    const presence = (this.#presence = new Presence(time, (person) => people.isHere(person)));
    const clock = this.#clock;
    this.entry = new Entry({ table, lines, people, knocks, limits });
    this.#clocks = new ClockTelling(clock, time, (told) => lines.tell(SERVER_MESSAGE.clocks, told));
    const telling = (this.#telling = new GameTelling(table, lines, this.#clocks, refresh));
    const thoughts = new LongThoughts(table, clock, presence, { time, changed: refresh });
    const hasLooked = (guest: Guest): boolean => telling.hasLooked(guest);
    const talk = (this.#talk = new Talk({ table, lines, people, clock, presence, services: house, sayings, hasLooked }));
    const naming = (this.#naming = new Naming(table, people, talk, refresh));
    this.requests = new Answering(
      { table, people, games, time, talk, naming, shuffling, thoughts, telling, playing, knocks },
      house,
    );
    this.#shown = new ShownTable({ table, people, thoughts, knocks, talk }, home.show);
    this.#upkeep = new Upkeep(house, () => [
      duesOf(table, presence, people, house.pace),
      looksDue(table, telling),
      clockDues(table, clock, house, { at: this.#shownAt, again: refresh }),
      takeBackDues(table),
    ]);
    // Bots wait while somebody asks whether a move may be taken back.
    const mayBotsPlay = (): boolean =>
      standingTakeBack(table.record, table.run) === null && haveBotsCompany(table.record, people, lines);
    this.#bots = new BotPlayers(table, mayBotsPlay, house);
    this.#idle = new IdleClosing(house, () => home.close());
    if (run !== null && clocks !== null) clock.goOnFrom(run, clocks);
    this.#refresh();
  }

  /** Somebody comes in; or why they may not. */
  join(connection: Connection): RefusalCode | null {
    const refused = this.entry.refused(guestOf(connection));
    if (refused !== null) return refused;
    const guest = this.#talk.named(guestOf(connection));
    connection.auth = guest;
    this.lines.limit(guest, this.#house.limits.tabs);
    this.#playing.playOn(connection);
    this.#welcome(connection);
    void this.table.change((table) => cameBack(knowsByName(table, guest) ? table : renamed(table, guest), guest.id));
    return null;
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
    const refused = this.entry.refusedToStay(guestOf(connection));
    if (refused !== null) return this.lines.dismiss(connection, refused);
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

  /** Takes somebody's name out of the table, its tally and its talk; they leave it. Rejects if that cannot be written down. */
  async forget(person: Guest['id']): Promise<void> {
    for (const line of this.people.connectionsOf(person)) this.lines.dismiss(line, 'name-forgotten');
    this.people.forget(person);
    this.#knocks.end(person);
    this.#telling.forget(person);
    const watchers = this.people.all().filter(({ id }) => id !== person);
    const answer = await this.table.change((table) => forgotten(table, person, watchers));
    if (!answer.ok) throw new Error(answer.code);
    this.#refresh();
    await this.#talk.forget(person);
    await this.#house.store.forgetAt(this.table.record.code, person, newGuestId(this.#house.chance));
  }

  /** Does nothing more; resolves when all that was begun is written down. */
  async stop(): Promise<void> {
    this.requests.stop();
    this.#bots.stop();
    this.#upkeep.stop();
    this.#knocks.stop();
    this.shuffling.stop();
    this.#idle.stop();
    await this.table.settled();
    await this.table.keepClocks();
    await this.#talk.settled();
  }

  changed(): void {
    this.#refresh();
  }

  began(run: GameRun): void {
    this.#house.log.info({ table: this.table.record.code, game: run.game.id }, 'a game begins');
    this.#telling.began();
  }

  happened(run: GameRun, batch: AppliedBatch, mover: Mover | null): void {
    if (mover !== null) this.#noteMove(run, mover);
    this.#noteClock();
    this.#clock.happened(run, batch);
    this.#telling.happened(run, batch);
    this.#noteTalk();
    this.#shown.happened();
    this.#upkeep.watch();
    this.#bots.wake();
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

  #welcome(connection: Connection): void {
    this.#telling.show(connection);
    this.#talk.welcome(connection);
    this.#refresh();
  }

  /** Brings everything that follows from the record and the people up to date. */
  #refresh(): void {
    this.entry.sendAway();
    this.entry.admit();
    this.#telling.catchUp();
    this.#shownAt = this.#house.time.now();
    this.#presence.note(peopleOf(this.table.record));
    this.#noteClock();
    this.#clocks.catchUp();
    this.#noteTalk();
    this.#shown.refresh();
    this.#upkeep.watch();
    this.#bots.wake();
    if (this.lines.isEmpty) this.#idle.nobodyIsHere();
    else this.#idle.somebodyIsHere();
  }

  #noteMove(run: GameRun, mover: Mover): void {
    this.#house.metrics.moves.inc({ game: run.game.id });
    if ('person' in mover) this.#presence.acted(mover.person);
    if ('clockAt' in mover) this.lines.tell(SERVER_MESSAGE.timeOut, mover.clockAt);
  }

  #noteClock(): void {
    const { record, run } = this.table;
    const { pace, time } = this.#house;
    this.#clock.note(record, run, this.#presence, pace.absence, time.now());
  }

  /** What was held back while a rule asked for silence, or while a deal was on, comes out when that is over. */
  #noteTalk(): void {
    this.#talk.note();
    this.#naming.catchUp();
  }
}

function knowsByName({ host, seats }: TableRecord, { id, name }: Guest): boolean {
  const names = seats.flatMap((held) => (held.kind === 'person' && held.person === id ? [held.name] : []));
  return [...names, ...(host.id === id ? [host.name] : [])].every((known) => known === name);
}
