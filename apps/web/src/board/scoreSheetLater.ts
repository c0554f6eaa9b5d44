import type { GameState } from '@chinwag/rules';
import type { ComponentType } from 'react';
import { loadMessages } from '../language/load.ts';
import { shownLater } from '../ui/shownLater.tsx';
import type { GameView } from './gameView.ts';

/** Returns a game's score sheet component, lazy-loaded with its messages when first shown. */
export function scoreSheetLater<State extends GameState>(find: () => Promise<ComponentType<GameView<State>>>) {
  return shownLater(async () => (await Promise.all([find(), loadMessages('score')]))[0]);
}
