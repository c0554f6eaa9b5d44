/** The headgear or mount of a picture card: the symbol beside the index where there is no room for the figure. */
export type HeadgearKind = 'crown' | 'coronet' | 'cap' | 'horse';

const DRAWINGS: Record<HeadgearKind, React.ReactNode> = {
  crown: (
    <>
      <path d="M8 44 2 10l18 14L32 4l12 20L62 10l-6 34z" />
      <path d="M8 48h48v7H8z" />
    </>
  ),
  coronet: (
    <>
      <path d="M10 46 2 20l14 8 6-18 10 15L42 10l6 18 14-8-8 26z" />
      <circle cx="22" cy="7" r="4" />
      <circle cx="42" cy="7" r="4" />
      <path d="M12 50h40v5H12z" />
    </>
  ),
  cap: (
    <>
      <path d="M8 44c-2-22 10-30 26-30 14 0 22 10 22 30z" />
      <path d="M4 47h56v8H4z" />
      <path d="M46 18C50 6 58 2 62 0c0 12-4 20-12 26z" />
    </>
  ),
  horse: (
    <path d="M14 56c0-14 6-18 8-26-6 2-10 6-14 6-4 0-6-4-4-8l12-16 2-10 8 6c16 2 28 16 28 48z" />
  ),
};

/** The symbol in the index layout of a picture card, to the right of the rank. */
export function Headgear({ kind, ink }: { kind: HeadgearKind; ink: string }) {
  return (
    <g transform="translate(115 30)" fill={ink} opacity="0.82">
      {DRAWINGS[kind]}
    </g>
  );
}
