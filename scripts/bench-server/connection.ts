import { Agent, type ClientRequest, request as httpRequest } from 'node:http';
import type { Answer } from '@chinwag/protocol';
import { Protocol } from '@colyseus/core';
import { decode, encode } from '@colyseus/schema';
import { Packr, RESERVE_START_SPACE, unpack } from 'msgpackr';
import { ThinSocket } from './thin-socket.ts';

/** A simulated client of a server, over loopback, with its own client address. */
export interface Visitor {
  readonly port: number;
  /** The client address, as a proxy would forward it. */
  readonly from: string;
  readonly token: string | null;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Sends a POST request. Resolves with the JSON of the response. Rejects if the request fails, or the response has an error status.
 */
export function post<Given>(visitor: Visitor, path: string, body: object = {}): Promise<Given> {
  const { port, from, token } = visitor;
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from, ...authorization };
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ agent, port, host: '127.0.0.1', path, method: 'POST', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if ((response.statusCode ?? 0) < 300) resolve(JSON.parse(text) as Given);
        else reject(new Error(`${path}: ${response.statusCode} ${text}`));
      });
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (isEndedWhileIdle(asked, error)) resolve(post(visitor, path, body));
      else reject(error);
    });
    asked.end(JSON.stringify(body));
  });
}

/** Returns whether a request failed because the server closed an idle connection just as it was reused. */
function isEndedWhileIdle({ reusedSocket }: ClientRequest, { code }: NodeJS.ErrnoException): boolean {
  return reusedSocket && code === 'ECONNRESET';
}

/**
 * Sends a GET request for a large file. Resolves with the size of the file, in bytes. Rejects if the request fails, or the status
 * is not 200.
 */
export function get({ port, from, token }: Visitor, path: string): Promise<number> {
  const headers = { 'x-forwarded-for': from, ...(token !== null && { authorization: `Bearer ${token}` }) };
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ agent, port, host: '127.0.0.1', path, headers }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${path}: ${response.statusCode}`));
      });
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (isEndedWhileIdle(asked, error)) resolve(get({ port, from, token }, path));
      else reject(error);
    });
    asked.end();
  });
}

/** A seat reservation in a room. */
interface ReservedSeat {
  readonly processId: string;
  readonly roomId: string;
  readonly sessionId: string;
}

const REQUEST_ROOM = 4096;
const packr = new Packr({ useRecords: false });
const scratch = Buffer.alloc(REQUEST_ROOM);

/** The callbacks of a connection. */
export interface ConnectionListener {
  /** Called when a message has arrived. */
  message(type: string, message: unknown): void;
  /** Called when the connection is closed. */
  closed(): void;
}

/** A minimal connection to a room. It decodes messages and answers, but not the room's state. */
export class Connection {
  readonly #listener: ConnectionListener;
  /** The id of the room. */
  readonly room: string;
  readonly #socket: ThinSocket;
  readonly #waiting = new Map<number, { readonly resolve: (answer: Answer) => void; readonly reject: (reason: Error) => void }>();
  #asked = 0;
  #closed: Error | null = null;

  private constructor(visitor: Visitor, seat: ReservedSeat, listener: ConnectionListener, comeIn: (refused: Error | null) => void) {
    const { port, from, token } = visitor;
    this.room = seat.roomId;
    this.#listener = listener;
    const path = `/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}&skipHandshake=1&_authToken=${token ?? ''}`;
    this.#socket = new ThinSocket({ port, path, headers: { 'x-forwarded-for': from } }, {
      message: (frame) => {
        this.#take(frame);
        comeIn(null);
      },
      closed: (code) => {
        const closed = new Error(`the connection was closed: ${code}`);
        this.#closed = closed;
        comeIn(closed);
        for (const { reject } of this.#waiting.values()) reject(closed);
        this.#waiting.clear();
        listener.closed();
      },
    });
  }

  /** Joins a room with a `method` of the matchmaker and a name. Resolves when the room has confirmed the join. */
  static async open(
    visitor: Visitor, method: 'create' | 'joinById', name: string, listener: ConnectionListener,
  ): Promise<Connection> {
    const seat = await post<ReservedSeat>(visitor, `/matchmake/${method}/${name}`);
    return new Promise((resolve, reject) => {
      const connection: Connection = new Connection(visitor, seat, listener, (refused) => {
        if (refused === null) resolve(connection);
        else reject(refused);
      });
    });
  }

  get isClosed(): boolean {
    return this.#closed !== null;
  }

  /** Sends a request to the room. Resolves with the answer. Rejects if the connection closes before the answer. */
  request(type: string, payload: object): Promise<Answer> {
    if (this.#closed !== null) return Promise.reject(this.#closed);
    const id = ++this.#asked;
    const at = { offset: 1 };
    scratch[0] = Protocol.ROOM_REQUEST;
    encode.number(scratch, id, at);
    encode.string(scratch, type, at);
    const frame = packr.pack(payload, RESERVE_START_SPACE | at.offset);
    scratch.copy(frame, 0, 0, at.offset);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(frame);
    });
  }

  /** Closes the connection at once. */
  end(): void {
    this.#socket.terminate();
  }

  #take(frame: Buffer): void {
    const at = { offset: 1 };
    const [kind] = frame;
    if (kind === Protocol.JOIN_ROOM) {
      this.#socket.send(Buffer.of(Protocol.JOIN_ROOM));
    } else if (kind === Protocol.ROOM_DATA) {
      const type = decode.string(frame, at);
      this.#listener.message(type, at.offset < frame.length ? unpack(frame.subarray(at.offset)) : undefined);
    } else if (kind === Protocol.ROOM_RESPONSE) {
      const id = decode.number(frame, at);
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      waiting?.resolve(unpack(frame.subarray(at.offset + 1)) as Answer);
    }
  }
}
