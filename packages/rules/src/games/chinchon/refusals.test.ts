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
  it('CH4.1: drawing twice, or discarding before the draw, is refused', () => {
    expect(refusal(acting, '0: stock')).toBe('CH4.1 wrong-moment');
    expect(refusal(start, `1: ${MOVES.discard}`)).toBe('CH4.1 wrong-moment');
  });

  it('CH5.1: closing before the draw is refused, and CH6.3 refuses it in play-on', () => {
    expect(refusal(start, `1: ${MOVES.close}`)).toBe('CH5.1 wrong-moment');
    expect(refusal(playOn, `1: ${MOVES.close}`)).toBe('CH6.3 wrong-moment');
  });

  it('CH5.3: settling is refused while nobody has closed', () => {
    expect(refusal(acting, '0: settle')).toBe('CH5.3 wrong-moment');
    expect(refusal(actingOn, '0: settle')).toBe('CH5.3 wrong-moment');
  });

  it('CH6.1, CH6.2: laying down and adding are refused before the draw, and in settle at any time', () => {
    expect(refusal(playOn, `0: ${MOVES.layDown}`)).toBe('CH6.1 wrong-moment');
    expect(refusal(playOn, `0: ${MOVES.layOff}`)).toBe('CH6.2 wrong-moment');
    expect(refusal(acting, `1: ${MOVES.layDown}`)).toBe('CH6.1 only-by-closing');
    expect(refusal(acting, `1: ${MOVES.layOff}`)).toBe('CH6.2 only-by-closing');
  });

  it('CH8.2: re-enlisting is refused when the player is not asked', () => {
    expect(refusal(acting, '1: yes')).toBe('CH8.2 wrong-moment');
  });

  it('CH4.1: any move after the game is over is refused by the rule of its kind', () => {
    const rules = Object.values(MOVES).map((action) => refusal(over, `0: ${action}`));
    expect(rules).toEqual([
      'CH4.1 game-over', 'CH4.1 game-over', 'CH6.1 game-over', 'CH6.2 game-over', 'CH5.1 game-over', 'CH5.3 game-over',
      'CH8.2 game-over',
    ]);
  });
});

describe('the wrong seat, regardless of the cards', () => {
  it.each([1, 2, 7])('CH4.1: a move of seat %i out of turn is refused', (seat) => {
    expect(refusal(start, `${seat}: stock`)).toBe('CH4.1 not-your-turn');
    expect(refusal(acting, `${seat}: - 12C`)).toBe('CH4.1 not-your-turn');
    expect(refusal(acting, `${seat}: ${MOVES.close}`)).toBe('CH5.1 not-your-turn');
    expect(refusal(actingOn, `${seat}: ${MOVES.close}`)).toBe('CH6.3 not-your-turn');
    expect(refusal(actingOn, `${seat}: ${MOVES.layDown}`)).toBe('CH6.1 not-your-turn');
    expect(refusal(actingOn, `${seat}: ${MOVES.layOff}`)).toBe('CH6.2 not-your-turn');
  });

  it('CH5.3: each player settles only in turn', () => {
    expect(refusal(settling, '1: settle')).toBe('CH5.3 not-your-turn');
    expect(refusal(settling, '2: settle')).toBe('');
  });
});

describe('cards not in hand', () => {
  it('CH4.1, CH5.1, CH5.3, CH6.1, CH6.2, CH6.3: a card not in hand is refused by the rule of the move', () => {
    expect(refusal(acting, '0: - 4O')).toBe('CH4.1 card-not-held');
    expect(refusal(acting, '0: close 4O: 1O 2O 3O / 7C 7E 7B')).toBe('CH5.1 card-not-held');
    expect(refusal(settling, '2: settle 1O 2O 3O')).toBe('CH5.3 card-not-held');
    expect(refusal(settling, '2: settle ; 4O>0')).toBe('CH5.3 card-not-held');
    expect(refusal(actingOn, '0: lay 2O 3O 4O')).toBe('CH6.1 card-not-held');
    expect(refusal(actingOn, '0: add 4O>0')).toBe('CH6.2 card-not-held');
    expect(refusal(actingOn, '0: close 4O: 1O 2O 3O / 7C 7E 7B')).toBe('CH6.3 card-not-held');
  });

  it('CH5.1: using the same card twice is refused', () => {
    expect(refusal(acting, '0: close 12C: 1O 2O 3O / 1O 2O 3O')).toBe('CH5.1 same-card-twice');
    expect(refusal(acting, '0: close 3O: 1O 2O 3O / 7C 7E 7B')).toBe('CH5.1 same-card-twice');
  });

  it('CH4.1: a card not in hand is refused before the content is checked', () => {
    expect(refusal(acting, '0: close 12C: 1O 2O 4O')).toBe('CH5.1 card-not-held');
  });
});

describe('the content of the move', () => {
  it('CH3.1: cards that are no meld are refused in every kind of move', () => {
    expect(refusal(acting, '0: close 12C: 1O 2O / 7C 7E 7B')).toBe('CH3.1 too-few-cards');
    expect(refusal(acting, '0: close 12C: 1O 2O 7E')).toBe('CH3.1 mixed-cards');
    expect(refusal(settling, '2: settle 10B 11B 4E')).toBe('CH3.1 mixed-cards');
    expect(refusal(actingOn, '0: lay 1O 3O 7C')).toBe('CH3.1 mixed-cards');
  });

  it('CH5.1: keeping too many points is refused with their number', () => {
    expect(chinchon.check(acting, 0, moveOf('close 12C: 1O 2O 3O'))).toMatchObject({
      rule: 'CH5.1',
      code: 'too-many-points',
      values: { points: 22 },
    });
  });

  it('CH5.1: keeping a card without a closing card is refused', () => {
    expect(refusal(acting, '0: close none: 1O 2O 3O / 7C 7E 7B')).toBe('CH5.1 no-closing-card');
  });

  it('CH6.2: adding within a close is refused when no meld is on the table', () => {
    expect(refusal(acting, '0: close 12C: 1O 2O 3O / 7C 7E 7B; 1E>0')).toBe('CH6.2 no-such-meld');
    expect(refusal(actingOn, '0: close 12C: 1O 2O 3O / 7C 7E 7B; 1E>0')).toBe('CH6.2 no-such-meld');
    expect(refusal(actingOn, '0: add 1E>0')).toBe('CH6.2 no-such-meld');
  });

  it('CH6.2: adding a card that does not fit is refused', () => {
    const laid = after(actingOn, '0: lay 1O 2O 3O / 7C 7E 7B');
    expect(refusal(laid, '0: add 1E>0')).toBe('CH6.2 does-not-fit');
    expect(refusal(laid, '0: close 12C: ; 1E>1')).toBe('CH6.2 does-not-fit');
  });

  it('CH5.3: adding a card that does not fit, or to a missing meld, is refused', () => {
    expect(refusal(settling, '2: settle ; 12O>1')).toBe('CH5.3 does-not-fit');
    expect(refusal(settling, '2: settle ; 12O>2')).toBe('CH5.3 no-such-meld');
  });

  it('CH6.1: laying down no meld is refused', () => {
    expect(refusal(actingOn, '0: lay')).toBe('CH6.1 no-melds');
  });

  it('CH6.1: keeping too many points is refused with their number', () => {
    expect(chinchon.check(actingOn, 0, moveOf('lay 1O 2O 3O'))).toMatchObject({
      rule: 'CH6.1',
      code: 'too-many-after-discard',
      values: { points: 22 },
    });
  });
});

describe('malformed moves', () => {
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
  ])('CH4.1: %j fails to parse', (input) => {
    expect(chinchon.move.safeParse(input).success).toBe(false);
  });
});
