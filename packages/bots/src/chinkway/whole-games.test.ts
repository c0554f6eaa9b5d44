import { defaultOptions, evolveAll, type Seat } from '@chinwag/rules';
import { chinkway, type ChinkwayMove, type ChinkwayOptions, type ChinkwayState } from '@chinwag/rules/chinkway';
import { pick, randomFrom, randomSeed } from '@chinwag/rules/laws';
import { expect, test } from 'vitest';
import { chinkwayBot } from './index.ts';

type Choose = (view: ChinkwayState, seat: Seat) => ChinkwayMove;

const FULL: ChinkwayOptions = defaultOptions(chinkway.options);
const SHORT: ChinkwayOptions = { ...FULL, length: 'short', finalDeal: 'eleventh', finalDealRequest: 'always' };

/** A whole game in which each seat chooses by what it sees; throws at a move that breaks a rule. */
function playGame(options: ChinkwayOptions, game: number, seats: readonly Choose[]): ChinkwayState {
  const begun = chinkway.begin({ seats: 5, owner: null, options, seed: randomSeed(randomFrom(game)) });
  let state = evolveAll(chinkway, begun.state, begun.events);
  for (let seat = chinkway.actors(state)[0]; seat !== undefined; seat = chinkway.actors(state)[0]) {
    const move = seats[seat]?.(chinkway.hide(state, seat), seat);
    if (move === undefined) throw new Error(`nobody sits at ${seat}`);
    const broken = chinkway.check(state, seat, move);
    if (broken !== null) throw new Error(`${JSON.stringify(move)} breaks ${broken.rule}: ${broken.code}`);
    state = evolveAll(chinkway, state, chinkway.decide(state, seat, move));
  }
  return state;
}

const bot: Choose = (view, seat) => chinkwayBot.choose(view, seat);

function randomPlayer(seed: number): Choose {
  const random = randomFrom(seed);
  return (view, seat) => pick(chinkway.legalMoves(view, seat), random);
}

test('five bots play whole games without breaking a rule', () => {
  for (let game = 0; game < 10; game++) {
    const state = playGame(game % 2 === 0 ? FULL : SHORT, game, Array<Choose>(5).fill(bot));
    expect(state.phase.name).toBe('over');
  }
});

test('the same view gets the same move', () => {
  const views: { readonly view: ChinkwayState; readonly seat: Seat; readonly move: ChinkwayMove }[] = [];
  const noted: Choose = (view, seat) => {
    const move = bot(view, seat);
    views.push({ view, seat, move });
    return move;
  };
  playGame(SHORT, 1, Array<Choose>(5).fill(noted));
  for (const { view, seat, move } of views) expect(bot(JSON.parse(JSON.stringify(view)) as ChinkwayState, seat)).toEqual(move);
});

test('among random players it scores half as much again as they do', () => {
  let own = 0;
  let others = 0;
  for (let game = 0; game < 200; game++) {
    const seat = game % 5;
    const players = Array.from({ length: 5 }, (_, at) => (at === seat ? bot : randomPlayer(5 * game + at)));
    const scores = chinkway.scores(playGame(SHORT, game, players));
    own += scores[seat] ?? 0;
    others += scores.reduce((sum, score, at) => (at === seat ? sum : sum + score / 4), 0);
  }
  expect(own / others).toBeGreaterThan(1.5);
});
