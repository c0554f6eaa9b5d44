import type { GameId } from '@chinwag/rules';
import type { CardCode } from '../../language/cardCode.ts';
import { CardBack } from '../../cards/CardBack.tsx';
import { Lying, LyingCard, Sign } from './Scene.tsx';

export interface DrawingProps {
  readonly room: GameId;
  readonly discard: CardCode;
  /** Four cards, the last of which is discarded. */
  readonly hand: readonly CardCode[];
}

/** An illustration of a rummy turn: a card comes from the stock or the discard pile, and another goes to the discard pile. */
export function Drawing({ room, discard, hand }: DrawingProps) {
  return (
    <>
      {[0, 1, 2].map((k) => (
        <Lying key={k} x={33 - k} y={18 - k}>
          <CardBack room={room} />
        </Lying>
      ))}
      <LyingCard card={discard} x={67} y={17} turn={4} />
      <Sign icon="right" x={15} y={22} turn={90} />
      <Sign icon="right" x={87} y={21} turn={-90} />
      {hand.map((card, k) => (
        <LyingCard
          key={card}
          card={card}
          x={20 + k * 20}
          y={k === hand.length - 1 ? 47 : 54}
          state={k === hand.length - 1 ? 'lifted' : 'lying'}
        />
      ))}
    </>
  );
}
