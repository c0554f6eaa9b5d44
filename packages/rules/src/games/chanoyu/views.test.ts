import { expect, it } from 'vitest';
import { hideEvents } from '../../kernel/game.ts';
import { chanoyu } from './index.ts';
import { after, playOut, stateFrom } from './notation.ts';

const START = stateFrom({ hands: ['9S 2C', '8S 3C', '7S 4C'], pile: '5D 6D 7D 8D', rows: ['9H', '', ''] });

it('CN3.1: a seat sees only its own hand, a spectator sees no hand, and nobody sees the stock or the seed', () => {
  const seat = chanoyu.hide(START, 1);
  expect(seat.deal.hands).toEqual([['??', '??'], ['8S', '3C'], ['??', '??']]);
  expect(seat.deal.pile).toEqual(['??', '??', '??', '??']);
  expect(seat.seed).toBe('');
  expect(chanoyu.hide(START, 'spectator').deal.hands.flat().every((card) => card === '??')).toBe(true);
});

it('CN5.5: all viewers see the last trick until the next is complete, but no cards discarded before it', () => {
  const next = after(START, '2: 7S 8S 9S > 0: +8S +7S');
  const shown = chanoyu.hide(next, 'spectator').deal.lastTrick?.plays ?? [];
  expect(shown.map(({ card }) => card)).toEqual(['7S', '8S', '9S']);
  expect(JSON.stringify(after(next, '0: 2C 4C 3C > 2: +4C done'))).not.toContain('"9S"');
});

it('CN5.6: only the player who draws a card sees it', () => {
  const drawn = playOut(START, '2: 7S 8S 9S > 0: +8S +7S');
  const seen = (viewer: number | 'spectator') => hideEvents(chanoyu, drawn, viewer, START).at(-1);
  expect(seen(0)).toEqual({ type: 'drawn', cards: ['5D', '??', '??'] });
  expect(seen(1)).toEqual({ type: 'drawn', cards: ['??', '7D', '??'] });
  expect(seen('spectator')).toEqual({ type: 'drawn', cards: ['??', '??', '??'] });
});

it('CN6.3: all viewers see the last hands and the stock when the game is over', () => {
  const end = after(
    stateFrom({ hands: ['9S 2C', '8S 3C', '7S 4C'], pile: '5D 6D', before: [15, 9, 9], tricks: 9 }),
    '2: 7S 8S 9S > 0: +9S done',
  );
  expect(chanoyu.hide(end, 'spectator').deal.hands).toEqual([['2C'], ['3C'], ['4C']]);
  expect(chanoyu.hide(end, 'spectator').deal.pile).toEqual(['5D', '6D']);
});

it('CN2.1: no player is ever barred from chat', () => {
  expect(chanoyu.silence(START, 0)).toBeNull();
});
