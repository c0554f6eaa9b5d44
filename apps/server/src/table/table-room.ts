import { type Guest, joinOptionsSchema, refusal, type RefusalCode, type RequestName, type TableCode } from '@chinwag/protocol';
import type { TableState } from '@chinwag/protocol/table';
import type { Seat } from '@chinwag/rules';
import { CloseCode, ErrorCode, Room, type RoomException, type RoomMethodName, ServerError } from '@colyseus/core';
import type { AppContext } from '../app-context.ts';
import { identify, TOKEN_REFUSALS } from '../identity/identify.ts';
import { FORGOTTEN } from '../identity/revocations.ts';
import { guardConnection } from './connections/connection-guard.ts';
import { type ConnectionData, guestOf, type RoomConnection } from './connections/connection.ts';
import { systemTime } from '../time.ts';
import { LiveTable } from './live-table.ts';
import { loadTable } from './lifecycle/load-table.ts';
import { FixedWindowCounter } from './connections/fixed-window-counter.ts';
import { RequestHandlers } from './requests/request-handlers.ts';
import { pendingSeats } from './game/game-run.ts';
import type { TableRecord } from './record/table-record.ts';
import { TableSerializer } from './broadcast/table-serializer.ts';

const UNKNOWN: RefusalCode = 'message-unknown';
const UNREACHABLE: RefusalCode = 'table-unreachable';
const UNAVAILABLE: RefusalCode = 'store-unavailable';

/** The maximum delay of a change of the public state, in ms. */
const SHOW_WITHIN = 50;
/** The retry delay while the process does not hold its lease, in ms. */
const SHOW_AGAIN = 250;
/** The maximum delay of a timer, in ms. */
const NEVER = 2 ** 31 - 1;

/** The name under which Colyseus registers table rooms. */
export const TABLE_ROOM = 'table';

/** The options of a room. */
export interface TableRoomOptions {
  readonly code: TableCode;
  /** The version under which this process acquired the table, or null if there is no other process. */
  readonly version: number | null;
  /** Called when the room starts to close. `ended` resolves once the room is closed. */
  readonly closing: (ended: Promise<unknown>) => void;
}

/** An admitted guest, as in their token. */
type Authenticated = Guest & Pick<ConnectionData, 'counter'>;

/** The Colyseus room of a table, which only passes connections and requests on to the live table. */
export class TableRoom extends Room<{ state: TableState; client: RoomConnection }> {
  override autoDispose = false;
  /** Disabled, because Colyseus would poll every table for changes many times a second. The room itself sends the changes. */
  override patchRate = NEVER;
  override messages = {
    _: (connection: RoomConnection) => connection.error(ErrorCode.INVALID_PAYLOAD, UNKNOWN),
  };
  readonly #app: AppContext;
  #live: LiveTable | null = null;
  #closing = false;
  #closes: (ended: Promise<unknown>) => void = () => undefined;
  #showing: NodeJS.Timeout | undefined;

  constructor(app: AppContext) {
    super();
    this.#app = app;
  }

  override async onCreate({ code, version, closing }: TableRoomOptions): Promise<void> {
    const loaded = await loadTable(this.#app, code);
    if (typeof loaded === 'string') throw new ServerError(ErrorCode.APPLICATION_ERROR, loaded);
    const isOvertaken = version !== null && loaded.record.version !== version;
    if (isOvertaken) throw new ServerError(ErrorCode.APPLICATION_ERROR, UNREACHABLE);
    this.roomId = code;
    this.#closes = closing;
    const handlers = new RequestHandlers((...asked) => this.#answer(...asked));
    this['onMessageEvents'].events = Object.assign(handlers, this['onMessageEvents'].events);
    this.setSerializer(new TableSerializer());
    this.#live = new LiveTable(loaded, this.#app, {
      connections: this.clients,
      show: (table, when) => this.#show(table, when),
      close: () => void this.disconnect(CloseCode.SERVER_SHUTDOWN),
    });
  }

  override onJoin(connection: RoomConnection, options: unknown, { counter, ...guest }: Authenticated): void {
    const address = this.#app.addressOf(connection.ref);
    const rate = new FixedWindowCounter(this.#app.limits.messages);
    const device = joinOptionsSchema.safeParse(options).data?.device ?? null;
    const data: ConnectionData = { rate, counter, device, address, dismissed: null };
    connection.auth = guest;
    connection.userData = data;
    // The token was valid at the seat reservation, which may have been some seconds ago.
    const refused = this.#refusedSince(connection) ?? this.#table.join(connection);
    if (refused !== null) {
      data.dismissed = refused;
      throw new ServerError(ErrorCode.AUTH_FAILED, refused);
    }
    this.#app.metrics.joins.inc();
    this.#guard(connection);
  }

  /** Requests entry for a guest of a network who has the link, and returns the answer. Called from outside the room. */
  requestEntry(guest: Guest, network: string | null): RefusalCode {
    return this.#table.entry.requestEntry(guest, network);
  }

  /** Erases a person from the table. Rejects if the erasure cannot be written. Called from outside the room. */
  forget(person: Guest['id']): Promise<void> {
    return this.#table.forget(person);
  }

  /** Erases the message sent at a date. Resolves when the message can no longer be written to the store. */
  async eraseMessage(at: number): Promise<void> {
    await this.#live?.eraseMessage(at);
  }

  /** Closes a person's connections that were opened with revoked tokens. */
  dismissRevoked(person: Guest['id'], counter: number): void {
    const code: RefusalCode = counter === FORGOTTEN ? 'name-forgotten' : 'token-revoked';
    this.#live?.connections.dismissRevoked(person, counter, code);
  }

  /** The current record of the table. It is null before the table is loaded, and once the room starts to close. */
  get record(): TableRecord | null {
    return this.#live === null || this.#closing ? null : this.#live.table.record;
  }

  /** Whether people can join, which is false once the room starts to close. */
  get isOpen(): boolean {
    return this.record !== null;
  }

  /** Closes the table here, because another process has taken it over. */
  moveOut(): void {
    if (this.isOpen) this.#live?.lost();
  }

  /** Returns the seats with a pending decision, for people's lists of tables. */
  pendingSeats(): readonly Seat[] {
    return pendingSeats(this.#table.table.run);
  }

  /** Returns the guest whose connection of a session is open, or has dropped and may be resumed. Returns null if there is none. */
  ownerOf(session: string): Guest['id'] | null {
    const open = this.clients.find(({ sessionId }) => sessionId === session)?.auth;
    const reserved: Readonly<Record<string, readonly [unknown, Guest | undefined, ...unknown[]]>> = this['_reservedSeats'];
    return (open ?? (Object.hasOwn(reserved, session) ? reserved[session]?.[1] : undefined))?.id ?? null;
  }

  override disconnect(closeCode?: number): Promise<unknown> {
    this.#closing = true;
    this.#giveUpPlaces();
    const ended = super.disconnect(closeCode);
    this.#closes(ended);
    return ended;
  }

  override onDrop(connection: RoomConnection): void {
    if (connection.userData?.dismissed !== null) return;
    this.#app.metrics.drops.inc();
    this.#table.drop(connection);
    this.allowReconnection(connection, this.#app.pace.reconnection / 1000).catch(() => undefined);
  }

  override onReconnect(connection: RoomConnection): void {
    if (connection.userData !== undefined) connection.userData.address = this.#app.addressOf(connection.ref);
    this.#app.metrics.reconnections.inc();
    this.#guard(connection);
    this.#table.return(connection);
    const refused = this.#refusedSince(connection);
    if (refused !== null) this.#table.connections.dismiss(connection, refused);
  }

  override onLeave(connection: RoomConnection, code: number): void {
    this.#table.leave(connection, code === CloseCode.CONSENTED ? 'consented' : 'lost');
  }

  override async onDispose(): Promise<void> {
    clearTimeout(this.#showing);
    await this.#live?.stop();
  }

  /** Drops the seat reservations of a closing room. Colyseus would let those people in, and then wait for ever until they leave. */
  #giveUpPlaces(): void {
    const timeouts: Readonly<Record<string, NodeJS.Timeout>> = this['_reservedSeatTimeouts'];
    for (const timeout of Object.values(timeouts)) clearTimeout(timeout);
    this['_reservedSeats'] = {};
  }

  /** Sends the public state, with all changes of the same moment together. */
  #show(table: TableState, when: 'at once' | 'soon'): void {
    this.state = table;
    if (when === 'at once') this.#showNow();
    else this.#showing ??= setTimeout(() => this.#showNow(), SHOW_WITHIN);
  }

  #showNow(): void {
    clearTimeout(this.#showing);
    const mayShow = this.#app.holdsLease();
    this.#showing = mayShow ? undefined : setTimeout(() => this.#showNow(), SHOW_AGAIN);
    if (mayShow) this.broadcastPatch();
  }

  override onUncaughtException(error: RoomException, method: RoomMethodName): void {
    if (error.cause instanceof ServerError) return; // the person has received the reason for the refusal
    // Only the thrown error: the exception around it contains the message, cards and all.
    this.#app.log.error({ table: this.roomId, method, err: error.cause }, 'a room failed');
  }

  /** Returns the reason why a connection may not stay although its token was valid when it opened. Returns null if it may stay. */
  #refusedSince(connection: RoomConnection): RefusalCode | null {
    const { counter = 0 } = connection.userData ?? {};
    return TOKEN_REFUSALS[this.#app.revocations.standingSince(guestOf(connection).id, counter)];
  }

  #answer(name: RequestName, payload: unknown, connection: RoomConnection) {
    const { shield } = this.#app;
    // Another process may own the table by now, and only the database can say.
    if (!this.#app.holdsLease()) return refusal(UNAVAILABLE);
    const asker = { guest: guestOf(connection).id, address: connection.userData?.address ?? null };
    if (shield.allows(name, asker)) return this.#table.requests.answer(name, payload, connection);
    this.#app.metrics.refusals.inc({ code: 'too-many-messages' });
    return refusal('too-many-messages');
  }

  get #table(): LiveTable {
    if (this.#live === null) throw new Error('the table has not been loaded yet');
    return this.#live;
  }

  /** Guards a connection. Colyseus has its own message limit, but the close code of that limit also has other meanings. */
  #guard(connection: RoomConnection): void {
    const { limits, temporaryBans } = this.#app;
    guardConnection(connection, {
      time: systemTime, // a browser does not scale with the tables' time
      joinWithin: limits.joinWithin,
      isFlood: () => {
        connection.userData?.rate.count(systemTime.now());
        return connection.userData?.rate.isFlood === true;
      },
      end: (code) => {
        temporaryBans.add(guestOf(connection).id);
        this.#table.connections.dismiss(connection, code);
      },
    });
  }
}

/** Returns the class of table rooms for one server, which admits bearers of that server's tokens. */
export function tableRoomsOf(app: AppContext): new () => TableRoom {
  return class extends TableRoom {
    constructor() {
      super(app);
    }

    static override async onAuth(token: string | undefined): Promise<Authenticated> {
      if (token === undefined || token === '') throw new ServerError(ErrorCode.AUTH_FAILED, 'token-missing');
      const bearer = await identify(app, token).catch((error: unknown): RefusalCode => {
        app.log.error({ err: error }, 'whether a token is good could not be read');
        return 'store-unavailable';
      });
      if (typeof bearer === 'string') throw new ServerError(ErrorCode.AUTH_FAILED, bearer);
      const { guest, counter } = bearer;
      if (app.temporaryBans.has(guest.id)) throw new ServerError(ErrorCode.AUTH_FAILED, 'too-many-messages');
      if (!app.shield.letsJoin(guest.id)) throw new ServerError(ErrorCode.AUTH_FAILED, 'too-many-messages');
      return { ...guest, counter };
    }
  };
}
