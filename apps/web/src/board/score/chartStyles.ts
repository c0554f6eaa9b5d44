import type { Seat } from '@chinwag/rules';

/**
 * The style of a player's line. Its colour, dashes and marker differ from those of the other lines. The player's name is at the end
 * of the line.
 */
export interface LineStyle {
  readonly colour: string;
  /** An SVG dash pattern; empty for a solid line. */
  readonly dashes: string;
  /** The outline of the marker around (0, 0), at size 1. */
  readonly marker: string;
}

const STYLES: readonly LineStyle[] = [
  { colour: 'var(--line-0)', dashes: '', marker: 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z' },
  { colour: 'var(--line-1)', dashes: '4 4', marker: 'M0 1.3L1.3-1H-1.3z' },
  { colour: 'var(--line-2)', dashes: '7 3', marker: 'M-1-1h2v2h-2z' },
  { colour: 'var(--line-3)', dashes: '10 3 2 3', marker: 'M0-1.4L1.4 0 0 1.4-1.4 0z' },
  { colour: 'var(--line-4)', dashes: '2 3', marker: 'M0-1.3L1.3 1H-1.3z' },
  { colour: 'var(--line-5)', dashes: '12 4', marker: 'M-1.3-.4h.9v-.9h.8v.9h.9v.8h-.9v.9h-.8v-.9h-.9z' },
  { colour: 'var(--line-6)', dashes: '8 2 2 2 2 2', marker: 'M-1.2-1 0-.3 1.2-1 .6 0 1.2 1 0 .3-1.2 1-.6 0z' },
  { colour: 'var(--line-7)', dashes: '1 2', marker: 'M-.6-1.2h1.2v2.4h-1.2z' },
];

const PLAIN: LineStyle = { colour: 'var(--ink)', dashes: '', marker: '' };

/** Returns the style of a seat's line; a plain style for a seat that has none. */
export function lineStyle(seat: Seat): LineStyle {
  return STYLES[seat] ?? PLAIN;
}
