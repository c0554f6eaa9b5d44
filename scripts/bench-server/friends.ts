import { ClubTable } from './club-table.ts';
import { drive } from './driving.ts';
import type { FriendsAnswer, FriendsQuestion } from './friends-process.ts';
import { Lateness } from './lateness.ts';
import { mixedTables } from './plan.ts';
import { someAtOnce } from './some-at-once.ts';
import { Traffic } from './traffic.ts';

const AT_ONCE = 5;
/** The number of the first table of friends, chosen so that no other table has the same addresses. */
const FROM = 20_000;

/** Plays on request as friends at a number of tables of the server at a port, and reports when it is ready. */
const [port = 0, count = 0] = process.argv.slice(2).map(Number);
const traffic = new Traffic();
const late = new Lateness();
const tables = await someAtOnce(mixedTables(count), AT_ONCE, async (plan, at) => {
  const table = await ClubTable.found(port, plan, FROM + at, traffic);
  await table.open();
  await table.begin();
  return table;
});
process.on('message', (question: FriendsQuestion) => void answer(question));
process.send?.('ready');

async function answer(question: FriendsQuestion): Promise<void> {
  say(question === 'end' ? await leave() : await play(question.rate, question.seconds));
}

async function play(rate: number, seconds: number): Promise<FriendsAnswer> {
  late.read();
  const { arrived } = await drive(tables, rate, seconds);
  return { arrived, late: late.read() };
}

async function leave(): Promise<FriendsAnswer> {
  await someAtOnce(tables, AT_ONCE, (table) => table.compare());
  for (const table of tables) table.end();
  return tables.map(({ acknowledged }) => ({ acknowledged }));
}

function say(said: FriendsAnswer): void {
  process.send?.(said);
}
