import type { Seat } from '@chinwag/rules';
import { CATEGORIES, type Category, type ChinkwayState, standings, type Trump } from '@chinwag/rules/chinkway';
import { type Message, message } from '../../language/message.ts';
import { type People, person, persons } from '../../board/people.ts';

/** Returns the trump in a sentence: `Spades are trumps.`, `There are no trumps.` */
export function trumpsSentence(trump: Trump): Message {
  return trump === 'NT' ? message('chinkway.trumps-none') : message('chinkway.trumps', { suit: trump });
}

/** Returns who names which trump: `Marta names spades.` */
export function namesTrump(seat: Seat, trump: Trump, people: People): Message {
  const who = person(people, seat);
  return trump === 'NT' ? message('chinkway.names-none', { who }) : message('chinkway.names', { who, suit: trump });
}

/** Returns demands counted by category, as list items: `1 spade`, `2 hearts`. */
export function demandsInWords(demands: readonly Category[]): readonly Message[] {
  return CATEGORIES.flatMap((demand) => {
    const count = demands.filter((other) => other === demand).length;
    return count === 0 ? [] : [message('chinkway.demands', { count, demand })];
  });
}

/** Returns who won a finished game and with how many points. */
export function winners(state: ChinkwayState, people: People): Message {
  const first = standings(state).filter(({ place }) => place === 1);
  return message('chinkway.wins', { who: persons(people, first.map(({ seat }) => seat)), points: first[0]?.score ?? 0 });
}
