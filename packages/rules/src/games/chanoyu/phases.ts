import type { PhaseTable } from '../../kernel/game.ts';
import type { Phase } from './state.ts';

/** The phase table: the phases that may directly follow each phase, event by event. */
export const chanoyuPhases: PhaseTable<Phase['name']> = {
  settle: ['settle', 'play', 'build', 'over'],
  play: ['play', 'settle'],
  build: ['build', 'play', 'settle'],
  over: [],
};
