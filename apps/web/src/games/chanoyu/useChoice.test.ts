// @vitest-environment happy-dom
import { chanoyu, type ChanoyuCard, type LayMove } from '@chinwag/rules/chanoyu';
import { describe, expect, test } from 'vitest';
import { atAFreshBoard, boardHook, waitAWhile } from '../../board/testing/boardHook.ts';
import { type StateFields, plays, row, viewOf } from './testing/fixture.ts';
import { useChoice } from './useChoice.ts';

atAFreshBoard();

const HANDS = [['4S', '9H', 'KD'], ['??'], ['??']] as const;
const inTurn: StateFields = { phase: { name: 'play', seat: 0 }, deal: { hands: HANDS } };
const waiting: StateFields = { phase: { name: 'play', seat: 1 }, deal: { hands: HANDS } };
/** Marta has won a trick with 2♥; the trick also contains a king and a Tsukumogami. */
const building: StateFields = {
  phase: { name: 'build', seat: 0, mustLay: true },
  deal: {
    rows: [row({ 3: 'QD', 4: 'QH', 5: 'KS' }), row({ 9: '9H', 10: 'TH' }), row({ 1: 'AS' })],
    lastTrick: { plays: plays([1, 'KH'], [0, '2H'], [2, 'X2']), winner: 0 },
    left: ['KH', '2H', 'X2'],
  },
};
const board = (moment: StateFields) => boardHook(chanoyu, useChoice, viewOf(moment));
const lay = (card: ChanoyuCard, value: number): LayMove => ({ type: 'lay', card, row: 0, value });

describe('a card of the hand', () => {
  test('is chosen by a touch, dropped by a later one, and played by two quick ones', () => {
    const { now, by, sent } = board(inTurn);
    by(({ touchCard }) => touchCard('9H'));
    expect(now().choice.move).toEqual({ type: 'play', card: '9H' });
    waitAWhile();
    by(({ touchCard }) => touchCard('9H'));
    expect(now().choice.card).toBeNull();
    expect(sent).toEqual([]);
    by(({ touchCard }) => touchCard('9H'));
    expect(sent).toEqual([{ type: 'play', card: '9H' }]);
  });

  test('is not played by two quick touches before the player’s turn', () => {
    const { now, by, sent, explained } = board(waiting);
    by(({ touchCard }) => touchCard('9H'));
    by(({ touchCard }) => touchCard('9H'));
    expect(now().choice.card).toBeNull();
    expect([sent, explained]).toEqual([[], []]);
  });

  test('shows the broken rule if it is not playable', () => {
    const { by, sent, explained } = board({ ...inTurn, deal: { hands: HANDS, trick: plays([2, '7S'], [1, '8S']) } });
    by(({ actOn }) => actOn('9H'));
    expect(explained).toHaveLength(1);
    expect(explained[0]?.rule).toMatch(/^CN/);
    expect(sent).toEqual([]);
  });

  test('is not sent while another move is being sent', () => {
    const { by, goOn, sent } = board(inTurn);
    goOn({ ...viewOf(inTurn), sending: true });
    by(({ actOn }) => actOn('9H'));
    expect(sent).toEqual([]);
  });
});

describe('a card of the trick', () => {
  test('CN5.3: a picture card is chosen first, then a place, and two quick touches of the place lay it', () => {
    const { now, by, sent } = board(building);
    by(({ touchTrick }) => touchTrick('KH'));
    expect(now().choice).toMatchObject({ card: 'KH', move: null });
    by(({ touchPlace }) => touchPlace(lay('KH', 6)));
    expect(now().choice.move).toEqual(lay('KH', 6));
    by(({ touchPlace }) => touchPlace(lay('KH', 7)));
    expect(sent).toEqual([]);
    by(({ touchPlace }) => touchPlace(lay('KH', 7)));
    expect(sent).toEqual([lay('KH', 7)]);
  });

  test('is announced to screen readers: first the missing value, then the gain of the lay', () => {
    const { by, said } = board(building);
    by(({ touchTrick }) => touchTrick('KH'));
    by(({ touchPlace }) => touchPlace(lay('KH', 6)));
    expect(said()).toEqual([
      'Which value for king of hearts?',
      'King of hearts as 6 in your row: +1, 2 → 3.',
    ]);
  });

  test('opens the row whose place is touched', () => {
    const { now, by } = board(building);
    by(({ touchTrick }) => touchTrick('X2'));
    by(({ touchPlace }) => touchPlace({ type: 'lay', card: 'X2', row: 1, value: 8 }));
    expect(now().openRow).toBe(1);
  });

  test('is dropped together with its place by a second touch', () => {
    const { now, by } = board(building);
    by(({ touchTrick }) => touchTrick('KH'));
    by(({ touchPlace }) => touchPlace(lay('KH', 6)));
    by(({ touchTrick }) => touchTrick('KH'));
    expect(now().choice).toMatchObject({ card: null, move: null });
  });

  test('shows the broken rule if it cannot be laid', () => {
    const { by, explained, sent } = board({
      ...building,
      deal: { ...building.deal, rows: [row({ 2: '2S' }), row({}), row({})] },
    });
    by(({ touchTrick }) => touchTrick('2H'));
    expect(explained).toHaveLength(1);
    expect(explained[0]?.rule).toMatch(/^CN5/);
    expect(sent).toEqual([]);
  });

  test('does nothing for a spectator', () => {
    const { by, explained, sent } = board({ ...building, viewer: 'spectator' });
    by(({ touchTrick }) => touchTrick('2H'));
    expect([explained, sent]).toEqual([[], []]);
  });
});
