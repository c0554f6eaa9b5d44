// @vitest-environment happy-dom
import { chapanka } from '@chinwag/rules/chapanka';
import { expect, test } from 'vitest';
import { atAFreshBoard, boardHook, waitAWhile } from '../../board/testing/boardHook.ts';
import { plays, viewAt } from './testing/fixture.ts';
import { useChoice } from '../../board/useChoice.ts';
import { choice } from './choice.ts';

atAFreshBoard();

const HANDS = [['9D', '7D', 'JH'], [], [], []] as const;
const inTurn = viewAt(0, { phase: { name: 'play', seat: 0 }, deal: { hands: HANDS, trick: plays(1, '2D') } });
const waiting = viewAt(0, { phase: { name: 'play', seat: 3 }, deal: { hands: HANDS } });
const board = (moment: typeof inTurn) => boardHook(chapanka, (props) => useChoice(props, choice), moment);

test('a first touch chooses a card, and a later second touch drops it', () => {
  const { now, by, sent } = board(inTurn);
  by(({ touchCard }) => touchCard('9D'));
  expect(now().choice).toMatchObject({ picks: ['9D'], move: { type: 'play', card: '9D' } });
  waitAWhile();
  by(({ touchCard }) => touchCard('9D'));
  expect(now().choice.picks).toEqual([]);
  expect(sent).toEqual([]);
});

test('two quick touches play the card', () => {
  const { by, sent } = board(inTurn);
  by(({ touchCard }) => touchCard('9D'));
  by(({ touchCard }) => touchCard('9D'));
  expect(sent).toEqual([{ type: 'play', card: '9D' }]);
});

test('before the player’s turn, two quick touches play nothing and drop the card', () => {
  const { now, by, sent, explained } = board(waiting);
  by(({ touchCard }) => touchCard('9D'));
  by(({ touchCard }) => touchCard('9D'));
  expect(now().choice.picks).toEqual([]);
  expect([sent, explained]).toEqual([[], []]);
});

test('CP2.4: two quick touches do not exchange a card, only the button or Enter does', () => {
  const exchanging = viewAt(0, { phase: { name: 'exchange', seat: 0 }, deal: { hands: HANDS } });
  const { by, sent } = board(exchanging);
  by(({ touchCard }) => touchCard('9D'));
  by(({ touchCard }) => touchCard('9D'));
  expect(sent).toEqual([]);
  by(({ actOn }) => actOn('9D'));
  expect(sent).toEqual([{ type: 'exchange', card: '9D' }]);
});

test('an unplayable card shows why, and the choice stays', () => {
  const { now, by, sent, explained } = board(inTurn);
  by(({ touchCard }) => touchCard('7D'));
  by(({ actOn }) => actOn('JH'));
  expect(explained).toHaveLength(1);
  expect(explained[0]?.rule).toMatch(/^CP/);
  expect(sent).toEqual([]);
  expect(now().choice.picks).toEqual(['7D']);
});

test('a card chosen in advance becomes the move on the player’s turn', () => {
  const { now, by, goOn } = board(waiting);
  by(({ touchCard }) => touchCard('7D'));
  expect(now().choice.move).toBeNull();
  goOn(inTurn);
  expect(now().choice.move).toEqual({ type: 'play', card: '7D' });
});

test('nothing is sent while another move is being sent', () => {
  const { by, goOn, sent } = board(inTurn);
  goOn({ ...inTurn, sending: true });
  by(({ actOn }) => actOn('9D'));
  expect(sent).toEqual([]);
});
