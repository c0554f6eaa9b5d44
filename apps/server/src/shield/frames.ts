import { Protocol } from '@colyseus/core';
import { decode } from '@colyseus/schema';
import { unpack } from 'msgpackr';

/** Returns whether a frame is of a form that our clients send. Colyseus cannot handle any other frame safely. */
export function isReadable(frame: Buffer): boolean {
  const [kind = -1] = frame;
  switch (kind) {
    case Protocol.JOIN_ROOM:
    case Protocol.LEAVE_ROOM:
    case Protocol.PING:
      return frame.length === 1;
    case Protocol.ROOM_DATA:
      return isMessage(frame, 1);
    case Protocol.ROOM_REQUEST: {
      const at = { offset: 1 };
      return holds(() => decode.number(frame, at)) && isMessage(frame, at.offset);
    }
    default:
      return false;
  }
}

/** Returns whether a message type, with an optional payload, starts at `offset`. */
function isMessage(frame: Buffer, offset: number): boolean {
  const at = { offset };
  return holds(() => {
    if (decode.stringCheck(frame, at)) decode.string(frame, at);
    else decode.number(frame, at);
    if (at.offset > frame.length) throw new RangeError('no end');
    if (at.offset < frame.length) unpack(frame.subarray(at.offset));
  });
}

function holds(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
