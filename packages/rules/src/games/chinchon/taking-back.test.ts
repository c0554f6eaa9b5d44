import { expect, it } from 'vitest';
import { takenBackAtOnce } from '../../game-file/testing/taken-back-at-once.ts';
import { chinchon } from './index.ts';

it('CH4.2: a discard can be taken back, but neither a drawn card nor a taken discard that covered another', () => {
  const { can, cannot } = takenBackAtOnce(chinchon);
  expect(can).toContain('discarded');
  expect(cannot).toEqual(expect.arrayContaining(['drawn', 'discardTaken']));
});
