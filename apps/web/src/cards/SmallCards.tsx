import type { CardCode, Pack } from '../language/cardCode.ts';
import { MiniCard } from './MiniCard.tsx';
import './smallCards.css';

export interface SmallCardsProps {
  readonly cards: readonly CardCode[];
  readonly pack?: Pack | undefined;
}

/** Several small cards side by side, in as many rows as they need: `--mini-width` wide, `--mini-overlap` apart. */
export function SmallCards({ cards, pack }: SmallCardsProps) {
  return (
    <span className="small-cards">
      {cards.map((card) => (
        <MiniCard key={card} card={card} pack={pack} />
      ))}
    </span>
  );
}
