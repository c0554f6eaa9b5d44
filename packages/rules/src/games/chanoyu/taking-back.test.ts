import { expect, it } from 'vitest';
import { takenBackAtOnce } from '../../game-file/testing/taken-back-at-once.ts';
import { chanoyu } from './index.ts';

it('CN5.6: a card played or laid can be taken back, as long as nobody draws after it', () => {
  const { can, cannot } = takenBackAtOnce(chanoyu);
  expect(can).toEqual(expect.arrayContaining(['cardPlayed', 'cardPlayed trickCompleted', 'cardLaid']));
  expect(cannot.some((did) => did.endsWith('restDiscarded drawn'))).toBe(true);
});
