import { evolveAll, type Seat } from '@chinwag/rules';
import {
  chinchon, type ChinchonMove, type ChinchonOptions, type ChinchonState, playersIn,
} from '@chinwag/rules/chinchon';
import { pick, randomFrom, randomSeed } from '@chinwag/rules/laws';
import { expect, test } from 'vitest';
import { chinchonBot } from './index.ts';

type Choose = (view: ChinchonState, seat: Seat) => ChinchonMove;

const SHORT: ChinchonOptions = { deck: '40', ending: 'settle', target: 70, ante: 10, reenlist: 'never' };

/** A whole game in which each seat chooses by what it sees; throws at a move that breaks a rule. */
function playGame(options: ChinchonOptions, game: number, players: readonly Choose[]): ChinchonState {
  const setup = { seats: players.length, owner: null, options, seed: randomSeed(randomFrom(game)) };
  const begun = chinchon.begin(setup);
  let state = evolveAll(chinchon, begun.state, begun.events);
  for (let seat = chinchon.actors(state)[0]; seat !== undefined; seat = chinchon.actors(state)[0]) {
    const move = players[seat]?.(chinchon.hide(state, seat), seat);
    if (move === undefined) throw new Error(`nobody sits at ${seat}`);
    const broken = chinchon.check(state, seat, move);
    if (broken !== null) throw new Error(`${JSON.stringify(move)} breaks ${broken.rule}: ${broken.code}`);
    state = evolveAll(chinchon, state, chinchon.decide(state, seat, move));
  }
  return state;
}

const bot: Choose = (view, seat) => chinchonBot.choose(view, seat);

function bots(count: number): readonly Choose[] {
  return Array.from({ length: count }, () => bot);
}

function randomPlayer(seed: number): Choose {
  const random = randomFrom(seed);
  return (view, seat) => pick(chinchon.legalMoves(view, seat), random);
}

test.each<[number, Partial<ChinchonOptions>]>([
  [2, {}],
  [4, { deck: '48', reenlist: 'unlimited' }],
  [5, { ending: 'play-on' }],
  [8, { reenlist: 'once' }],
])('%i bots play a whole game without breaking a rule: %j', (seats, chosen) => {
  expect(playGame({ ...SHORT, ...chosen }, 3, bots(seats)).phase.name).toBe('over');
});

test('the same view gets the same move', () => {
  const again: Choose = (view, seat) => {
    const copy = JSON.parse(JSON.stringify(view)) as ChinchonState;
    const move = chinchonBot.choose(view, seat);
    expect(chinchonBot.choose(copy, seat)).toEqual(move);
    return move;
  };
  playGame(SHORT, 1, [again, again]);
});

test.each<[number, number, Partial<ChinchonOptions>]>([
  [4, 25, {}],
  [4, 25, { deck: '48' }],
  [3, 40, { ending: 'play-on' }],
  [4, 40, { ending: 'play-on' }],
])('%i bots close every deal before anybody has had %i turns: %j', (seats, turns, chosen) => {
  for (let game = 0; game < 2; game++) {
    let most = 0;
    const players = bots(seats).map((choose): Choose => (view, seat) => {
      most = Math.max(most, view.deal.turns / playersIn(view));
      return choose(view, seat);
    });
    const { records } = playGame({ ...SHORT, ...chosen }, game, players);
    expect(records.filter(({ closer }) => closer === null)).toEqual([]);
    expect(most).toBeLessThan(turns);
  }
});

test('among random players it wins nearly every game', () => {
  let won = 0;
  for (let game = 0; game < 20; game++) {
    const seat = game % 4;
    const players = [0, 1, 2, 3].map((at) => (at === seat ? bot : randomPlayer(4 * game + at)));
    const [first] = chinchon.result(playGame(SHORT, game, players))?.standings ?? [];
    if (first?.seat === seat) won += 1;
  }
  expect(won).toBeGreaterThan(17);
});
