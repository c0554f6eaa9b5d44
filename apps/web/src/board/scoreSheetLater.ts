import type { GameState } from '@chinwag/rules';
import type { ComponentType } from 'react';
import { loadMessages } from '../language/load.ts';
import { shownLater } from '../ui/shownLater.tsx';
import type { GameView } from './gameView.ts';

/** A game's score sheet, which is loaded with its words when it is first to be shown. */
export function scoreSheetLater<State extends GameState>(find: () => Promise<ComponentType<GameView<State>>>) {
  return shownLater(async () => (await Promise.all([find(), loadMessages('score')]))[0]);
}
