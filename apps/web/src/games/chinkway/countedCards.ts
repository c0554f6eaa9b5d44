import { type ChinkwayState, sideOf } from '@chinwag/rules/chinkway';
import type { CountedCards } from '../../board/bigMoment.ts';

/** Returns, by seat, the cards that the player's side has taken for the Quest. Each has filled a demand (CW5.1). */
export const countedCards: CountedCards<ChinkwayState> = (_, { records }) => {
  const record = records.at(-1);
  return record === undefined ? [] : record.points.map((_points, seat) => record.taken[sideOf(record, seat)] ?? []);
};
