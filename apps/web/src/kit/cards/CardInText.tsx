import { type CardCode, type Pack, parseCard } from './cardCode.ts';
import { CardIndex } from './CardIndex.tsx';
import './cardInText.css';
import { cardName } from './cardName.ts';

/** What `<CardInText>` takes. */
export interface CardInTextProps {
  readonly card: CardCode;
  readonly pack?: Pack | undefined;
  /** The spoken name; the card's English name if left out. */
  readonly label?: string | undefined;
}

/** A card within a sentence, a log line or a button: rank and suit, in the ink of the surface. */
export function CardInText({ card, pack = 'french', label = cardName(card, pack) }: CardInTextProps) {
  return (
    <span className="card-in-text">
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">
        <CardIndex card={parseCard(card, pack)} />
      </span>
    </span>
  );
}
