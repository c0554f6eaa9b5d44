import { Drawing } from '../../board/introduction/Drawing.tsx';
import type { Pictures } from '../../board/introduction/pictures.ts';
import { LyingCard, Note, Row, Sign } from '../../board/introduction/Scene.tsx';

/** The illustrations in Chinaso's introduction. */
export const pictures: Pictures = {
  wins: (
    <>
      <Row cards={['7S', '7H', '7D']} x={16} y={19} step={11} />
      <Row cards={['KC', 'X1', 'KH']} x={61} y={19} step={11} />
      <Sign icon="check" x={50} y={46} />
    </>
  ),
  hurts: (
    <>
      <LyingCard card="KD" x={25} y={26} turn={-9} />
      <LyingCard card="AS" x={50} y={23} />
      <LyingCard card="X1" x={75} y={26} turn={9} />
      <Note x={23} y={50} sentiment="bad" worth="10" />
      <Note x={50} y={50} sentiment="bad" worth="15" />
      <Note x={77} y={50} sentiment="bad" worth="!" />
    </>
  ),
  turn: <Drawing room="chinaso" discard="9H" hand={['4S', '4D', '5C', 'JD']} />,
};
