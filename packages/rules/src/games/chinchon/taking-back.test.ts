import { expect, it } from 'vitest';
import { takenBackAtOnce } from '../../game-file/testing/taken-back-at-once.ts';
import { chinchon } from './index.ts';

it('CH4.2: a discard can be taken back, but neither a card drawn nor one taken that lay on another', () => {
  const { can, cannot } = takenBackAtOnce(chinchon);
  expect(can).toContain('discarded');
  expect(cannot).toEqual(expect.arrayContaining(['drawn', 'discardTaken']));
});
