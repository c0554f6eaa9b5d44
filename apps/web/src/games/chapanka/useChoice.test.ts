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

test('a touched card is chosen, touched again later it is let go', () => {
  const { now, by, sent } = board(inTurn);
  by(({ touchCard }) => touchCard('9D'));
  expect(now().choice).toMatchObject({ picks: ['9D'], move: { type: 'play', card: '9D' } });
  waitAWhile();
  by(({ touchCard }) => touchCard('9D'));
  expect(now().choice.picks).toEqual([]);
  expect(sent).toEqual([]);
});

test('touched twice in quick succession it is played', () => {
  const { by, sent } = board(inTurn);
  by(({ touchCard }) => touchCard('9D'));
  by(({ touchCard }) => touchCard('9D'));
  expect(sent).toEqual([{ type: 'play', card: '9D' }]);
});

test('before one’s turn two quick touches play nothing, and let the card go', () => {
  const { now, by, sent, explained } = board(waiting);
  by(({ touchCard }) => touchCard('9D'));
  by(({ touchCard }) => touchCard('9D'));
  expect(now().choice.picks).toEqual([]);
  expect([sent, explained]).toEqual([[], []]);
});

test('CP2.4: a card to be exchanged is not given away by two quick touches, only by the button or Enter', () => {
  const exchanging = viewAt(0, { phase: { name: 'exchange', seat: 0 }, deal: { hands: HANDS } });
  const { by, sent } = board(exchanging);
  by(({ touchCard }) => touchCard('9D'));
  by(({ touchCard }) => touchCard('9D'));
  expect(sent).toEqual([]);
  by(({ actOn }) => actOn('9D'));
  expect(sent).toEqual([{ type: 'exchange', card: '9D' }]);
});

test('a card that may not be played is explained, and the choice stands', () => {
  const { now, by, sent, explained } = board(inTurn);
  by(({ touchCard }) => touchCard('7D'));
  by(({ actOn }) => actOn('JH'));
  expect(explained).toHaveLength(1);
  expect(explained[0]?.rule).toMatch(/^CP/);
  expect(sent).toEqual([]);
  expect(now().choice.picks).toEqual(['7D']);
});

test('a card chosen in advance is the move when one’s turn comes', () => {
  const { now, by, goOn } = board(waiting);
  by(({ touchCard }) => touchCard('7D'));
  expect(now().choice.move).toBeNull();
  goOn(inTurn);
  expect(now().choice.move).toEqual({ type: 'play', card: '7D' });
});

test('nothing more is sent while a move is on its way', () => {
  const { by, goOn, sent } = board(inTurn);
  goOn({ ...inTurn, sending: true });
  by(({ actOn }) => actOn('9D'));
  expect(sent).toEqual([]);
});
