import type { ChinkwayEvent, ChinkwayState } from '@chinwag/rules/chinkway';
import type { Rests } from '../shared/rests.ts';

/** What kind of thing each event is: how long the table rests after it. */
export const rests: Rests<ChinkwayEvent, ChinkwayState> = {
  questShuffled: 'none',
  dealt: 'turned',
  trumpNamed: 'laid',
  questTurned: 'turned',
  cardPlayed: (_, { deal }) => (deal.trick.length + 1 === deal.hands.length ? 'whole trick' : 'card'),
  trickWon: 'gathered',
  extracted: 'told',
  finalOffered: 'none',
  finalAnswered: 'turned',
};
