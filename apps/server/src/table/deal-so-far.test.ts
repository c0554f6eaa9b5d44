import { type AnyGame, evolveAll, games, type GameId, type GameState, type Tagged } from '@chinwag/rules';
import { describe, expect, it } from 'vitest';
import { playBeginning } from '../tests/support/told-game.ts';
import { DealSoFar } from './deal-so-far.ts';

/** A game of everybody, as it happened, event by event. */
function happened(id: GameId) {
  const game: AnyGame = games[id];
  const { setup, entries } = playBeginning(game, { seats: game.seats.max, events: [] });
  return { game, begin: game.begin(setup).state, entries };
}

describe.each(Object.keys(games) as GameId[])('the deal of %s that is on', (id) => {
  it('is kept from its beginning on, and comes to where the game stands', () => {
    const { game, begin, entries } = happened(id);
    const kept = new DealSoFar(game, begin);
    let state: GameState = begin;
    let seq = 0;
    for (const { events } of entries) {
      const before = state;
      state = evolveAll(game, state, events);
      seq += events.length;
      kept.follow({ before, events, seq }, state);
      const { deal } = kept;
      expect(evolveAll(game, deal.begin, deal.events)).toEqual(state);
      expect(deal.from + deal.events.length - 1).toBe(seq);
      const ends = deal.events.filter(({ type }: Tagged) => game.dealEnds.includes(type));
      expect(ends.length).toBeLessThanOrEqual(1);
      expect(deal.begin.records).toHaveLength(state.records.length - ends.length);
    }
    expect(state.records.length).toBeGreaterThan(0);
  });
});
