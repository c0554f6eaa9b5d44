import type { ChinchonEvent, ChinchonState } from '@chinwag/rules/chinchon';
import type { Rests } from '../shared/rests.ts';

/** What kind of thing each event is: how long the table rests after it. */
export const rests: Rests<ChinchonEvent, ChinchonState> = {
  leaderDrawn: 'shown',
  dealt: 'dealt',
  discardTaken: 'taken',
  stockRenewed: 'told',
  laidDown: 'laid down',
  laidOff: 'told',
  closed: 'shown',
  settled: 'laid down',
  dealStopped: 'shown',
  reenlisted: 'decided',
  declined: 'decided',
  paid: 'taken',
};
