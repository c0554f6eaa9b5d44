import { expect, it } from 'vitest';
import { takenBackAtOnce } from '../../game-file/testing/taken-back-at-once.ts';
import { chanoyu } from './index.ts';

it('CN5.6: a played or laid card can be taken back until a player draws', () => {
  const { can, cannot } = takenBackAtOnce(chanoyu);
  expect(can).toEqual(expect.arrayContaining(['cardPlayed', 'cardPlayed trickCompleted', 'cardLaid']));
  expect(cannot.some((did) => did.endsWith('restDiscarded drawn'))).toBe(true);
});
