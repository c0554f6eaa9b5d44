import { findBot } from '@chinwag/bots';
import { defaultOptions, findGame, type GameState, type Tagged, type Position } from '@chinwag/rules';
import { describe, expect, it } from 'vitest';
import { type PlayedEvent, playedGame } from '../stories/playedGame.ts';
import { type CatalogueEntry, GAMES } from './catalogue.ts';
import { aloud, peopleAt } from '../board/testing/fixture.ts';

const SENTENCES = /^(?:[A-Z0-9][^.!?]*[.!?] ?)+$/;

/** Returns the first and the last moment of each phase in games played by bots. The games are the same every time. */
function phasesOf({ id, seats }: CatalogueEntry): ReadonlyMap<string, readonly GameState[]> {
  const [game, bot] = [findGame(id), findBot(id)];
  if (game === null || bot === null) throw new Error(`${id} cannot be played`);
  const options = defaultOptions<object>(game.options);
  const moments = new Map<string, readonly GameState[]>();
  for (let seed = 1; seed <= 40 && moments.size < Object.keys(game.phases).length; seed += 1) {
    const setup = { seats: seats.max, owner: 0, options, seed: seed.toString(16).padStart(64, '0') };
    const happenings: readonly PlayedEvent<GameState, Tagged>[] = playedGame(game, bot, setup);
    for (const { after } of happenings) {
      const [first = after] = moments.get(after.phase.name) ?? [];
      moments.set(after.phase.name, [first, after]);
    }
  }
  return moments;
}

describe.each(GAMES)('the screen reader text of $title', async (entry) => {
  const { game, readOut } = await entry.screen();
  const phases = phasesOf(entry);
  const viewOf = (state: GameState, viewer: Position) => {
    return { state: game.hide(state, viewer), ...peopleAt(entry.seats.max, viewer) };
  };

  it('covers every phase', () => {
    expect([...phases.keys()].toSorted()).toEqual(Object.keys(game.phases).toSorted());
  });

  it.each([...phases])('consists of whole sentences without hidden cards in the phase %s', (_, states) => {
    const views = states.flatMap((state) => ([0, 1, 'spectator'] as const).map((viewer) => viewOf(state, viewer)));
    for (const text of views.flatMap((view) => [aloud(readOut.table(view), entry.pack), aloud(readOut.hand(view), entry.pack)])) {
      expect(text).toMatch(SENTENCES);
      expect(text).not.toMatch(/undefined|null|NaN|\?\?|\[object/);
    }
  });

  it('has no hand for a spectator', () => {
    for (const state of [...phases.values()].flat()) {
      expect(aloud(readOut.hand(viewOf(state, 'spectator')))).toBe('You’re watching and have no cards.');
    }
  });
});
