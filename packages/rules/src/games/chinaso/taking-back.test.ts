import { expect, it } from 'vitest';
import { takenBackAtOnce } from '../../game-file/testing/taken-back-at-once.ts';
import { chinaso } from './index.ts';

it('CS4.1, CS5.4: a lay, a discard and an answer in an open window can be taken back, but a drawn card cannot', () => {
  const { can, cannot } = takenBackAtOnce(chinaso);
  expect(can).toEqual(expect.arrayContaining(['discarded', 'discardTaken', 'laidOff', 'wentDown', 'windowOpened']));
  expect(cannot).toEqual(expect.arrayContaining(['drawn', 'answered bought drawn']));
});
