import type { PhaseTable } from '../../kernel/game.ts';
import type { Phase } from './state.ts';

/** The phase table: the phases that may directly follow each phase, event by event. */
export const chinasoPhases: PhaseTable<Phase['name']> = {
  settle: ['settle', 'draw', 'play', 'over'],
  draw: ['draw', 'buying', 'play', 'settle'],
  buying: ['buying', 'settle'],
  play: ['play', 'draw', 'settle'],
  over: [],
};
