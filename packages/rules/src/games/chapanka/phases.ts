import type { PhaseTable } from '../../kernel/game.ts';
import type { Phase } from './state.ts';

/** The phase table: for each phase, the phases that a single event can lead to. */
export const chapankaPhases: PhaseTable<Phase['name']> = {
  settle: ['settle', 'exchange', 'play', 'over'],
  exchange: ['exchange', 'setAside'],
  setAside: ['play'],
  play: ['play', 'settle'],
  over: [],
};
