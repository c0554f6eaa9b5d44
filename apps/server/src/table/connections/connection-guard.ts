import type { RefusalCode } from '@chinwag/protocol';
import { ClientState } from '@colyseus/core';
import { WebSocket } from 'ws';
import type { RoomConnection } from './connection.ts';
import type { Time } from '../../time.ts';
import { isReadable } from '../../shield/frames.ts';

/** What a connection is watched by. */
export interface GuardedBy {
  readonly time: Pick<Time, 'after'>;
  /** How long a browser may take to say that it has joined, in ms. */
  readonly joinWithin: number;
  /** Counts a message; whether it is one of a flood. */
  readonly isFlood: () => boolean;
  /** Ends the connection for good, with a reason. */
  readonly end: (code: RefusalCode) => void;
}

/**
 * Watches a connection from its joining on, before Colyseus hears anything on it: ends one that floods, that sends what cannot be
 * read, or that never says it has joined. Whatever comes on a connection that was ended is heard by nobody.
 */
export function guardConnection(connection: RoomConnection, { time, joinWithin, isFlood, end }: GuardedBy): void {
  const { ref } = connection;
  const stopWaiting = time.after(joinWithin, () => {
    if (connection.ref === ref && connection.state === ClientState.JOINING && ref instanceof WebSocket) ref.terminate();
  });
  ref.once('close', stopWaiting);
  // What only asks or says whether somebody is there is heard by no room, and costs as much.
  const hearSign = (): void => {
    if (connection.userData?.dismissed !== null || !isFlood()) return;
    end('too-many-messages');
    if (ref instanceof WebSocket) ref.terminate();
  };
  ref.on('ping', hearSign).on('pong', hearSign);
  ref.on('message', (frame: Buffer) => {
    if (connection.userData?.dismissed === null) {
      const code = isFlood() ? 'too-many-messages' : isReadable(frame) ? null : 'message-malformed';
      if (code === null) return;
      end(code);
    }
    ref.removeAllListeners('message');
    connection.state = ClientState.LEAVING; // so that Colyseus does not try to read this frame
  });
}
