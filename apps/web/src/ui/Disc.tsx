import type { CounterWorth } from './countersOf.ts';

const BONE = '#F0E4C8';
const MADDER = '#A8352C';

/** The inks of a counter, and its radius in units of the drawing. */
interface CounterLook {
  readonly body: string;
  readonly edge: string;
  readonly notch: string;
  readonly radius: number;
}

/** The look of counters. A counter of 1 is bone with red notches. A counter of 10 is larger, with the colours swapped. */
export const COUNTER_LOOKS: Readonly<Record<CounterWorth, CounterLook>> = {
  1: { body: BONE, edge: '#5B4320', notch: MADDER, radius: 6.4 },
  10: { body: MADDER, edge: '#3D1A0C', notch: BONE, radius: 8.6 },
};

/** The place of a counter in an SVG, in SVG units. */
export interface CounterPlace {
  readonly x: number;
  readonly y: number;
}

export interface DiscProps extends CounterPlace {
  readonly worth?: CounterWorth | undefined;
  /** The rotation, in degrees. */
  readonly turn?: number | undefined;
}

/** A counter seen from above, centred at (x, y), with a radius of 6.4 or 8.6 units. For drawings of moving counters. */
export function Disc({ x, y, worth = 1, turn = 0 }: DiscProps) {
  const { body, edge, notch, radius } = COUNTER_LOOKS[worth];
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <circle cy="1" r={radius} fill="rgb(0 0 0 / 40%)" />
      <circle r={radius} fill={body} stroke={edge} strokeWidth="0.9" />
      <circle r={radius * 0.66} fill="none" stroke={notch} strokeWidth="1.1" strokeDasharray="2.2 1.25" />
      <circle r={radius * 0.2} fill={notch} />
    </g>
  );
}
