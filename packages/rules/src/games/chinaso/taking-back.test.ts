import { expect, it } from 'vitest';
import { takenBackAtOnce } from '../../game-file/testing/taken-back-at-once.ts';
import { chinaso } from './index.ts';

it('CS4.1, CS5.4: what is laid or discarded can be taken back, and an answer until all are opened, but no card drawn', () => {
  const { can, cannot } = takenBackAtOnce(chinaso);
  expect(can).toEqual(expect.arrayContaining(['discarded', 'discardTaken', 'laidOff', 'wentDown', 'windowOpened']));
  expect(cannot).toEqual(expect.arrayContaining(['drawn', 'answered bought drawn']));
});
