import { type FrenchCard, type Play, type Seat, suitLed } from '@chinwag/rules';
import { message } from '../../language/message.ts';
import { isYou, type People, person } from '../people.ts';
import type { Status } from '../status.ts';
import { turnOf } from './readTurn.ts';

/** What is said about a trick and the seat that is pending. */
export interface TrickMoment {
  /** Which of the deal's tricks it is, or will be once it is led to, from 1. */
  readonly number: number;
  /** The plays so far, the lead first. */
  readonly plays: readonly Play<FrenchCard>[];
  /** The play that takes it as far as it has gone; null before the lead. */
  readonly best: Play<FrenchCard> | null;
  /** Who is to play; null while nobody is pending. */
  readonly turn: Seat | null;
}

/** What the status line of a trick game says while a deal is played: `Tomek’s turn.` `Spades led; your A♠ takes it so far.` */
export function trickStatus({ number, plays, best, turn }: TrickMoment, people: People): Status {
  if (turn === null) {
    if (best === null) return { headline: message('board.deal-over'), sentence: null, asksYou: false };
    const headline = message('board.takes-trick', { who: person(people, best.seat) });
    return { headline, sentence: message('board.card-wins', { card: best.card }), asksYou: false };
  }
  const led = suitLed(plays);
  const sentence =
    best === null || led === null
      ? message('board.leads-to', { who: person(people, turn), trick: number })
      : message('board.best-so-far', { suit: led, who: person(people, best.seat), card: best.card });
  return { headline: turnOf(people, turn), sentence, asksYou: isYou(people, turn) };
}
