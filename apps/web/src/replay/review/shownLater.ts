import { strengthsOf } from '@chinwag/bots/strengths';
import { shownLater } from '../../ui/shownLater.tsx';

/** The review of a game, loaded when it is first asked for. */
export const Review = shownLater(async () => (await import('./Review.tsx')).Review);

/** Whether games of that name can be reviewed: it takes strong bots, who judge. */
export function isReviewed(game: string): boolean {
  return strengthsOf(game).includes('strong');
}
