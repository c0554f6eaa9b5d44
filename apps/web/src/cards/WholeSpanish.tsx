import { useId } from 'react';
import { Emblem } from './Emblem.tsx';
import { RankText } from './RankText.tsx';
import { SpanishPicture } from './SpanishFull.tsx';
import { NUMERAL_INK, type SpanishFaceProps } from './spanishPrint.ts';
import { wholeLayout } from './wholeLayout.ts';

/* The least size of the index, in px: as on a card of 69 px without a picture. */
const LEAST = 34;

/** A Spanish card in a hand, `width` px wide: its index, with the framed picture beside it, in its own chunk. */
export default function WholeSpanish({ number, suit, width }: SpanishFaceProps & { readonly width: number }) {
  const id = useId();
  const emblem = `${id}-emblem`;
  const laid = wholeLayout(width, { rank: String(number), least: LEAST }, 38, 162);
  return (
    <>
      <g className="card-picture" transform={laid.picture}>
        <SpanishPicture number={number} suit={suit} emblem={emblem} clip={`${id}-window`} />
      </g>
      <RankText rank={String(number)} {...laid.rank} ink={NUMERAL_INK[suit]} />
      <Emblem href={`#${emblem}`} {...laid.suit} />
    </>
  );
}
