import type { CardCode } from '../../language/cardCode.ts';
import { MiniCard } from '../../cards/MiniCard.tsx';
import { SuitIcon } from '../../cards/SuitIcon.tsx';
import type { SuitMark } from '../../language/suitMark.ts';
import { SideMark } from '../../ui/SideMark.tsx';
import './introduction.css';
import type { Pictures } from '../../board/introduction/pictures.ts';
import { Lying, LyingCard, Note, Sign } from '../../board/introduction/Scene.tsx';

const QUEST: readonly SuitMark[] = ['S', 'H', 'H', 'P', 'C'];

/** A side's row of the Quest, with the filled and the open demands. */
function Rack({ filled }: { readonly filled: readonly (CardCode | null)[] }) {
  return (
    <span className="scene-rack slip">
      <SideMark side="square" />
      {QUEST.map((demand, k) => {
        const card = filled[k] ?? null;
        return (
          <span key={k}>
            <SuitIcon suit={demand} label="" />
            {card === null ? <i /> : <MiniCard card={card} label="" />}
          </span>
        );
      })}
    </span>
  );
}

/** The places of five players around a table, the viewer at the foot, in 48 by 48 units. */
const PEGS = [[24, 42], [6, 29], [13, 8], [35, 8], [42, 29]] as const;

/** The partners in a deal, by their places in `PEGS`: the dealer plays alone, all others in pairs. */
interface PartnersProps {
  readonly dealer: number;
  readonly pairs: readonly (readonly [number, number])[];
}

/** The pairs of a deal, tied together (CW2.3); the viewer's peg is brass. */
function Partners({ dealer, pairs }: PartnersProps) {
  const at = (peg: number) => PEGS[peg] ?? PEGS[0];
  return (
    <svg className="scene-partners" viewBox="0 0 48 48">
      {pairs.map(([a, b]) => (
        <path key={a} d={`M${at(a).join(' ')}L${at(b).join(' ')}`} />
      ))}
      {PEGS.map(([x, y], peg) => (
        <circle key={peg} cx={x} cy={y} r={5} data-is={peg === 0 ? 'you' : peg === dealer ? 'dealer' : undefined} />
      ))}
    </svg>
  );
}

/** The illustrations in Chinkway's introduction. */
export const pictures: Pictures = {
  wins: (
    <>
      <Lying x={50} y={22}>
        <Rack filled={['4S', 'TH', '6H', 'QD', '8C']} />
      </Lying>
      <Note x={20} y={51} sentiment="good" worth="15" />
      <Lying x={49} y={50}>
        <Partners dealer={4} pairs={[[0, 1], [2, 3]]} />
      </Lying>
      <Sign icon="right" x={65} y={50} />
      <Lying x={81} y={50}>
        <Partners dealer={1} pairs={[[2, 3], [4, 0]]} />
      </Lying>
    </>
  ),
  hurts: (
    <>
      <Lying x={50} y={22}>
        <Rack filled={['4S', 'TH', null, null, null]} />
      </Lying>
      <Note x={50} y={51} sentiment="bad" worth="3" />
    </>
  ),
  turn: (
    <>
      <LyingCard card="9C" x={26} y={16} turn={-5} />
      <LyingCard card="AC" x={50} y={16} turn={3} />
      <LyingCard card="2H" x={74} y={16} turn={-2} state="ringed" />
      <LyingCard card="AS" x={20} y={54} state="dimmed" />
      <LyingCard card="KC" x={40} y={47} state="lifted" />
      <LyingCard card="4C" x={60} y={54} />
      <LyingCard card="8D" x={80} y={54} state="dimmed" />
    </>
  ),
};
