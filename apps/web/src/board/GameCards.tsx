import type { ReactNode } from 'react';
import { JokersContext, PackContext } from '../language/language.ts';
import { catalogued } from '../games/catalogue.ts';

/** What `<GameCards>` takes. */
export interface GameCardsProps {
  /** The game's id. */
  readonly game: string;
  readonly children: ReactNode;
}

/** Has all cards within called as this game calls them: by the pack it is played with, and its jokers by their name there. */
export function GameCards({ game, children }: GameCardsProps) {
  const entry = catalogued(game);
  return (
    <PackContext value={entry?.pack ?? 'french'}>
      <JokersContext value={entry?.jokers ?? null}>{children}</JokersContext>
    </PackContext>
  );
}
