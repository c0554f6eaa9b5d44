import { allSeats } from '../../kernel/seat.ts';
import { shuffled } from '../../kernel/shuffle.ts';
import { type AutomaticStep, runAutomaticSteps } from '../../shared/automatic-steps.ts';
import { paying } from '../../shared/counters.ts';
import { dealtHands } from '../../shared/dealing.ts';
import { chapankaPayments, chapankaTurn } from './chapanka.ts';
import { KINAL, PACK, SEATS, TRICKS } from './cards.ts';
import type { ChapankaEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { cardsSetAside, partyNow, partyWorth } from './party.ts';
import { payment } from './payments.ts';
import { kinalPotPayment, penaltyPayments } from './penalties.ts';
import { potShares } from './score.ts';
import { drawnBy, nextInTurn, orderOfPlay } from './seating.ts';
import type { ChapankaState } from './state.ts';
import { leadingPlay, tricksPlayed } from './trick.ts';

type Steps = readonly AutomaticStep<ChapankaState, ChapankaEvent>[];

/** The automatic steps at the end of a trick, in order (CP6.1); the last trick also ends the deal. */
const TRICK_STEPS: Steps = [trickWon, penalties, kinalPot, chapanka];
const DEAL_STEPS: Steps = [...TRICK_STEPS, revealed, party, leftoverPot, scored, nextDeal];

/** The automatic steps before the first decision. */
const OPENING_STEPS: Steps = [dealerDrawn, nextDeal];

/** Returns the game's opening events, up to the first decision. */
export function opened(state: ChapankaState): readonly ChapankaEvent[] {
  return runAutomaticSteps(state, OPENING_STEPS, evolve);
}

/** Returns the events after a trick's last card, until the next decision or the end of the game. */
export function settled(state: ChapankaState): readonly ChapankaEvent[] {
  const last = tricksPlayed(state.deal) + 1 === TRICKS;
  return runAutomaticSteps(state, last ? DEAL_STEPS : TRICK_STEPS, evolve);
}

function trickWon({ deal }: ChapankaState): readonly ChapankaEvent[] {
  const winner = leadingPlay(deal.trick);
  if (winner === null) throw new Error('a full trick has no winner');
  return [{ type: 'trickWon', seat: winner.seat }];
}

function penalties({ deal }: ChapankaState): readonly ChapankaEvent[] {
  return deal.lastTrick === null ? [] : paying(penaltyPayments(deal.lastTrick, tricksPlayed(deal)));
}

function kinalPot({ options, deal, pot }: ChapankaState): readonly ChapankaEvent[] {
  if (options.kinalPot === 'off' || deal.lastTrick === null) return [];
  const payment = kinalPotPayment(deal.lastTrick.plays, pot);
  return payment === null ? [] : paying([payment]);
}

function chapanka({ deal, pot }: ChapankaState): readonly ChapankaEvent[] {
  const turn = chapankaTurn(deal);
  if (turn === null || deal.lastTrick === null) return [];
  return [{ type: 'chapanka', ...turn }, ...paying(chapankaPayments(turn, deal.lastTrick.winner, pot))];
}

function revealed({ deal }: ChapankaState): readonly ChapankaEvent[] {
  const cards = deal.setAside.flatMap((aside) => aside?.card ?? []);
  return [{ type: 'revealed', cards, pancerola: deal.pancerola }];
}

function party({ deal }: ChapankaState): readonly ChapankaEvent[] {
  const due = partyNow(deal);
  if (due.payer === null) return [];
  const { payer, payee, rule } = due;
  const reason = rule === 'CP7.3' ? 'party-pancerola' : 'party';
  return paying([{ ...payment(reason, payer, payee, partyWorth(cardsSetAside(deal)).worth), rule }]);
}

function leftoverPot({ options, deal, pot }: ChapankaState): readonly ChapankaEvent[] {
  if (deal.number < options.deals) return [];
  const shares = potShares(pot, deal.dealer);
  return paying(orderOfPlay(deal.dealer).map((seat) => payment('pot-shared', 'pot', seat, shares[seat] ?? 0)));
}

function scored(): readonly ChapankaEvent[] {
  return [{ type: 'dealScored' }];
}

/** Returns the next deal: hands in the order of play, the talon in the same order, and the antes (CP2.2, CP2.3). */
function nextDeal({ options, seed, shuffles, firstDealer, deal }: ChapankaState): readonly ChapankaEvent[] {
  if (deal.number === options.deals) return [{ type: 'gameOver' }];
  const dealer = deal.number === 0 ? firstDealer : nextInTurn(deal.dealer);
  const order = orderOfPlay(dealer);
  const pack = shuffled(PACK, seed, shuffles);
  const [twelfth] = pack.slice(TRICKS * SEATS);
  if (twelfth === undefined) throw new Error('there are too few cards to deal');
  const hands = dealtHands(pack, order, TRICKS).map((hand, seat) => (seat === dealer ? [...hand, twelfth] : hand));
  const talon = allSeats(SEATS).map((seat) => pack[TRICKS * SEATS + 1 + order.indexOf(seat)] ?? null);
  const antes = order.map((seat) => payment('ante', seat, 'pot', seat === dealer ? 3 : 2));
  return [{ type: 'dealt', dealer, hands, talon }, ...paying(antes)];
}

/** Returns the draw for the first dealer: cards of a first shuffle, one to each seat from seat 3, until the Kinal (CP2.1). */
function dealerDrawn({ seed, shuffles }: ChapankaState): readonly ChapankaEvent[] {
  const pack = shuffled(PACK, seed, shuffles);
  const last = pack.indexOf(KINAL);
  return [{ type: 'dealerDrawn', seat: drawnBy(last), cards: pack.slice(0, last + 1) }];
}
