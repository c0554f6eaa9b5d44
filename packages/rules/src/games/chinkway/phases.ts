import type { PhaseTable } from '../../kernel/game.ts';
import type { Phase } from './state.ts';

/** The phase table: for each phase, the phases that a single event can lead to. */
export const chinkwayPhases: PhaseTable<Phase['name']> = {
  settle: ['settle', 'discard', 'play', 'extract', 'finalRequest', 'over'],
  discard: ['trump'],
  trump: ['settle'],
  play: ['play', 'settle'],
  extract: ['play', 'settle'],
  finalRequest: ['settle'],
  over: [],
};
