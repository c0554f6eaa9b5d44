import { expect, it } from 'vitest';
import { takenBackAtOnce } from '../../game-file/testing/taken-back-at-once.ts';
import { chinkway } from './index.ts';

it('CW3.3: a discard, a played card and a card taken for the Quest can be taken back, but the trump cannot', () => {
  const { can, cannot } = takenBackAtOnce(chinkway);
  expect(can).toEqual(['cardPlayed', 'cardPlayed trickWon', 'discarded', 'extracted']);
  expect(cannot).toContain('trumpNamed questTurned');
});
