import type { FrenchRank, FrenchSuit } from '@chinwag/rules';
import { printedRank } from '../language/cardCode.ts';
import { Emblem } from './Emblem.tsx';
import { Headgear, type HeadgearKind } from './Headgear.tsx';
import { SUIT_INK } from './inks.ts';
import { RankText } from './RankText.tsx';

/** The rank and suit of a French card, without its pack. */
export interface FrenchFaceProps {
  readonly rank: FrenchRank;
  readonly suit: FrenchSuit;
}

const HEADGEAR: Partial<Record<FrenchRank, HeadgearKind>> = { K: 'crown', Q: 'coronet', J: 'cap' };

/** The index layout of a French card: a large rank over a large suit, for cards 27 to 85 px wide. */
export function FrenchIndex({ rank, suit }: FrenchFaceProps) {
  const ink = SUIT_INK[suit];
  const headgear = HEADGEAR[rank];
  return (
    <>
      <RankText rank={printedRank(rank)} x={rank === 'T' ? 55 : 50} y={92} size={104} ink={ink} />
      <Emblem href={`#suit-${suit}`} x={20} y={110} width={60} />
      <g className="card-right">
        {headgear && <Headgear kind={headgear} ink={ink} />}
        <Emblem href={`#suit-${suit}`} x={96} y={176} width={84} />
      </g>
    </>
  );
}
