import { describe, expect, it } from 'vitest';
import { waysToClose, wayToLayDown } from './closing.ts';
import { chinchon } from './index.ts';
import { after, cards, refusal, stateFrom } from './notation.ts';
import type { ChinchonState } from './state.ts';

const PLAY_ON = { ending: 'play-on' as const };

/**
 * Returns a deal of three players in which seat 0 is to act with these cards, the last of them just drawn. The melds are on the
 * table already.
 */
function acting(hand: string, table: readonly string[] = [], owner = 1): ChinchonState {
  const held = cards(hand);
  const start = stateFrom({
    options: PLAY_ON,
    hands: [held.slice(0, -1).join(' '), '12C', '11C'],
    turned: '12B',
    stock: held.at(-1) ?? '',
  });
  return after(withTable(start, table, owner), `0: stock ${held.at(-1)}`);
}

function withTable(state: ChinchonState, table: readonly string[], owner = 1): ChinchonState {
  const melds = table.map((text) => ({ owner, cards: cards(text), added: [] }));
  return { ...state, deal: { ...state.deal, melds } };
}

/** Returns the score of seat 0 in the first deal, after these lines are played. */
function scored(state: ChinchonState, ...lines: readonly string[]): number | null | undefined {
  return after(state, ...lines).records[0]?.points[0];
}

describe('laying down', () => {
  it('CH6.1: a player can lay melds down if less than 5 is left after that turn’s discard', () => {
    const state = acting('5O 6O 7O 2B 2C 2E 4E 12O');
    expect(refusal(state, '0: lay 5O 6O 7O / 2B 2C 2E')).toBe('');
    expect(refusal(state, '0: lay 5O 6O 7O')).toBe('CH6.1 too-many-after-discard');
    expect(refusal(acting('5O 6O 7O 2B 2C 2E 5E 12O'), '0: lay 5O 6O 7O / 2B 2C 2E')).toBe('CH6.1 too-many-after-discard');
  });

  it('CH6.1: melds that stay in hand count toward the points left', () => {
    const state = acting('5O 6O 7O 1B 1C 1E 1O 12O');
    expect(refusal(state, '0: lay 5O 6O 7O')).toBe('');
    expect(refusal(acting('5O 6O 7O 2B 2C 2E 1O 12O'), '0: lay 5O 6O 7O')).toBe('CH6.1 too-many-after-discard');
  });

  it('CH6.1: the discard of that turn must bring the points below 5', () => {
    const laid = after(acting('5O 6O 7O 2B 2C 2E 4E 12O'), '0: lay 5O 6O 7O / 2B 2C 2E');
    expect(laid.phase).toEqual({ name: 'act', seat: 0, bound: true });
    expect(refusal(laid, '0: - 4E')).toBe('CH6.1 too-many-after-discard');
    expect(chinchon.legalMoves(laid, 0)).toEqual([{ type: 'discard', card: '12O' }]);
    expect(after(laid, '0: - 12O').deal.hands[0]).toEqual(cards('4E'));
    const close = after(acting('5O 6O 7O 2B 2C 2E 4E 5B'), '0: lay 5O 6O 7O / 2B 2C 2E');
    expect(chinchon.legalMoves(close, 0)).toEqual([{ type: 'discard', card: '5B' }]);
  });

  it('CH6.1: the check assumes only that discard to come, so a player must add cards first', () => {
    const state = acting('5O 6O 7O 2B 2C 2E 10C 12O', ['12B 12C 12E']);
    expect(refusal(state, '0: lay 5O 6O 7O / 2B 2C 2E')).toBe('CH6.1 too-many-after-discard');
    expect(refusal(after(state, '0: add 12O>0'), '0: lay 5O 6O 7O / 2B 2C 2E')).toBe('');
  });

  it('CH6.1: the discard is free in later turns', () => {
    const start = stateFrom({
      options: PLAY_ON, hands: ['5O 6O 7O 2B 2C 2E 4E', '11C'], turned: '12B', stock: '12O 3C 10B',
    });
    const laid = after(start, '0: stock 12O, lay 5O 6O 7O / 2B 2C 2E, - 12O');
    const later = after(laid, '1: stock 3C, - 3C', '0: stock 10B');
    expect(refusal(later, '0: - 4E')).toBe('');
  });

  it('CH6.1: a player can lay more melds in a later turn, on the same terms', () => {
    const later = acting('3C 4C 5C 1E 12O', ['7O 7C 7E'], 0);
    expect(refusal(later, '0: lay 3C 4C 5C')).toBe('');
    expect(refusal(acting('3C 4C 5C 6E 12O', ['7O 7C 7E'], 0), '0: lay 3C 4C 5C')).toBe('CH6.1 too-many-after-discard');
  });

  it('CH6.1: the game offers the best way to lay down', () => {
    expect(wayToLayDown(acting('5O 6O 7O 2B 2C 2E 4E 12O'), 0)).toEqual({
      type: 'layDown', melds: [cards('5O 6O 7O'), cards('2B 2C 2E')],
    });
    expect(wayToLayDown(acting('5O 6O 7O 2B 3C 2E 4E 12O'), 0)).toBeNull();
    // All six cards are in melds, but only closing may lay them all.
    expect(wayToLayDown(acting('3C 4C 5C 7E 7B 7O', ['12O 12E 12B'], 0), 0)).toBeNull();
  });
});

describe('adding', () => {
  const table = ['5O 6O 7O', '2B 2C 2E'];

  it('CH6.2: a player can add to any meld on the table, including their own, whether or not they have laid down', () => {
    const state = acting('4O 2O 10O 11O 12E 3C 6E 1B', table);
    const lawful = chinchon.legalMoves(state, 0).filter((move) => move.type === 'layOff');
    expect(lawful).toEqual([
      { type: 'layOff', card: '4O', meld: 0 },
      { type: 'layOff', card: '10O', meld: 0 },
      { type: 'layOff', card: '2O', meld: 1 },
    ]);
    expect(after(state, '0: add 10O>0, add 11O>0').deal.melds[0]).toEqual({
      owner: 1,
      cards: cards('5O 6O 7O 10O 11O'),
      added: [{ seat: 0, card: '10O' }, { seat: 0, card: '11O' }],
    });
    expect(refusal(acting('4O 3C', table, 0), '0: add 4O>0')).toBe('');
  });

  it('CH6.2: a player cannot add before the draw', () => {
    const start = stateFrom({ options: PLAY_ON, hands: ['4O 2O', '12C'], turned: '12B' });
    expect(refusal(start, '0: add 4O>0')).toBe('CH6.2 wrong-moment');
  });
});

describe('going out', () => {
  const table = ['5O 6O 7O'];

  it('CH6.3: a player goes out with all cards but one in melds or added, and lays that card face down', () => {
    const state = acting('3C 4C 5C 10O 12E', table);
    expect(refusal(state, '0: close 12E: 3C 4C 5C; 10O>0')).toBe('');
    expect(refusal(state, '0: close 12E: 3C 4C 5C')).toBe('CH6.3 cards-left');
    expect(refusal(state, '0: close none: 3C 4C 5C; 10O>0')).toBe('CH6.3 cards-left');
  });

  it('CH6.3: a player can also go out with all cards in melds or added, without a discard', () => {
    const closed = after(acting('3C 4C 5C 10O 11O', table), '0: close none: 3C 4C 5C; 10O>0 11O>0');
    expect(closed.records[0]).toMatchObject({ closer: 0 });
    expect(closed.records[0]?.points[0]).toBe(0);
  });

  it('CH6.3: only closing empties a hand', () => {
    const last = after(acting('4O 12E', table), '0: add 4O>0');
    expect(last.deal.hands[0]).toEqual(cards('12E'));
    expect(refusal(last, '0: - 12E')).toBe('CH6.3 empties-hand');
    expect(chinchon.legalMoves(last, 0)).toEqual([{ type: 'close', card: '12E', melds: [], layOffs: [] }]);
    const fitting = after(acting('4O 10O', table), '0: add 4O>0');
    expect(refusal(fitting, '0: add 10O>0')).toBe('CH6.3 empties-hand');
    expect(chinchon.legalMoves(fitting, 0).map(({ type }) => type)).toEqual(['close', 'close']);
    expect(refusal(acting('3C 4C 5C'), '0: lay 3C 4C 5C')).toBe('CH6.3 empties-hand');
  });

  it('CH6.3: no settlement follows: each hand counts its best melds, without additions', () => {
    const start = stateFrom({
      options: PLAY_ON,
      hands: ['1O 2O 3O 7C 7E 7B 7O', '4O 3C 3E 3B 12O 12C 6E'],
      turned: '12B',
      stock: '5E',
    });
    const { records, counted } = after(start, '0: stock 5E, close 5E: 1O 2O 3O / 7C 7E 7B 7O');
    expect(records[0]?.points).toEqual([-10, 4 + 10 + 10 + 6]);
    expect(counted[1]).toEqual(cards('4O 12O 12C 6E'));
  });

  it('CH6.3: the game offers one way to go out with each closing card, and prefers a Chinchón', () => {
    const fresh = acting('1O 2O 3O 4C 4E 4B 12B 7E', ['12C 12E 12O']);
    const melds = [cards('1O 2O 3O'), cards('4C 4E 4B')];
    expect(waysToClose(fresh, 0)).toEqual([
      { type: 'close', card: '7E', melds, layOffs: [{ card: '12B', meld: 0 }] },
    ]);
    const both = acting('1O 2O 3O 4O 4C 4E 4B 12B', ['5O 6O 7O', '12C 12E 12O']);
    const [, ...ways] = waysToClose(both, 0);
    expect(ways.find(({ card }) => card === '12B')).toMatchObject({ layOffs: [] });
  });
});

describe('Chinchón in play-on', () => {
  it('CH6.4: a closer with all but the closing card in own melds, and nothing laid or added before, makes a Chinchón', () => {
    expect(scored(acting('1O 2O 3O 4O 7C 7E 7B 12E'), '0: close 12E: 1O 2O 3O 4O / 7C 7E 7B')).toBe(-10);
    expect(scored(acting('1O 2O 3O 4O 7C 7E 7B 7O'), '0: close none: 1O 2O 3O 4O / 7C 7E 7B 7O')).toBe(-10);
  });

  it('CH6.4: melds laid and extended earlier in the same turn still count as own melds', () => {
    const state = acting('1O 2O 3O 4O 7C 7E 7B 12E');
    expect(scored(state, '0: lay 1O 2O 3O / 7C 7E 7B, add 4O>0, close 12E')).toBe(-10);
    expect(scored(state, '0: lay 1O 2O 3O / 7C 7E 7B, close 12E: ; 4O>0')).toBe(-10);
  });

  it('CH6.4: adding to another player’s meld, before or while closing, prevents a Chinchón', () => {
    const state = acting('1O 2O 3O 12E 7C 7E 7B 6B', ['12O 12C 12B']);
    expect(scored(state, '0: add 12E>0, close 6B: 1O 2O 3O / 7C 7E 7B')).toBe(0);
    expect(scored(state, '0: close 6B: 1O 2O 3O / 7C 7E 7B; 12E>0')).toBe(0);
    const alone = acting('1O 2O 3O 7C 7E 7B 6B', ['12O 12C 12B']);
    expect(scored(alone, '0: close 6B: 1O 2O 3O / 7C 7E 7B')).toBe(-10);
  });

  it('CH6.4: laying melds in an earlier turn prevents a Chinchón', () => {
    const start = stateFrom({
      options: PLAY_ON, hands: ['1O 2O 3O 7C 7E 7B 1B', '11C'], turned: '12B', stock: '12E 3C 4O',
    });
    const laid = after(start, '0: stock 12E, lay 1O 2O 3O / 7C 7E 7B, - 12E', '1: stock 3C, - 3C');
    expect(scored(laid, '0: stock 4O, close 1B: ; 4O>0')).toBe(0);
  });

  it('CH6.4: adding a card in an earlier turn prevents a Chinchón', () => {
    const state = acting('1O 2O 3O 6B 7C 7E 12E 10B', ['12O 12C 12B']);
    const later = after(state, '0: add 12E>0, - 10B', '2: pile 10B, - 10B', '1: pile 10B, - 10B');
    expect(later.deal.untouched).toEqual([false, true, true]);
  });

  it('CH6.5: the deal continues while a card off the table fits a meld, or a hand has two cards', () => {
    const state = acting('11E 10E', ['7O 7C 7E']);
    expect(after(state, '0: - 10E').phase).toEqual({ name: 'draw', seat: 2 });
    const full = acting('11E 10E', ['7O 7C 7E 7B']);
    expect(after(full, '0: - 10E').records[0]).toMatchObject({ closer: null, points: [9, 10, 9], reenlisted: [] });
    const two = acting('11E 10E 3C', ['7O 7C 7E 7B']);
    expect(after(two, '0: - 10E').phase).toEqual({ name: 'draw', seat: 2 });
  });

  it('CH6.5: an equal card of the second pack can fit a meld when the first pack’s card is elsewhere', () => {
    const start = stateFrom({
      options: PLAY_ON, hands: ['12C', '11C', '12B', '12E', '10C'], turned: '1B', stock: '3B',
    });
    const eight = withTable(start, ['7O 7C 7E 7B 7O#2 7C#2 7E#2 7B#2']);
    expect(after(eight, '0: stock 3B, - 3B').records).toHaveLength(1);
    const seven = withTable(start, ['7O 7C 7E 7B 7O#2 7C#2 7E#2']);
    expect(after(seven, '0: stock 3B, - 3B').records).toHaveLength(0);
  });
});
