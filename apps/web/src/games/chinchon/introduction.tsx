import './introduction.css';
import { Drawing } from '../../board/introduction/Drawing.tsx';
import type { Pictures } from '../../board/introduction/pictures.ts';
import { Lying, LyingCard, Note, Row } from '../../board/introduction/Scene.tsx';

/** The illustrations in Chinchón's introduction. */
export const pictures: Pictures = {
  wins: (
    <>
      <Row cards={['5O', '6O', '7O']} x={13} y={19} step={14} />
      <Row cards={['12C', '12E', '12B']} x={59} y={19} step={14} />
      <LyingCard card="1E" x={44} y={48} turn={-4} />
      <Note x={62} y={48} sentiment="good" worth="1" />
    </>
  ),
  hurts: (
    <>
      <LyingCard card="12O" x={17} y={30} turn={-10} />
      <LyingCard card="11B" x={34} y={27} turn={-3} />
      <LyingCard card="7C" x={51} y={30} turn={5} />
      <Lying x={79} y={30} turn={2}>
        <span className="scene-tally slip">
          <b>64</b>
          <b>93</b>
          <s>104</s>
        </span>
      </Lying>
    </>
  ),
  turn: <Drawing room="chinchon" discard="3C" hand={['4O', '5O', '2E', '10B']} />,
};
