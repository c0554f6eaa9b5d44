import { CardBack } from '../../cards/CardBack.tsx';
import { Disc } from '../../ui/Disc.tsx';
import './introduction.css';
import type { Pictures } from '../../board/introduction/pictures.ts';
import { Lying, LyingCard, Note, Row, Sign } from '../../board/introduction/Scene.tsx';

/** The illustrations in Chapanka's introduction. */
export const pictures: Pictures = {
  wins: (
    <>
      <LyingCard card="6C" x={20} y={24} turn={-6} />
      <LyingCard card="KC" x={40} y={17} turn={2} state="ringed" />
      <LyingCard card="AD" x={50} y={43} turn={-3} state="lifted" />
      <Lying x={80} y={32}>
        <svg className="scene-paid" viewBox="0 0 40 44">
          <path d="M14 2q14 6 10 20" />
          <Disc x={14} y={32} />
          <Disc x={28} y={35} turn={40} />
        </svg>
      </Lying>
    </>
  ),
  hurts: (
    <>
      <Row cards={['AS', 'KH', 'QD', 'JC']} x={17} y={23} step={22} />
      {['4', '3', '2', '1'].map((points, k) => (
        <Note key={points} x={17 + k * 22} y={47} sentiment="bad" worth={points} />
      ))}
    </>
  ),
  turn: (
    <>
      <Lying x={66} y={18} turn={3}>
        <CardBack room="chapanka" />
      </Lying>
      <Sign icon="swap" x={50} y={18} />
      <LyingCard card="KS" x={34} y={18} turn={-3} state="lifted" />
      <Row cards={['3H', '5H', '9D', '7C']} x={20} y={54} step={20} />
    </>
  ),
};
