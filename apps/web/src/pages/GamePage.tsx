import { catalogued } from '../games/catalogue.ts';
import { HomePage } from './HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/**
 * Home with one game alone, even one that home does not normally offer. A link opens a table for it here. Shows the not-found page
 * for any other game.
 */
export function GamePage({ game }: { readonly game: string }) {
  const entry = catalogued(game);
  return entry === null ? <NotFoundPage /> : <HomePage games={[entry]} />;
}
