import { bots, plainThought } from '@chinwag/bots';
import { defaultOptions, evolveAll } from '@chinwag/rules';
import { chanoyu, type ChanoyuState, endingOf, type Scoring, totals } from '@chinwag/rules/chanoyu';

/**
 * Measures how each scoring of Chanoyu (CN6.1) changes the game when bots play it. Prints the table of
 * docs/decisions/006-chanoyu-scoring.md. The first argument is the number of games per row, a thousand by default.
 */
const GAMES = Number(process.argv[2] ?? 1000);

/** The totals of one row's games. */
interface ScoringFigures {
  readonly rounds: readonly number[];
  readonly points: number;
  readonly belowEight: number;
}

console.log('| scoring | players | rounds a game | one round | two to six | more | points a row | below-8 endings |');
console.log('|---|---|---|---|---|---|---|---|');
for (const scoring of ['links', 'steps', 'runs'] as const) {
  for (const seats of [3, 4, 5]) console.log(tableRow(scoring, seats, measured(scoring, seats)));
}

function measured(scoring: Scoring, seats: number): ScoringFigures {
  const ends = Array.from({ length: GAMES }, (_, game) => playedOut(scoring, seats, game));
  return {
    rounds: ends.map(({ records }) => records.length),
    points: sum(ends.flatMap(totals)),
    belowEight: ends.filter((end) => endingOf(totals(end))?.code === 'below-eight').length,
  };
}

function playedOut(scoring: Scoring, seats: number, game: number): ChanoyuState {
  const options = { ...defaultOptions(chanoyu.options), scoring };
  const opening = chanoyu.begin({ seats, owner: game % seats, options, seed: game.toString(16).padStart(64, '0') });
  let state = evolveAll(chanoyu, opening.state, opening.events);
  for (let [seat] = chanoyu.actors(state); seat !== undefined; [seat] = chanoyu.actors(state)) {
    const move = bots.chanoyu.sensible.choose(plainThought(chanoyu.hide(state, seat), seat));
    state = evolveAll(chanoyu, state, chanoyu.decide(state, seat, move));
  }
  return state;
}

function tableRow(scoring: Scoring, seats: number, { rounds, points, belowEight }: ScoringFigures): string {
  const share = (count: number): string => `${Math.round((100 * count) / GAMES)} %`;
  const lasting = (fits: (count: number) => boolean): string => share(rounds.filter(fits).length);
  const cells = [
    `\`${scoring}\``,
    seats,
    (sum(rounds) / GAMES).toFixed(1),
    lasting((count) => count === 1),
    lasting((count) => count >= 2 && count <= 6),
    lasting((count) => count > 6),
    (points / sum(rounds) / seats).toFixed(1),
    share(belowEight),
  ];
  return `| ${cells.join(' | ')} |`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
