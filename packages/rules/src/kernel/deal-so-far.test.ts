import { describe, expect, it } from 'vitest';
import { type GameId, games } from '../games/games.ts';
import { DealSoFar } from './deal-so-far.ts';
import { type AnyGame, evolveAll, type GameState, type Tagged } from './game.ts';
import { defaultOptions } from './options.ts';
import { stepsOf } from './play.ts';

/** The maximum number of moves until a deal of any game has ended, and the number of moves made after that. */
const MOVES = 3000;
const MORE = 20;

/** Returns the first part of a game, step by step: all seats make legal moves, and `further` moves follow after a deal. */
function happened(id: GameId, further = MORE) {
  const game: AnyGame = games[id];
  const setup = { seats: game.seats.max, owner: 0, options: defaultOptions(game.options), seed: '5eed'.repeat(16) };
  let [made, more] = [0, 0];
  const steps = stepsOf<object, GameState, Tagged, Tagged>(game, setup, (state) => {
    const [seat = 0] = game.actors(state);
    const moves = game.legalMoves(state, seat);
    const move = moves[((made += 1) * 7919) % moves.length];
    if (state.records.length > 0) more += 1;
    return move === undefined || made > MOVES || more > further ? null : { seat, move };
  });
  return { game, begin: game.begin(setup).state, steps: [...steps] };
}

describe.each(Object.keys(games) as GameId[])('the current deal of %s', (id) => {
  it('covers all events from its beginning to the current state', () => {
    const { game, begin, steps } = happened(id);
    const soFar = new DealSoFar(game, begin);
    let state: GameState = begin;
    let seq = 0;
    for (const { events } of steps) {
      const before = state;
      state = evolveAll(game, state, events);
      seq += events.length;
      soFar.follow({ before, events, seq }, state);
      const { deal } = soFar;
      expect(evolveAll(game, deal.begin, deal.events)).toEqual(state);
      expect(deal.from + deal.events.length - 1).toBe(seq);
      const ends = deal.events.filter(({ type }: Tagged) => game.dealEnds.includes(type));
      const isJustOver = deal.events.at(-1) === ends[0];
      expect(ends).toHaveLength(isJustOver || game.result(state) !== null ? 1 : 0);
      expect(deal.begin.records).toHaveLength(state.records.length - ends.length);
    }
    expect(state.records.length).toBeGreaterThan(0);
  });
});

it('the last deal is still available after the end of the game', () => {
  const { game, begin, steps } = happened('slobberhannes', MOVES);
  const soFar = new DealSoFar(game, begin);
  let state: GameState = begin;
  let seq = 0;
  for (const { events } of steps) {
    const before = state;
    state = evolveAll(game, state, events);
    seq += events.length;
    soFar.follow({ before, events, seq }, state);
  }
  expect(game.result(state)).not.toBeNull();
  expect(soFar.deal.begin.records).toHaveLength(state.records.length - 1);
  expect(evolveAll(game, soFar.deal.begin, soFar.deal.events)).toEqual(state);
});
