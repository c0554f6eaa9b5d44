import { evolveAll, type FrenchCard, isSeen, type Play, type Seat } from '@chinwag/rules';
import {
  chapanka, type ChapankaOptions, type ChapankaState, isPancerola, orderOfPlay, PACK, pointsOf,
} from '@chinwag/rules/chapanka';
import { pick, type Random, randomSeed } from '@chinwag/rules/laws';
import { expectSame } from '../../testing/expect-same.ts';
import { strengthOf } from '../unseen.ts';
import { codeOf, dealAtFirstLead, type FastDeal } from '../strong/fast-deal.ts';

/** The number of deals compared, and how many of them had each rare case. */
export interface ComparedDeals {
  deals: number;
  pancerolas: number;
  broken: number;
  chapankas: number;
  made: number;
}

/** One in this many deals favours one player, with a Pancerola or a likely Chapanka. */
const LOADED = 2;
/** The number of pots tried, each a different number of counters above that of a first deal. */
const MORE_IN_POT = 60;

/**
 * Plays the first deal of a game at random, both with the rules and with the simulator, and counts the deal. Throws if the two
 * differ. Half of the deals favour one player, to cover rare cases.
 */
export function compareDeal(random: Random, compared: ComparedDeals): void {
  let state = dealt(random);
  const before = state.balances;
  const grasping = random.below(LOADED) === 0 ? state.deal.hands.findIndex((hand) => hand.filter(isHigh).length > 8) : -1;
  const fast = dealAtFirstLead(state, []);
  const plays: Play<FrenchCard>[] = [];
  while (state.records.length === 0) {
    const [seat = 0] = chapanka.actors(state);
    const cards = chapanka.legalMoves(state, seat).flatMap((move) => (move.type === 'play' ? [move.card] : []));
    expectSame(fast.playableCards(), cards.map(codeOf).toSorted((a, b) => a - b));
    expectSame(fast, replayed(state, plays));
    const card = seat === grasping ? highestOf(cards) : pick(cards, random);
    plays.push({ seat, card });
    fast.playCard(codeOf(card));
    state = evolveAll(chapanka, state, chapanka.decide(state, seat, { type: 'play', card }));
  }
  expectSame(fast.isOver, true);
  const order = orderOfPlay(state.records[0]?.dealer ?? 0);
  expectSame([...fast.points], order.map((seat) => state.records[0]?.cardPoints[seat]));
  expectSame([...fast.paid], order.map((seat) => (state.records[0]?.points[seat] ?? 0) - (before[seat] ?? 0)));
  count(state, compared);
}

function highestOf(cards: readonly FrenchCard[]): FrenchCard {
  return cards.reduce((best, one) => (strengthOf(one) > strengthOf(best) ? one : best));
}

function count({ records: [record] }: ChapankaState, compared: ComparedDeals): void {
  compared.deals += 1;
  if (record?.pancerola?.exercised === true) compared.pancerolas += 1;
  if (record?.pancerola?.broken === true) compared.broken += 1;
  if (record?.chapanka !== null) compared.chapankas += 1;
  if (record?.chapanka?.outcome === 'made') compared.made += 1;
}

/** Returns the simulated deal, rebuilt from the state and the cards played. */
function replayed(state: ChapankaState, plays: readonly Play<FrenchCard>[]): FastDeal {
  const fast = dealAtFirstLead(state, plays);
  for (const { card } of plays) fast.playCard(codeOf(card));
  return fast;
}

/** Returns a deal at its first lead with random cards set aside; half of the deals favour one player. */
function dealt(random: Random): ChapankaState {
  const options: ChapankaOptions = { deals: 4, kinalPot: random.below(2) === 0 ? 'on' : 'off', trickMemory: 'last' };
  const opened = chapanka.begin({ seats: 4, owner: null, options, seed: randomSeed(random) });
  let state = evolveAll(chapanka, opened.state, opened.events);
  while (state.phase.name !== 'play') {
    const [seat = 0] = chapanka.actors(state);
    state = evolveAll(chapanka, state, chapanka.decide(state, seat, pick(chapanka.legalMoves(state, seat), random)));
  }
  const { deal } = state;
  const pot = state.pot + random.below(MORE_IN_POT);
  if (random.below(LOADED) === 0) return { ...state, pot };
  const hands = laidFor(random.below(4), deal.hands.flat().filter(isSeen), random);
  const holder = hands.findIndex(isPancerola);
  return { ...state, pot, deal: { ...deal, hands, pancerola: holder < 0 ? null : { holder, exercised: false, broken: false } } };
}

/** Returns the hands of a stacked deal. The favoured hand has the best cards, or some of the aces, the Kinal and random cards. */
function laidFor(favoured: Seat, cards: readonly FrenchCard[], random: Random): readonly (readonly FrenchCard[])[] {
  const best = random.below(2) === 0 ? strengthOf : (card: FrenchCard) => Number(pointsOf(card) === 4 || card === 'JH');
  const order = PACK.filter((card) => cards.includes(card));
  const favour = order.toSorted((a, b) => best(b) - best(a)).slice(0, 11);
  const rest = order.filter((card) => !favour.includes(card));
  for (let last = rest.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const [one, two] = [rest[last], rest[other]];
    if (one !== undefined && two !== undefined) [rest[last], rest[other]] = [two, one];
  }
  return [0, 1, 2, 3].map((seat) => (seat === favoured ? favour : rest.splice(0, 11)));
}

function isHigh(card: string): boolean {
  return 'AKQJ9'.includes(card.charAt(0));
}
