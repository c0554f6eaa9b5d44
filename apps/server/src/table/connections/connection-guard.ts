import type { RefusalCode } from '@chinwag/protocol';
import { ClientState } from '@colyseus/core';
import { WebSocket } from 'ws';
import type { RoomConnection } from './connection.ts';
import type { Time } from '../../time.ts';
import { isReadable } from '../../shield/frames.ts';

/** The dependencies of a connection guard. */
export interface GuardedBy {
  readonly time: Pick<Time, 'after'>;
  /** The timeout for a browser to confirm that it has joined, in ms. */
  readonly joinWithin: number;
  /** Counts a message. Returns whether the message exceeds the flood limit. */
  readonly isFlood: () => boolean;
  /** Closes the connection for good, with a reason. */
  readonly end: (code: RefusalCode) => void;
}

/**
 * Guards a connection from its join on, before Colyseus handles its messages. The guard closes a connection that floods, sends
 * malformed data, or never confirms its join. It drops messages on a closed connection.
 */
export function guardConnection(connection: RoomConnection, { time, joinWithin, isFlood, end }: GuardedBy): void {
  const { ref } = connection;
  const stopWaiting = time.after(joinWithin, () => {
    if (connection.ref === ref && connection.state === ClientState.JOINING && ref instanceof WebSocket) ref.terminate();
  });
  ref.once('close', stopWaiting);
  // Pings and pongs reach no room, but cost as much as messages.
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
    connection.state = ClientState.LEAVING; // so that Colyseus does not try to decode this frame
  });
}
