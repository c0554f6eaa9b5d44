import type { SpanishRank } from '@chinwag/rules';
import { useId } from 'react';
import { Emblem } from './Emblem.tsx';
import { GOLD, GREEN, INK, RED, TURNED } from './inks.ts';
import { RankText } from './RankText.tsx';
import { Caballo, Rey, Sota } from './SpanishFigures.tsx';
import { framePath, NUMERAL_INK, type SpanishFaceProps } from './spanishPrint.ts';
import { SpanishSymbol } from './SpanishSymbol.tsx';

const FRAME = { left: 40, right: 160, top: 23, bottom: 257, gap: 13, overrun: 1 };

type SpanishPip = readonly [x: number, y: number];

/** The size of a number card's emblems, and their centres. */
const PIPS: Partial<Record<SpanishRank, { readonly size: number; readonly at: readonly SpanishPip[] }>> = {
  1: { size: 104, at: [[100, 140]] },
  2: { size: 78, at: [[100, 82], [100, 198]] },
  3: { size: 66, at: [[100, 66], [100, 140], [100, 214]] },
  4: { size: 56, at: pairs(70, 130, [80, 200]) },
  5: { size: 54, at: [...pairs(68, 132, [72, 208]), [100, 140]] },
  6: { size: 52, at: pairs(68, 132, [66, 140, 214]) },
  7: { size: 46, at: [...pairs(64, 136, [60, 122, 220]), [100, 172]] },
  8: { size: 44, at: pairs(64, 136, [56, 112, 168, 224]) },
  9: { size: 38, at: [...pairs(62, 138, [62, 140, 218]), [100, 62], [100, 140], [100, 218]] },
};

function pairs(left: number, right: number, heights: readonly number[]): readonly SpanishPip[] {
  return heights.flatMap((y): SpanishPip[] => [[left, y], [right, y]]);
}

/** A Spanish card with its pips or figure, its frame and its corners, in its own chunk. */
export default function SpanishFull({ number, suit }: SpanishFaceProps) {
  const id = useId();
  const emblem = `${id}-emblem`;
  const corner = (
    <>
      <RankText rank={String(number)} x={20} y={46} size={number > 9 ? 33 : 42} ink={NUMERAL_INK[suit]} />
      <Emblem href={`#${emblem}`} x={7} y={54} width={26} />
    </>
  );
  return (
    <>
      <SpanishPicture number={number} suit={suit} emblem={emblem} clip={`${id}-window`} />
      {corner}
      <g transform={TURNED}>{corner}</g>
    </>
  );
}

/**
 * The framed picture of a Spanish card without its index. The SVG defines the suit's symbol under the id `emblem` and the clip path
 * under the id `clip`.
 */
export function SpanishPicture({ number, suit, emblem, clip }: FigureProps) {
  return (
    <>
      <SpanishSymbol id={emblem} suit={suit} />
      <Figure number={number} suit={suit} emblem={emblem} clip={clip} />
      <path d={framePath(suit, FRAME)} stroke={INK} strokeWidth="2.6" fill="none" />
      {number === 1 && <Laurels />}
      <Pips number={number} emblem={emblem} />
    </>
  );
}

function Pips({ number, emblem }: { number: SpanishRank; emblem: string }) {
  const { size, at } = PIPS[number] ?? { size: 0, at: [] };
  return at.map(([x, y]) => (
    <Emblem key={`${x} ${y}`} href={`#${emblem}`} x={x - size / 2} y={y - size / 2} width={size} />
  ));
}

interface FigureProps extends SpanishFaceProps {
  readonly emblem: string;
  readonly clip: string;
}

function Figure({ number, suit, emblem, clip }: FigureProps) {
  if (number < 10) return null;
  return (
    <>
      <clipPath id={clip}>
        <rect x="40" y="23" width="120" height="234" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect x="40" y="23" width="120" height="234" fill="#FBF1DA" />
        <path d="M34 236q30-8 66-3t66-2v17H34z" fill="#C9BE8E" />
        <path d="M34 236q30-8 66-3t66-2" fill="none" stroke={GREEN} strokeWidth="3" />
        {number === 10 && <Sota suit={suit} />}
        {number === 11 && <Caballo suit={suit} />}
        {number === 12 && <Rey suit={suit} />}
        <Emblem href={`#${emblem}`} x={42} y={28} width={41} />
      </g>
    </>
  );
}

const BERRIES: readonly SpanishPip[] = [[60, 52], [80, 45.5], [100, 43.5], [120, 45.5], [140, 52]];

/** The garlands around an ace. */
function Laurels() {
  const half = (
    <>
      <path d="M46 60q54-34 108 0" fill="none" stroke={GOLD} strokeWidth="3" />
      {BERRIES.map(([x, y], i) => (
        <circle key={x} cx={x} cy={y} r="4" fill={i % 2 === 0 ? GREEN : RED} />
      ))}
    </>
  );
  return (
    <>
      <circle cx="100" cy="140" r="64" fill="none" stroke={GOLD} strokeWidth="2" />
      {half}
      <g transform={TURNED}>{half}</g>
    </>
  );
}
