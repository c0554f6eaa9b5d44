import { strengthsOf } from '@chinwag/bots/strengths';
import { loadMessages } from '../../language/load.ts';
import { shownLater } from '../../ui/shownLater.tsx';

/** The review of a game, loaded when it is first asked for. */
export const Review = shownLater(async () => {
  const [part] = await Promise.all([import('./Review.tsx'), loadMessages('review')]);
  return part.Review;
});

/** Whether games of that name can be reviewed: it takes strong bots, who judge. */
export function isReviewed(game: string): boolean {
  return strengthsOf(game).includes('strong');
}
