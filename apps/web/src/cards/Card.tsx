import { memo, type ReactNode, Suspense } from 'react';
import { useIsWide } from '../ui/elementSize.ts';
import './card.css';
import { type CardCode, type Pack, type ParsedCard, parseCard } from '../language/cardCode.ts';
import { FrenchFull, SpanishFull, SpanishIndex, WholeSpanish } from './drawings.ts';
import { FrenchIndex } from './FrenchFace.tsx';
import { INK } from './inks.ts';
import { JokerIndex } from './Joker.tsx';
import { FULL_LAYOUT_WIDTH } from './layoutWidth.ts';
import { RankText } from './RankText.tsx';
import { useCardName } from './useCardName.ts';
import { spokenAs } from '../ui/spoken.ts';

/**
 * `index` for small cards, `full` for pips and figures, `auto` to choose by the card's own width. A number is the width, in px, of
 * a whole card in a hand, whose index no other card covers.
 */
type CardLayout = 'index' | 'full' | 'auto' | number;

/** The look of a card: flat, ringed (has won, or may be taken), lifted (chosen) or dimmed (not allowed now). */
export type CardState = 'lying' | 'ringed' | 'lifted' | 'dimmed';

export interface CardProps {
  readonly card: CardCode;
  readonly pack?: Pack | undefined;
  readonly layout?: CardLayout | undefined;
  readonly state?: CardState | undefined;
  /** The accessible name. If omitted, the card's name; if '', none, because the container names the card. */
  readonly label?: string | undefined;
}

/** A face-up card, `--card-width` wide. A hidden card shows a plain back in the colours of the room. */
export const Card = memo(function Card({ card, pack = 'french', layout = 'auto', state = 'lying', label }: CardProps) {
  const [measure, wide] = useIsWide(FULL_LAYOUT_WIDTH);
  const parsed = parseCard(card, pack);
  const nameOf = useCardName(pack);
  const name = label ?? nameOf(card);
  const full = layout === 'full' || (layout === 'auto' && wide);
  return (
    <span
      ref={layout === 'auto' ? measure : undefined}
      className={parsed.kind === 'hidden' ? 'card card-back' : 'card printed'}
      data-state={state}
      {...spokenAs(name)}
    >
      <svg viewBox="0 0 200 280" aria-hidden="true" focusable="false">
        {typeof layout === 'number' ? fullFace(parsed, layout) : full ? fullFace(parsed) : indexFace(parsed)}
      </svg>
    </span>
  );
});

function indexFace(card: ParsedCard): ReactNode {
  switch (card.kind) {
    case 'french':
      return <FrenchIndex rank={card.rank} suit={card.suit} />;
    case 'spanish':
      return (
        <Suspense fallback={<SpanishNumeral number={card.number} />}>
          <SpanishIndex number={card.number} suit={card.suit} />
        </Suspense>
      );
    case 'joker':
      return <JokerIndex colour={card.colour} />;
    case 'hidden':
      return <PlainBack />;
  }
}

/** The number of a Spanish card, shown until the card's drawings have loaded. */
function SpanishNumeral({ number }: { readonly number: number }) {
  return <RankText rank={String(number)} x={number > 9 ? 64 : 54} y={102} size={98} ink={INK} />;
}

/** Returns the face with pips or a figure. `inHand` is the width, in px, of a card in a hand. */
function fullFace(card: ParsedCard, inHand?: number): ReactNode {
  if (card.kind === 'hidden') return <PlainBack />;
  return (
    <Suspense fallback={indexFace(card)}>
      {card.kind !== 'spanish' ? (
        <FrenchFull card={card} inHand={inHand} />
      ) : inHand === undefined ? (
        <SpanishFull number={card.number} suit={card.suit} />
      ) : (
        <WholeSpanish number={card.number} suit={card.suit} width={inHand} />
      )}
    </Suspense>
  );
}

function PlainBack() {
  return <path d="M14 14h172v252H14z" fill="none" stroke="var(--on-cloth-quiet)" strokeWidth="3" />;
}
