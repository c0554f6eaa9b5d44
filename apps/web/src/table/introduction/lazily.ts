import { type ComponentType, lazy } from 'react';
import { loadMessages } from '../../language/load.ts';
import type { HowItIsPlayedProps } from './HowItIsPlayed.tsx';

/** The same in three lines, loaded as well. */
export const ThreeLines = lazy(async (): Promise<{ readonly default: ComponentType<Pick<HowItIsPlayedProps, 'game'>> }> => {
  try {
    const [loaded] = await Promise.all([import('./ThreeLines.tsx'), loadMessages('introduction')]);
    return { default: loaded.ThreeLines };
  } catch {
    return { default: () => null };
  }
});

/** How a game is played, and what is said there, loaded when somebody wants to see it; nothing where that cannot be had. */
export const HowItIsPlayed = lazy(async (): Promise<{ readonly default: ComponentType<HowItIsPlayedProps> }> => {
  try {
    const [loaded] = await Promise.all([import('./HowItIsPlayed.tsx'), loadMessages('introduction')]);
    return { default: loaded.HowItIsPlayed };
  } catch {
    return { default: () => null };
  }
});
