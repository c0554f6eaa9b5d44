import type { Seat } from '../../kernel/seat.ts';
import type { Violation } from '../../kernel/violation.ts';
import type { ChinasoCard } from './cards.ts';
import { type Contract, contractIn } from './contracts.ts';
import { isExhausted } from './drawing.ts';
import { ownerOf, tableAfter, waysToTake } from './laying.ts';
import type { ChinasoMove, DiscardUse } from './moves.ts';
import { jokerFor, type LaidTable, type LayOffPlace, setAt, swappedIn, takes } from './places.ts';
import { refuse } from './refusals.ts';
import { type LaidSet, type MeantSet, readSet } from './sets.ts';
import { type ChinasoState, type Deal, isDown } from './state.ts';
import { whyTouching } from './touching.ts';

/**
 * Returns the violation in a move that `whyNotNow` allows, or null if there is none. Checks first that the seat holds the cards,
 * then the content.
 */
export function checkContent(state: ChinasoState, seat: Seat, move: ChinasoMove): Violation | null {
  const { deal, phase } = state;
  const wentDown = phase.name === 'play' && phase.wentDown;
  switch (move.type) {
    case 'takeDiscard':
      return checkTake(deal, seat, move.use);
    case 'drawStock':
      return mustTake(deal, seat) ? refuse('CS5.5', 'must-take') : null;
    case 'goDown':
      return checkHeld(deal, seat, move.sets.flatMap(({ cards }) => cards)) ?? checkGoDown(state, seat, move.sets);
    case 'layOff': {
      const use: DiscardUse = { type: 'layOff', place: move.place };
      return checkHeld(deal, seat, [move.card]) ?? checkLaying(deal, seat, move.card, use, wentDown);
    }
    case 'swapJoker': {
      const use: DiscardUse = { type: 'swapJoker', straight: move.straight, jokerPlace: move.jokerPlace };
      return checkHeld(deal, seat, [move.card]) ?? checkLaying(deal, seat, move.card, use, wentDown);
    }
    case 'discard':
      return checkHeld(deal, seat, [move.card]) ?? (handSize(deal, seat) < 2 ? refuse('CS4.6', 'last-card') : null);
    case 'hold':
      return handSize(deal, seat) === 1 ? null : refuse('CS4.6', 'more-than-one-card');
    case 'buy':
    case 'decline':
      return null;
  }
}

function checkTake({ table, live }: Deal, seat: Seat, use: DiscardUse | null): Violation | null {
  const down = (table[seat]?.length ?? 0) > 0;
  if (use !== null && !down) return refuse('CS4.3', 'not-down');
  if (use !== null && live !== null) {
    const misfit = checkFit(table, live.card, use);
    if (misfit !== null) return misfit;
  }
  if (down && use === null) return refuse('CS4.2', 'not-into-hand');
  if (use !== null && ownerOf(use) !== seat) return refuse('CS4.2', 'not-own-set');
  return live === null ? refuse('CS5.1', 'nothing-live') : null;
}

/** Returns whether `seat` may not draw, because the stock has run out and `seat` may take the discard (CS5.5). */
export function mustTake(deal: Deal, seat: Seat): boolean {
  if (!isExhausted(deal) || deal.live === null) return false;
  return !isDown(deal, seat) || waysToTake(deal.table, seat, deal.live.card).length > 0;
}

function checkGoDown(state: ChinasoState, seat: Seat, sets: readonly MeantSet[]): Violation | null {
  if (isDown(state.deal, seat)) return refuse('CS3.2', 'already-down');
  return checkContract(contractIn(state), sets) ?? checkSets(sets);
}

function checkContract(contract: Contract, sets: readonly MeantSet[]): Violation | null {
  const threes = sets.filter(({ as }) => as === 'three').length;
  if (threes === contract.threes && sets.length - threes === contract.straights) return null;
  return refuse('CS3.1', 'not-the-contract', contract);
}

function checkSets(sets: readonly MeantSet[]): Violation | null {
  const laid: LaidSet[] = [];
  for (const meant of sets) {
    const set = readSet(meant);
    if (set.kind === 'none') return set.why;
    laid.push(set);
  }
  return whyTouching(laid);
}

function checkLaying(
  deal: Deal,
  seat: Seat,
  card: ChinasoCard,
  use: DiscardUse,
  wentDown: boolean,
): Violation | null {
  if (!isDown(deal, seat)) return refuse('CS4.3', 'not-down');
  const misfit = checkFit(deal.table, card, use);
  if (misfit !== null) return misfit;
  return wentDown ? whyTouching(tableAfter(deal.table, card, use)[seat] ?? []) : null;
}

function checkFit(table: LaidTable, card: ChinasoCard, use: DiscardUse): Violation | null {
  if (use.type === 'layOff') return fits(table, card, use.place) ? null : refuse('CS4.4', 'misfit');
  const straight = setAt(table, use.straight);
  const joker = straight?.kind === 'straight' ? jokerFor(straight, card) : null;
  if (joker === null) return refuse('CS4.5', 'wrong-swap');
  return fits(swappedIn(table, card, use.straight), joker, use.jokerPlace) ? null : refuse('CS4.5', 'no-place-for-joker');
}

function fits(table: LaidTable, card: ChinasoCard, place: LayOffPlace): boolean {
  const set = setAt(table, place);
  return set !== null && takes(set, card, place.end);
}

function checkHeld(deal: Deal, seat: Seat, cards: readonly ChinasoCard[]): Violation | null {
  const hand = deal.hands[seat] ?? [];
  if (cards.some((card) => !hand.includes(card))) return refuse('CS4.9', 'card-not-held');
  return new Set(cards).size < cards.length ? refuse('CS4.9', 'laid-twice') : null;
}

function handSize(deal: Deal, seat: Seat): number {
  return deal.hands[seat]?.length ?? 0;
}
