import type { ChinasoEvent, ChinasoState } from '@chinwag/rules/chinaso';
import type { Rests } from '../shared/rests.ts';

/** What kind of thing each event is: how long the table rests after it. */
export const rests: Rests<ChinasoEvent, ChinasoState> = {
  dealerDrawn: 'laid',
  dealt: 'laid',
  discardTaken: 'taken',
  // An open window is never shown behind its time: who answers must answer the one they see.
  windowOpened: 'none',
  answered: 'none',
  bought: 'decided',
  nobodyBought: 'decided',
  drawn: 'drawn',
  reshuffled: 'told',
  wentDown: 'laid down',
  laidOff: 'laid',
  jokerSwapped: 'laid',
  handEnded: 'ended',
  paid: 'taken',
};
