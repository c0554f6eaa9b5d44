import type { CardCode, Pack } from '../language/cardCode.ts';
import { MiniCard } from './MiniCard.tsx';
import './smallCards.css';

export interface SmallCardsProps {
  readonly cards: readonly CardCode[];
  readonly pack?: Pack | undefined;
}

/**
 * Several small cards side by side, in as many rows as necessary. Cards are `--mini-width` wide and overlap by `--mini-overlap`.
 */
export function SmallCards({ cards, pack }: SmallCardsProps) {
  return (
    <span className="small-cards">
      {cards.map((card) => (
        <MiniCard key={card} card={card} pack={pack} />
      ))}
    </span>
  );
}
