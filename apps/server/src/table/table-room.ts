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

/** How soon a change of what all see of a table is sent, in ms. */
const SHOW_WITHIN = 50;
/** After how long it is tried again while the process may not speak for the table, in ms. */
const SHOW_AGAIN = 250;
/** The longest time there is for a timer, in ms. */
const NEVER = 2 ** 31 - 1;

/** The name rooms of tables go by. */
export const TABLE_ROOM = 'table';

/** What a room is made from. */
export interface TableRoomOptions {
  readonly code: TableCode;
  /** The version in which it was taken for this process; null where no other could have it. */
  readonly version: number | null;
  /** Called when the room begins to close; `ended` resolves when it is no more. */
  readonly closing: (ended: Promise<unknown>) => void;
}

/** Who was let in, as their token says. */
type Authenticated = Guest & Pick<ConnectionData, 'counter'>;

/** A table as Colyseus knows it: brings connections to the live table and does nothing else. */
export class TableRoom extends Room<{ state: TableState; client: RoomConnection }> {
  override autoDispose = false;
  /** Colyseus would look for changes many times a second, at every table; here it is notified when there are any. */
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
    // The token was good when the place was reserved, which may be some seconds ago.
    const refused = this.#refusedSince(connection) ?? this.#table.join(connection);
    if (refused !== null) {
      data.dismissed = refused;
      throw new ServerError(ErrorCode.AUTH_FAILED, refused);
    }
    this.#app.metrics.joins.inc();
    this.#guard(connection);
  }

  /** Somebody in a network, with the link, asks to come in; answers what they get to hear. Called from wherever they asked. */
  requestEntry(guest: Guest, network: string | null): RefusalCode {
    return this.#table.entry.requestEntry(guest, network);
  }

  /** Takes somebody's name out of the table. Called from wherever they asked for that. */
  forget(person: Guest['id']): Promise<void> {
    return this.#table.forget(person);
  }

  /** Takes out of the table what was said at a time. */
  async eraseMessage(at: number): Promise<void> {
    await this.#live?.eraseMessage(at);
  }

  /** Ends the connections of somebody that were opened with tokens that are revoked now. */
  dismissRevoked(person: Guest['id'], counter: number): void {
    const code: RefusalCode = counter === FORGOTTEN ? 'name-forgotten' : 'token-revoked';
    this.#live?.connections.dismissRevoked(person, counter, code);
  }

  /** The table as it is; null before it has been loaded, and once it has started to close. */
  get record(): TableRecord | null {
    return this.#live === null || this.#closing ? null : this.#live.table.record;
  }

  /** Whether people can come in: not any more once the table has started to close. */
  get isOpen(): boolean {
    return this.record !== null;
  }

  /** Another process has taken the table: it closes here. */
  moveOut(): void {
    if (this.isOpen) this.#live?.lost();
  }

  /** The seats whose decision the game awaits. Called from wherever somebody looks at their tables. */
  pendingSeats(): readonly Seat[] {
    return pendingSeats(this.#table.table.run);
  }

  /** Whose connection of that session is open, or has dropped and may be taken up; null if there is none. */
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

  /** Who was about to join comes too late: Colyseus would wait for them, let them in, and then wait for ever for them to go. */
  #giveUpPlaces(): void {
    const timeouts: Readonly<Record<string, NodeJS.Timeout>> = this['_reservedSeatTimeouts'];
    for (const timeout of Object.values(timeouts)) clearTimeout(timeout);
    this['_reservedSeats'] = {};
  }

  /** What changes in a moment is sent together. */
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
    if (error.cause instanceof ServerError) return; // somebody was refused, and knows
    // Only what was thrown: the exception around it holds the message, cards and all.
    this.#app.log.error({ table: this.roomId, method, err: error.cause }, 'a room failed');
  }

  /** Why a connection may not be there although its token was good when it was opened; null if it still is. */
  #refusedSince(connection: RoomConnection): RefusalCode | null {
    const { counter = 0 } = connection.userData ?? {};
    return TOKEN_REFUSALS[this.#app.revocations.standingSince(guestOf(connection).id, counter)];
  }

  #answer(name: RequestName, payload: unknown, connection: RoomConnection) {
    const { shield } = this.#app;
    // Another process may have the table by now: only the database can say.
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

  /** Colyseus's own limit of messages closes with a code that means other things too. */
  #guard(connection: RoomConnection): void {
    const { limits, temporaryBans } = this.#app;
    guardConnection(connection, {
      time: systemTime, // a browser is no faster where the tables' time is
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

/** The class of rooms for one server, which lets in the one who shows a token of that server. */
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
