import {
  answerSchema,
  elsewhereSchema,
  eventsMessageSchema,
  isRefusalCode,
  nudgeSchema,
  type OpenRoom,
  otherDeviceSchema,
  type Refusal,
  REFUSED_CLOSE_CODE,
  refusal,
  sayingsSchema,
  SERVER_MESSAGE,
  shownSignSchema,
  snapshotSchema,
  timeOutSchema,
  clocksMessageSchema,
} from '@chinwag/protocol';
import { TABLE_SERIALIZER, TableReader } from '@chinwag/protocol/table-wire';
import type { Parser } from '@chinwag/rules';
import { Client, MatchMakeError, registerSerializer, type Room } from 'colyseus.js';
import { ownOrigin } from '../basePath.ts';
import { NOT_UNDERSTOOD, type Token } from './api.ts';
import type { Connection, ConnectionEvents } from './connection.ts';
import { thisDevice } from './device.ts';
import { jittered } from './status.ts';

const ANSWER_WITHIN = 8000;
/** The longest pause between two attempts to resume a lost connection, in ms. */
const LONGEST_DELAY = 2000;

registerSerializer(TABLE_SERIALIZER, TableReader);

/**
 * Opens a connection to a room. Resolves with the connection, with a refusal if the room refuses, or with `unreachable` if there is
 * no server. Never rejects.
 */
export async function openConnection(
  { room: roomId }: OpenRoom,
  token: Token,
  events: ConnectionEvents,
): Promise<Connection | Refusal | 'unreachable'> {
  const client = new Client(ownOrigin());
  client.auth.token = token;
  try {
    return listen(await client.joinById(roomId, { device: thisDevice() }), events);
  } catch (error) {
    return refusalOf(error) ?? 'unreachable';
  }
}

function listen(room: Room<unknown, unknown>, events: ConnectionEvents): Connection {
  const backoff = (attempt: number, delay: number) => jittered(Math.min(LONGEST_DELAY, 2 ** attempt * delay), Math.random());
  Object.assign(room.reconnection, { minUptime: 0, maxRetries: 5, maxDelay: LONGEST_DELAY, backoff });
  let closing = false;
  const hangUp = (as: 'away' | 'leaving'): void => {
    closing = true;
    room.reconnection.enabled = false;
    void room.leave(as === 'leaving');
  };
  const lost = (): void => {
    hangUp('away');
    events.closed(null);
  };
  const notUnderstood = (): void => {
    hangUp('away');
    events.closed(NOT_UNDERSTOOD);
  };
  room.onStateChange(events.table);
  room.onMessage(SERVER_MESSAGE.snapshot, understood(snapshotSchema, events.snapshot, notUnderstood));
  room.onMessage(SERVER_MESSAGE.events, understood(eventsMessageSchema, events.events, notUnderstood));
  room.onMessage(SERVER_MESSAGE.said, understood(sayingsSchema, events.said, notUnderstood));
  room.onMessage(SERVER_MESSAGE.sign, understood(shownSignSchema, events.sign, notUnderstood));
  room.onMessage(SERVER_MESSAGE.nudge, understood(nudgeSchema, events.nudge, notUnderstood));
  room.onMessage(SERVER_MESSAGE.clocks, understood(clocksMessageSchema, events.clocks, notUnderstood));
  room.onMessage(SERVER_MESSAGE.timeOut, understood(timeOutSchema, events.timeOut, notUnderstood));
  room.onMessage(SERVER_MESSAGE.elsewhere, understood(elsewhereSchema, events.elsewhere, notUnderstood));
  room.onMessage(SERVER_MESSAGE.otherDevice, understood(otherDeviceSchema, events.otherDevice, notUnderstood));
  room.onMessage(SERVER_MESSAGE.shuffle, events.shuffle);
  room.onDrop(events.dropped);
  room.onReconnect(events.resumed);
  room.onLeave((code, reason) => {
    if (!closing) events.closed(code === REFUSED_CLOSE_CODE ? serverRefusal(reason) : null);
  });
  return {
    id: room.sessionId,
    request: async (name, payload) => {
      const asked = performance.now();
      try {
        const answer = answerSchema.safeParse(await room.request(name, payload, { timeout: ANSWER_WITHIN }));
        return answer.success ? answer.data : NOT_UNDERSTOOD;
      } catch {
        // The server no longer answers, though the socket is open: another server may own the table by now.
        if (!closing && room.connection.isOpen && performance.now() - asked >= ANSWER_WITHIN) lost();
        return null;
      }
    },
    close: hangUp,
  };
}

/** Parses a message, and passes it on if it is valid. */
function understood<Message>(
  parser: Parser<Message>,
  tell: (message: Message) => void,
  notUnderstood: () => void,
): (message: unknown) => void {
  return (message) => {
    const read = parser.safeParse(message);
    if (read.success) tell(read.data);
    else notUnderstood();
  };
}

function refusalOf(error: unknown): Refusal | null {
  return error instanceof MatchMakeError ? serverRefusal(error.message) : null;
}

function serverRefusal(code: string | undefined): Refusal | null {
  return code !== undefined && isRefusalCode(code) ? refusal(code) : null;
}
