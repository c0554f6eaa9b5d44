import { type EventsMessage, SERVER_MESSAGE, type Snapshot } from '@chinwag/protocol';
import { Protocol } from '@colyseus/core';
import { decode } from '@colyseus/schema';
import { unpack } from 'msgpackr';

/** A frame from the server, as a client decodes it. */
export type ServerFrame =
  | { readonly kind: 'events'; readonly message: EventsMessage }
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot }
  /** Any other message. */
  | { readonly kind: 'message'; readonly payload: unknown }
  /** No message: an answer, the state of the table, or data of Colyseus. */
  | { readonly kind: 'other' };

export function readFrame(bytes: Uint8Array): ServerFrame {
  if (bytes[0] !== Protocol.ROOM_DATA) return { kind: 'other' };
  const at = { offset: 1 };
  const type = decode.string(Buffer.from(bytes), at);
  const payload: unknown = unpack(bytes.subarray(at.offset));
  switch (type) {
    case SERVER_MESSAGE.events:
      return { kind: 'events', message: payload as EventsMessage };
    case SERVER_MESSAGE.snapshot:
      return { kind: 'snapshot', snapshot: payload as Snapshot };
    default:
      return { kind: 'message', payload };
  }
}

const SMALLEST_EXTENDED = 126;

/** Returns the size of a frame on the wire, in bytes, with the framing of WebSocket. */
export function bytesOnTheWire({ byteLength }: Uint8Array): number {
  return byteLength + (byteLength < SMALLEST_EXTENDED ? 2 : 4);
}
