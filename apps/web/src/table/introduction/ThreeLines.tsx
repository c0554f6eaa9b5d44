import { Said } from '../../board/Said.tsx';
import { SHOWN_FIRST } from '../../board/introduction/pictures.ts';
import { catalogued } from '../../games/catalogue.ts';
import { message } from '../../language/message.ts';
import './threeLines.css';

/** An introduction to a game in three lines: how to win, what costs points, the first turn. Renders nothing for an unknown game. */
export function ThreeLines({ game }: { readonly game: string }) {
  const known = catalogued(game);
  if (known === null) return null;
  return (
    <ol className="three-lines">
      {SHOWN_FIRST.map((shown) => (
        <li key={shown}>
          <Said message={message(`introduction.${known.id}.${shown}`)} />
        </li>
      ))}
    </ol>
  );
}
