import type { SpanishRank } from '@chinwag/rules';
import { useId } from 'react';
import { Emblem } from './Emblem.tsx';
import { Headgear, type HeadgearKind } from './Headgear.tsx';
import { INK } from './inks.ts';
import { RankText } from './RankText.tsx';
import { framePath, NUMERAL_INK, type SpanishFaceProps } from './spanishPrint.ts';
import { SpanishSymbol } from './SpanishSymbol.tsx';

const FRAME = { left: 12, right: 188, top: 13, bottom: 267, gap: 15, overrun: 1 };

const HEADGEAR: Partial<Record<SpanishRank, HeadgearKind>> = { 10: 'cap', 11: 'horse', 12: 'crown' };

/** The index layout of a Spanish card, with the gaps of its frame, in its own chunk. */
export default function SpanishIndex({ number, suit }: SpanishFaceProps) {
  const emblem = useId();
  const headgear = HEADGEAR[number];
  const ink = NUMERAL_INK[suit];
  return (
    <>
      <SpanishSymbol id={emblem} suit={suit} />
      <path d={framePath(suit, FRAME)} stroke={INK} strokeWidth="3.4" fill="none" />
      <RankText rank={String(number)} x={number > 9 ? 64 : 54} y={102} size={98} ink={ink} />
      <Emblem href={`#${emblem}`} x={20} y={112} width={72} />
      <g className="card-right">
        {headgear && <Headgear kind={headgear} ink={ink} />}
        <Emblem href={`#${emblem}`} x={98} y={170} width={88} />
      </g>
    </>
  );
}
