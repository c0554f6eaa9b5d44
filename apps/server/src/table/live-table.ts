import { type GameEndKind, type Guest, type RefusalCode, SERVER_MESSAGE } from '@chinwag/protocol';
import type { Tagged } from '@chinwag/rules';
import type { AppContext } from '../app-context.ts';
import { newGuestId } from '../identity/ids.ts';
import { Answering } from './requests/answering.ts';
import { addressOfCompany, haveBotsCompany } from './connections/bots-alone.ts';
import { BotPlayers } from './bots/bot-players.ts';
import { ClockBroadcast } from './clock/clock-broadcast.ts';
import { type Connection, guestOf } from './connections/connection.ts';
import { cameBack, dealOver } from './game/course.ts';
import { clockTasks, looksTasks, proposalTasks, scheduledTasks, shownTasks, takeBackTasks } from './schedule/scheduled-tasks.ts';
import { Entry } from './entry/entry.ts';
import { forgotten } from './entry/forgetting.ts';
import type { AppliedBatch, GameRun } from './game/game-run.ts';
import { GameBroadcast } from './broadcast/game-broadcast.ts';
import { departed, renamed } from './seats/hosting.ts';
import { IdleClosing } from './schedule/idle-closing.ts';
import type { StoredClocks } from './record/stored-clocks.ts';
import { EntryRequests } from './entry/entry-requests.ts';
import { Connections } from './connections/connections.ts';
import type { LoadedTable } from './lifecycle/load-table.ts';
import { SheetReaders } from './clock/sheet-readers.ts';
import { SlowPlayerVote } from './clock/slow-player-vote.ts';
import { Naming } from './chat/naming.ts';
import { People } from './connections/people.ts';
import { OtherDevices } from './connections/other-devices.ts';
import { PlayingConnections } from './connections/playing-connections.ts';
import { Presence } from './connections/presence.ts';
import { type Show, TableBroadcast } from './broadcast/table-broadcast.ts';
import { Shuffling } from './game/shuffling.ts';
import { LONG_AGO } from '../time.ts';
import { type Mover, Table, type TableListener } from './table.ts';
import { TableClock } from './clock/table-clock.ts';
import { peopleOf, seatOf, type TableRecord } from './record/table-record.ts';
import { TableCircumstances } from './clock/circumstances.ts';
import { proposingAgain } from './game/proposals.ts';
import { askingAgain, standingTakeBack } from './game/taking-back.ts';
import { Chat } from './chat/chat.ts';
import { TableScheduler } from './schedule/table-scheduler.ts';

/** The environment of a live table in this process. */
export interface TableHome {
  /** A live list of the open connections. */
  readonly connections: readonly Connection[];
  /** Broadcasts changes of the public state. */
  readonly show: Show;
  /** Closes the table in this process. */
  close(): void;
}

/** A table in memory, which connects the parts of the table to the connections and to the events of the game. */
export class LiveTable implements TableListener {
  readonly table: Table;
  readonly connections: Connections;
  readonly people: People;
  readonly entry: Entry;
  readonly requests: Answering;
  readonly shuffling: Shuffling;
  readonly #app: AppContext;
  readonly #home: TableHome;
  readonly #playing: PlayingConnections;
  readonly #otherDevices: OtherDevices;
  readonly #entryRequests: EntryRequests;
  readonly #presence: Presence;
  readonly #sheetReaders: SheetReaders;
  readonly #clock: TableClock;
  readonly #clocks: ClockBroadcast;
  readonly #gameBroadcast: GameBroadcast;
  readonly #chat: Chat;
  readonly #naming: Naming;
  readonly #shown: TableBroadcast;
  readonly #scheduler: TableScheduler;
  readonly #bots: BotPlayers;
  readonly #idle: IdleClosing;
  #wasBreak: boolean;
  /** People who left on purpose and still have connections that are closing. */
  readonly #departing = new Set<Guest['id']>();
  /** The time of the last update of the public state that follows from people and time. */
  #shownAt = LONG_AGO;

  constructor({ record, run, sayings, clocks }: LoadedTable, app: AppContext, home: TableHome) {
    const { time, limits, games } = app;
    this.#wasBreak = record.pause !== null;
    const refresh = (): void => this.#refresh();
    this.#app = app;
    this.#home = home;
    const connections = (this.connections = new Connections(home.connections));
    const people = (this.people = new People(home.connections));
    const playing = (this.#playing = new PlayingConnections(connections));
    this.#otherDevices = new OtherDevices(connections);
    const shuffling = (this.shuffling = new Shuffling(connections, time));
    const table = (this.table = new Table(proposingAgain(askingAgain(record, time.now()), time.now()), run, app, this));
    const entryRequests = (this.#entryRequests = new EntryRequests(time, refresh));
    const presence = (this.#presence = new Presence(time, (person) => people.isHere(person)));
    const sheetReaders = (this.#sheetReaders = new SheetReaders(time, run));
    const clock = (this.#clock = new TableClock(sheetReaders));
    this.entry = new Entry({ table, connections, people, entryRequests, limits });
    this.#clocks = new ClockBroadcast(clock, time, (clocks) => connections.broadcast(SERVER_MESSAGE.clocks, clocks));
    const gameBroadcast = (this.#gameBroadcast = new GameBroadcast(table, connections, this.#clocks, refresh));
    const slowPlayerVote = new SlowPlayerVote(table, clock, presence, { time, changed: refresh });
    const wereHandsShown = (): boolean => gameBroadcast.wereHandsShown;
    const chat = (this.#chat = new Chat({ table, connections, people, clock, presence, services: app, sayings, wereHandsShown }));
    const naming = (this.#naming = new Naming(table, people, chat, refresh));
    const absence = app.pace.absence;
    const isSilent = (person: Guest['id']): boolean => chat.isSilent(person);
    const circumstances = new TableCircumstances({ table, presence, services: app, isSilent, absence });
    this.requests = new Answering(
      {
        table, people, games, time, chat, naming, shuffling, slowPlayerVote, gameBroadcast, playing, entryRequests,
        sheetReaders, refresh, circumstances,
      },
      app,
    );
    const shownParts = { table, people, slowPlayerVote, entryRequests, chat, sheetReaders, games, circumstances };
    this.#shown = new TableBroadcast(shownParts, home.show);
    const addressOf = (): string | null => addressOfCompany(table.record, connections);
    const room = { in: () => app.shield.clockMoveIn(addressOf()), taken: () => app.shield.chargeClockMove(addressOf()) };
    const clockServices = { ...app, room };
    this.#scheduler = new TableScheduler(app, () => [
      scheduledTasks(table, presence, people, app.pace),
      looksTasks(table, gameBroadcast),
      clockTasks(table, clock, clockServices, { at: this.#shownAt, again: refresh }),
      takeBackTasks(table),
      proposalTasks(table, circumstances),
      shownTasks(table, circumstances, { at: this.#shownAt, again: refresh }),
    ]);
    // Bots wait during a request to take back, and during a break.
    const mayBotsPlay = (): boolean =>
      table.record.pause === null &&
      standingTakeBack(table.record, table.run) === null &&
      haveBotsCompany(table.record, people, connections);
    const company = { isHere: mayBotsPlay, address: addressOf };
    this.#bots = new BotPlayers(table, company, app);
    this.#idle = new IdleClosing(app, () => home.close());
    if (run !== null && clocks !== null) clock.goOnFrom(run, clocks);
    this.#refresh();
  }

  /** Lets a connection in. Returns the reason for a refusal, or null if the connection may join. */
  join(connection: Connection): RefusalCode | null {
    const refused = this.entry.refused(guestOf(connection));
    if (refused !== null) return refused;
    const guest = this.#chat.named(guestOf(connection));
    connection.auth = guest;
    this.connections.limit(guest, this.#app.limits.tabs);
    this.#playing.playOn(connection);
    this.#sheetReaders.came(guest.id);
    this.#otherDevices.came(connection);
    this.#welcome(connection);
    void this.#cameBack(guest);
    return null;
  }

  /**
   * Handles a returning guest under their current name. If names have changed too often in the game, the guest keeps their former
   * name.
   */
  async #cameBack(guest: Guest): Promise<void> {
    const { table } = this;
    const answer = await table.change((now) => cameBack(isKnownSo(now, guest) ? now : renamed(now, guest), guest.id));
    if (!answer.ok && answer.code === 'seats-changed-often') await table.change((now) => cameBack(now, guest.id));
  }

  /** Handles a dropped connection that may be resumed. */
  drop(connection: Connection): void {
    this.people.dropped(connection);
    this.#playing.lost(guestOf(connection).id);
    this.#otherDevices.changed(guestOf(connection).id);
    this.#refresh();
  }

  /** Handles a resumed connection. */
  return(connection: Connection): void {
    this.people.settled(connection);
    const refused = this.entry.refusedToStay(guestOf(connection));
    if (refused !== null) return this.connections.dismiss(connection, refused);
    this.#playing.returned(connection);
    this.#otherDevices.came(connection);
    this.#welcome(connection);
  }

  /** Handles a connection closed for good; `consented` if its guest left on purpose. */
  leave(connection: Connection, how: 'consented' | 'lost'): void {
    this.people.settled(connection);
    this.shuffling.left(connection);
    const { id } = guestOf(connection);
    this.#playing.lost(id);
    this.#otherDevices.changed(id);
    if (how === 'consented') this.#leaveEverywhere(id);
    const departs = this.#departing.has(id) && !this.people.isHere(id);
    if (departs) this.#presence.left(id);
    this.#refresh();
    if (!departs) return;
    this.#departing.delete(id);
    void this.table.change((table) => departed(table, id));
  }

  /** Closes a person's connections on all their devices, because the person leaves. */
  #leaveEverywhere(person: Guest['id']): void {
    this.#departing.add(person);
    this.people.forget(person);
    for (const connection of this.people.connectionsOf(person)) this.connections.dismiss(connection, 'left-elsewhere');
  }

  /**
   * Erases a person from the table, its tally and its chat. The person leaves the table. Rejects if the erasure cannot be written.
   */
  async forget(person: Guest['id']): Promise<void> {
    for (const connection of this.people.connectionsOf(person)) this.connections.dismiss(connection, 'name-forgotten');
    this.people.forget(person);
    this.#entryRequests.end(person);
    this.#gameBroadcast.forget(person);
    this.#shown.forget(person);
    const spectators = this.people.all().filter(({ id }) => id !== person);
    const { chain } = this.table.record;
    const known = { person, pseudonym: chain === null ? null : this.#app.pseudonyms(chain.origin, person) };
    const answer = await this.table.change((table) => forgotten(table, known, spectators));
    if (!answer.ok) throw new Error(answer.code);
    this.#refresh();
    await this.#chat.forget(person);
    await this.#app.store.forgetAt(this.table.record.code, known, newGuestId(this.#app.randomBytes));
  }

  /** Erases the message sent at a date. Resolves when the message can no longer be written to the store. */
  eraseMessage(at: number): Promise<void> {
    return this.#chat.erase(at);
  }

  /** Stops the table. Resolves when all pending work is written. */
  async stop(): Promise<void> {
    this.requests.stop();
    this.#bots.stop();
    this.#scheduler.stop();
    this.#entryRequests.stop();
    this.shuffling.stop();
    this.#idle.stop();
    await this.table.settled();
    await this.table.saveClocks();
    await this.#chat.settled();
  }

  changed(): void {
    const isBreak = this.table.record.pause !== null;
    // After a break, everybody has the same time to come back.
    if (this.#wasBreak && !isBreak) this.#presence.startOver();
    this.#wasBreak = isBreak;
    this.#refresh();
  }

  starting(): void {
    this.#shown.refresh('at once');
  }

  began(run: GameRun): void {
    this.#app.log.debug({ table: this.table.record.code, game: run.game.id }, 'a game begins');
    this.#app.metrics.gamesStarted.inc({ game: run.game.id });
    this.#gameBroadcast.began();
  }

  continued(run: GameRun): void {
    this.#app.log.debug({ table: this.table.record.code, game: run.game.id }, 'a game goes on');
    for (const connection of this.connections.open()) this.#gameBroadcast.show(connection);
  }

  ended(game: string, ending: GameEndKind): void {
    this.#app.metrics.gamesEnded.inc({ game, ending });
  }

  happened(run: GameRun, batch: AppliedBatch, mover: Mover | null): void {
    if (mover !== null) this.#noteMove(run, mover);
    this.#sheetReaders.happened(run, batch);
    this.#noteClock();
    this.#clock.happened(run, batch);
    if (batch.events.some(({ type }) => run.game.dealEnds.includes(type))) void this.table.change(dealOver);
    this.#gameBroadcast.happened(run, batch);
    this.#noteChat();
    this.#shown.happened();
    this.#scheduler.watch();
    this.#bots.wake();
  }

  clocks(run: GameRun, events: readonly Tagged[]): StoredClocks | null {
    return this.#clock.stored(this.table.record, run, events, this.#app.time.now());
  }

  watching(): readonly Guest['id'][] {
    return this.people.all().flatMap(({ id }) => (seatOf(this.table.record, id) === null ? id : []));
  }

  lost(): void {
    this.#home.close();
  }

  #welcome(connection: Connection): void {
    this.#gameBroadcast.show(connection);
    this.#chat.welcome(connection);
    this.#refresh();
  }

  /** Updates all state that follows from the record and the people. */
  #refresh(): void {
    this.entry.sendAway();
    this.entry.admit();
    this.#gameBroadcast.catchUp();
    this.#shownAt = this.#app.time.now();
    this.#presence.note(peopleOf(this.table.record));
    this.#noteClock();
    this.#clocks.catchUp();
    this.#noteChat();
    this.#shown.refresh();
    this.#scheduler.watch();
    this.#bots.wake();
    if (this.connections.isEmpty) this.#idle.nobodyIsHere();
    else this.#idle.somebodyIsHere();
  }

  #noteMove(run: GameRun, mover: Mover): void {
    this.#app.metrics.moves.inc({ game: run.game.id });
    if ('person' in mover) this.#presence.acted(mover.person);
    if ('clockAt' in mover) this.connections.broadcast(SERVER_MESSAGE.timeOut, mover.clockAt);
  }

  #noteClock(): void {
    const { record, run } = this.table;
    const { pace, time } = this.#app;
    this.#clock.note(record, run, this.#presence, pace.absence, time.now());
  }

  /** Releases messages that were held back during a silence or a deal, once that is over. */
  #noteChat(): void {
    this.#chat.note();
    this.#naming.catchUp();
  }
}

function isKnownSo({ host, seats }: TableRecord, { id, name, badge }: Guest): boolean {
  const seated = seats.flatMap((held) => (held.kind === 'person' && held.person === id ? held : []));
  return [...seated, ...(host.id === id ? [host] : [])].every((known) => known.name === name && known.badge === badge);
}
