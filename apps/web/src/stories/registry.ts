import type { ReactNode } from 'react';
import { cardStories } from './cards.stories.tsx';
import { chanoyuStories } from './chanoyu.stories.tsx';
import { chapankaStories } from './chapanka.stories.tsx';
import { chinasoStories } from './chinaso.stories.tsx';
import { chinchonStories } from './chinchon.stories.tsx';
import { chinkwayStories } from './chinkway.stories.tsx';
import { handStories } from './hand.stories.tsx';
import { kitStories } from './kit.stories.tsx';
import { paperStories } from './paper.stories.tsx';
import { tableStories } from './table.stories.tsx';

/** Pictures of everything there is, by the name after `stories.html#`. Each is drawn without a server. */
export const stories: Readonly<Record<string, () => ReactNode>> = {
  ...cardStories,
  ...chanoyuStories,
  ...chapankaStories,
  ...chinasoStories,
  ...chinchonStories,
  ...chinkwayStories,
  ...handStories,
  ...kitStories,
  ...paperStories,
  ...tableStories,
};
