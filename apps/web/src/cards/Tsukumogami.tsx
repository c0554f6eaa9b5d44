import { GOLD, INK, IVORY, LIGHT_GOLD } from './inks.ts';
import { type JokerColour, jokerInk } from './Joker.tsx';

/** The picture of a joker: an old tea kettle that has come to life. */
export function Tsukumogami({ colour }: { readonly colour: JokerColour }) {
  return (
    <>
      <g stroke={INK} strokeWidth="2.4" strokeLinejoin="round">
        <g fill="none">
          <path d="M60 96c0-40 80-40 80 0" strokeWidth="8" />
          <path d="M60 96c0-40 80-40 80 0" stroke={GOLD} strokeWidth="3.5" />
        </g>
        <g fill={jokerInk(colour)}>
          <path d="M44 140c0-36 24-50 56-50s56 14 56 50-22 56-56 56-56-20-56-56z" />
          <path d="M150 120l22-22 8 8-24 34z" />
        </g>
        <path d="M74 92h52l-8-14H82z" fill={LIGHT_GOLD} />
        <circle cx="100" cy="73" r="6" fill={LIGHT_GOLD} />
        <ellipse cx="100" cy="136" rx="22" ry="18" fill={IVORY} />
        <ellipse cx="100" cy="139" rx="9" ry="11" fill={INK} />
        <path d="M76 168q24 18 48 0l-4 10q-20 10-40 0z" fill={IVORY} />
        <path d="M88 172v8M100 175v8M112 172v8" fill="none" />
        <path d="M74 192l-8 30h18l6-26M126 192l8 30h-18l-6-26" fill={GOLD} />
      </g>
      <path d="M150 60q10-8 4-18t4-18M168 74q10-6 6-16" stroke={GOLD} strokeWidth="3" fill="none" />
    </>
  );
}
