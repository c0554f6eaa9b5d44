import { pennies } from '@chinwag/rules/laws/pennies';
import { bots } from '@chinwag/bots';
import { games } from '@chinwag/rules';
import { holderOf } from '@chinwag/rules/fair';
import { expect, it } from 'vitest';
import type { Question, Thinker } from '../../bots/thinking.ts';
import { secureRandomBytes } from '../../random-bytes.ts';
import { openLog } from '../../log.ts';
import { openSqliteStore } from '../../store/sqlite.ts';
import { granted } from '../../tests/support/api.ts';
import { firstLawfulMove } from '../../tests/support/first-lawful-move.ts';
import { NOBODYS_NUMBERS } from '../../tests/support/nobodys-numbers.ts';
import { SimulatedTable } from '../../tests/support/simulated-table.ts';
import { ANN, GATHERING, grantedTable } from '../../tests/support/table-parts.ts';
import { temporaryDirectory } from '../../tests/support/temporary-directory.ts';
import { Calendar } from '../../calendar/calendar.ts';
import { systemTime as time } from '../../time.ts';
import { BotPlayers } from './bot-players.ts';
import { fillWithBots } from '../seats/seating.ts';
import { Table } from '../table.ts';

const ignore = (): void => undefined;

it('bots play only while somebody is at the table', async () => {
  const directory = temporaryDirectory();
  const store = await openSqliteStore(directory.path);
  const log = openLog('silent');
  const gathered = grantedTable(fillWithBots(GATHERING, ANN.id));
  await store.reserveTable(gathered);
  const received = { clocks: () => null, watching: () => [], shuffling: NOBODYS_NUMBERS };
  const deaf = { changed: ignore, starting: ignore, began: ignore, continued: ignore, ended: ignore, lost: ignore };
  const nobody = { ...deaf, happened: ignore, ...received };
  const calendar = new Calendar(null, { time, log });
  const chance = { randomBytes: secureRandomBytes, pseudonyms: () => '' };
  const services = { store, games: { pennies }, log, time, calendar, ...chance, restoredAt: null };
  const table = new Table(gathered, null, services, nobody);
  await table.start(ANN.id);

  const asked: number[] = [];
  const thinker = {
    choose: async ({ seat }: { readonly seat: number }) => {
      asked.push(seat);
      return { move: { type: 'keep' }, playouts: 0 };
    },
    close: async () => undefined,
  };
  let isAnybodyThere = false;
  const pace = { botMove: 0, botsAlone: 0, botRetry: 0 };
  const company = { isHere: () => isAnybodyThere, address: () => null };
  const shield = { botMoveIn: () => 0 };
  const bots = new BotPlayers(table, company, { thinker, pace, log, time, shield, randomBytes: secureRandomBytes });
  bots.wake();
  expect(asked).toEqual([]);
  isAnybodyThere = true;
  bots.wake();
  expect(new Set(asked)).toEqual(new Set([1, 2, 3]));

  bots.stop();
  await table.settled();
  await store.close();
  directory.remove();
});

it('a bot plays at the strength the host chose for its seat, and the table records that strength', async () => {
  const asked = new Map<number, Question>();
  const thinker: Thinker = {
    choose: (question) => {
      asked.set(question.seat, question);
      return firstLawfulMove({ slobberhannes: games.slobberhannes }).choose(question);
    },
    close: async () => undefined,
  };
  const table = await SimulatedTable.open(ANN, { game: 'slobberhannes', thinker });
  await table.comeIn(ANN);
  granted(await table.ask(ANN.id, 'seatBot', { seat: 1, strength: 'gentle' }));
  granted(await table.ask(ANN.id, 'fillWithBots', {}));
  granted(await table.ask(ANN.id, 'setStrength', { seats: [3], strength: 'gentle' }));
  expect(await table.ask(ANN.id, 'setStrength', { seats: [3], strength: 'divine' as 'strong' })).toMatchObject({ ok: false });
  granted(await table.ask(ANN.id, 'start', {}));
  const holders = table.record.holders?.seats.map((held) => holderOf(held)) ?? [];
  expect(holders.slice(1)).toMatchObject([
    { kind: 'bot', strength: 'gentle', version: bots.slobberhannes.gentle.version },
    { strength: 'sensible' },
    { strength: 'gentle' },
  ]);
  const tooLate = await table.ask(ANN.id, 'setStrength', { seats: [3], strength: 'sensible' });
  expect(tooLate).toMatchObject({ code: 'only-while-gathering' });
  while (asked.size < 3) {
    const [lawful] = table.run?.game.legalMoves(table.run.state, 0) ?? [];
    if (lawful === undefined) await table.time.pass(1000);
    else granted(await table.move(ANN.id, lawful));
  }
  expect([1, 2, 3].map((seat) => asked.get(seat)?.strength)).toEqual(['gentle', 'sensible', 'gentle']);
  expect(new Set([...asked.values()].map(({ seed }) => seed)).size).toBe(3);
});

const PAUSES = [['calm', 700], ['brisk', 200], ['at-once', 0]] as const;

it.each(PAUSES)('at a %s table, a bot waits %i ms before each move', async (pace, ms) => {
  const table = await SimulatedTable.open(ANN, { game: 'slobberhannes' });
  await table.comeIn(ANN);
  granted(await table.ask(ANN.id, 'setSettings', { pace }));
  granted(await table.ask(ANN.id, 'fillWithBots', {}));
  granted(await table.ask(ANN.id, 'start', {}));
  while (table.pendingSeats().includes(0)) {
    const [lawful] = table.run?.game.legalMoves(table.run.state, 0) ?? [];
    if (lawful === undefined) throw new Error('nothing is asked of Ann');
    granted(await table.move(ANN.id, lawful));
  }
  const [started, seq] = [table.time.now(), table.run?.seq ?? 0];
  await table.time.passUntil(() => (table.run?.seq ?? 0) > seq, 1000);
  expect(table.time.now() - started).toBe(ms);
});

it('at an at-once table where only bots play, a bot waits 200 ms before each move', async () => {
  const table = await SimulatedTable.open(ANN, { game: 'slobberhannes' });
  await table.comeIn(ANN);
  granted(await table.ask(ANN.id, 'setSettings', { pace: 'at-once' }));
  granted(await table.ask(ANN.id, 'stand', {}));
  granted(await table.ask(ANN.id, 'fillWithBots', {}));
  granted(await table.ask(ANN.id, 'start', {}));
  const { seq = 0 } = table.run ?? {};
  await table.time.pass(199);
  expect(table.run?.seq).toBe(seq);
  await table.time.pass(1);
  expect(table.run?.seq).toBeGreaterThan(seq);
});
