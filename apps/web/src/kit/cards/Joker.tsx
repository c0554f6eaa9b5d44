import { Emblem } from './Emblem.tsx';
import { BLUE, RED } from './inks.ts';

/** The two jokers of a pack differ by their ink. */
export type JokerColour = 'red' | 'blue';

/** The ink of a joker. */
export function jokerInk(colour: JokerColour): string {
  return colour === 'red' ? RED : BLUE;
}

/** The index layout of a joker: a star for the suit, and the letters. */
export function JokerIndex({ colour }: { colour: JokerColour }) {
  const ink = jokerInk(colour);
  return (
    <g color={ink}>
      <Emblem href="#suit-X" x={12} y={18} width={84} />
      <text className="card-joker-letters" x="14" y="146" fontSize="40" letterSpacing="-1" fill={ink}>
        JKR
      </text>
      <Emblem href="#suit-X" x={88} y={168} width={96} />
    </g>
  );
}
