import { isSeen } from '../../kernel/cards.ts';
import type { Path } from '../../kernel/laws/json.ts';
import { movedLeft } from '../../kernel/laws/moved-seats.ts';
import type { LawSubject } from '../../kernel/laws/subject.ts';
import { exchangeSuits } from '../../kernel/laws/suits.ts';
import type { Seat, Viewer } from '../../kernel/seat.ts';
import { SPANISH_SUITS } from '../../kernel/spanish-cards.ts';
import { packFor } from './cards.ts';
import type { ChinchonEvent } from './events.ts';
import { chinchon } from './index.ts';
import type { ChinchonMove } from './moves.ts';
import type { ChinchonOptions } from './options.ts';
import { type ChinchonState, type Phase, seatCount, type SeatCard, type TableMeld } from './state.ts';
import { MOST_TURNS } from './stopping.ts';

/** More deals than random play ever takes, and more moves than a turn has on the average. */
const MOST_DEALS = 100;
const MOST_ACTIONS = 4;

/** Chinchón as the laws see it: blind to suits, alike from every seat. */
export const chinchonSubject: LawSubject<ChinchonOptions, ChinchonState, ChinchonMove, ChinchonEvent> = {
  game: chinchon,
  options: [
    { deck: '40', ending: 'settle', target: 100, ante: 10, reenlist: 'unlimited' },
    { deck: '48', ending: 'play-on', target: 70, ante: 7, reenlist: 'once' },
    { deck: '40', ending: 'play-on', target: 70, ante: 0, reenlist: 'never' },
  ],
  mostMoves: (seats) => MOST_DEALS * MOST_TURNS * seats * MOST_ACTIONS,
  census({ deal, options, totals }) {
    const { hands, stock, pile, melds, closing } = deal;
    const laid = melds.flatMap(({ cards }) => cards);
    const faceDown = closing === null || closing.card === null ? [] : [closing.card];
    return {
      cards: [...hands.flat(), ...stock, ...pile, ...laid, ...faceDown].filter(isSeen),
      outOfPlay: 0,
      total: packFor(options.deck, totals.length).length,
    };
  },
  counters: ({ balances, pot }) => balances.reduce((sum, balance) => sum + balance, pot),
  partlyListed: ['layDown', 'close', 'settle'],
  secret,
  rotate,
  permuteSuits: { suits: SPANISH_SUITS, state: exchangeSuits, move: exchangeSuits },
};

/** Hands and closing card are their owners', until the deal is scored; stock and covered discards are nobody's. */
function secret([part, zone, at]: Path, viewer: Viewer, { deal, phase, records }: ChinchonState): boolean {
  if (part !== 'deal' || phase.name === 'over') return false;
  const scored = records.length === deal.number;
  if (zone === 'hands') return !scored && at !== viewer;
  if (zone === 'closing') return !scored && at === 'card' && deal.closing?.seat !== viewer;
  return zone === 'stock' || (zone === 'pile' && at !== deal.pile.length - 1);
}

function rotate(state: ChinchonState, by: Seat): ChinchonState {
  const { seat: moved, bySeat } = movedLeft(seatCount(state), by);
  const seated = <Place extends { readonly seat: Seat }>(place: Place): Place => {
    return { ...place, seat: moved(place.seat) };
  };
  const drawn = (cards: readonly SeatCard[]): readonly SeatCard[] => cards.map(seated);
  const meld = ({ owner, cards, added }: TableMeld): TableMeld => {
    return { owner: moved(owner), cards, added: drawn(added) };
  };
  const phase = (now: Phase): Phase => {
    if (now.name === 'reenlist') return { ...seated(now), waiting: now.waiting.map(moved) };
    return 'seat' in now ? seated(now) : now;
  };
  const { deal } = state;
  return {
    ...state,
    draw: state.draw.map(drawn),
    totals: bySeat(state.totals),
    outIn: bySeat(state.outIn),
    balances: bySeat(state.balances),
    ledger: state.ledger.map((line) => ({ ...line, amounts: bySeat(line.amounts) })),
    records: state.records.map(({ closer, points, ledger, totals, out, reenlisted, ...record }) => ({
      number: record.number,
      dealer: moved(record.dealer),
      ledger: ledger.map((line) => ({ ...line, amounts: bySeat(line.amounts) })),
      totals: bySeat(totals),
      closer: closer === null ? null : moved(closer),
      points: bySeat(points),
      out: out.map(moved),
      reenlisted: reenlisted.map(moved),
    })),
    counted: bySeat(state.counted),
    deal: {
      ...deal,
      leader: moved(deal.leader),
      dealer: moved(deal.dealer),
      hands: bySeat(deal.hands),
      melds: deal.melds.map(meld),
      untouched: bySeat(deal.untouched),
      closing: deal.closing && seated(deal.closing),
    },
    phase: phase(state.phase),
  };
}
