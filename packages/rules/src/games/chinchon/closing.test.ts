import { describe, expect, it } from 'vitest';
import { waysToClose, whyNotClose } from './closing.ts';
import { endingScore } from './ending-score.ts';
import { after, cards, refusal, stateFrom } from './notation.ts';
import type { ChinchonState } from './state.ts';

const OTHER = '1C 4E 7C 10E 12C 2O 5B';

/** Returns a deal in which a player with these eight cards is to act and has just drawn the last of them. */
function holding(text: string) {
  const held = text.split(' ');
  const hand = held.slice(0, 7).join(' ');
  const last = held[7] ?? '';
  return after(stateFrom({ hands: [hand, OTHER], turned: '12B', stock: last }), `0: stock ${last}`);
}

describe('closing', () => {
  it('CH5.1: the cards left beside the closing card must count less than 5', () => {
    const state = holding('2C 3C 4C 10O 10C 10B 1E 3E');
    expect(refusal(state, '0: close 3E: 2C 3C 4C / 10O 10C 10B')).toBe('');
    expect(refusal(state, '0: close 1E: 2C 3C 4C / 10O 10C 10B')).toBe('');
    expect(refusal(state, '0: close 1E: 10O 10C 10B')).toBe('CH5.1 too-many-points');
  });

  it('CH5.1: a player can hold back matched cards, which then count', () => {
    const state = holding('1C 2C 3C 4C 10O 10C 10B 12E');
    expect(refusal(state, '0: close 12E: 2C 3C 4C / 10O 10C 10B')).toBe('');
    const closed = after(state, '0: close 12E: 2C 3C 4C / 10O 10C 10B');
    expect(closed.deal.hands[0]).toEqual(cards('1C'));
    expect(after(closed, '1: settle').totals[0]).toBe(1);
    expect(refusal(state, '0: close 12E: 1C 2C 3C / 10O 10C 10B')).toBe('');
    expect(refusal(state, '0: close 12E: 1C 2C 3C 4C')).toBe('CH5.1 too-many-points');
  });

  it('CH5.1: a player can close on the first turn', () => {
    expect(holding('2C 3C 4C 10O 10C 10B 1E 12E').deal.turns).toBe(0);
    expect(waysToClose(holding('2C 3C 4C 10O 10C 10B 1E 12E'), 0).map(({ card }) => card)).toEqual(cards('12E'));
  });

  it('CH5.1: without a closing card, all eight cards must be in melds', () => {
    const state = holding('2C 3C 4C 10O 10C 10B 10E 1E');
    expect(refusal(state, '0: close none: 2C 3C 4C / 10O 10C 10B 10E')).toBe('CH5.1 no-closing-card');
    const eight = holding('1C 2C 3C 4C 10O 10C 10B 10E');
    expect(refusal(eight, '0: close none: 1C 2C 3C 4C / 10O 10C 10B 10E')).toBe('');
  });

  it('CH5.1: the closing card is neither in the hand nor on the discard pile, and does not count', () => {
    const closed = after(holding('2C 3C 4C 10O 10C 10B 1E 12E'), '0: close 12E: 2C 3C 4C / 10O 10C 10B');
    expect(closed.deal).toMatchObject({
      hands: [cards('1E'), cards(OTHER)],
      pile: cards('12B'),
      closing: { seat: 0, card: '12E', chinchon: false },
      melds: [{ owner: 0, cards: cards('2C 3C 4C') }, { owner: 0, cards: cards('10O 10C 10B') }],
    });
  });

  it('CH5.1: a sequence is laid in order, no matter how the move names it', () => {
    const closed = after(holding('2C 3C 4C 10O 10C 10B 1E 12E'), '0: close 12E: 4C 2C 3C / 10O 10C 10B');
    expect(closed.deal.melds[0]?.cards).toEqual(cards('2C 3C 4C'));
  });

  it('CH5.2: seven or eight cards in melds are a Chinchón, but only if all are declared', () => {
    const state = holding('1C 2C 3C 4C 10O 10C 10B 12E');
    const all = after(state, '0: close 12E: 1C 2C 3C 4C / 10O 10C 10B');
    expect(all.deal.closing?.chinchon).toBe(true);
    const six = after(state, '0: close 12E: 2C 3C 4C / 10O 10C 10B');
    expect(six.deal.closing?.chinchon).toBe(false);
    const eight = after(holding('1C 2C 3C 4C 10O 10C 10B 10E'), '0: close none: 1C 2C 3C 4C / 10O 10C 10B 10E');
    expect(eight.deal.closing?.chinchon).toBe(true);
  });

  it('CH5.1: a player can close with a card of a meld', () => {
    const state = holding('1C 2C 3C 4C 10O 10C 10B 10E');
    expect(refusal(state, '0: close 10E: 1C 2C 3C 4C / 10O 10C 10B')).toBe('');
  });
});

describe('ways to close', () => {
  it('CH5.1: there is one way for each possible closing card, and it leaves the fewest points', () => {
    const ways = waysToClose(holding('1C 2C 3C 4C 10O 10C 10B 12E'), 0);
    expect(ways).toEqual([
      { type: 'close', card: '12E', melds: [cards('1C 2C 3C 4C'), cards('10O 10C 10B')], layOffs: [] },
    ]);
    const many = waysToClose(holding('1C 2C 3C 4C 10O 10C 10B 10E'), 0).map(({ card }) => card);
    expect(many).toEqual([null, ...cards('1C 4C 10O 10C 10B 10E')]);
  });

  it('CH5.1: there is no way if too many points would be left', () => {
    expect(waysToClose(holding('2C 3C 4C 10O 10C 7B 1E 12E'), 0)).toEqual([]);
    expect(waysToClose(holding('1O 3C 5E 7B 10O 12C 2B 6E'), 0)).toEqual([]);
  });

  it('CH5.1: whyNotClose names the fewest points that would be left, with any card or with a given card', () => {
    const why = (hand: string, card: 'null' | '2C' | '1E') => {
      const found = whyNotClose(holding(hand), 0, card === 'null' ? null : card);
      return found && `${found.rule} ${found.code} ${found.values?.['points']}`;
    };
    const hand = '2C 3C 4C 12O 12E 12B 5E 7B';
    expect(why(hand, 'null')).toBe('CH5.1 too-many-at-best 5');
    expect(why(hand, '2C')).toBe('CH5.1 too-many-with-card 19');
    expect(why('2C 3C 4C 12O 12E 12B 1E 3E', 'null')).toBeNull();
    expect(why('2C 3C 4C 12O 12E 12B 1E 3E', '1E')).toBeNull();
  });

  it('CH6.3: in play-on, all cards but one must be in melds or added', () => {
    const state = holding('2C 3C 4C 12O 12E 12B 1E 3E');
    const on: ChinchonState = { ...state, options: { ...state.options, ending: 'play-on' } };
    expect(whyNotClose(on, 0, null)).toMatchObject({ rule: 'CH6.3', code: 'cards-left' });
  });

  it('CH7.2: the forecast of a close shows whether it puts the player out', () => {
    const high = { ...holding('1C 2C 3C 10O 10C 10B 4E 12E'), totals: [96, 0] };
    const [close] = waysToClose(high, 0);
    expect(close && endingScore(high, 0, close)).toEqual({ points: 4, total: 100, chinchon: false, out: true });
  });

  it('CH5.2: the forecast of a close shows its score', () => {
    const state = { ...holding('1C 2C 3C 4C 10O 10C 10B 12E'), totals: [61, 0] };
    const [chinchon] = waysToClose(state, 0);
    expect(chinchon && endingScore(state, 0, chinchon)).toEqual({ points: -10, total: 51, chinchon: true, out: false });
    const melds = [cards('2C 3C 4C'), cards('10O 10C 10B')];
    expect(endingScore(state, 0, { type: 'close', card: '12E', melds, layOffs: [] })).toEqual({
      points: 1, total: 62, chinchon: false, out: false,
    });
  });
});
