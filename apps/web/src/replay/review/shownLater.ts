import { strengthsOf } from '@chinwag/bots/strengths';
import { shownLater } from '../../ui/shownLater.tsx';

/** The `Review` component, lazy-loaded when it is first requested. */
export const Review = shownLater(async () => (await import('./Review.tsx')).Review);

/** Returns whether this game can be reviewed, which requires a strong bot as the judge. */
export function isReviewed(game: string): boolean {
  return strengthsOf(game).includes('strong');
}
