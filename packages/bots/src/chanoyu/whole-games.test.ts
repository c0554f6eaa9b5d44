import { evolveAll, type Seat } from '@chinwag/rules';
import { chanoyu, type ChanoyuMove, type ChanoyuOptions, type ChanoyuState, type Scoring } from '@chinwag/rules/chanoyu';
import { pick, randomFrom, randomSeed } from '@chinwag/rules/laws';
import { expect, test } from 'vitest';
import { chanoyuBot } from './index.ts';

type Choose = (view: ChanoyuState, seat: Seat) => ChanoyuMove;

const bot: Choose = (view, seat) => chanoyuBot.choose(view, seat);

/** A whole game in which each seat chooses by what it sees; throws at a move that breaks a rule. */
function playGame(scoring: Scoring, game: number, seats: readonly Choose[]): ChanoyuState {
  const options: ChanoyuOptions = { scoring, trickMemory: 'last' };
  const begun = chanoyu.begin({ seats: seats.length, owner: null, options, seed: randomSeed(randomFrom(game)) });
  let state = evolveAll(chanoyu, begun.state, begun.events);
  for (let seat = chanoyu.actors(state)[0]; seat !== undefined; seat = chanoyu.actors(state)[0]) {
    const move = seats[seat]?.(chanoyu.hide(state, seat), seat);
    if (move === undefined) throw new Error(`nobody sits at ${seat}`);
    const broken = chanoyu.check(state, seat, move);
    if (broken !== null) throw new Error(`${JSON.stringify(move)} breaks ${broken.rule}: ${broken.code}`);
    state = evolveAll(chanoyu, state, chanoyu.decide(state, seat, move));
  }
  return state;
}

function randomPlayer(seed: number): Choose {
  const random = randomFrom(seed);
  return (view, seat) => pick(chanoyu.legalMoves(view, seat), random);
}

test.each(['links', 'steps', 'runs'] as const)('bots play whole games by %s without breaking a rule', (scoring) => {
  for (const seats of [3, 4, 5]) {
    const state = playGame(scoring, seats, Array<Choose>(seats).fill(bot));
    expect(state.phase.name).toBe('over');
  }
});

test('the same view gets the same move', () => {
  const again: Choose = (view, seat) => {
    const copy = JSON.parse(JSON.stringify(view)) as ChanoyuState;
    expect(chanoyuBot.choose(copy, seat)).toEqual(chanoyuBot.choose(view, seat));
    return chanoyuBot.choose(view, seat);
  };
  playGame('links', 1, Array<Choose>(4).fill(again));
});

test('one among two random players wins more than half of the games, by steps', () => {
  let won = 0;
  for (let game = 0; game < 30; game++) {
    const seat = game % 3;
    const players = Array.from({ length: 3 }, (_, at) => (at === seat ? bot : randomPlayer(3 * game + at)));
    const places = chanoyu.result(playGame('steps', game, players))?.standings ?? [];
    if (places.some((standing) => standing.seat === seat && standing.place === 1)) won += 1;
  }
  expect(won).toBeGreaterThan(15);
});

test('five bots build rows worth twice as much as five random players do', () => {
  const perRound = (choose: (seed: number) => Choose): number => {
    let points = 0;
    let rounds = 0;
    for (let game = 0; game < 4; game++) {
      const players = Array.from({ length: 5 }, (_, at) => choose(5 * game + at));
      const { records } = playGame('links', game, players);
      points += records.flatMap((record) => record.points).reduce((sum, value) => sum + value, 0);
      rounds += records.length;
    }
    return points / rounds;
  };
  expect(perRound(() => bot)).toBeGreaterThan(2 * perRound(randomPlayer));
});
