// @vitest-environment happy-dom
import { chinaso } from '@chinwag/rules/chinaso';
import { expect, test } from 'vitest';
import { atAFreshBoard, boardHook } from '../../board/testing/boardHook.ts';
import { type StateFields, viewAt } from './testing/fixture.ts';
import { useStandingNo } from './useStandingNo.ts';

atAFreshBoard();

const NO = { type: 'decline' };
const turn = (turns: number, change: StateFields = {}) =>
  viewAt(1, { phase: { name: 'draw', seat: 0 }, ...change, deal: { turns } });
const window = (turns: number, waiting: readonly number[] = [1, 2]) =>
  viewAt(1, { phase: { name: 'buying', seat: 0, asked: waiting, waiting, answers: [null, null, null, null] }, deal: { turns } });
const board = (moment: ReturnType<typeof turn>) => boardHook(chinaso, useStandingNo, moment);

test('CS5.2: an advance no answers the window of its turn, but no later one', () => {
  const { now, by, goOn, sent } = board(turn(4));
  by(({ sayNoThisTurn }) => sayNoThisTurn());
  expect(now().reach).toBe('this turn');
  goOn(window(4));
  expect(sent).toEqual([NO]);
  goOn(turn(5));
  goOn(window(5));
  expect(sent).toEqual([NO]);
});

test('a standing no answers every window once until it is withdrawn', () => {
  const { by, goOn, sent } = board(turn(4));
  by(({ sayNoUntilNotice }) => sayNoUntilNotice());
  goOn(window(4));
  goOn({ ...window(4), sending: true });
  goOn(window(4));
  expect(sent).toEqual([NO]);
  goOn(turn(5));
  goOn(window(5));
  expect(sent).toEqual([NO, NO]);
  goOn(turn(6));
  by(({ askAgain }) => askAgain());
  goOn(window(6));
  expect(sent).toEqual([NO, NO]);
});

test('a standing no answers a window that opens before the last one is seen to close', () => {
  const { by, goOn, sent } = board(turn(4));
  by(({ sayNoUntilNotice }) => sayNoUntilNotice());
  goOn(window(4));
  goOn(window(5));
  expect(sent).toEqual([NO, NO]);
});

test('without a no, the player is asked', () => {
  const { now, goOn, sent } = board(turn(4));
  goOn(window(4));
  expect(now().reach).toBeNull();
  expect(sent).toEqual([]);
});

test('a no is not sent if the player is not asked or a bot plays for them', () => {
  const { by, goOn, sent } = board(turn(4));
  by(({ sayNoUntilNotice }) => sayNoUntilNotice());
  goOn(window(4, [2]));
  goOn({ ...window(5), legalMoves: [] });
  expect(sent).toEqual([]);
});

test('a no survives a reload and answers a window that is open by then', () => {
  const first = board(turn(4));
  first.by(({ sayNoUntilNotice }) => sayNoUntilNotice());
  first.leave();
  expect(board(window(4)).sent).toEqual([NO]);
});
