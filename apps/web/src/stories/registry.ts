import type { ReactNode } from 'react';
import { cardStories } from './cards.stories.tsx';
import { handStories } from './hand.stories.tsx';
import { kitStories } from './kit.stories.tsx';
import { paperStories } from './paper.stories.tsx';

/** Pictures of everything there is, by the name after `stories.html#`. Each is drawn without a server. */
export const stories: Readonly<Record<string, () => ReactNode>> = {
  ...cardStories,
  ...handStories,
  ...kitStories,
  ...paperStories,
};
