import { type Guest, type RequestPayload, SERVER_MESSAGE } from '@chinwag/protocol';
import { expect, it } from 'vitest';
import { granted } from './support/api.ts';
import type { SimulatedTable } from './support/simulated-table.ts';
import { ANN, BEN, CAT } from './support/table-parts.ts';
import { threeFriends } from './support/three-friends.ts';

const SECOND = 1000;
/** The total time for a move with a fast clock: 12 seconds, and 30 for the deal. */
const FAST = 42 * SECOND;

interface Leader {
  readonly leader: Guest;
  readonly seat: number;
  readonly others: readonly Guest[];
}

function inTurn(table: SimulatedTable): Leader {
  const people = [ANN, BEN, CAT];
  const [seat = -1] = table.pendingSeats();
  const held = table.record.seats[seat];
  const leader = people.find(({ id }) => held?.kind === 'person' && held.person === id);
  if (leader === undefined) throw new Error('nobody is in turn');
  return { leader, seat, others: people.filter(({ id }) => id !== leader.id) };
}

async function moveOnce(table: SimulatedTable): Promise<void> {
  const { leader, seat } = inTurn(table);
  const { run } = table;
  const [move] = run?.game.legalMoves(run.state, seat) ?? [];
  if (move === undefined) throw new Error('nothing is lawful');
  granted(await table.move(leader.id, move));
}

/** Resolves with a table with a fast clock, at which a deal has just been scored, and with the leader of the next deal. */
async function afterADeal(): Promise<Leader & { readonly table: SimulatedTable; readonly say: ReportsSheet }> {
  const table = await threeFriends({ game: 'chanoyu' });
  granted(await table.ask(ANN.id, 'setSettings', { clock: 'fast' }));
  while (table.run?.state.records.length === 0) await moveOnce(table);
  const say: ReportsSheet = (who, is, about = {}) => {
    const { id: game = '', state } = table.run ?? {};
    return table.ask(who.id, 'sheet', { of: 'score', game, deals: state?.records.length ?? 0, is, ...about });
  };
  return { table, say, ...inTurn(table) };
}

type ReportsSheet = (who: Guest, is: 'open' | 'closed', about?: Partial<RequestPayload<'sheet'>>) => Promise<unknown>;

/** Resolves with how long the table waits for an inactive player. */
async function waitsFor({ table }: { readonly table: SimulatedTable }): Promise<number> {
  const [from, seq] = [table.time.now(), table.run?.seq];
  await table.time.passUntil(() => table.run?.seq !== seq, 200 * SECOND);
  return table.time.now() - from;
}

const shownAt = (table: SimulatedTable): readonly (string | null)[] => table.shown.seats.map(({ reads }) => reads);

it('the clock of the deal’s leader runs at once if their page reports no sheet', async () => {
  const at = await afterADeal();
  expect(await waitsFor(at)).toBe(FAST);
});

it('the leader’s clock starts when their sheet is closed, and is stopped on every screen until then', async () => {
  const at = await afterADeal();
  const { table, say, leader, seat, others: [other = ANN] } = at;
  await say(leader, 'open');
  expect(table.received(other.id, SERVER_MESSAGE.clocks).at(-1)).toEqual([[seat, FAST, 0]]);
  await table.time.pass(7 * SECOND);
  await say(leader, 'closed');
  expect(table.received(other.id, SERVER_MESSAGE.clocks).at(-1)).toEqual([[seat, FAST, 1]]);
  expect(await waitsFor(at)).toBe(FAST);
});

it('the clock runs after 15 seconds, regardless of what the page reports and how often', async () => {
  const at = await afterADeal();
  const { table, say, leader, seat } = at;
  for (let second = 0; second < 15; second++) {
    await say(leader, 'open');
    await table.time.pass(SECOND);
  }
  expect(table.received(leader.id, SERVER_MESSAGE.clocks).at(-1)).toEqual([[seat, FAST, 1]]);
  await say(leader, 'open');
  expect(await waitsFor(at)).toBe(FAST);
});

it('a closed sheet cannot be reopened, and a sheet of another deal or game, or without a seat, is ignored', async () => {
  const at = await afterADeal();
  const { table, say, leader, others: [other = ANN] } = at;
  await say(leader, 'closed');
  await say(leader, 'open');
  await say(other, 'open', { deals: 7 });
  await say(leader, 'open', { game: 'another' });
  await table.comeIn({ id: 'guest-Dan' as Guest['id'], name: 'Dan' });
  expect(await say({ id: 'guest-Dan' as Guest['id'], name: 'Dan' }, 'open')).toMatchObject({ ok: false, code: 'not-seated' });
  expect(shownAt(table)).toEqual([null, null, null]);
  expect(await waitsFor(at)).toBe(FAST);
});

it('only the leader’s seat is shown as reading the score, for at most 15 seconds', async () => {
  const { table, say, leader, seat, others } = await afterADeal();
  for (const reader of [leader, ...others]) await say(reader, 'open');
  expect(shownAt(table)).toEqual([0, 1, 2].map((at) => (at === seat ? 'score' : null)));
  await table.time.pass(15 * SECOND);
  expect(shownAt(table)).toEqual([null, null, null]);
});

it('after a restart, a new report shows the leader as reading and stops the clock, for at most 15 seconds', async () => {
  const at = await afterADeal();
  const { table, say, leader, seat, others } = at;
  await say(leader, 'open');
  await table.kill();
  for (const person of [leader, ...others]) await table.comeIn(person);
  expect(shownAt(table)).toEqual([null, null, null]);
  await say(leader, 'open');
  expect(shownAt(table)).toEqual([0, 1, 2].map((one) => (one === seat ? 'score' : null)));
  expect(table.received(leader.id, SERVER_MESSAGE.clocks).at(-1)).toEqual([[seat, FAST, 0]]);
  await table.time.pass(15 * SECOND);
  expect(shownAt(table)).toEqual([null, null, null]);
  await moveOnce(table);
  await table.kill();
  for (const person of [leader, ...others]) await table.comeIn(person);
  await say(inTurn(table).leader, 'open');
  expect(shownAt(table)).toEqual([null, null, null]);
});

it('no clock waits for the score after the first lead of the deal', async () => {
  const at = await afterADeal();
  const { table, say, leader, others } = at;
  for (const reader of [leader, ...others]) await say(reader, 'open');
  await moveOnce(table);
  expect(shownAt(table)).toEqual([null, null, null]);
  expect(await waitsFor(at)).toBe(FAST);
});

it('without a clock, the wait for a nudge counts from when the sheet is closed', async () => {
  const { table, say, leader, seat, others: [other = ANN] } = await afterADeal();
  granted(await table.ask(ANN.id, 'setSettings', { clock: 'off' }));
  await say(leader, 'open');
  await table.time.pass(10 * SECOND);
  await say(leader, 'closed');
  await table.time.pass(15 * SECOND);
  expect(await table.ask(other.id, 'nudge', { seat })).toMatchObject({ ok: false, code: 'nudge-early' });
});

it('a player who still reads the last result is marked, until they close it or open another page', async () => {
  const { table, say, others } = await afterADeal();
  const [first = ANN, second = ANN] = others;
  await say(first, 'open', { of: 'result', deals: 0 });
  await say(second, 'open', { of: 'result', deals: 0 });
  expect(shownAt(table).filter((reads) => reads === 'result')).toHaveLength(2);
  await say(first, 'closed', { of: 'result', deals: 0 });
  await table.comeIn(second);
  expect(shownAt(table)).toEqual([null, null, null]);
});
