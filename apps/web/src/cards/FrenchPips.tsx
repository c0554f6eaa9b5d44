import type { FrenchRank, FrenchSuit } from '@chinwag/rules';
import { Emblem } from './Emblem.tsx';
import type { FrenchFaceProps } from './FrenchFace.tsx';
import { GOLD } from './inks.ts';

const LEFT = 70;
const MIDDLE = 100;
const RIGHT = 130;

type FrenchPip = readonly [x: number, y: number];

const FOUR_CORNERS: readonly FrenchPip[] = [[LEFT, 66], [RIGHT, 66], [LEFT, 214], [RIGHT, 214]];
const SIX: readonly FrenchPip[] = [...FOUR_CORNERS, [LEFT, 140], [RIGHT, 140]];
const EIGHT_TALL: readonly FrenchPip[] = [62, 114, 166, 218].flatMap((y): FrenchPip[] => [[LEFT, y], [RIGHT, y]]);

const PIPS: Partial<Record<FrenchRank, readonly FrenchPip[]>> = {
  2: [[MIDDLE, 66], [MIDDLE, 214]],
  3: [[MIDDLE, 66], [MIDDLE, 140], [MIDDLE, 214]],
  4: FOUR_CORNERS,
  5: [...FOUR_CORNERS, [MIDDLE, 140]],
  6: SIX,
  7: [...SIX, [MIDDLE, 103]],
  8: [...SIX, [MIDDLE, 103], [MIDDLE, 177]],
  9: [...EIGHT_TALL, [MIDDLE, 140]],
  T: [...EIGHT_TALL, [MIDDLE, 88], [MIDDLE, 192]],
};

/** The pips of an ace or a number card. */
export function FrenchPips({ rank, suit }: FrenchFaceProps) {
  const pips = PIPS[rank] ?? [];
  return (
    <>
      {rank === 'A' && <Ace suit={suit} />}
      {pips.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={y > 140 ? `rotate(180 ${x} ${y})` : undefined}>
          <Emblem href={`#suit-${suit}`} x={x - 17} y={y - 17} width={34} />
        </g>
      ))}
    </>
  );
}

function Ace({ suit }: { suit: FrenchSuit }) {
  if (suit !== 'S') return <Emblem href={`#suit-${suit}`} x={62} y={102} width={76} />;
  return (
    <>
      <g fill="none" stroke={GOLD}>
        <circle cx="100" cy="140" r="62" strokeWidth="2" />
        <circle cx="100" cy="140" r="67" strokeWidth="5" strokeDasharray="2 6.77" />
      </g>
      <Emblem href="#suit-S" x={58} y={98} width={84} />
    </>
  );
}
