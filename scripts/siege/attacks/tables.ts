import type { TableCode } from '@chinwag/protocol';
import { gzipSync } from 'node:zlib';
import type { RawConnection } from '../../../apps/server/src/tests/support/raw-connection.ts';
import { type Attack, pause, type AttackTarget, untilOver } from '../attack.ts';
import { Intruder } from './intruder.ts';

/** The interval between rounds of requests on a connection, in ms. */
const ROUND = 200;

/**
 * Returns an attack in which guests with one address at one table send requests in rounds. A new gang replaces a disconnected gang.
 */
function gangs(
  size: number, at: (target: AttackTarget) => TableCode | undefined, act: (connection: RawConnection) => void,
): Attack {
  return async (target) => {
    for (let coming = 1; !target.over.aborted; coming++) {
      const gang = await new Intruder(target.url, `203.0.113.${20 + (coming % 200)}`).gang(size, at(target)).catch(() => []);
      target.count('came');
      const ended = new AbortController();
      void Promise.all(gang.map(({ socket }) => socket.ended)).then(() => ended.abort());
      while (!ended.signal.aborted && !target.over.aborted) {
        for (const connection of gang) act(connection);
        await pause(target, ROUND);
      }
      await pause(target, ROUND);
    }
  };
}

const ownTable = (): undefined => undefined;
const friendsTable = ({ friends }: AttackTarget): TableCode => friends;

/** Connects many guests from one address, each with fewer messages than the limit at which the server closes a connection. */
export const manyGuestsAttack: Attack = gangs(25, ownTable, (connection) => {
  for (let sent = 0; sent < 60; sent++) connection.ask('sit', { seat: sent % 5 });
});

/** Connects spectators to the friends' table who request the deal so far, and snapshots, in a loop. */
export const lookingBackAttack: Attack = gangs(20, friendsTable, (connection) => {
  for (let sent = 0; sent < 10; sent++) {
    connection.ask('lookBack', {});
    connection.ask('resync', {});
  }
});

/** Connects spectators to the friends' table who flood the chat. */
export const chattingAttack: Attack = gangs(20, friendsTable, (connection) => {
  for (let sent = 0; sent < 10; sent++) connection.ask('say', { text: 'Play the ace!' });
});

const VAST = [Buffer.alloc(8000, 0x91), ...['ddffffffff', 'c6ffffffff'].map((list) => Buffer.from(list, 'hex'))];

/** Sends compressed messages, and messages that expand to a huge size (decompression bombs). */
export const vastMessagesAttack: Attack = gangs(10, ownTable, (connection) => {
  for (const vast of [...VAST, gzipSync(Buffer.alloc(8000))]) connection.send(vast);
});

/** Connects spectators to the friends' table who never read. */
export const deafSpectatorsAttack: Attack = async (target) => {
  const gang = await new Intruder(target.url, '203.0.113.12').gang(20, target.friends);
  for (const { socket } of gang) socket.stopReading();
  target.count('came');
  await untilOver(target);
};

const TABLES = 60;

/** Opens sixty tables with bots only from one address, at the bots' fastest pace. */
export const botsAttack: Attack = async (target) => {
  const intruder = new Intruder(target.url, '203.0.113.13');
  for (let opened = 0; opened < TABLES && !target.over.aborted; opened++) {
    try {
      const host = await intruder.guest();
      const connection = await intruder.join(host, await intruder.table(host, 'chinaso'));
      connection.ask('setSeats', { count: 7 });
      connection.ask('setSettings', { pace: 'at-once' });
      connection.ask('fillWithBots', {});
      connection.ask('start', {});
      target.count('table');
    } catch {
      target.count('refused');
    }
  }
  await untilOver(target);
};
