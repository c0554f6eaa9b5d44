import { Suspense } from 'react';
import { type ParsedCard, printedRank } from '../language/cardCode.ts';
import { SpanishSuitIcon } from './drawings.ts';
import { SuitIcon } from './SuitIcon.tsx';

/** A card's rank and suit, as tall as the surrounding text. Renders nothing for a hidden card. */
export function CardIndex({ card }: { readonly card: ParsedCard }) {
  switch (card.kind) {
    case 'french':
      return (
        <>
          {printedRank(card.rank)}
          <SuitIcon suit={card.suit} label="" />
        </>
      );
    case 'spanish':
      return (
        <>
          {card.number}
          <Suspense>
            <SpanishSuitIcon suit={card.suit} label="" />
          </Suspense>
        </>
      );
    case 'joker':
      return <SuitIcon suit="X" label="" />;
    case 'hidden':
      return null;
  }
}
