import { findBot } from '@chinwag/bots';
import { strengthsOf } from '@chinwag/bots/strengths';
import { type AnyGame, defaultOptions, games } from '@chinwag/rules';
import { intervalOf, inWords } from './ladder/interval.ts';
import { type Contestant, type MatchOutcome, playMatch, RANDOM_PLAYER } from './ladder/match.ts';
import { RULES_OF_THUMB } from './ladder/rules-of-thumb.ts';

/** The number of random deals that each pair plays in every seat. A strong player takes a hundred times as long as others. */
const WHOLE = { strong: 40, others: 100 };
const QUICK = { strong: 1, others: 4 };
/** The number of players at a table with a variable number of seats. */
const USUAL_SEATS = 4;

interface Pair {
  readonly candidate: Contestant;
  readonly others: Contestant;
}

/** Returns the pairs: each strength against the next lower one, a rule of thumb, and random play. */
function pairsOf(id: string): readonly Pair[] {
  const bots = strengthsOf(id).flatMap((strength): readonly Contestant[] => {
    const bot = findBot(id, strength);
    return bot === null ? [] : [{ name: strength, bot }];
  });
  const thumb = RULES_OF_THUMB[id];
  const below = bots.flatMap((candidate) => bots.filter((others) => others !== candidate).map((others) => ({ candidate, others })));
  const simple = [...(thumb === undefined ? [] : [thumb]), RANDOM_PLAYER];
  return [...below, ...bots.flatMap((candidate) => simple.map((others) => ({ candidate, others })))];
}

function climb(game: AnyGame, { candidate, others }: Pair, { strong, others: rest }: typeof WHOLE): string {
  const { min, max } = game.seats;
  const seats = Math.min(max, Math.max(min, USUAL_SEATS));
  const count = candidate.name === 'strong' || others.name === 'strong' ? strong : rest;
  const groups = Array.from({ length: count }, (_, number) => Array.from({ length: seats }, (__, seat): MatchOutcome => {
    return playMatch({ game, options: defaultOptions(game.options), seats, seat, number, candidate, others });
  }));
  const lead = intervalOf(groups.map((group) => group.map((outcome) => outcome.lead)));
  const wins = intervalOf(groups.map((group) => group.map(({ win }) => win)));
  const even = (100 / seats).toFixed(0);
  const cells = [game.id, candidate.name, others.name, inWords(lead, 2), `${inWords(wins, 1, 100)} % (${even})`, count * seats];
  return `| ${cells.join(' | ')} |`;
}

/**
 * `npm run ladder [-- --quick] [game…]`: measures each strength against the others, a rule of thumb and random play. One candidate
 * plays among other players, with the same deals in every seat. Results have 95 % confidence intervals.
 */
const [, , ...args] = process.argv;
const wanted = args.filter((arg) => !arg.startsWith('--'));
const plan = args.includes('--quick') ? QUICK : WHOLE;
console.log('| game | one | among | lead a deal | wins (even) | games |\n|---|---|---|---|---|---|');
for (const game of Object.values<AnyGame>(games)) {
  if (wanted.length > 0 && !wanted.includes(game.id)) continue;
  for (const pair of pairsOf(game.id)) console.log(climb(game, pair, plan));
}
