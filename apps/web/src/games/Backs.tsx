import { GAMES } from './catalogue.ts';

/**
 * Draws the card backs of all games once per page, where every `<CardBack>` refers to the back of its game. Render this component
 * at the root of the app.
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
