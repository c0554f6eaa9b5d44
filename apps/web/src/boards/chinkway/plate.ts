import type { FrenchCard } from '@chinwag/rules';
import { categoryOf, type ChinkwayMove, pointsWithOneMore } from '@chinwag/rules/chinkway';
import type { View } from './view.ts';
import { CATEGORY_NAMES } from './words.ts';

type Asked = 'discard' | 'trump' | 'play';

/** What the plate is for before anything is chosen, and what is missing after so many picks. */
export const UNDECIDED: Readonly<Record<Asked, { readonly words: string; readonly missing: readonly string[] }>> = {
  discard: { words: 'Discard', missing: ['choose two cards', 'choose one more'] },
  trump: { words: 'Name the trump', missing: ['choose a suit, or No Trump'] },
  play: { words: 'Play', missing: ['choose a card'] },
};

/** What comes of a move, or nothing worth saying. */
export function consequence(move: ChinkwayMove): string | undefined {
  if (move.type === 'discard') return 'then name the trump';
  if (move.type === 'trump') return 'then the Quest is turned';
  return undefined;
}

/** What taking a card does for the Quest: `fills Diamond, 3 becomes 6`. */
export function gain({ state: { deal }, viewer }: View, card: FrenchCard): string {
  const fills = `fills ${CATEGORY_NAMES[categoryOf(card)]}`;
  if (viewer === 'spectator') return fills;
  const { before, after } = pointsWithOneMore(deal, viewer);
  return `${fills}, ${before} becomes ${after}`;
}
