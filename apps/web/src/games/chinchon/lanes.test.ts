import type { Seat } from '@chinwag/rules';
import { chinchon } from '@chinwag/rules/chinchon';
import { expect, test } from 'vitest';
import { cards, laid, type StateFields, record, stateAt, plain } from './testing/fixture.ts';
import { lanesOf, seenClosingCard } from './lanes.ts';
import { standingInWords, standingOf } from './standing.ts';

const SETTLING: StateFields = {
  phase: { name: 'settle', seat: 2 },
  deal: {
    hands: [cards('3E'), cards('1C 2C 3C'), cards('7B 7E'), cards('2O 4E')],
    melds: [laid(1, '4C 5C 6C'), laid(0, '11O 11E 11B')],
    closing: { seat: 1, card: '10E', chinchon: false },
  },
};

function lanes(moment: StateFields): readonly string[] {
  return lanesOf(stateAt(moment)).map(({ seat, words, melds, counted }) => {
    const open = counted.length === 0 ? '' : ` | ${counted.join(' ')}`;
    return `${seat} ${words === null ? '' : plain(words)}: ${melds.map(({ at }) => at).join(' ')}${open}`;
  });
}

function standing(moment: StateFields, seat: Seat): string {
  const said = standingOf(stateAt(moment), seat);
  return said === null ? '' : plain(standingInWords(said));
}

test('CH5.3: the closer’s lane comes first, then those of the players who have settled, in turn', () => {
  expect(lanes(SETTLING)).toEqual(['1 closed, 3 cards left: 0', '0 1 card left: 1', '3 2 cards left: ']);
  const standings = [0, 1, 2, 3].map((seat) => standing(SETTLING, seat));
  expect(standings).toEqual(['settled', 'closed', 'now', 'settled']);
});

test('after scoring, the lanes show everybody’s points and cards', () => {
  const scored: StateFields = {
    ...SETTLING,
    phase: { name: 'between' },
    totals: [3, 6, 104, 80],
    outIn: [null, null, 1, null],
    records: [record({ closer: 1, points: [3, 6, 14, 6], reenlisted: [] })],
    counted: [cards('3E'), cards('1C 2C 3C'), cards('7B 7E'), cards('2O 4E')],
  };
  expect(lanes(scored)).toEqual([
    '1 6 points: 6: 0 | 1C 2C 3C',
    '0 3 points: 3: 1 | 3E',
    '3 6 points: 80:  | 2O 4E',
    '2 14 points: 104:  | 7B 7E',
  ]);
  expect([0, 1, 2].map((seat) => standing(scored, seat))).toEqual(['+3', '+6', 'out']);
});

test('CH5.2: a lane calls a Chinchón by its name', () => {
  const closing = { seat: 1, card: null, chinchon: true };
  expect(lanes({ ...SETTLING, deal: { ...SETTLING.deal, hands: [[], [], []], closing } })[0]).toBe('1 Chinchón: 0');
});

test('there are no lanes before a meld is laid, and none for a player who is out', () => {
  expect(lanes({})).toEqual([]);
  const without: StateFields = { ...SETTLING, outIn: [1, null, null, null], deal: { ...SETTLING.deal, number: 2 } };
  expect(lanes(without)).not.toContain('0 1 card left: 1');
  const scored = record({ closer: null, points: [100, 0, 0, 0], reenlisted: [] });
  expect(standing({ ...without, records: [scored] }, 0)).toBe('out');
});

test('CH6: in the play-on variant, lanes follow the order of play, and players with melds are down', () => {
  const on: StateFields = {
    options: { ending: 'play-on' },
    phase: { name: 'act', seat: 3, bound: false },
    deal: { melds: [laid(1, '4C 5C 6C'), laid(3, '11O 11E 11B')] },
  };
  expect(lanes(on)).toEqual(['3 : 1', '1 : 0']);
  expect([0, 1, 3].map((seat) => standing(on, seat))).toEqual(['', 'down', 'drew']);
});

test('only its player sees the closing card', () => {
  const state = stateAt(SETTLING);
  expect(seenClosingCard(chinchon.hide(state, 1))).toBe('10E');
  expect(seenClosingCard(chinchon.hide(state, 0))).toBeNull();
  expect(seenClosingCard(chinchon.hide(state, 'spectator'))).toBeNull();
});

test('CH8.2: the standing marks players who are asked to come back and who have come back', () => {
  const asked: StateFields = {
    phase: { name: 'reenlist', seat: 2, waiting: [1], total: 60 },
    totals: [60, 101, 104, 20],
    outIn: [null, 1, 1, null],
    records: [record({ closer: 3, points: [60, 101, 104, 0], reenlisted: [] })],
  };
  expect([2, 1, 0].map((seat) => standing(asked, seat))).toEqual(['back?', 'next', '+60']);
  const after = record({ closer: 3, points: [60, 101, 104, 0], reenlisted: [2] });
  const back: StateFields = { ...asked, phase: { name: 'between' }, outIn: [null, 1, null, null], records: [after] };
  expect(standing(back, 2)).toBe('back in');
});
