import { type FrenchCard, type Play, type Seat, SUIT_NAMES, suitLed } from '@chinwag/rules';
import { capital } from '../../../wording/words.ts';
import type { Sentence } from '../../board.ts';
import { does, isYou, type People, verb, whose } from '../people.ts';
import type { Status } from '../status.ts';

/** What is told of a trick and of whoever is awaited. */
export interface TrickMoment {
  /** Which of the deal's tricks it is, or will be once it is led to, from 1. */
  readonly number: number;
  /** The plays so far, the lead first. */
  readonly plays: readonly Play<FrenchCard>[];
  /** The play that takes it as far as it has gone; null before the lead. */
  readonly best: Play<FrenchCard> | null;
  /** Who is to play; null while nobody is awaited. */
  readonly turn: Seat | null;
}

/** What the status line of a trick game says while a deal is played: `Tomek’s turn.` `Spades led; your A♠ is best so far.` */
export function trickStatus({ number, plays, best, turn }: TrickMoment, people: People): Status {
  if (turn === null) {
    if (best === null) return { headline: 'The deal is over.', sentence: [], asksYou: false };
    const headline = `${does(people, best.seat, verb('take'))} the trick.`;
    return { headline, sentence: [{ card: best.card }, ' wins it.'], asksYou: false };
  }
  const lead = does(people, turn, verb('lead'));
  return {
    headline: `${capital(whose(people, turn))} turn.`,
    sentence: best === null ? [`${lead} to trick ${number}.`] : soFar(plays, best, people),
    asksYou: isYou(people, turn),
  };
}

function soFar(plays: TrickMoment['plays'], best: Play<FrenchCard>, people: People): Sentence {
  const led = suitLed(plays);
  const suit = led === null ? '' : `${capital(SUIT_NAMES[led])} led; `;
  return [`${suit}${whose(people, best.seat)} `, { card: best.card }, ' is best so far.'];
}
