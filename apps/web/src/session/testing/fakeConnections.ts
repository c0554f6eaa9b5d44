import type { Answer, GuestId, Refusal, RequestName, TableCode } from '@chinwag/protocol';
import { emptyTable, type TableState } from '@chinwag/protocol/table';
import type { Token } from '../api.ts';
import type { Connection, ConnectionEvents, OpenConnection } from '../connection.ts';

/** Something that was asked over a fake connection, and the way to answer it; null is that no answer comes. */
export interface FakeRequest {
  readonly name: RequestName;
  readonly payload: unknown;
  readonly answer: (answer: Answer | null) => void;
}

/** A connection that a test holds the other end of. */
export interface FakeConnection {
  readonly code: TableCode;
  readonly token: Token;
  /** What the table may tell over it. */
  readonly tell: ConnectionEvents;
  /** What was asked over it, oldest first. */
  readonly requests: readonly FakeRequest[];
  /** How it was hung up, or null while it is up. */
  readonly closedAs: 'away' | 'leaving' | null;
}

/** Connections as tests play them: `open` is what a table connection is given. */
export class FakeConnections {
  /** What comes of opening a connection: one, or why there is none. */
  comes: 'line' | 'unreachable' | Refusal = 'line';
  /** Called before a connection is given, so that a test can do something while it is being opened. */
  opening: () => void | Promise<void> = () => undefined;
  #attempts = 0;
  readonly #connections: FakeConnection[] = [];

  readonly open: OpenConnection = async (code, token, tell) => {
    this.#attempts += 1;
    await this.opening();
    if (this.comes !== 'line') return this.comes;
    const requests: FakeRequest[] = [];
    let closedAs: FakeConnection['closedAs'] = null;
    this.#connections.push({
      code,
      token,
      tell,
      requests,
      get closedAs() {
        return closedAs;
      },
    });
    const connection: Connection = {
      id: `line-${this.#connections.length}`,
      request: (name, payload) => new Promise((answer) => requests.push({ name, payload, answer })),
      close: (as) => {
        closedAs = as;
        for (const { answer } of requests) answer(null);
      },
    };
    return connection;
  };

  /** How often somebody tried to open a connection. */
  get attempts(): number {
    return this.#attempts;
  }

  /** The connection opened last. */
  get connection(): FakeConnection {
    const connection = this.#connections.at(-1);
    if (connection === undefined) throw new Error('no line has been opened');
    return connection;
  }

  /** What has been asked under this name, over all connections. */
  requests(name: RequestName): readonly FakeRequest[] {
    return this.#connections.flatMap((connection) => connection.requests.filter((requests) => requests.name === name));
  }

  /** Breaks the newest connection, which is then being taken up again: what was asked over it gets no answer. */
  drop(): void {
    for (const { answer } of this.connection.requests) answer(null);
    this.connection.tell.dropped();
  }

  /** Ends the newest connection for good: with the server's reason, or null where it was lost. */
  end(refusal: Refusal | null): void {
    for (const { answer } of this.connection.requests) answer(null);
    this.connection.tell.closed(refusal);
  }
}

/** The state of a table at which nobody sits, as the server sends it, with these fields. */
export function tableState(fields: Partial<TableState> = {}): TableState {
  const [code, host] = ['ABCDEFGHJK' as TableCode, 'guest-marta' as GuestId];
  return emptyTable({ code, host, game: 'chinkway', seatsWished: 4, ...fields });
}
