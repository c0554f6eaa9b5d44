import { SERVER_MESSAGE } from '@chinwag/protocol';
import { Protocol } from '@colyseus/core';
import { WebSocket } from 'ws';

/** The kind of a frame: the name of one of the app's messages, or a kind of Colyseus's own data. */
export type FrameKind = keyof typeof SERVER_MESSAGE | 'answers' | 'table' | 'other';

const received = new Map<FrameKind, number>();

/** A WebSocket that counts every byte received, frame headers included. */
export class CountingSocket extends WebSocket {
  constructor(...args: ConstructorParameters<typeof WebSocket>) {
    super(...args);
    this.on('message', (data: Buffer | ArrayBuffer) => {
      const kind = kindOf(data);
      received.set(kind, (received.get(kind) ?? 0) + data.byteLength + headOf(data.byteLength));
    });
  }
}

/** Returns the bytes received on all counting sockets. */
export function bytesReceived(): number {
  return [...received.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** Returns the bytes received, by kind of frame. */
export function bytesByKind(): ReadonlyMap<FrameKind, number> {
  return new Map(received);
}

/** Returns the kind of a frame. A message of ours starts with the code of Colyseus and its name, a text of one letter. */
function kindOf(data: Buffer | ArrayBuffer): FrameKind {
  const [code, , letter = 0] = new Uint8Array(data);
  if (code === Protocol.ROOM_RESPONSE) return 'answers';
  if (code === Protocol.ROOM_STATE || code === Protocol.ROOM_STATE_PATCH) return 'table';
  if (code !== Protocol.ROOM_DATA) return 'other';
  const name = String.fromCharCode(letter);
  const found = Object.entries(SERVER_MESSAGE).find(([, type]) => type === name)?.[0];
  return (found as keyof typeof SERVER_MESSAGE | undefined) ?? 'other';
}

/** Returns the size of an unmasked frame's header (RFC 6455, section 5.2). */
function headOf(length: number): number {
  if (length < 126) return 2;
  return length < 65_536 ? 4 : 10;
}
