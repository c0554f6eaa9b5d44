import {
  type Answer,
  type OpenRoom,
  type Refusal,
  type RefusalCode,
  REFUSALS,
  REFUSED_CLOSE_CODE,
  refusal,
  SERVER_MESSAGE,
} from '@chinwag/protocol';
import { TableState } from '@chinwag/protocol/table-state';
import { Client, MatchMakeError, type Room } from 'colyseus.js';
import type { Token } from './api.ts';
import type { Line, LineEvents } from './line.ts';

const ANSWER_WITHIN = 8000;

/** Opens a line to a room. A room that refuses, and a server that is not there, are told apart. */
export async function openLine(
  { room: roomId }: OpenRoom,
  token: Token,
  events: LineEvents,
): Promise<Line | Refusal | 'unreachable'> {
  const client = new Client(window.location.origin);
  client.auth.token = token;
  try {
    return listen(await client.joinById(roomId, {}, TableState), events);
  } catch (error) {
    return refusalOf(error) ?? 'unreachable';
  }
}

function listen(room: Room<unknown, TableState>, events: LineEvents): Line {
  Object.assign(room.reconnection, { minUptime: 0, maxRetries: 5, maxDelay: 2000 });
  let closing = false;
  room.onStateChange(events.table);
  room.onMessage(SERVER_MESSAGE.snapshot, events.snapshot);
  room.onMessage(SERVER_MESSAGE.events, events.events);
  room.onMessage(SERVER_MESSAGE.said, events.said);
  room.onDrop(events.dropped);
  room.onReconnect(events.resumed);
  room.onLeave((code, reason) => {
    if (!closing) events.closed(code === REFUSED_CLOSE_CODE ? houseRefusal(reason) : null);
  });
  return {
    request: async (name, payload) => {
      try {
        return await room.request<unknown, Answer>(name, payload, { timeout: ANSWER_WITHIN });
      } catch {
        return null;
      }
    },
    close: (as) => {
      closing = true;
      room.reconnection.enabled = false;
      void room.leave(as === 'leaving');
    },
  };
}

function refusalOf(error: unknown): Refusal | null {
  return error instanceof MatchMakeError ? houseRefusal(error.message) : null;
}

function houseRefusal(code: string | undefined): Refusal | null {
  return code !== undefined && Object.hasOwn(REFUSALS, code) ? refusal(code as RefusalCode) : null;
}
