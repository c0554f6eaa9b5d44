import { isSeen } from '../../kernel/cards.ts';
import type { Path } from '../../kernel/laws/json.ts';
import { movedLeft } from '../../kernel/laws/moved-seats.ts';
import type { LawSubject } from '../../kernel/laws/subject.ts';
import { exchangeSuits } from '../../kernel/laws/suits.ts';
import type { Seat, Viewer } from '../../kernel/seat.ts';
import { PACK, SEATS, TRICKS } from './cards.ts';
import type { ChapankaEvent } from './events.ts';
import { chapanka } from './index.ts';
import type { ChapankaMove } from './moves.ts';
import type { ChapankaOptions } from './options.ts';
import type { Account, Ledger } from './payments.ts';
import type { ChapankaState, Deal, DealRecord } from './state.ts';
import { tricksPlayed } from './trick.ts';

/** Chapanka as the laws see it: alike from every seat, and blind to which black suit is which. */
export const chapankaSubject: LawSubject<ChapankaOptions, ChapankaState, ChapankaMove, ChapankaEvent> = {
  game: chapanka,
  options: [
    { deals: 4, kinalPot: 'on', trickMemory: 'whole' },
    ...chapanka.options.deals.values.map((deals): ChapankaOptions => ({ deals, kinalPot: 'off', trickMemory: 'last' })),
  ],
  mostMoves: (_, { deals }) => deals * SEATS * (TRICKS + 1),
  census({ deal }) {
    const setAside = deal.setAside.flatMap((aside) => aside?.card ?? []);
    const talon = deal.talon.filter((card) => card !== null);
    const played = [...deal.trick, ...(deal.lastTrick?.plays ?? [])].map((play) => play.card);
    const gathered = tricksPlayed(deal) - (deal.lastTrick === null ? 0 : 1);
    return {
      cards: [...deal.hands.flat(), ...talon, ...setAside, ...played].filter(isSeen),
      outOfPlay: gathered * SEATS,
      total: PACK.length,
    };
  },
  counters: ({ balances, pot }) => balances.reduce((sum, balance) => sum + balance, pot),
  secret,
  rotate,
  permuteSuits: { suits: ['S', 'C'], state: exchangeSuits, move: exchangeSuits },
};

/** Hands are their owners', the talon nobody's; a card set aside is seen by whoever chose it until the deal is scored. */
function secret([part, zone, seat, field]: Path, viewer: Viewer, { deal }: ChapankaState): boolean {
  if (part !== 'deal') return false;
  if (zone === 'hands') return seat !== viewer;
  if (zone !== 'setAside' || field !== 'card') return zone === 'talon';
  const chosen = seat === viewer && deal.setAside[seat as Seat]?.from === 'hand';
  return tricksPlayed(deal) < TRICKS && !chosen;
}

function rotate(state: ChapankaState, by: Seat): ChapankaState {
  const { seat: moved, bySeat } = movedLeft(SEATS, by);
  const seated = <Seated extends { readonly seat: Seat }>(it: Seated): Seated => ({ ...it, seat: moved(it.seat) });
  const ledger = (lines: Ledger): Ledger => lines.map((line) => ({ ...line, amounts: bySeat(line.amounts) }));
  const pancerola = (held: Deal['pancerola']): Deal['pancerola'] => held && { ...held, holder: moved(held.holder) };
  const account = (at: Account): Account => (at === 'pot' ? at : moved(at));
  const record = (kept: DealRecord): DealRecord => ({
    number: kept.number,
    dealer: moved(kept.dealer),
    points: bySeat(kept.points),
    tricks: bySeat(kept.tricks),
    cardPoints: bySeat(kept.cardPoints),
    setAside: bySeat(kept.setAside),
    pancerola: pancerola(kept.pancerola),
    chapanka: kept.chapanka && seated(kept.chapanka),
    ledger: ledger(kept.ledger),
  });
  const { deal, phase } = state;
  const { lastTrick } = deal;
  return {
    ...state,
    firstDealer: moved(state.firstDealer),
    balances: bySeat(state.balances),
    ledger: ledger(state.ledger),
    records: state.records.map(record),
    deal: {
      ...deal,
      dealer: moved(deal.dealer),
      hands: bySeat(deal.hands),
      talon: bySeat(deal.talon),
      setAside: bySeat(deal.setAside),
      trick: deal.trick.map(seated),
      lastTrick: lastTrick && { plays: lastTrick.plays.map(seated), winner: moved(lastTrick.winner) },
      tricks: bySeat(deal.tricks),
      points: bySeat(deal.points),
      pancerola: pancerola(deal.pancerola),
      chapanka: deal.chapanka && seated(deal.chapanka),
      paid: deal.paid.map((paid) => ({ ...paid, from: account(paid.from), to: account(paid.to) })),
    },
    phase: 'seat' in phase ? seated(phase) : phase,
  };
}
