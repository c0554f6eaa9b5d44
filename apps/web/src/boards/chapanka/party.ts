import { isSeen, type Seat } from '@chinwag/rules';
import { type Deal, PARTY, partyNow, pointsOf, setAsidePoints } from '@chinwag/rules/chapanka';
import { does, type People, someone, verb, whose } from '../shared/people.ts';

/** The party as it would be if the deal ended now; empty if none would be paid. */
export function partySoFar(deal: Deal, people: People): string {
  const party = partyNow(deal);
  if (party === null) return '';
  return `${someone(people, party.payer)} would pay ${someone(people, party.payee)} ${PARTY} and the points set aside`;
}

/** What the viewer knows of the points set aside: `yours counts 3, three are face down`. */
export function asideKnown(deal: Deal, seat: Seat | null): string {
  const own = seat === null ? null : deal.setAside[seat];
  if (!own || !isSeen(own.card)) return 'four are face down';
  return `yours counts ${pointsOf(own.card)}, three are face down`;
}

/** What the four cards set aside make of the party once they lie open: `4 + 0 + 2 + 0, and 4: 10`. */
export function asideSum(deal: Deal): string {
  const points = deal.setAside.map((aside) => (aside && isSeen(aside.card) ? pointsOf(aside.card) : 0));
  return `${points.join(' + ')}, and ${PARTY}: ${setAsidePoints(deal) + PARTY}`;
}

/** Who pays the party to whom once the deal is over, and why it is these two; or why there is none. */
export function partySettled(deal: Deal, people: People): { readonly sentence: string; readonly rule: string } {
  const party = partyNow(deal);
  if (party === null) return { sentence: 'No party is paid: a Chapanka was attempted.', rule: 'CP4.3' };
  const { payer, payee, rule } = party;
  const pays = `${does(people, payer, verb('pay'))} ${someone(people, payee)}`;
  const [from, to] = [deal.points[payer] ?? 0, deal.points[payee] ?? 0];
  switch (rule) {
    case 'CP7.3':
      return { sentence: `${pays} the whole party, for ${whose(people, payer)} broken Pancerola.`, rule };
    case 'CP4.1':
    case 'CP4.2':
      return { sentence: `${pays}: most points, ${from}, to fewest, ${to}.`, rule };
  }
}
