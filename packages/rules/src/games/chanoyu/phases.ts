import type { PhaseTable } from '../../kernel/game.ts';
import type { Phase } from './state.ts';

/** The phase table: for each phase, the phases that a single event can lead to. */
export const chanoyuPhases: PhaseTable<Phase['name']> = {
  settle: ['settle', 'play', 'build', 'over'],
  play: ['play', 'settle'],
  build: ['build', 'play', 'settle'],
  over: [],
};
