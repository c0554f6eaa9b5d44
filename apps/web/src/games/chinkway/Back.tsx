const BRASS = '#C9A557';
const PALE_BRASS = '#F0DDAE';
const NAVY = '#1E3957';
const FIVE_POINTS = [0, 72, 144, 216, 288];
const BETWEEN_POINTS = [36, 108, 180, 252, 324];

/** Chinkway's card back: an ink-blue lattice with a five-pointed compass rose, one point per seat. */
export function Back() {
  return (
    <>
      <defs>
        <pattern id="back-lattice" width="16" height="16" patternUnits="userSpaceOnUse">
          <path d="M0 8 8 0l8 8-8 8z" fill="none" stroke="#6E87A2" strokeWidth="1" />
          <g fill="#C9A557">
            <circle cx="8" cy="8" r="1.6" />
            <circle cx="0" cy="0" r="1.6" />
            <circle cx="16" cy="0" r="1.6" />
            <circle cx="0" cy="16" r="1.6" />
            <circle cx="16" cy="16" r="1.6" />
          </g>
        </pattern>
      </defs>
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
