import { expect, it } from 'vitest';
import { takenBackAtOnce } from '../../game-file/testing/taken-back-at-once.ts';
import { chapanka } from './index.ts';

it('CP2.4: a played card and a declined talon card can be taken back, but an exchange cannot', () => {
  const { can, cannot } = takenBackAtOnce(chapanka);
  expect(can).toEqual(expect.arrayContaining(['cardPlayed', 'cardPlayed trickWon', 'declined', 'setAside']));
  expect(cannot).toContain('exchanged');
});
