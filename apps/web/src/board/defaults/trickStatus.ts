import { type FrenchCard, type Play, type Seat, suitLed } from '@chinwag/rules';
import { message } from '../../language/message.ts';
import { isYou, type People, person } from '../people.ts';
import type { Status } from '../status.ts';
import { turnOf } from './readTurn.ts';

/** A trick and the seat whose turn it is. */
export interface TrickMoment {
  /** The number of the trick in the deal, from 1; before the lead, the number of the coming trick. */
  readonly number: number;
  /** The plays so far, the lead first. */
  readonly plays: readonly Play<FrenchCard>[];
  /** The play that is winning so far, or null before the lead. */
  readonly best: Play<FrenchCard> | null;
  /** The seat whose turn it is, or null while nobody is pending. */
  readonly turn: Seat | null;
}

/** Returns the status line of a trick game during a deal: `Tomek’s turn.` `Spades led; your A♠ is winning.` */
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
