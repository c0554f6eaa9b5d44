import { type CardCode, type Pack, parseCard } from '../language/cardCode.ts';
import { CardIndex } from './CardIndex.tsx';
import './cardInText.css';
import { useCardName } from './useCardName.ts';

export interface CardInTextProps {
  readonly card: CardCode;
  readonly pack?: Pack | undefined;
  /** The accessible name; the card's name if omitted. */
  readonly label?: string | undefined;
}

/** A card within a sentence, a log line or a button: rank and suit, in the text colour of the surface. */
export function CardInText({ card, pack = 'french', label }: CardInTextProps) {
  const nameOf = useCardName(pack);
  return (
    <span className="card-in-text">
      <span className="visually-hidden">{label ?? nameOf(card)}</span>
      <span aria-hidden="true">
        <CardIndex card={parseCard(card, pack)} />
      </span>
    </span>
  );
}
