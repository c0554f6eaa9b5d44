import { catalogued } from '../games/catalogue.ts';
import { HomePage } from './HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/**
 * The home page with a single game, even a game that the home page does not normally offer. A link opens a table for the game here.
 * Shows the not-found page for any other game.
 */
export function GamePage({ game }: { readonly game: string }) {
  const entry = catalogued(game);
  return entry === null ? <NotFoundPage /> : <HomePage games={[entry]} />;
}
