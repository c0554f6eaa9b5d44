import { bestRows, type DealRecord, GOAL, SAFE, type Scoring } from '@chinwag/rules/chanoyu';
import { doTogether, type People, verb } from '../../shared/people.ts';
import { pointsInWords } from '../words.ts';

/** What a stretch scores, for each way of scoring. */
export const SCORING_IN_WORDS: Readonly<Record<Scoring, string>> = {
  links: 'Links: one point for each card that continues the one on its left; a stretch of four scores 3.',
  steps: 'Steps: one point a card, and one more for each that continues; a stretch of four scores 7.',
  runs: 'Runs: a stretch of four scores 1 + 2 + 3 + 4 = 10.',
};

/** When the game ends, and for whom. */
export const END_IN_WORDS =
  `Once somebody has ${GOAL}, the highest total wins, if everybody has ${SAFE}; ` +
  `else those with ${GOAL} or more lose.`;

/** The news of a round: whose row scored most. */
export function newsOf(record: DealRecord, people: People): string {
  const { points, seats } = bestRows(record);
  if (seats.length === 0) return 'No row scored.';
  return `${doTogether(people, seats, verb('score'))} most: ${pointsInWords(points)}${seats.length > 1 ? ' each' : ''}.`;
}
