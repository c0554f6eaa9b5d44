import { type ChinasoState, ENDING_RULES, type HandEnding, MOST_TURNS, standings } from '@chinwag/rules/chinaso';
import { type Message, message } from '../../language/message.ts';
import { type People, person, persons } from '../../board/people.ts';
import type { Ruled } from '../../board/ruled.ts';

/** A sentence about how a hand ended, with its rule. */
export interface EndingWords extends Ruled {
  readonly headline: Message;
}

/** Returns a sentence about how a hand ended, with its rule. */
export function endingInWords({ kind, winner }: HandEnding, people: People): EndingWords {
  const sentence = kind === 'long' ? message('chinaso.ending.long', { turns: MOST_TURNS }) : message(`chinaso.ending.${kind}`);
  return { headline: headlineOf({ kind, winner }, people), sentence, rule: ENDING_RULES[kind] };
}

/** Returns the headline of a hand: who won it. */
export function headlineOf({ kind, winner }: HandEnding, people: People): Message {
  if (winner === null) return message('chinaso.ending.nobody');
  const how = kind === 'chinaso' ? 'chinaso.ending.makes-chinaso' : 'chinaso.ending.goes-out';
  return message(how, { who: person(people, winner) });
}

/** Returns who won a finished game and with how many points. */
export function winners(state: ChinasoState, people: People): Message {
  const first = standings(state).filter(({ place }) => place === 1);
  const who = persons(people, first.map(({ seat }) => seat));
  return message('chinaso.wins', { who, points: first[0]?.score ?? 0 });
}
