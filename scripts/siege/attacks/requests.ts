import { randomBytes } from 'node:crypto';
import { RawSocket } from '../../../apps/server/src/tests/support/raw-socket.ts';
import { type Attack, keepOn } from '../attack.ts';
import { Intruder } from './intruder.ts';
import { pipelines } from './pipelines.ts';

const FROM = '203.0.113.10';
/** The timeout for the server to close a connection, in ms. */
const LONG = 30_000;

/** Returns random text of a length. */
const random = (letters: number): string => randomBytes(letters).toString('hex').toUpperCase().slice(0, letters);

/** Requests the home page without reading the answers. */
export const pagesAttack: Attack = pipelines({ path: '/', from: FROM, connections: 20, pipelined: 500, answers: 'unread' });

/** Requests non-existent paths of many kilobytes. */
export const longPathsAttack: Attack = pipelines({
  path: `/t/${'%E2%82%AC'.repeat(800)}`, from: FROM, connections: 40, pipelined: 4, answers: 'read',
});

/** A brute-force attack on table codes: guesses random codes until the attack is over. */
export const linksAttack: Attack = (target) => {
  const intruder = new Intruder(target.url, FROM);
  return keepOn(target, 40, () => intruder.ask(`/tables/${random(10)}`, { method: 'GET' }));
};

/** A brute-force attack on pass codes: tries to redeem random codes until the attack is over. */
export const passesAttack: Attack = (target) => {
  const intruder = new Intruder(target.url, FROM);
  return keepOn(target, 40, () => intruder.ask('/passes/taken', { body: { pass: random(8) } }));
};

/** Creates guests and tables without a pause. */
export const guestsAndTablesAttack: Attack = async (target) => {
  const intruder = new Intruder(target.url, FROM);
  const { token } = await intruder.guest();
  const guest = (): Promise<string> => intruder.ask('/guests', { body: { name: 'Mallory' } });
  const table = (): Promise<string> => intruder.ask('/tables', { token, body: { game: 'chinaso' } });
  await keepOn(target, 40, (attacker) => (attacker % 2 === 0 ? guest() : table()));
};

/** Requests erasure of the same guest repeatedly. */
export const forgettingAttack: Attack = async (target) => {
  const intruder = new Intruder(target.url, FROM);
  const { token } = await intruder.guest();
  await keepOn(target, 20, () => intruder.ask('/guests/forgotten', { token }));
};

/** Requests finished games, and the guest's own history. */
export const gamesAttack: Attack = async (target) => {
  const intruder = new Intruder(target.url, FROM);
  const { token } = await intruder.guest();
  await keepOn(target, 40, (attacker) =>
    intruder.ask(attacker % 2 === 0 ? `/games/${random(16)}` : '/history', { method: 'GET', token }),
  );
};

const HEAD = `POST /api/guests HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${FROM}\r\n`;
const BODY = 'content-type: application/json\r\ncontent-length: 50\r\n\r\n{"name';
const BEGINNINGS = ['', 'POST', HEAD, HEAD + BODY];

/** Starts requests on two hundred connections without finishing them (slowloris). */
export const unfinishedAttack: Attack = (target) =>
  keepOn(target, 200, async (attacker) => {
    const socket = await RawSocket.open(target.url);
    socket.write(BEGINNINGS[attacker % BEGINNINGS.length] ?? '');
    await Promise.race([socket.ended, aborted(target.over), new Promise((resolve) => setTimeout(resolve, LONG))]);
    socket.cut();
    return 'ended';
  });

const JOIN = `POST /matchmake/joinById/ABCDEFGHJK HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${FROM}\r\n`;

/** Sends endless request bodies. */
export const endlessBodiesAttack: Attack = (target) =>
  keepOn(target, 10, async () => {
    const socket = await RawSocket.open(target.url);
    socket.write(`${JOIN}transfer-encoding: chunked\r\n\r\n`);
    for (let sent = 0; sent < 20; sent++) socket.write(`10000\r\n${'a'.repeat(0x10000)}\r\n`);
    await Promise.race([socket.ended, aborted(target.over)]);
    socket.cut();
    return socket.received.toString('latin1').slice(9, 12) || 'cut off';
  });

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
