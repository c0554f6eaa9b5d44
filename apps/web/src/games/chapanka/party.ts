import { isSeen, type Seat } from '@chinwag/rules';
import { cardsSetAside, type Deal, PARTY, partyNow, type PartyWorth, partyWorth, pointsOf } from '@chinwag/rules/chapanka';
import { type Message, message } from '../../language/message.ts';
import { type People, person } from '../../board/people.ts';
import type { Ruled } from '../../board/ruled.ts';

/**
 * Returns who would pay the party to whom if the deal ended now. Returns null while nobody has points, or if no party would be
 * paid.
 */
export function partySoFar(deal: Deal, people: People): Ruled | null {
  const party = partyNow(deal);
  if (party.payer === null || !deal.points.some((points) => points > 0)) return null;
  const { payer, payee, rule } = party;
  const between = { from: person(people, payer), to: person(people, payee) };
  return { sentence: message('chapanka.stake.party', { ...between, worth: PARTY }), rule };
}

/** Returns what the viewer knows of the points of the cards set aside: `Yours counts 3; the others are face down.` */
export function asideKnown(deal: Deal, seat: Seat | null): Message {
  const own = seat === null ? null : deal.setAside[seat];
  if (!own || !isSeen(own.card)) return message('chapanka.stake.aside-hidden');
  return message('chapanka.stake.aside-yours', { points: pointsOf(own.card) });
}

/** The settlement of a party in a sentence, with its rule. `worth` explains its amount and is null if no party was paid. */
export interface PartySettled extends Ruled {
  readonly worth: Message | null;
}

/** Returns how the worth of the party adds up from the cards set aside: `4 + 0 + 2 + 0, and 4 for the party: 10.` */
export function tellWorth({ counts, worth }: PartyWorth): Message {
  return message('chapanka.party.worth', { counts: counts.join(' + '), worth: PARTY, sum: worth });
}

/** Returns the sentence saying that no party is paid (CP4.3). */
export function tellNoParty(): Message {
  return message('chapanka.party.none');
}

/** Returns who pays the party to whom after the deal and why, or why no party is paid. */
export function partySettled(deal: Deal, people: People): PartySettled {
  const party = partyNow(deal);
  if (party.payer === null) return { sentence: tellNoParty(), rule: party.rule, worth: null };
  const { payer, payee, rule } = party;
  const worth = tellWorth(partyWorth(cardsSetAside(deal)));
  const between = { from: person(people, payer), to: person(people, payee) };
  switch (rule) {
    case 'CP7.3':
      return { sentence: message('chapanka.party.alone', between), rule, worth };
    case 'CP4.1':
    case 'CP4.2': {
      const points = { most: deal.points[payer] ?? 0, fewest: deal.points[payee] ?? 0 };
      return { sentence: message('chapanka.party.settled', { ...between, ...points }), rule, worth };
    }
  }
}
