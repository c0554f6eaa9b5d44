import type { NewGuest, TableCode } from '@chinwag/protocol';
import { Protocol } from '@colyseus/core';
import { pack } from 'msgpackr';
import { RawSocket } from './raw-socket.ts';

/** An attacker: their guest and client address. */
export interface Attacker {
  readonly guest: NewGuest;
  readonly from: string;
}

/** A seat reservation of Colyseus. */
interface Reservation {
  readonly processId: string;
  readonly sessionId: string;
}

/** The answer to a request for a seat reservation: the reservation, or the error. */
type Reserved = Partial<Reservation> & { readonly error?: string };

/** Requests a seat reservation at an open table. Resolves with the reservation, or with the server's error. */
export async function reserve(url: string, code: TableCode, token: string, from: string): Promise<Reserved> {
  const response = await fetch(`${url}/matchmake/joinById/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, authorization: `Bearer ${token}` },
    body: '{}',
  });
  return (await response.json()) as Reserved;
}

/** Returns the HTTP request with which a browser opens a WebSocket. */
export function upgrade(path: string, from: string, more = ''): string {
  const wish = 'host: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13';
  const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';
  return `GET ${path} HTTP/1.1\r\n${wish}\r\n${key}\r\nx-forwarded-for: ${from}\r\n${more}\r\n`;
}

const FIN = 0x80;
const BINARY = 0x02;
/** A masked ping of length 0, which demands a pong, and a masked pong of length 0. */
export const QUESTION = Uint8Array.of(0x89, 0x80, 0, 0, 0, 0);
export const SIGN_OF_LIFE = Uint8Array.of(0x8a, 0x80, 0, 0, 0, 0);
const ALIVE_EVERY = 1000;

/** Encodes a message as a masked WebSocket frame, and returns the frame. Tests can set invalid header bits or a wrong length. */
export function frame(payload: Uint8Array, { bits = FIN | BINARY, length = payload.length } = {}): Buffer {
  const head = Buffer.alloc(10);
  head[0] = bits;
  head[1] = 0x80 | 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  const unmasked = Buffer.alloc(4); // a mask of zeros changes nothing
  return Buffer.concat([head, unmasked, payload]);
}

/** Returns a request as Colyseus decodes it. */
function requestFrame(name: string, payload: unknown): Buffer {
  return frame(Buffer.concat([Buffer.from([Protocol.ROOM_REQUEST, 1, 0xa0 + name.length]), Buffer.from(name), pack(payload)]));
}

const HEAD_ENDS = Buffer.from('\r\n\r\n');

/** A raw connection to a table. It sends no acknowledgements or replies of its own, and may send any bytes. */
export class RawConnection {
  readonly socket: RawSocket;

  private constructor(socket: RawSocket) {
    this.socket = socket;
    // Colyseus terminates connections that send no pong, which must not be the reason why this one ends.
    const alive = setInterval(() => socket.write(SIGN_OF_LIFE), ALIVE_EVERY);
    void socket.ended.then(() => clearInterval(alive));
  }

  /** Connects to a reserved seat. Resolves with the connection when the server has sent data or closed it. */
  static async at(url: string, code: TableCode, reserved: Partial<Reservation>, from: string): Promise<RawConnection> {
    const { processId, sessionId } = reserved;
    const socket = await RawSocket.open(url);
    socket.write(upgrade(`/${processId}/${code}?sessionId=${sessionId}`, from));
    await socket.until((received) => received.includes(HEAD_ENDS) && !received.subarray(-HEAD_ENDS.length).equals(HEAD_ENDS));
    return new RawConnection(socket);
  }

  /** Resolves with a connection to an open table, whose join is not confirmed. */
  static async open(url: string, code: TableCode, { guest, from }: Attacker): Promise<RawConnection> {
    return RawConnection.at(url, code, await reserve(url, code, guest.token, from), from);
  }

  /** Resolves with a connection to an open table, whose join is confirmed, as by a browser. */
  static async join(url: string, code: TableCode, attacker: Attacker): Promise<RawConnection> {
    const connection = await RawConnection.open(url, code, attacker);
    connection.send(Uint8Array.of(Protocol.JOIN_ROOM));
    return connection;
  }

  send(message: Uint8Array): void {
    this.socket.write(frame(message));
  }

  ask(name: string, payload: unknown): void {
    this.socket.write(requestFrame(name, payload));
  }
}
