import { isSeen, type Seat } from '@chinwag/rules';
import { cardsSetAside, type Deal, PARTY, partyNow, partyWorth, pointsOf } from '@chinwag/rules/chapanka';
import { does, type People, someone, verb, whose } from '../shared/people.ts';

/** What is said of the party, and by which rule. */
export interface PartyWords {
  readonly sentence: string;
  readonly rule: string;
}

/** The party as it would be if the deal ended now; null as long as there are no points, and if none would be paid. */
export function partySoFar(deal: Deal, people: People): PartyWords | null {
  const party = partyNow(deal);
  if (party.payer === null || !deal.points.some((points) => points > 0)) return null;
  const { payer, payee, rule } = party;
  return { sentence: `${someone(people, payer)} would pay ${someone(people, payee)} ${PARTY} and the points set aside`, rule };
}

/** What the viewer knows of the points set aside: `yours counts 3, three are face down`. */
export function asideKnown(deal: Deal, seat: Seat | null): string {
  const own = seat === null ? null : deal.setAside[seat];
  if (!own || !isSeen(own.card)) return 'four are face down';
  return `yours counts ${pointsOf(own.card)}, three are face down`;
}

/** How a party was settled, and what it came to: empty if none was paid. */
export interface PartySettled extends PartyWords {
  readonly worth: string;
}

/** What the four cards set aside make of the party once they lie open: `4 + 0 + 2 + 0, and 4: 10`. */
function asideSum(deal: Deal): string {
  const { counts, worth } = partyWorth(cardsSetAside(deal));
  return `${counts.join(' + ')}, and ${PARTY}: ${worth}`;
}

/** Who pays the party to whom once the deal is over, and why it is these two; or why there is none. */
export function partySettled(deal: Deal, people: People): PartySettled {
  const party = partyNow(deal);
  if (party.payer === null) return { sentence: 'No party is paid: a Chapanka was attempted.', rule: party.rule, worth: '' };
  const { payer, payee, rule } = party;
  const worth = asideSum(deal);
  const pays = `${does(people, payer, verb('pay'))} ${someone(people, payee)}`;
  const [from, to] = [deal.points[payer] ?? 0, deal.points[payee] ?? 0];
  switch (rule) {
    case 'CP7.3':
      return { sentence: `${pays} the whole party, for ${whose(people, payer)} broken Pancerola.`, rule, worth };
    case 'CP4.1':
    case 'CP4.2':
      return { sentence: `${pays}: most points, ${from}, to fewest, ${to}.`, rule, worth };
  }
}
