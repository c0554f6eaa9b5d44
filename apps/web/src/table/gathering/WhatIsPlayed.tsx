import { aboutGame, playersInWords } from '../../games/abouts.ts';
import { useSay } from '../../language/language.ts';

/**
 * A summary of the game in three short sentences, for a guest who has just followed the link. Renders nothing for an unknown game.
 */
export function WhatIsPlayed({ game }: { readonly game: string }) {
  const say = useSay();
  const about = aboutGame(game);
  if (about === null) return null;
  return (
    <>
      <b>{about.title}</b> {say(playersInWords(about.seats))} {say(about.blurb)} {say(about.more)}
    </>
  );
}
