import type { Payment } from '@chinwag/rules/chinaso';
import { type Message, message } from '../../language/message.ts';
import { type People, person, persons } from '../../board/people.ts';
import type { Ruled } from '../../board/ruled.ts';

/**
 * Returns a sentence about the payments made together for a buy, a hand or the game, with its rule. Returns null if nothing was
 * paid.
 */
export function paymentInWords(payments: readonly Payment[], people: People): Ruled | null {
  const [first] = payments;
  if (first === undefined) return null;
  const rule = payments.at(-1)?.rule ?? first.rule;
  switch (first.reason) {
    case 'buy':
      return { sentence: message('chinaso.paid.buy', { who: person(people, seatOf(first.from)), amount: first.amount }), rule };
    case 'hand-pot':
    case 'hand-stake':
    case 'chinaso-stake':
      return { sentence: forTheHand(payments, people), rule };
    case 'game-stake':
    case 'game-pot':
      return { sentence: forTheGame(payments, people), rule };
  }
}

/**
 * Returns the sentence for a hand: the winner gets the pot and, where there are stakes, one from each other player (CS7.2, CS7.3).
 */
function forTheHand(payments: readonly Payment[], people: People): Message {
  const pot = payments.find(({ reason }) => reason === 'hand-pot')?.amount ?? 0;
  const owed = payments.find(({ reason }) => reason !== 'hand-pot');
  return message('chinaso.paid.hand', {
    who: person(people, seatOf(payments[0]?.to)),
    total: payments.reduce((sum, { amount }) => sum + amount, 0),
    of: owed === undefined ? 'pot' : pot === 0 ? 'stakes' : 'other',
    pot,
    stake: owed?.amount ?? 0,
    chinaso: owed?.reason === 'chinaso-stake' ? 'yes' : 'other',
  });
}

/** Returns the sentence for the game: the losers pay into the pot, and the winners share it (CS7.2). */
function forTheGame(payments: readonly Payment[], people: People): Message {
  const stakes = payments.filter(({ reason }) => reason === 'game-stake');
  const shares = payments
    .filter(({ reason }) => reason === 'game-pot')
    .map(({ to, amount }) => message('chinaso.gets', { who: person(people, seatOf(to)), amount }));
  const [stake] = stakes;
  if (stake === undefined) return message('chinaso.paid.pot', { shares });
  return message('chinaso.paid.game', {
    who: persons(people, stakes.map(({ from }) => seatOf(from))),
    stake: stake.amount,
    each: stakes.length > 1 ? 'yes' : 'other',
    shares,
  });
}

/** Returns the seat of the payer or payee. The pot alone is never the subject of a sentence. */
function seatOf(account: Payment['from'] | undefined): number {
  return typeof account === 'number' ? account : 0;
}
