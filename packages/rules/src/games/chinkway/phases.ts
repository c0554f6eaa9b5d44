import type { PhaseTable } from '../../kernel/game.ts';
import type { Phase } from './state.ts';

/** The phase table: the phases that may directly follow each phase, event by event. */
export const chinkwayPhases: PhaseTable<Phase['name']> = {
  settle: ['settle', 'discard', 'play', 'extract', 'finalRequest', 'over'],
  discard: ['trump'],
  trump: ['settle'],
  play: ['play', 'settle'],
  extract: ['play', 'settle'],
  finalRequest: ['settle'],
  over: [],
};
