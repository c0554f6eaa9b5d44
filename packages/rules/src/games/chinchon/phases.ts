import type { PhaseTable } from '../../kernel/game.ts';
import type { Phase } from './state.ts';

/** The phase table: for each phase, the phases that a single event can lead to. */
export const chinchonPhases: PhaseTable<Phase['name']> = {
  between: ['between', 'draw', 'reenlist', 'over'],
  draw: ['draw', 'act', 'between'],
  act: ['act', 'draw', 'settle', 'between'],
  settle: ['settle', 'between'],
  reenlist: ['reenlist', 'between'],
  over: [],
};
