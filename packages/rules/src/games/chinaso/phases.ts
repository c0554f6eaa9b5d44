import type { PhaseTable } from '../../kernel/game.ts';
import type { Phase } from './state.ts';

/** The phase table: for each phase, the phases that a single event can lead to. */
export const chinasoPhases: PhaseTable<Phase['name']> = {
  settle: ['settle', 'draw', 'play', 'over'],
  draw: ['draw', 'buying', 'play', 'settle'],
  buying: ['buying', 'settle'],
  play: ['play', 'draw', 'settle'],
  over: [],
};
