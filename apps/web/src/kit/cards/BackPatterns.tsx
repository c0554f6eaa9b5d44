/** The repeating prints of the backs, drawn once for the page as part of `<SuitSprite>`. */
export function BackPatterns() {
  return (
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
      <pattern id="back-gingham" x="12" y="12" width="22" height="21.33" patternUnits="userSpaceOnUse">
        <rect width="22" height="22" fill="#F3E6D2" />
        <path d="M0 0h11v22H0z" fill="#B4573A" opacity="0.55" />
        <path d="M0 0h22v10.66H0z" fill="#B4573A" opacity="0.55" />
      </pattern>
      <pattern id="back-tiles" x="12" y="12" width="44" height="42.66" patternUnits="userSpaceOnUse">
        <rect width="44" height="43" fill="#E7C273" />
        <g transform="translate(22 21.33)">
          <g fill="#7A1B1E">
            <rect x="-12" y="-12" width="24" height="24" />
            <rect x="-12" y="-12" width="24" height="24" transform="rotate(45)" />
          </g>
          <g fill="#E7C273">
            <rect x="-7" y="-7" width="14" height="14" />
            <rect x="-7" y="-7" width="14" height="14" transform="rotate(45)" />
          </g>
          <circle r="3.5" fill="#7A1B1E" />
        </g>
        <path d="M0 0l8 0-8 8zM44 0v8l-8-8zM0 42.66v-8l8 8zM44 42.66h-8l8-8z" fill="#4E6A49" />
      </pattern>
    </defs>
  );
}
