import { CATEGORIES, type Category, type Trump } from '@chinwag/rules/chinkway';
import { type Message, message } from '../../language/message.ts';

/** What is played with: `Spades are trumps.`, `There are no trumps.` */
export function trumpsSentence(trump: Trump): Message {
  return trump === 'NT' ? message('chinkway.trumps-none') : message('chinkway.trumps', { suit: trump });
}

/** Demands gathered by category, the items of a list: `1 spade`, `2 hearts`. */
export function demandsInWords(demands: readonly Category[]): readonly Message[] {
  return CATEGORIES.flatMap((demand) => {
    const count = demands.filter((other) => other === demand).length;
    return count === 0 ? [] : [message('chinkway.demands', { count, demand })];
  });
}
