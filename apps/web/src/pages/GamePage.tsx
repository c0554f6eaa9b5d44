import { catalogued } from '../games/catalogue.ts';
import { HomePage } from './HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Home with one game alone, whether it hangs there or not: where a table of it is opened from a link. */
export function GamePage({ game }: { readonly game: string }) {
  const entry = catalogued(game);
  return entry === null ? <NotFoundPage /> : <HomePage games={[entry]} />;
}
