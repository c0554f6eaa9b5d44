import { GAMES } from './catalogue.ts';

/**
 * The card backs of all games, drawn once for the page, where every `<CardBack>` refers to its own. Render it at the root of the
 * app.
 */
export function Backs() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      {GAMES.map(({ id, Back }) => (
        <symbol key={id} id={`back-${id}`} viewBox="0 0 200 280">
          <Back />
        </symbol>
      ))}
    </svg>
  );
}
