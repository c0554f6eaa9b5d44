import { expect, it } from 'vitest';
import { takenBackAtOnce } from '../../game-file/testing/taken-back-at-once.ts';
import { chapanka } from './index.ts';

it('CP2.4: a card played can be taken back, and a talon card declined, but none that was taken', () => {
  const { can, cannot } = takenBackAtOnce(chapanka);
  expect(can).toEqual(expect.arrayContaining(['cardPlayed', 'cardPlayed trickWon', 'declined', 'setAside']));
  expect(cannot).toContain('exchanged');
});
