import type { FrenchRank } from '@chinwag/rules';
import { type ParsedCard, printedRank } from '../language/cardCode.ts';
import { Emblem } from './Emblem.tsx';
import { FrenchCourt } from './FrenchCourt.tsx';
import type { Court } from './FrenchFigures.tsx';
import { FrenchPips } from './FrenchPips.tsx';
import { SUIT_INK, TURNED } from './inks.ts';
import { jokerInk, JokerLetters } from './Joker.tsx';
import { RankText } from './RankText.tsx';
import { Tsukumogami } from './Tsukumogami.tsx';
import { wholeLayout } from './wholeLayout.ts';

/* A French card or a joker. */
type PicturedCard = Extract<ParsedCard, { kind: 'french' | 'joker' }>;

/* The least size of the index, in px: as on a card of 69 px without a picture. */
const LEAST = 36;

/**
 * A French card or a joker with its pips or figure, in its own chunk. The card has two small corners or, at `inHand` px wide in a
 * hand, an index that no other card covers.
 */
export default function FrenchFull({ card, inHand }: { readonly card: PicturedCard; readonly inHand?: number | undefined }) {
  return inHand === undefined ? <FullCard card={card} /> : <WholeCard card={card} width={inHand} />;
}

function FullCard({ card }: { readonly card: PicturedCard }) {
  const corner = <Corner card={card} />;
  return (
    <>
      <Picture card={card} />
      {corner}
      <g transform={TURNED}>{corner}</g>
      {card.kind === 'joker' && (
        <g color={jokerInk(card.colour)}>
          <JokerLetters x={11} y={54} size={13} />
        </g>
      )}
    </>
  );
}

function Corner({ card }: { readonly card: PicturedCard }) {
  if (card.kind === 'joker') {
    return (
      <g color={jokerInk(card.colour)}>
        <Emblem href="#suit-X" x={9} y={12} width={28} />
      </g>
    );
  }
  const { rank, suit } = card;
  return (
    <>
      <RankText rank={printedRank(rank)} x={22} y={48} size={rank === 'T' ? 40 : 44} ink={SUIT_INK[suit]} />
      <Emblem href={`#suit-${suit}`} x={10} y={55} width={24} />
    </>
  );
}

function WholeCard({ card, width }: { readonly card: PicturedCard; readonly width: number }) {
  const printed = card.kind === 'joker' ? 'X' : printedRank(card.rank);
  const { rank, suit, picture } = wholeLayout(width, { rank: printed, least: LEAST }, ...sidesOf(card));
  const star = rank.size * 0.8;
  return (
    <>
      <g className="card-picture" transform={picture}>
        <Picture card={card} />
      </g>
      {card.kind === 'joker' ? (
        <g color={jokerInk(card.colour)}>
          <Emblem href="#suit-X" x={8} y={10} width={star} />
          <JokerLetters x={9} y={star + rank.size * 0.5} size={rank.size * 0.38} />
        </g>
      ) : (
        <>
          <RankText rank={printed} {...rank} ink={SUIT_INK[card.suit]} />
          <Emblem href={`#suit-${card.suit}`} {...suit} />
        </>
      )}
    </>
  );
}

function Picture({ card }: { readonly card: PicturedCard }) {
  if (card.kind === 'joker') return <Tsukumogami colour={card.colour} />;
  return isCourt(card.rank) ? <FrenchCourt rank={card.rank} suit={card.suit} /> : <FrenchPips rank={card.rank} suit={card.suit} />;
}

/** Returns the left and right edges of a card's picture, in units. */
function sidesOf(card: PicturedCard): readonly [left: number, right: number] {
  if (card.kind === 'joker') return [43, 182];
  return isCourt(card.rank) ? [40, 160] : [46, 154];
}

function isCourt(rank: FrenchRank): rank is Court {
  return rank === 'K' || rank === 'Q' || rank === 'J';
}
