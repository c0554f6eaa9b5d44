import { CardBack } from '../../cards/CardBack.tsx';
import type { Pictures } from '../../board/introduction/pictures.ts';
import { Lying, LyingCard, Note, Row, Sign } from '../../board/introduction/Scene.tsx';

/** The illustrations in Slobberhannes' introduction. */
export const pictures: Pictures = {
  wins: (
    <>
      <Row cards={['9H', '8H', 'KH', '7H']} x={20} y={24} step={20} />
      <Sign icon="check" x={50} y={48} />
    </>
  ),
  hurts: (
    <>
      {[24, 50].map((x) => (
        <Lying key={x} x={x} y={23}>
          <CardBack room="slobberhannes" />
        </Lying>
      ))}
      <LyingCard card="QC" x={76} y={23} />
      {[24, 50, 76].map((x) => (
        <Note key={x} x={x} y={48} sentiment="bad" worth="1" />
      ))}
    </>
  ),
  turn: (
    <>
      <LyingCard card="9D" x={38} y={17} turn={-4} />
      <LyingCard card="QD" x={62} y={17} turn={4} state="ringed" />
      <LyingCard card="AS" x={25} y={54} state="dimmed" />
      <LyingCard card="8D" x={50} y={47} state="lifted" />
      <LyingCard card="TH" x={75} y={54} state="dimmed" />
    </>
  ),
};
