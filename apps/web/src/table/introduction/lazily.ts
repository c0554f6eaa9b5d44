import { type ComponentType, lazy } from 'react';
import { loadMessages } from '../../language/load.ts';
import type { HowItIsPlayedProps } from './HowItIsPlayed.tsx';

/** The `ThreeLines` component, lazy-loaded when it is first shown. Renders nothing if loading fails. */
export const ThreeLines = lazy(async (): Promise<{ readonly default: ComponentType<Pick<HowItIsPlayedProps, 'game'>> }> => {
  try {
    const [loaded] = await Promise.all([import('./ThreeLines.tsx'), loadMessages('introduction')]);
    return { default: loaded.ThreeLines };
  } catch {
    return { default: () => null };
  }
});

/**
 * The `HowItIsPlayed` component and its messages, lazy-loaded when the component is first shown. Renders nothing if loading fails.
 */
export const HowItIsPlayed = lazy(async (): Promise<{ readonly default: ComponentType<HowItIsPlayedProps> }> => {
  try {
    const [loaded] = await Promise.all([import('./HowItIsPlayed.tsx'), loadMessages('introduction')]);
    return { default: loaded.HowItIsPlayed };
  } catch {
    return { default: () => null };
  }
});
