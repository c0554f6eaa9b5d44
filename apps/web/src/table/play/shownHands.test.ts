import { chinkway } from '@chinwag/rules/chinkway';
import { describe, expect, it } from 'vitest';
import { playersAt } from '../../session/players.ts';
import { guestNamed, storyTable } from '../../stories/storyTable.tsx';
import { onTable, trickOf } from '../testing/gameOnTable.ts';
import { isBeforeFirstDeal, shownHands } from './shownHands.ts';

const players = playersAt(storyTable(), guestNamed('Iker'));
const names = (game: Parameters<typeof shownHands>[0]) => shownHands(game, players, 'french')?.hands.map(({ name }) => name) ?? [];

describe('the shown hands', () => {
  it('are all hands, as they are, for a spectator who sees all hands', () => {
    const open = trickOf(2, 'all-hands');
    const game = onTable(open, { viewer: 'spectator', sight: 'all-hands' });
    expect(names(game)).toEqual(['Marta', 'Tomek', 'Inés', 'Owen', 'Halina']);
    const [first] = shownHands(game, players, 'french')?.hands ?? [];
    expect(first?.cards.toSorted()).toEqual(open.deal.hands[0]?.toSorted());
  });

  it('are one seat’s hand for a spectator who sees that seat', () => {
    const game = onTable(trickOf(2, 3), { viewer: 'spectator', sight: 'one-seat', handOf: 3 });
    expect(names(game)).toEqual(['Owen']);
  });

  it('are none for players and for spectators who see only public cards', () => {
    expect(names(onTable(trickOf(2, 0)))).toEqual([]);
    expect(names(onTable(trickOf(2, 'spectator'), { viewer: 'spectator', sight: 'public' }))).toEqual([]);
  });
});

describe('a spectator one deal behind', () => {
  it('waits until a deal is over', () => {
    const { state } = chinkway.begin({ seats: 5, owner: null, options: trickOf(0).options, seed: '1f'.repeat(32) });
    const waits = { ...onTable(state), sight: 'all-hands-later' as const };
    expect(isBeforeFirstDeal(waits)).toBe(true);
    expect(isBeforeFirstDeal({ ...waits, newest: trickOf(2, 'all-hands') })).toBe(false);
    expect(isBeforeFirstDeal({ ...waits, sight: 'public' })).toBe(false);
  });
});
