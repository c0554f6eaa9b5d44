import { type FrenchCard, rankOf, suitOf } from '../../kernel/cards.ts';
import type { Ending, LedgerLine, Standing } from '../../kernel/game.ts';
import { allSeats, type Seat } from '../../kernel/seat.ts';
import { sumOfLines } from '../../shared/ledger.ts';
import { standingsBy, totalsOf } from '../../shared/points.ts';
import { ACE_HIGH, type Play, suitLed, winningPlay } from '../../shared/tricks.ts';
import { seats } from './seats.ts';
import type { BadPoint, Deal, DealRecord, SlobberhannesState } from './state.ts';

/** Returns the play that is winning a trick: the highest card of the suit led, or null before the lead (SL3.3). */
export function leadingPlay(trick: readonly Play<FrenchCard>[]): Play<FrenchCard> | null {
  const led = suitLed(trick);
  return winningPlay(trick, (card) => (suitOf(card) === led ? ACE_HIGH[rankOf(card)] : 0));
}

/** Returns a deal's ledger: a penalty point for each of the three tricks, and one more for a player who won all three. */
function ledgerOf({ winners, queen }: Deal): readonly LedgerLine<BadPoint>[] {
  const [first = null, last = null] = [winners[0], winners.at(-1)];
  return [
    line('first', 'SL4.1', first),
    line('last', 'SL4.1', last),
    line('queen', 'SL4.1', queen),
    ...(first === last && last === queen ? [line('all', 'SL4.2', first)] : []),
  ];
}

/** Returns the entry of a finished deal on the score sheet: the penalty points and tricks of each seat. */
export function recordOf(deal: Deal): DealRecord {
  const { number, dealer, hands, winners } = deal;
  const ledger = ledgerOf(deal);
  const tricks = hands.map((_, seat) => winners.filter((winner) => winner === seat).length);
  return { number, dealer, points: sumOfLines(ledger, seats.max), dead: 0, ledger, tricks };
}

function line(reason: BadPoint, rule: string, taker: Seat | null): LedgerLine<BadPoint> {
  return { reason, rule, of: 'score', amounts: allSeats(seats.max).map((seat) => (seat === taker ? 1 : 0)) };
}

/** Returns each seat's penalty points so far. */
export function totals(state: Pick<SlobberhannesState, 'records'>): readonly number[] {
  return totalsOf(state, seats.max);
}

/** The only ending of a game: a player has reached the target of penalty points (SL5.1). */
export type SlobberhannesEnding = Ending<'target-reached'>;

/** The ending of every game. */
export const TARGET_REACHED: SlobberhannesEnding = { code: 'target-reached', rule: 'SL5.1' };

/** Returns the standings, fewest penalty points first; equal points share a place (SL5.2). */
export function standings(state: SlobberhannesState): readonly Standing[] {
  return standingsBy('lowest', totals(state));
}
