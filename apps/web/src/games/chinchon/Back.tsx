/** Chinchón's card back: albero tiles with oxblood stars. */
export function Back() {
  return (
    <>
      <defs>
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
      <rect width="200" height="280" fill="#E7C273" />
      <rect x="12" y="12" width="176" height="256" fill="url(#back-tiles)" stroke="#6E1A1C" strokeWidth="3" />
    </>
  );
}
