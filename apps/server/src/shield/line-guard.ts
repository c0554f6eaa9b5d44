import type { RefusalCode } from '@chinwag/protocol';
import { ClientState } from '@colyseus/core';
import { WebSocket } from 'ws';
import type { RoomConnection } from '../table/connection.ts';
import type { Cancel, Time } from '../time.ts';
import { isReadable } from './frames.ts';

/** How long a line that the house has ended may take to close by itself, in ms. */
const FAREWELL = 1000;

/** What a line is watched by. */
export interface GuardedBy {
  readonly time: Time;
  /** How long a browser may take to say that it has joined, in ms. */
  readonly joinWithin: number;
  /** Counts a message; whether it is one of a flood. */
  readonly isFlood: () => boolean;
  /** Ends the line for good, with a reason. */
  readonly end: (code: RefusalCode) => void;
}

/**
 * Watches a line from its joining on, before Colyseus hears anything on it: ends one that floods, that sends what cannot be
 * read, or that never says it has joined.
 */
export function guardLine(connection: RoomConnection, { time, joinWithin, isFlood, end }: GuardedBy): void {
  const { ref } = connection;
  const cutOff = (): void => {
    if (ref instanceof WebSocket) ref.terminate();
  };
  const waiting: Cancel = time.after(joinWithin, () => {
    if (connection.ref === ref && connection.state === ClientState.JOINING) cutOff();
  });
  ref.once('close', waiting);
  ref.on('message', (frame: Buffer) => {
    const code = isFlood() ? 'too-many-messages' : isReadable(frame) ? null : 'message-malformed';
    if (code === null) return;
    ref.removeAllListeners('message');
    end(code);
    connection.state = ClientState.LEAVING; // so that Colyseus does not try to read this frame
    ref.once('close', time.after(FAREWELL, cutOff));
  });
}
