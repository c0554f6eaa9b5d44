import { evolveAll, type Seat } from '@chinwag/rules';
import { chinaso, type ChinasoMove, type ChinasoOptions, type ChinasoState } from '@chinwag/rules/chinaso';
import { pick, randomFrom, randomSeed } from '@chinwag/rules/laws';
import { expect, test } from 'vitest';
import { chinasoBot } from './index.ts';

type Choose = (view: ChinasoState, seat: Seat) => ChinasoMove;

const PLAIN: ChinasoOptions = { length: 'seven', cardPoints: 'face-value', stakes: 'off' };
const STAKES: ChinasoOptions = { length: 'seven', cardPoints: 'fives-and-tens', stakes: { buy: 5, hand: 10, game: 100 } };

/** A whole game in which each seat chooses by what it sees; throws at a move that breaks a rule. */
function playGame(options: ChinasoOptions, game: number, seats: readonly Choose[]): ChinasoState {
  const begun = chinaso.begin({ seats: seats.length, owner: null, options, seed: randomSeed(randomFrom(game)) });
  let state = evolveAll(chinaso, begun.state, begun.events);
  for (let seat = chinaso.actors(state)[0]; seat !== undefined; seat = chinaso.actors(state)[0]) {
    const move = seats[seat]?.(chinaso.hide(state, seat), seat);
    if (move === undefined) throw new Error(`nobody sits at ${seat}`);
    const broken = chinaso.check(state, seat, move);
    if (broken !== null) throw new Error(`${JSON.stringify(move)} breaks ${broken.rule}: ${broken.code}`);
    state = evolveAll(chinaso, state, chinaso.decide(state, seat, move));
  }
  return state;
}

const bot: Choose = (view, seat) => chinasoBot.choose(view, seat);

function randomPlayer(seed: number): Choose {
  const random = randomFrom(seed);
  return (view, seat) => pick(chinaso.legalMoves(view, seat), random);
}

test.each([2, 3, 4, 5, 6, 7])('%i bots play whole games by the rules, and somebody wins every hand', (seats) => {
  const state = playGame(seats % 2 === 0 ? PLAIN : STAKES, seats, Array<Choose>(seats).fill(bot));
  expect(state.phase.name).toBe('over');
  expect(state.records.filter((record) => record.winner === null)).toEqual([]);
});

test('the same view gets the same move', () => {
  const again: Choose = (view, seat) => {
    const move = bot(view, seat);
    expect(bot(JSON.parse(JSON.stringify(view)) as ChinasoState, seat)).toEqual(move);
    return move;
  };
  playGame(PLAIN, 1, [again, again, again]);
});

test('among random players it has not a tenth of their points', () => {
  let own = 0;
  let others = 0;
  for (let game = 0; game < 6; game++) {
    const seat = game % 4;
    const players = [0, 1, 2, 3].map((at) => (at === seat ? bot : randomPlayer(4 * game + at)));
    const scores = chinaso.scores(playGame(PLAIN, game, players));
    own += scores[seat] ?? 0;
    others += scores.reduce((sum, score, at) => (at === seat ? sum : sum + score / 3), 0);
  }
  expect(own).toBeLessThan(others / 10);
});
