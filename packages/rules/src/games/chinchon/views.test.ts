import { describe, expect, it } from 'vitest';
import { hideEvents } from '../../kernel/game.ts';
import type { Viewer } from '../../kernel/seat.ts';
import { chinchon } from './index.ts';
import { after, cards, moveOf, playOut, stateFrom } from './notation.ts';
import type { ChinchonState } from './state.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

const start = stateFrom({
  hands: ['1O 2O 3O 7C 7E 7B 12C', '4O 10C 5B 6E 2B 12E 10E', '1C 11B 4E 10B 12O 6O 3E'],
  turned: '11E',
  stock: '1E 2E',
});
const acting = after(start, '0: stock 1E');
const CLOSE = 'close 12C: 1O 2O 3O / 7C 7E 7B';
const closed = after(acting, `0: ${CLOSE}`);

function backs(count: number): readonly string[] {
  return Array.from({ length: count }, () => '??');
}

/** Returns what a viewer receives of a move. */
function seenBy(state: ChinchonState, viewer: Viewer, seat: number, action: string) {
  return hideEvents(chinchon, chinchon.decide(state, seat, moveOf(action)), viewer, state);
}

describe('who sees what', () => {
  it('CH2.2: only its owner sees a hand; other viewers see the number of cards', () => {
    for (const viewer of VIEWERS) {
      const { hands } = chinchon.hide(acting, viewer).deal;
      expect(hands).toEqual(acting.deal.hands.map((hand, seat) => (seat === viewer ? hand : backs(hand.length))));
    }
  });

  it('CH4.1: only the player who draws a card from the stock sees it', () => {
    expect(seenBy(start, 0, 0, 'stock')).toEqual([{ type: 'drawn', seat: 0, card: '1E' }]);
    expect(seenBy(start, 1, 0, 'stock')).toEqual([{ type: 'drawn', seat: 0, card: '??' }]);
    expect(seenBy(start, 'spectator', 0, 'stock')).toEqual([{ type: 'drawn', seat: 0, card: '??' }]);
  });

  it('CH4.1: all viewers see a discard when it is taken, and then only its owner sees it', () => {
    expect(seenBy(start, 1, 0, 'pile 11E')).toEqual([
      { type: 'discardTaken', seat: 0, card: '11E', uncovered: null },
    ]);
    const { hands } = chinchon.hide(after(start, '0: pile 11E'), 1).deal;
    expect(hands[0]).toEqual(backs(8));
  });

  it('CH4.1: all viewers see the top card and the height of the discard pile', () => {
    const later = after(start, '0: stock 1E, - 12C', '2: stock 2E, - 12O');
    for (const viewer of VIEWERS) {
      const { pile, stock } = chinchon.hide(later, viewer).deal;
      expect(pile).toEqual(['??', '??', '12O']);
      expect(stock).toEqual(backs(16));
    }
    expect(seenBy(later, 1, 1, 'pile 12O')).toEqual([
      { type: 'discardTaken', seat: 1, card: '12O', uncovered: '12C' },
    ]);
  });

  it('CH4.2: nobody sees the order of a renewed stock', () => {
    const short = stateFrom({ hands: ['1O 1C 5B', '4C 5C 7E'], turned: '3B', stock: '', shortStock: true });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const [renewed] = seenBy(short, viewer, 0, 'stock');
      expect(renewed).toEqual({ type: 'stockRenewed', stock: backs(34) });
    }
  });

  it('CH5.1: only the closer sees the closing card until the deal is scored', () => {
    expect(chinchon.hide(closed, 0).deal.closing?.card).toBe('12C');
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(chinchon.hide(closed, viewer).deal.closing?.card).toBe('??');
      expect(JSON.stringify(seenBy(acting, viewer, 0, CLOSE))).not.toContain('12C');
    }
    expect(seenBy(acting, 0, 0, CLOSE)).toMatchObject([{ type: 'closed', card: '12C' }]);
  });

  it('CH5.1: all viewers see that there is no closing card', () => {
    const eight = stateFrom({ hands: ['1O 2O 3O 7C 7E 7B 7O', '4C'], turned: '11E', stock: '4O' });
    const without = after(eight, '0: stock 4O, close none: 1O 2O 3O 4O / 7C 7E 7B 7O');
    expect(chinchon.hide(without, 1).deal.closing).toEqual({ seat: 0, card: null, chinchon: true });
  });

  it('CH5.3: all viewers see laid melds, but no cards left in hand until the deal is scored', () => {
    const view = chinchon.hide(after(closed, '2: settle'), 1);
    expect(view.deal.melds).toEqual(closed.deal.melds);
    expect(view.deal.hands).toEqual([['??'], cards('4O 10C 5B 6E 2B 12E 10E'), backs(7)]);
  });

  it('CH7.1: all viewers see all hands and the closing card when the deal is scored', () => {
    const settling = { ...after(closed, '2: settle'), totals: [0, 0, 99] };
    const asked = after(settling, '1: settle');
    expect(asked.phase.name).toBe('reenlist');
    const view = chinchon.hide(asked, 'spectator');
    expect(view.deal.hands).toEqual(['1E', '4O 10C 5B 6E 2B 12E 10E', '1C 11B 4E 10B 12O 6O 3E'].map(cards));
    expect(view.deal.closing?.card).toBe('12C');
    expect(view.deal.stock).toEqual(backs(17));
    expect(view.counted).toEqual(asked.deal.hands);
  });

  it('CH7.1: all viewers still see the counted cards in the next deal, but not the hands', () => {
    const { state } = playOut(closed, '2: settle', '1: settle');
    expect(state.deal.number).toBe(2);
    const view = chinchon.hide(state, 'spectator');
    expect(view.counted[0]).toEqual(cards('1E'));
    expect(new Set(view.deal.hands.flat())).toEqual(new Set(['??']));
  });

  it('CH7.3: all viewers see everything left when the game is over, but never the seed', () => {
    const over = after({ ...closed, totals: [0, 99, 99] }, '2: settle', '1: settle');
    expect(over.phase.name).toBe('over');
    expect(over.deal.stock).toHaveLength(17);
    expect(chinchon.hide(over, 'spectator')).toEqual({ ...over, seed: '' });
  });

  it('CH8.1: all viewers see totals, pot, balances, who is out and whose turn it is', () => {
    for (const viewer of VIEWERS) {
      const view = chinchon.hide(acting, viewer);
      const { totals, pot, balances, outIn, phase, options } = acting;
      expect(view).toMatchObject({ totals, pot, balances, outIn, phase, options, seed: '' });
    }
  });
});
