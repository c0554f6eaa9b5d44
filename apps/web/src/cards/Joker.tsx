import { use } from 'react';
import { JokersContext } from '../language/language.ts';
import { Emblem } from './Emblem.tsx';
import { BLUE, RED } from './inks.ts';

/** The ink of a joker, which distinguishes a pack's two jokers. */
export type JokerColour = 'red' | 'blue';

/** Returns a joker's ink as a CSS colour. */
export function jokerInk(colour: JokerColour): string {
  return colour === 'red' ? RED : BLUE;
}

/** The lettering of a joker, `size` units high. Renders nothing if the game has its own name for jokers. */
export function JokerLetters({ size, ...place }: { readonly x: number; readonly y: number; readonly size: number }) {
  if (use(JokersContext) !== null) return null;
  return (
    <text {...place} className="card-joker-letters" fontSize={size} fill="currentColor">
      JKR
    </text>
  );
}

/** The index layout of a joker: a star for the suit and the lettering. */
export function JokerIndex({ colour }: { colour: JokerColour }) {
  const ink = jokerInk(colour);
  return (
    <g color={ink}>
      <Emblem href="#suit-X" x={12} y={18} width={84} />
      <JokerLetters x={14} y={146} size={40} />
      <g className="card-right">
        <Emblem href="#suit-X" x={88} y={168} width={96} />
      </g>
    </g>
  );
}
