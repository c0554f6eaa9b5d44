import { memo, type ReactNode, Suspense } from 'react';
import { useIsWide } from '../ui/elementSize.ts';
import './card.css';
import { type CardCode, type Pack, type ParsedCard, parseCard } from '../language/cardCode.ts';
import { FrenchCourt, SpanishFull, SpanishIndex, Tsukumogami } from './drawings.ts';
import { FrenchIndex, FrenchPips } from './FrenchFace.tsx';
import { INK } from './inks.ts';
import { JokerIndex } from './Joker.tsx';
import { FULL_LAYOUT_WIDTH } from './layoutWidth.ts';
import { RankText } from './RankText.tsx';
import { useCardName } from './useCardName.ts';
import { spokenAs } from '../ui/spoken.ts';

/** `index` for small cards, `full` for pips and figures, `auto` to choose by the card's own width. */
type CardLayout = 'index' | 'full' | 'auto';

/** How a card lies: flat, ringed (it won, it may be taken), lifted (chosen) or dimmed (not allowed now). */
export type CardState = 'lying' | 'ringed' | 'lifted' | 'dimmed';

export interface CardProps {
  readonly card: CardCode;
  readonly pack?: Pack | undefined;
  readonly layout?: CardLayout | undefined;
  readonly state?: CardState | undefined;
  /**
   * The spoken name; the card's name if left out, silent if '' (when what holds the card says it).
   */
  readonly label?: string | undefined;
}

/** One card, face up, as wide as `--card-width`. A hidden card shows a plain back in the room's cloth. */
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
        {full ? fullFace(parsed) : indexFace(parsed)}
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

/** The number of a Spanish card, in its place, until its drawings are there. */
function SpanishNumeral({ number }: { readonly number: number }) {
  return <RankText rank={String(number)} x={number > 9 ? 64 : 54} y={102} size={98} ink={INK} />;
}

function fullFace(card: ParsedCard): ReactNode {
  switch (card.kind) {
    case 'french':
      if (card.rank !== 'K' && card.rank !== 'Q' && card.rank !== 'J') {
        return <FrenchPips rank={card.rank} suit={card.suit} />;
      }
      return (
        <Suspense fallback={indexFace(card)}>
          <FrenchCourt rank={card.rank} suit={card.suit} />
        </Suspense>
      );
    case 'spanish':
      return (
        <Suspense fallback={indexFace(card)}>
          <SpanishFull number={card.number} suit={card.suit} />
        </Suspense>
      );
    case 'joker':
      return (
        <Suspense fallback={indexFace(card)}>
          <Tsukumogami colour={card.colour} />
        </Suspense>
      );
    case 'hidden':
      return <PlainBack />;
  }
}

function PlainBack() {
  return <path d="M14 14h172v252H14z" fill="none" stroke="var(--on-cloth-quiet)" strokeWidth="3" />;
}
