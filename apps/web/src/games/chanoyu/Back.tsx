const RICE_PAPER = '#EFEBDA';

/** Chanoyu's card back: one brush stroke around an empty middle, and the painter's seal. */
export function Back() {
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
