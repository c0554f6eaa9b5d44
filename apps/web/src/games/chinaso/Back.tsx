const TERRACOTTA = '#8E3F23';
const CREAM = '#F3E6D2';

/** Chinaso's card back: kitchen gingham with a cup on its saucer. */
export function Back() {
  return (
    <>
      <defs>
        <pattern id="back-gingham" x="12" y="12" width="22" height="21.33" patternUnits="userSpaceOnUse">
          <rect width="22" height="22" fill="#F3E6D2" />
          <path d="M0 0h11v22H0z" fill="#B4573A" opacity="0.55" />
          <path d="M0 0h22v10.66H0z" fill="#B4573A" opacity="0.55" />
        </pattern>
      </defs>
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
