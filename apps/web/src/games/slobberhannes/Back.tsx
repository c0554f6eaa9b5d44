/** Slobberhannes' card back: slate, with one red club. */
export function Back() {
  return (
    <>
      <rect width="200" height="280" fill="#3d4a57" />
      <rect x="12" y="12" width="176" height="256" fill="none" stroke="#e8dcc4" strokeWidth="3" />
      <g fill="#c8553d" stroke="#e8dcc4" strokeWidth="3">
        <path d="M92 150h16l10 40H82z" />
        <circle cx="100" cy="104" r="24" />
        <circle cx="72" cy="142" r="24" />
        <circle cx="128" cy="142" r="24" />
      </g>
    </>
  );
}
