import { type FrenchCard, type Play, type Seat, suitLed, suitOf } from '@chinwag/rules';
import { cardStrength, type ChinkwayState, leadingPlay, nextInTurn, sideOf } from '@chinwag/rules/chinkway';
import { showedVoid } from './unseen.ts';

/**
 * The share of cases in which a player of another side who could win the trick does so. Each such case makes the next one harder.
 */
const WILLING = 0.9;
const HARDER = 0.6;

/** Returns the seats that have yet to play to the trick started with `plays`. */
export function seatsToCome(view: ChinkwayState, plays: readonly Play<FrenchCard>[]): readonly Seat[] {
  const { positions } = view.deal;
  const seats: Seat[] = [];
  let last = plays.at(-1)?.seat;
  while (last !== undefined && plays.length + seats.length < positions.length) {
    last = nextInTurn(view.deal, last);
    seats.push(last);
  }
  return seats;
}

/** Returns each side's probability of winning the trick that has started with `plays`. The probabilities add up to 1. */
export function takingOdds(
  view: ChinkwayState,
  plays: readonly Play<FrenchCard>[],
  unseen: readonly FrenchCard[],
): readonly number[] {
  const { deal } = view;
  const best = leadingPlay(plays, deal.trump);
  const odds = deal.sides.map((_, side): number => (best !== null && side === sideOf(deal, best.seat) ? 1 : 0));
  if (best === null) return odds;
  let ease = 1;
  for (const seat of seatsToCome(view, plays)) {
    const beats = ease * WILLING * beatingOdds(view, seat, plays, best.card, unseen);
    const side = sideOf(deal, seat);
    for (const [other, likely] of odds.entries()) {
      if (other === side) continue;
      odds[other] = likely * (1 - beats);
      odds[side] = (odds[side] ?? 0) + likely * beats;
    }
    ease *= 1 - beats * HARDER;
  }
  return odds;
}

/** Returns the probability that `seat` holds, and may play, a card that beats `best`. */
function beatingOdds(
  view: ChinkwayState,
  seat: Seat,
  plays: readonly Play<FrenchCard>[],
  best: FrenchCard,
  unseen: readonly FrenchCard[],
): number {
  const { deal } = view;
  const led = suitLed(plays);
  const cards = deal.hands[seat]?.length ?? 0;
  if (led === null || cards === 0 || unseen.length === 0) return 0;
  const lacksOne = 1 - Math.min(1, cards / unseen.length);
  const beating = unseen.filter((card) => cardStrength(card, led, deal.trump) > cardStrength(best, led, deal.trump));
  const following = unseen.filter((card) => suitOf(card) === led);
  const higher = beating.filter((card) => suitOf(card) === led);
  const isVoid = showedVoid(view, seat, led) ? 1 : lacksOne ** following.length;
  const holdsHigher = isVoid === 1 ? 0 : 1 - lacksOne ** higher.length;
  const holdsRuff = 1 - lacksOne ** (beating.length - higher.length);
  return holdsHigher + isVoid * holdsRuff;
}
