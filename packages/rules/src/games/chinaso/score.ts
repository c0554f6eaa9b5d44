import { type Face, isSeen, rankOf } from '../../kernel/cards.ts';
import type { Ending, Standing } from '../../kernel/game.ts';
import { allSeats, type Seat } from '../../kernel/seat.ts';
import { servedBy } from '../../shared/dealing.ts';
import { standingsBy, totalsOf } from '../../shared/points.ts';
import { type ChinasoCard, isJoker, RANKS } from './cards.ts';
import type { CardPoints, ChinasoOptions } from './options.ts';
import type { ChinasoLine } from './payments.ts';
import { direction } from './seats.ts';
import { type ChinasoState, type Deal, type DealRecord, type EndingKind, type HandEnding, seatCount } from './state.ts';

/** The only way for a game to end: after all its hands (CS6.1). */
export type ChinasoEnding = Ending<'all-dealt'>;

/** How every game ends: after all hands. */
export const ALL_DEALT: ChinasoEnding = { code: 'all-dealt', rule: 'CS6.1' };

/** A point chart: the points of cards left in hand (CS6.2). */
export interface PointChart {
  /** The points by height, from the two up to the ace. */
  readonly ranks: readonly number[];
  readonly joker: number;
}

/** The charts from which the host chooses (CS6.2). */
export const POINT_CHARTS: Readonly<Record<CardPoints, PointChart>> = {
  'face-value': { ranks: [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 15], joker: 25 },
  'fives-and-tens': { ranks: [5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10, 15], joker: 50 },
};

/** Returns the points of a card left in hand (CS6.2). */
export function pointsOf(card: ChinasoCard, cardPoints: CardPoints): number {
  const { ranks, joker } = POINT_CHARTS[cardPoints];
  return isJoker(card) ? joker : (ranks[RANKS.indexOf(rankOf(card))] ?? 0);
}

/** Returns the points of a hand; hidden cards count 0 (CS6.1). */
export function handPoints(hand: readonly Face<ChinasoCard>[], cardPoints: CardPoints): number {
  return hand.reduce((sum, card) => sum + (isSeen(card) ? pointsOf(card, cardPoints) : 0), 0);
}

/** Returns everybody's points for a finished hand, doubled for a Chinaso without stakes (CS6.1, CS4.8). */
export function dealPoints(
  { options }: ChinasoState,
  hands: Deal['hands'],
  { kind, winner }: HandEnding,
): readonly number[] {
  const times = isDoubled(options, kind) ? 2 : 1;
  return hands.map((hand, seat) => (seat === winner ? 0 : times * handPoints(hand, options.cardPoints)));
}

/** Returns whether a hand with this ending counts double: a Chinaso without stakes (CS4.8, CS7.3). */
function isDoubled({ stakes }: ChinasoOptions, kind: EndingKind): boolean {
  return kind === 'chinaso' && stakes === 'off';
}

/** Returns whether the points of a scored hand count double (CS4.8). */
export function wasDoubled({ ledger }: DealRecord): boolean {
  return ledger.some(({ reason }) => reason === 'chinaso');
}

/** Returns the ledger lines that explain the points for a hand that ended in this way. */
export function scoreLines(
  options: ChinasoOptions,
  kind: EndingKind,
  points: readonly number[],
): readonly ChinasoLine[] {
  const doubled = isDoubled(options, kind);
  const amounts = doubled ? points.map((all) => all / 2) : points;
  const left: ChinasoLine = { reason: 'left-in-hand', rule: 'CS6.1', of: 'score', amounts };
  return doubled ? [left, { reason: 'chinaso', rule: 'CS4.8', of: 'score', amounts }] : [left];
}

/** Returns everybody's points so far, by seat (CS6.1). */
export function totals(state: Pick<ChinasoState, 'records' | 'balances'>): readonly number[] {
  return totalsOf(state, state.balances.length);
}

/** Returns the standings by points, fewest first; equal points share a place (CS6.1). */
export function standings(state: ChinasoState): readonly Standing[] {
  return standingsBy('lowest', totals(state));
}

/** Returns the seats with the fewest points, clockwise from the dealer's left (CS6.1, CS7.2). */
export function leaders(state: ChinasoState): readonly Seat[] {
  const scores = totals(state);
  const fewest = Math.min(...scores);
  return servedBy(state.deal.dealer, seatCount(state), direction).filter((seat) => scores[seat] === fewest);
}

/** Divides a sum among the winners. Returns each seat's share; counters left over go to the first winner (CS7.2). */
export function shares(sum: number, winners: readonly Seat[], seats: number): readonly number[] {
  const each = Math.floor(sum / winners.length);
  return allSeats(seats).map((seat) => {
    if (!winners.includes(seat)) return 0;
    return seat === winners[0] ? sum - each * (winners.length - 1) : each;
  });
}
