/* The five backs, one to a room, on a card's 200 by 280 units. */

const BRASS = '#C9A557';
const PALE_BRASS = '#F0DDAE';
const NAVY = '#1E3957';
const FIVE_POINTS = [0, 72, 144, 216, 288];
const BETWEEN_POINTS = [36, 108, 180, 252, 324];

/** Ink-blue lattice with a compass rose of five points, one to a seat. */
export function ChinkwayBack() {
  return (
    <>
      <rect width="200" height="280" fill={NAVY} />
      <g stroke={BRASS} strokeWidth="2">
        <rect x="12" y="12" width="176" height="256" fill="url(#back-lattice)" />
        <circle cx="100" cy="140" r="58" fill={NAVY} />
        <circle cx="100" cy="140" r="51" fill="none" strokeWidth="5" strokeDasharray="1.5 6.51" />
      </g>
      <g transform="translate(100 140)">
        {BETWEEN_POINTS.map((angle) => (
          <path key={angle} transform={`rotate(${angle})`} d="M0-34 7-8H-7z" fill="#7E95AD" />
        ))}
        {FIVE_POINTS.map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d="M0-56 10-10 0 0z" fill={BRASS} />
            <path d="M0-56-10-10 0 0z" fill={PALE_BRASS} />
          </g>
        ))}
        <circle r="7" fill={NAVY} stroke={PALE_BRASS} strokeWidth="2.5" />
      </g>
    </>
  );
}

const TERRACOTTA = '#8E3F23';
const CREAM = '#F3E6D2';

/** Kitchen gingham with a cup on its saucer. */
export function ChinasoBack() {
  return (
    <>
      <rect width="200" height="280" fill={CREAM} />
      <g stroke={TERRACOTTA} strokeWidth="2">
        <rect x="12" y="12" width="176" height="256" fill="url(#back-gingham)" />
        <circle cx="100" cy="140" r="47" fill={CREAM} />
        <circle cx="100" cy="140" r="40" fill="none" strokeWidth="1.5" strokeDasharray="4 3" />
      </g>
      <g fill={TERRACOTTA}>
        <path d="M76 132h48c0 22-10 34-24 34s-24-12-24-34z" />
        <path d="M124 136c14-3 16 16-4 18l2-5c9-2 8-9 1-8z" />
        <path d="M70 170h60v4H70z" />
      </g>
      <path d="M92 124q-6-8 0-14t0-14M106 124q-6-8 0-14t0-14" fill="none" stroke={TERRACOTTA} strokeWidth="3" />
    </>
  );
}

/** Albero tiles with oxblood stars. */
export function ChinchonBack() {
  return (
    <>
      <rect width="200" height="280" fill="#E7C273" />
      <rect x="12" y="12" width="176" height="256" fill="url(#back-tiles)" stroke="#6E1A1C" strokeWidth="3" />
    </>
  );
}

const BONE = '#EFE6CF';

const PAPER_CUT =
  'M100 30c8 14 20 16 18 30-2 8-10 10-18 8zM100 76c6-2 20-6 34 2 14 8 20 20 20 30-10-2-16-10-26-10 6 6 8 12 6 20-8-4' +
  '-10-14-20-14 2 8 0 14-6 18-2-10-4-14-8-16zM100 130c10-6 18 0 22 8 6-10 18-12 28-4 10 8 14 22 8 36-4-8-10-14-18' +
  '-14 2 12-6 20-18 20-10 0-18-6-22-14zM100 192c10-4 22 0 30 10 8 10 20 10 28 6-2 16-16 26-32 24-14-2-22-12-26-24z';

/** A folk paper-cut: a tree folded down the middle. */
export function ChapankaBack() {
  return (
    <>
      <rect width="200" height="280" fill="#1F4834" />
      <g fill="none" stroke={BONE}>
        <rect x="12" y="12" width="176" height="256" strokeWidth="2" />
        <rect x="17" y="17" width="166" height="246" strokeWidth="4" strokeDasharray="4 6" />
      </g>
      <g fill={BONE}>
        <path d={PAPER_CUT} />
        <path d={PAPER_CUT} transform="matrix(-1 0 0 1 200 0)" />
        <path d="M97 66h6v190h-6z" />
      </g>
      <g fill="#C8402C">
        <circle cx="100" cy="52" r="8" />
        <circle cx="132" cy="150" r="6" />
        <circle cx="68" cy="150" r="6" />
        <circle cx="126" cy="213" r="6" />
        <circle cx="74" cy="213" r="6" />
        <circle cx="100" cy="258" r="6" />
      </g>
      <g fill="#E0B44C">
        <circle cx="121" cy="92" r="4.5" />
        <circle cx="79" cy="92" r="4.5" />
      </g>
    </>
  );
}

const RICE_PAPER = '#EFEBDA';

/** One brush stroke round an empty middle, and the painter's seal. */
export function ChanoyuBack() {
  return (
    <>
      <rect width="200" height="280" fill="#8C9A68" />
      <rect x="12" y="12" width="176" height="256" fill="none" stroke="#E9E6D2" strokeWidth="1.6" />
      <g fill="none" stroke={RICE_PAPER} strokeLinecap="round">
        <path d="M92 176c-30-4-40-34-22-56 18-22 52-20 64 2 12 24-4 52-34 54" strokeWidth="9" opacity="0.95" />
        <path d="M100 180c24-3 40-22 40-44" strokeWidth="2.5" opacity="0.8" />
      </g>
      <rect x="158" y="232" width="16" height="16" fill="#9A4F33" />
      <path d="M162 236h8v8h-8zM166 236v8" stroke={RICE_PAPER} strokeWidth="1.5" fill="none" />
    </>
  );
}
