import {
  frame, QUESTION, RawConnection, reserve, SIGN_OF_LIFE, upgrade,
} from '../../../apps/server/src/tests/support/raw-connection.ts';
import { RawSocket } from '../../../apps/server/src/tests/support/raw-socket.ts';
import { type Attack, keepOn, type AttackTarget } from '../attack.ts';
import { Intruder } from './intruder.ts';

const FROM = '203.0.113.11';

/** Returns an attack that keeps opening connections to a table, ten at once. The action runs on each connection and ends it. */
function onConnections(act: (connection: RawConnection, attacker: number) => void): Attack {
  return async (target) => {
    const intruder = new Intruder(target.url, FROM);
    const host = await intruder.guest();
    const code = await intruder.table(host);
    await keepOn(target, 10, async (attacker) => {
      const place = await reserve(target.url, code, host.token, FROM);
      if (place.sessionId === undefined) return place.error ?? 'refused';
      const connection = await RawConnection.at(target.url, code, place, FROM);
      act(connection, attacker);
      await endOf(connection.socket, target);
      return 'ended';
    });
  };
}

async function endOf(socket: RawSocket, { over }: AttackTarget): Promise<void> {
  const aborted = new Promise<void>((resolve) => over.addEventListener('abort', () => resolve(), { once: true }));
  await Promise.race([socket.ended, aborted]);
  socket.cut();
}

/** Sends malformed frames. */
export const framesAttack: Attack = onConnections(({ socket }, attacker) => {
  for (let sent = 0; sent < 50; sent++) socket.write(frame(Uint8Array.of(99 + attacker, 1, 2, 3)));
});

/** Floods the server with pings and pongs. */
export const pingsAttack: Attack = onConnections(({ socket }, attacker) => {
  socket.write(Buffer.concat(Array.from({ length: 5000 }, () => (attacker % 2 === 0 ? QUESTION : SIGN_OF_LIFE))));
});

const MEGABYTE = 1024 * 1024;

/** Sends frames that are too long, or that declare too great a length. */
export const longFramesAttack: Attack = onConnections(({ socket }, attacker) => {
  const length = [9000, MEGABYTE, 2 ** 40][attacker % 3] ?? MEGABYTE;
  socket.write(frame(Buffer.alloc(Math.min(length, MEGABYTE)), { length }));
});

/** Connects and disconnects without a pause. */
export const comeAndGoAttack: Attack = onConnections(({ socket }) => socket.cut());

/** Opens WebSockets from a page of another origin, with guessed seat reservations at the friends' table. */
export const guessedPlacesAttack: Attack = (target) =>
  keepOn(target, 20, async (attacker) => {
    const socket = await RawSocket.open(target.url);
    const guess = ['__proto__', 'constructor', `guess${attacker}`][attacker % 3] ?? '';
    const origin = 'origin: https://elsewhere.example\r\n';
    socket.write(upgrade(`/x/${target.friends}?sessionId=${guess}&reconnectionToken=${guess}`, FROM, origin));
    await endOf(socket, target);
    return socket.received.toString('latin1').slice(9, 12);
  });
