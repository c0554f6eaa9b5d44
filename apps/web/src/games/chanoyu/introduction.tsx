import { MiniCard } from '../../cards/MiniCard.tsx';
import './introduction.css';
import type { Pictures } from '../../board/introduction/pictures.ts';
import { Lying, LyingCard, Note } from '../../board/introduction/Scene.tsx';

const ROW = ['2S', '3D', '4H', null, '6C', '7S'] as const;

/** Places two to seven of a row, with one gap, and the scores of its runs. */
function BuiltRow() {
  return (
    <span className="scene-places">
      {ROW.map((card, k) => (card === null ? <i key={k}>{k + 2}</i> : <MiniCard key={k} card={card} label="" />))}
      <b style={{ gridColumn: '1 / 4' }}>2</b>
      <b style={{ gridColumn: '5 / 7' }}>1</b>
    </span>
  );
}

/** Each player's progress towards fifteen, with a mark at eight. */
function Race({ totals }: { readonly totals: readonly number[] }) {
  return (
    <span className="scene-race slip">
      {totals.map((total, k) => (
        <span key={k} data-behind={total < 8 || undefined} style={{ '--part': total / 18 }}>
          {total}
        </span>
      ))}
    </span>
  );
}

/** The illustrations in Chanoyu's introduction. */
export const pictures: Pictures = {
  wins: (
    <Lying x={50} y={30}>
      <BuiltRow />
    </Lying>
  ),
  hurts: (
    <Lying x={50} y={30}>
      <Race totals={[16, 11, 6]} />
    </Lying>
  ),
  turn: (
    <>
      <LyingCard card="4S" x={20} y={29} turn={-5} />
      <LyingCard card="KS" x={40} y={33} turn={2} state="dimmed" />
      <LyingCard card="9S" x={60} y={29} turn={-2} state="ringed" />
      <LyingCard card="TH" x={80} y={33} turn={4} state="dimmed" />
      <Note x={60} y={51} sentiment="good" worth="9" />
    </>
  ),
};
