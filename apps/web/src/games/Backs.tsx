import { GAMES } from './catalogue.ts';

/** Defines every game's card back once per page, for `<CardBack>` to refer to. Render this component at the root of the app. */
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
