import { allSeats, nextSeat, type Seat } from '../../kernel/seat.ts';
import { shuffled } from '../../kernel/shuffle.ts';
import { type AutomaticStep, runAutomaticSteps } from '../../shared/automatic-steps.ts';
import { paying } from '../../shared/counters.ts';
import { dealtHands, servedBy } from '../../shared/dealing.ts';
import { PENALTY_CARDS } from './buying.ts';
import { HAND, PACK } from './cards.ts';
import { handCount } from './contracts.ts';
import { deadCards } from './drawing.ts';
import type { ChinasoEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { payment } from './payments.ts';
import { dealPoints, leaders, shares } from './score.ts';
import { direction } from './seats.ts';
import { type ChinasoState, type EndingKind, mayMakeChinaso, seatCount } from './state.ts';

type ChinasoStep = AutomaticStep<ChinasoState, ChinasoEvent>;

/** Returns the game's opening events, up to the first decision. */
export function opened(state: ChinasoState): readonly ChinasoEvent[] {
  return runAutomaticSteps(state, [dealerDrawn, nextDeal], evolve);
}

/** Returns the events of drawing the turn's card, after a reshuffle if necessary. A card must be available (CS4.1, CS5.5). */
export function turnCardDrawn(state: ChinasoState, seat: Seat): readonly ChinasoEvent[] {
  return drawn(state, seat, 'turn');
}

/** Returns the events after a buying window closes: the buy with its penalty cards, if any, and the turn's card (CS5.3, CS5.4). */
export function windowClosed(state: ChinasoState, buyer: Seat | null, turn: Seat): readonly ChinasoEvent[] {
  const turnCard: ChinasoStep = (now) => drawn(now, turn, 'turn');
  if (buyer === null) return runAutomaticSteps(state, [() => [{ type: 'nobodyBought' }], turnCard], evolve);
  const penalties = Array.from({ length: PENALTY_CARDS }, (): ChinasoStep => (now) => drawn(now, buyer, 'penalty'));
  return runAutomaticSteps(state, [(now) => bought(now, buyer), ...penalties, turnCard], evolve);
}

/**
 * Returns the events after `winner` has laid their last card. The win is a Chinaso if the winner went down in this turn and nobody
 * else is down (CS4.7, CS4.8).
 */
export function handWon(state: ChinasoState, winner: Seat): readonly ChinasoEvent[] {
  const { deal, phase } = state;
  const chinaso = mayMakeChinaso(deal, winner) && phase.name === 'play' && phase.wentDown;
  return handEnded(state, chinaso ? 'chinaso' : 'out', winner);
}

/** Returns the events at the end of a hand: payments, the score, and the next deal or the end of the game. */
export function handEnded(state: ChinasoState, kind: EndingKind, winner: Seat | null): readonly ChinasoEvent[] {
  const end: ChinasoStep = ({ deal }) => [{ type: 'handEnded', kind, winner, hands: deal.hands }];
  return runAutomaticSteps(state, [end, handPaid, scored, nextDeal], evolve);
}

function dealerDrawn(state: ChinasoState): readonly ChinasoEvent[] {
  const [seat = 0] = shuffled(allSeats(seatCount(state)), state.seed, state.shuffles);
  return [{ type: 'dealerDrawn', seat }];
}

/** Returns the next hand: everybody's cards from the dealer's left on, the card turned up, and the stock (CS1.1, CS1.2). */
function nextDeal(state: ChinasoState): readonly ChinasoEvent[] {
  const { options, seed, shuffles, deal } = state;
  if (deal.number === handCount(options)) return gameEnded(state);
  const seats = seatCount(state);
  const dealer = deal.number === 0 ? deal.dealer : nextSeat(deal.dealer, seats, direction);
  const pack = shuffled(PACK, seed, shuffles);
  const hands = dealtHands(pack, servedBy(dealer, seats, direction), HAND);
  const [turned, ...stock] = pack.slice(seats * HAND);
  if (turned === undefined) throw new Error('there are too few cards to deal');
  return [{ type: 'dealt', dealer, hands, stock, turned }];
}

function drawn(state: ChinasoState, seat: Seat, as: 'turn' | 'penalty'): readonly ChinasoEvent[] {
  const { seed, shuffles, deal } = state;
  const [top] = deal.stock;
  if (top !== undefined) return [{ type: 'drawn', seat, card: top, as }];
  const stock = shuffled(deadCards(deal), seed, shuffles);
  const [card] = stock;
  if (card === undefined) throw new Error('a card was to be drawn where there is none');
  return [{ type: 'reshuffled', stock }, { type: 'drawn', seat, card, as }];
}

function bought({ options, deal }: ChinasoState, buyer: Seat): readonly ChinasoEvent[] {
  if (deal.live === null) throw new Error('a discard was bought that is not live');
  const fee = options.stakes === 'off' ? 0 : options.stakes.buy;
  return [{ type: 'bought', seat: buyer, card: deal.live.card }, ...paying([payment('buy', buyer, 'pot', fee)])];
}

/** Returns the payments of a hand. The pot and the hand stakes go to the winner; without a winner, the pot stays (CS7.2, CS7.3). */
function handPaid({ options, pot, deal }: ChinasoState): readonly ChinasoEvent[] {
  const { stakes } = options;
  if (stakes === 'off' || deal.ending === null || deal.ending.winner === null) return [];
  const { kind, winner } = deal.ending;
  const losers = allSeats(deal.hands.length).filter((seat) => seat !== winner);
  const owed = losers.map((seat) =>
    kind === 'chinaso' ?
      payment('chinaso-stake', seat, winner, 2 * stakes.hand)
    : payment('hand-stake', seat, winner, stakes.hand),
  );
  return paying([payment('hand-pot', 'pot', winner, pot), ...owed]);
}

function scored(state: ChinasoState): readonly ChinasoEvent[] {
  const { hands, ending } = state.deal;
  if (ending === null) throw new Error('a hand was scored that is not over');
  return [{ type: 'handScored', points: dealPoints(state, hands, ending) }];
}

/**
 * Returns the payments of a game. The losers' stakes join the pot, which the winners share; if all players share, they split only
 * the pot (CS7.2).
 */
function gameEnded(state: ChinasoState): readonly ChinasoEvent[] {
  const { options, pot } = state;
  if (options.stakes === 'off') return [{ type: 'gameOver' }];
  const seats = seatCount(state);
  const winners = leaders(state);
  const stake = options.stakes.game;
  const losers = allSeats(seats).filter((seat) => !winners.includes(seat));
  const stakes = losers.map((seat) => payment('game-stake', seat, 'pot', stake));
  const won = shares(pot + stake * losers.length, winners, seats);
  const wins = winners.map((seat) => payment('game-pot', 'pot', seat, won[seat] ?? 0));
  return [...paying([...stakes, ...wins]), { type: 'gameOver' }];
}
