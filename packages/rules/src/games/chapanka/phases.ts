import type { PhaseTable } from '../../kernel/game.ts';
import type { Phase } from './state.ts';

/** The phase table: the phases that may directly follow each phase, event by event. */
export const chapankaPhases: PhaseTable<Phase['name']> = {
  settle: ['settle', 'exchange', 'play', 'over'],
  exchange: ['exchange', 'setAside'],
  setAside: ['play'],
  play: ['play', 'settle'],
  over: [],
};
