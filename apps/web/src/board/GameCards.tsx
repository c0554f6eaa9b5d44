import type { ReactNode } from 'react';
import { JokersContext, PackContext } from '../language/language.ts';
import { aboutGame } from '../games/abouts.ts';

export interface GameCardsProps {
  /** The game's id. */
  readonly game: string;
  readonly children: ReactNode;
}

/** Has all cards within called as this game calls them: by the pack it is played with, and its jokers by their name there. */
export function GameCards({ game, children }: GameCardsProps) {
  const about = aboutGame(game);
  return (
    <PackContext value={about?.pack ?? 'french'}>
      <JokersContext value={about?.jokers ?? null}>{children}</JokersContext>
    </PackContext>
  );
}
