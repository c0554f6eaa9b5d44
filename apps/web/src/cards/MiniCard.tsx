import { type CSSProperties, memo } from 'react';
import { spokenAs } from '../ui/spoken.ts';
import { type CardCode, type Pack, type ParsedCard, parseCard } from '../language/cardCode.ts';
import { CardIndex } from './CardIndex.tsx';
import { SUIT_INK } from './inks.ts';
import { jokerInk } from './Joker.tsx';
import './miniCard.css';
import { useCardName } from './useCardName.ts';

export interface MiniCardProps {
  readonly card: CardCode;
  readonly pack?: Pack | undefined;
  /** The rank that a joker or a picture card stands for, in small print below or beside the index. */
  readonly as?: string | undefined;
  /** The accessible name. If omitted, the card's name; if '', none. */
  readonly label?: string | undefined;
}

/** A card reduced to its index, for melds, racks and score sheets: `--mini-width` by `--mini-height`, 27 by 38 px. */
export const MiniCard = memo(function MiniCard({ card, pack = 'french', as, label }: MiniCardProps) {
  const nameOf = useCardName(pack);
  const parsed = parseCard(card, pack);
  return (
    <span
      className="mini-card printed"
      data-kind={parsed.kind}
      data-as={as}
      style={inkOf(parsed)}
      {...spokenAs(label ?? nameOf(card))}
    >
      <CardIndex card={parsed} />
      {as !== undefined && <small>{as}</small>}
    </span>
  );
});

function inkOf(card: ParsedCard): CSSProperties | undefined {
  if (card.kind === 'french') return { color: SUIT_INK[card.suit] };
  if (card.kind === 'joker') return { color: jokerInk(card.colour) };
  return undefined;
}
