import { describe, expect, it } from 'vitest';
import { chinchon } from './index.ts';
import { after, moveOf, refusal, stateFrom } from './notation.ts';

const HANDS = ['1O 2O 3O 7C 7E 7B 12C', '4O 10C 5B 6E 2B 12E 10E', '1C 11B 4E 10B 12O 6O 3E'];
const MOVES = {
  draw: 'stock',
  discard: '- 12C',
  layDown: 'lay 1O 2O 3O',
  layOff: 'add 4O>0',
  close: 'close 12C: 1O 2O 3O / 7C 7E 7B',
  settle: 'settle',
  reenlist: 'yes',
};

const settled = { hands: HANDS, turned: '11E', stock: '1E 2E' };
const start = stateFrom(settled);
const playOn = stateFrom({ ...settled, options: { ending: 'play-on' } });
const acting = after(start, '0: stock 1E');
const actingOn = after(playOn, '0: stock 1E');
const settling = after(acting, `0: ${MOVES.close}`);
const over = after(
  stateFrom({ ...settled, totals: [0, 99, 99] }), '0: stock 1E', `0: ${MOVES.close}`, '2: settle', '1: settle',
);

describe('the wrong moment, no matter who moves', () => {
  it('CH4.1: drawing twice, or discarding before the draw', () => {
    expect(refusal(acting, '0: stock')).toBe('CH4.1 wrong-moment');
    expect(refusal(start, `1: ${MOVES.discard}`)).toBe('CH4.1 wrong-moment');
  });

  it('CH5.1: closing before the draw; CH6.3 where play goes on', () => {
    expect(refusal(start, `1: ${MOVES.close}`)).toBe('CH5.1 wrong-moment');
    expect(refusal(playOn, `1: ${MOVES.close}`)).toBe('CH6.3 wrong-moment');
  });

  it('CH5.3: settling while nobody has closed', () => {
    expect(refusal(acting, '0: settle')).toBe('CH5.3 wrong-moment');
    expect(refusal(actingOn, '0: settle')).toBe('CH5.3 wrong-moment');
  });

  it('CH6.1, CH6.2: laying down and adding before the draw, or where laying down closes', () => {
    expect(refusal(playOn, `0: ${MOVES.layDown}`)).toBe('CH6.1 wrong-moment');
    expect(refusal(playOn, `0: ${MOVES.layOff}`)).toBe('CH6.2 wrong-moment');
    expect(refusal(acting, `1: ${MOVES.layDown}`)).toBe('CH6.1 only-by-closing');
    expect(refusal(acting, `1: ${MOVES.layOff}`)).toBe('CH6.2 only-by-closing');
  });

  it('CH8.2: re-enlisting unasked', () => {
    expect(refusal(acting, '1: yes')).toBe('CH8.2 wrong-moment');
  });

  it('CH4.1: any move when the game is over, by the rule of its kind', () => {
    const rules = Object.values(MOVES).map((action) => refusal(over, `0: ${action}`));
    expect(rules).toEqual([
      'CH4.1 game-over', 'CH4.1 game-over', 'CH6.1 game-over', 'CH6.2 game-over', 'CH5.1 game-over', 'CH5.3 game-over',
      'CH8.2 game-over',
    ]);
  });
});

describe('the wrong seat, whatever the cards', () => {
  it.each([1, 2, 7])('CH4.1: seat %i', (seat) => {
    expect(refusal(start, `${seat}: stock`)).toBe('CH4.1 not-your-turn');
    expect(refusal(acting, `${seat}: - 12C`)).toBe('CH4.1 not-your-turn');
    expect(refusal(acting, `${seat}: ${MOVES.close}`)).toBe('CH5.1 not-your-turn');
    expect(refusal(actingOn, `${seat}: ${MOVES.close}`)).toBe('CH6.3 not-your-turn');
    expect(refusal(actingOn, `${seat}: ${MOVES.layDown}`)).toBe('CH6.1 not-your-turn');
    expect(refusal(actingOn, `${seat}: ${MOVES.layOff}`)).toBe('CH6.2 not-your-turn');
  });

  it('CH5.3: settling is for each in turn', () => {
    expect(refusal(settling, '1: settle')).toBe('CH5.3 not-your-turn');
    expect(refusal(settling, '2: settle')).toBe('');
  });
});

describe('cards that are not held', () => {
  it('CH4.1, CH5.1, CH5.3, CH6.1, CH6.2, CH6.3: by the rule of the move', () => {
    expect(refusal(acting, '0: - 4O')).toBe('CH4.1 card-not-held');
    expect(refusal(acting, '0: close 4O: 1O 2O 3O / 7C 7E 7B')).toBe('CH5.1 card-not-held');
    expect(refusal(settling, '2: settle 1O 2O 3O')).toBe('CH5.3 card-not-held');
    expect(refusal(settling, '2: settle ; 4O>0')).toBe('CH5.3 card-not-held');
    expect(refusal(actingOn, '0: lay 2O 3O 4O')).toBe('CH6.1 card-not-held');
    expect(refusal(actingOn, '0: add 4O>0')).toBe('CH6.2 card-not-held');
    expect(refusal(actingOn, '0: close 4O: 1O 2O 3O / 7C 7E 7B')).toBe('CH6.3 card-not-held');
  });

  it('CH5.1: the same card used twice', () => {
    expect(refusal(acting, '0: close 12C: 1O 2O 3O / 1O 2O 3O')).toBe('CH5.1 same-card-twice');
    expect(refusal(acting, '0: close 3O: 1O 2O 3O / 7C 7E 7B')).toBe('CH5.1 same-card-twice');
  });

  it('CH4.1: holding comes before content', () => {
    expect(refusal(acting, '0: close 12C: 1O 2O 4O')).toBe('CH5.1 card-not-held');
  });
});

describe('what the move is made of', () => {
  it('CH3.1: cards that are no meld, whatever they are laid for', () => {
    expect(refusal(acting, '0: close 12C: 1O 2O / 7C 7E 7B')).toBe('CH3.1 too-few-cards');
    expect(refusal(acting, '0: close 12C: 1O 2O 7E')).toBe('CH3.1 mixed-cards');
    expect(refusal(settling, '2: settle 10B 11B 4E')).toBe('CH3.1 mixed-cards');
    expect(refusal(actingOn, '0: lay 1O 3O 7C')).toBe('CH3.1 mixed-cards');
  });

  it('CH5.1: too much to keep, said in numbers', () => {
    expect(chinchon.check(acting, 0, moveOf('close 12C: 1O 2O 3O'))).toMatchObject({
      rule: 'CH5.1',
      code: 'too-many-points',
      values: { points: 22 },
    });
  });

  it('CH5.1: keeping a card without a closing card', () => {
    expect(refusal(acting, '0: close none: 1O 2O 3O / 7C 7E 7B')).toBe('CH5.1 no-closing-card');
  });

  it('CH6.2: adding within a close where nothing lies on the table', () => {
    expect(refusal(acting, '0: close 12C: 1O 2O 3O / 7C 7E 7B; 1E>0')).toBe('CH6.2 no-such-meld');
    expect(refusal(actingOn, '0: close 12C: 1O 2O 3O / 7C 7E 7B; 1E>0')).toBe('CH6.2 no-such-meld');
    expect(refusal(actingOn, '0: add 1E>0')).toBe('CH6.2 no-such-meld');
  });

  it('CH6.2: a card that does not fit', () => {
    const laid = after(actingOn, '0: lay 1O 2O 3O / 7C 7E 7B');
    expect(refusal(laid, '0: add 1E>0')).toBe('CH6.2 does-not-fit');
    expect(refusal(laid, '0: close 12C: ; 1E>1')).toBe('CH6.2 does-not-fit');
  });

  it('CH5.3: a card that does not fit, or a meld that is not there', () => {
    expect(refusal(settling, '2: settle ; 12O>1')).toBe('CH5.3 does-not-fit');
    expect(refusal(settling, '2: settle ; 12O>2')).toBe('CH5.3 no-such-meld');
  });

  it('CH6.1: laying down no meld', () => {
    expect(refusal(actingOn, '0: lay')).toBe('CH6.1 no-melds');
  });

  it('CH6.1: keeping too much, said in numbers', () => {
    expect(chinchon.check(actingOn, 0, moveOf('lay 1O 2O 3O'))).toMatchObject({
      rule: 'CH6.1',
      code: 'too-many-after-discard',
      values: { points: 22 },
    });
  });
});

describe('what is no move at all', () => {
  it.each([
    { type: 'draw', from: 'table' },
    { type: 'discard', card: '??' },
    { type: 'discard', card: '13O' },
    { type: 'layOff', card: '1O', meld: -1 },
    { type: 'layOff', card: '1O', meld: 0.5 },
    { type: 'close', card: '1O', melds: [] },
    { type: 'settle', melds: [Array.from({ length: 9 }, () => '1O')], layOffs: [] },
    { type: 'reenlist' },
    null,
  ])('CH4.1: %j is not understood', (input) => {
    expect(chinchon.move.safeParse(input).success).toBe(false);
  });
});
