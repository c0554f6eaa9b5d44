const BONE = '#EFE6CF';
const PAPER_CUT =
  'M100 30c8 14 20 16 18 30-2 8-10 10-18 8zM100 76c6-2 20-6 34 2 14 8 20 20 20 30-10-2-16-10-26-10 6 6 8 12 6 20-8-4' +
  '-10-14-20-14 2 8 0 14-6 18-2-10-4-14-8-16zM100 130c10-6 18 0 22 8 6-10 18-12 28-4 10 8 14 22 8 36-4-8-10-14-18' +
  '-14 2 12-6 20-18 20-10 0-18-6-22-14zM100 192c10-4 22 0 30 10 8 10 20 10 28 6-2 16-16 26-32 24-14-2-22-12-26-24z';

/** Chapanka's card back: a folk paper-cut of a tree, folded down the middle. */
export function Back() {
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
