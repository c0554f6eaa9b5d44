import type { ReactNode } from 'react';
import { JokersContext, PackContext } from '../language/language.ts';
import { aboutGame } from '../games/abouts.ts';

export interface GameCardsProps {
  /** The game's id. */
  readonly game: string;
  readonly children: ReactNode;
}

/** Provides the names of a game's cards to its children: the game's pack and its name for jokers. */
export function GameCards({ game, children }: GameCardsProps) {
  const about = aboutGame(game);
  return (
    <PackContext value={about?.pack ?? 'french'}>
      <JokersContext value={about?.jokers ?? null}>{children}</JokersContext>
    </PackContext>
  );
}
