import { parseArgs } from 'node:util';
import { FULL_PLAYOUTS } from '@chinwag/bots';
import { type AnyGame, games } from '@chinwag/rules';
import { intervalOf, inWords } from './ladder/interval.ts';
import type { MatchOutcome } from './ladder/match.ts';
import { type Pair, pairsIn } from './ladder/pairs.ts';
import { Players } from './ladder/players.ts';
import { inOrder, shareOf } from './ladder/schedule.ts';

/** The maximum number of deals of a row. A row plays each deal once with the candidate in each seat. */
const DEALS = 200;
/** The time for the whole table, in min: usually, and with `--quick`, in which a search has a fraction of its playouts. */
const MINUTES = { usual: 60, quick: 1.7 };
const QUICK_PLAYOUTS = FULL_PLAYOUTS / 20;

/**
 * `npm run ladder [-- --quick | --minutes N] [game…]`: measures each strength against the others, a rule of thumb and random play,
 * with 95 % confidence intervals. One candidate plays among others, with the same deals in every seat. It takes an hour: a row that
 * has played its maximum number of deals leaves its time to the rows after it.
 */
const { values: { quick, minutes }, positionals: wanted } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, minutes: { type: 'string' } },
  allowPositionals: true,
});
const playouts = quick ? QUICK_PLAYOUTS : FULL_PLAYOUTS;
const until = performance.now() + 60_000 * Number(minutes ?? (quick ? MINUTES.quick : MINUTES.usual));
const chosen = Object.values<AnyGame>(games).filter(({ id }) => wanted.length === 0 || wanted.includes(id));
const pairs = chosen.flatMap(({ id }) => pairsIn(id));

const players = new Players();
const rows = new Map<Pair, string>();
const ordered = inOrder(pairs);
for (const [at, pair] of ordered.entries()) {
  const ms = (until - performance.now()) * shareOf(ordered.slice(at));
  const row = inRow(pair, await players.play(pair, { ms, deals: DEALS, playouts }));
  console.error(row);
  rows.set(pair, row);
}
await players.end();
console.log('| game | one | among | lead a deal | wins (even) | games |\n|---|---|---|---|---|---|');
for (const pair of pairs) console.log(rows.get(pair));

function inRow(pair: Pair, deals: readonly (readonly MatchOutcome[])[]): string {
  const lead = intervalOf(deals.map((outcomes) => outcomes.map((outcome) => outcome.lead)));
  const wins = intervalOf(deals.map((outcomes) => outcomes.map(({ win }) => win)));
  const count = deals.reduce((sum, outcomes) => sum + outcomes.length, 0);
  const even = (100 * deals.length) / count;
  const named = (name: string): string => (name === 'strong' ? `strong, ${playouts} playouts` : name);
  const players = [named(pair.candidate), named(pair.others)];
  const cells = [pair.game, ...players, inWords(lead, 2), `${inWords(wins, 1, 100)} % (${even.toFixed(0)})`, count];
  return `| ${cells.join(' | ')} |`;
}
