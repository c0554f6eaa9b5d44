import './sideMark.css';

/** The shape of a side in a partnership game. Shape distinguishes sides first, then words, then colour. */
export type SideShape = 'round' | 'square' | 'hex';

/** Each side's outline in 44 by 44 units, clockwise from the top. */
export const SIDE_OUTLINES: Record<SideShape, string> = {
  round: 'M22 2.5a19.5 19.5 0 0 1 0 39a19.5 19.5 0 0 1 0-39z',
  square: 'M22 3h19v38H3V3z',
  hex: 'M22 1 41 12v20L22 43 3 32V12z',
};

/** A side's shape in its colour, as tall as lower-case letters. The text beside the shape names the players. */
export function SideMark({ side }: { readonly side: SideShape }) {
  return (
    <svg className="side-mark" data-side={side} viewBox="0 0 44 44" aria-hidden="true">
      <path d={SIDE_OUTLINES[side]} />
    </svg>
  );
}
