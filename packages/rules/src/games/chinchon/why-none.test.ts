import { expect, it } from 'vitest';
import type { Seat } from '../../kernel/seat.ts';
import { chinchon } from './index.ts';
import { addingRule, meldsAfter, meldsFor, workableLayOffs } from './lay-offs.ts';
import type { ChinchonMove } from './moves.ts';
import { after, cards, stateFrom } from './notation.ts';
import type { ChinchonState } from './state.ts';

/** Returns the rule and code of why no move of that kind is possible, or null if such a move is possible. */
function none(state: ChinchonState, seat: Seat, type: ChinchonMove['type']): string | null {
  const why = chinchon.whyNone(state, seat, type);
  return why && `${why.rule} ${why.code}`;
}

const OTHER = '1C 4E 7C 10E 12C 2O 5B';

/** Returns a deal in which seat 0 has drawn 12B and holds 12B and these cards. */
function acting(hand: string, ending: 'settle' | 'play-on' = 'play-on'): ChinchonState {
  return after(stateFrom({ hands: [hand, OTHER], turned: '12B', options: { ending } }), '0: pile 12B');
}

/** Returns the same deal with a meld of seat 1 on the table. */
function withMeld(state: ChinchonState, meld: string): ChinchonState {
  return { ...state, deal: { ...state.deal, melds: [{ owner: 1, cards: cards(meld), added: [] }] } };
}

it('CH4.1: no move is possible at the wrong moment or out of turn', () => {
  const start = stateFrom({ hands: ['1O', OTHER], turned: '12B' });
  expect(none(start, 0, 'draw')).toBeNull();
  expect(none(start, 1, 'draw')).toBe('CH4.1 not-your-turn');
  expect(none(start, 0, 'discard')).toBe('CH4.1 wrong-moment');
  expect(none(start, 0, 'settle')).toBe('CH5.3 wrong-moment');
  expect(none(start, 0, 'reenlist')).toBe('CH8.2 wrong-moment');
});

it('CH6.3: a last card can be neither discarded nor added', () => {
  const two = acting('12E');
  expect(none(two, 0, 'discard')).toBeNull();
  const last = { ...two, deal: { ...two.deal, hands: [cards('4O'), cards(OTHER)] } };
  expect(none(last, 0, 'discard')).toBe('CH6.3 empties-hand');
  expect(none(withMeld(last, '1O 2O 3O'), 0, 'layOff')).toBe('CH6.3 empties-hand');
});

it('CH6.1: whyNone explains why no melds can be laid down', () => {
  expect(none(acting('2C 3C 4C 1E 2E', 'settle'), 0, 'layDown')).toBe('CH6.1 only-by-closing');
  expect(none(acting('2C 3C 4C 1E 2E'), 0, 'layDown')).toBeNull();
  expect(none(acting('2C 3C 7E 1E 2O'), 0, 'layDown')).toBe('CH6.1 no-meld-to-lay');
  expect(chinchon.whyNone(acting('2C 3C 4C 10E 7O'), 0, 'layDown')).toMatchObject({
    rule: 'CH6.1', code: 'too-many-to-lay', values: { points: 15 },
  });
});

it('CH6.2: whyNone explains why no card can be added', () => {
  const state = acting('2C 3C 7E 4O 1E');
  expect(none(state, 0, 'layOff')).toBe('CH6.2 none-fits');
  expect(none(withMeld(state, '1O 2O 3O'), 0, 'layOff')).toBeNull();
});

it('CH5.1, CH6.3: whyNone explains why a player cannot close', () => {
  expect(none(acting('2C 3C 4C 10E 7O', 'settle'), 0, 'close')).toBe('CH5.1 too-many-at-best');
  expect(none(acting('2C 3C 4C 1E 2E', 'settle'), 0, 'close')).toBeNull();
  expect(none(acting('2C 3C 4C 1E 2E'), 0, 'close')).toBe('CH6.3 cards-left');
});

it('CH5.3, CH6.2: addingRule names the rule for adding cards now, or null when adding is not allowed', () => {
  const on = acting('2C 3C 7E 4O 1E');
  expect(addingRule(on, 0)).toBe('CH6.2');
  expect(addingRule(on, 1)).toBeNull();
  expect(addingRule(acting('2C 3C 7E 4O 1E', 'settle'), 0)).toBeNull();
  const hands = ['1O 2O 3O 7C 7E 7B 12C', '4O 2B'];
  const settling = after(stateFrom({ hands, turned: '5B', stock: '1E' }), '0: stock 1E, close 12C: 1O 2O 3O / 7C 7E 7B');
  expect(addingRule(settling, 1)).toBe('CH5.3');
  expect(addingRule(settling, 0)).toBeNull();
});

it('CH5.3: cards are added in order, each where it fits after the cards before it', () => {
  const state = withMeld(acting('4O 5O 7E 1E'), '1O 2O 3O');
  expect(meldsFor(state, '5O')).toEqual([]);
  expect(meldsFor(state, '5O', [{ card: '4O', meld: 0 }])).toEqual([0]);
  expect(meldsAfter(state, [{ card: '4O', meld: 0 }])).toEqual([cards('1O 2O 3O 4O')]);
  const both = [{ card: '4O', meld: 0 }, { card: '5O', meld: 0 }] as const;
  expect(workableLayOffs(state, both)).toEqual(both);
  expect(workableLayOffs(state, both.toReversed())).toEqual([{ card: '4O', meld: 0 }]);
});
