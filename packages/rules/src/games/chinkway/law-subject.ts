import type { FrenchCard } from '../../kernel/cards.ts';
import { movedLeft } from '../../kernel/laws/moved-seats.ts';
import { exchangeSuits } from '../../kernel/laws/suits.ts';
import type { Census, LawSubject } from '../../kernel/laws/subject.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Play } from '../../shared/tricks.ts';
import { SEATS } from './cards.ts';
import type { ChinkwayEvent } from './events.ts';
import { chinkway } from './index.ts';
import type { ChinkwayMove } from './moves.ts';
import type { ChinkwayOptions } from './options.ts';
import type { ChinkwayState, Deal, Phase, Seating } from './state.ts';

/** Ten deals and an extra one, of 52 moves and at most ten cards taken, and the answer about the final deal. */
const MOST_MOVES = 11 * (52 + 10) + 1;

/** What the laws must be told about Chinkway. */
export const chinkwaySubject: LawSubject<ChinkwayOptions, ChinkwayState, ChinkwayMove, ChinkwayEvent> = {
  game: chinkway,
  options: [
    { length: 'full', finalDeal: 'reseat', finalDealRequest: 'when-partnered', trickMemory: 'last' },
    { length: 'full', finalDeal: 'eleventh', finalDealRequest: 'always', trickMemory: 'whole' },
    { length: 'full', finalDeal: 'none', finalDealRequest: 'always', trickMemory: 'whole' },
    { length: 'short', finalDeal: 'reseat', finalDealRequest: 'always', trickMemory: 'whole' },
    { length: 'short', finalDeal: 'eleventh', finalDealRequest: 'when-partnered', trickMemory: 'last' },
    { length: 'short', finalDeal: 'none', finalDealRequest: 'when-partnered', trickMemory: 'last' },
  ],
  mostMoves: () => MOST_MOVES,
  census,
  partlyListed: ['discard'],
  zone: ([field, index]) => (field === 'discards' ? `discards ${index}` : String(field)),
  secret: ([field, index, seat], viewer, { phase, records, deal }) => {
    if (phase.name === 'over') return false;
    if (field === 'questPack') return true;
    if (field === 'discards') return (records[Number(index)] ?? deal).positions[0] !== viewer;
    return field === 'deal' && index === 'hands' && seat !== viewer;
  },
  rotate: rotated,
  permuteSuits: { state: exchangeSuits, move: exchangeSuits },
};

/** Both packs: the cards of the current deal, and the Quest Pack with the Quests turned from it. */
function census({ questPack, discards, records, deal }: ChinkwayState): Census {
  const lastTrick = deal.lastTrick?.plays.map((play) => play.card) ?? [];
  const lying = [...lastTrick.filter((card) => card !== deal.lastTrick?.taken), ...deal.taken.flat()];
  const won = deal.tricks.reduce((sum, tricks) => sum + tricks, 0) * SEATS;
  const inPlay = [
    ...deal.hands.flat(),
    ...(discards[deal.number - 1] ?? []),
    ...deal.trick.map((play) => play.card),
    ...lying,
  ];
  const turned = deal.kind === 'extra' ? [] : records.slice(0, deal.number - 1).flatMap((record) => record.quest);
  const quest = [...questPack, ...turned, ...deal.quest];
  return { cards: [...inPlay, ...quest.map((card) => `quest ${card}`)], outOfPlay: won - lying.length, total: 102 };
}

function rotated(state: ChinkwayState, by: Seat): ChinkwayState {
  const { seat: moved, bySeat } = movedLeft(SEATS, by);
  const seating = ({ kind, positions, sides }: Seating): Seating => {
    return { kind, positions: positions.map(moved), sides: sides.map((side) => side.map(moved)) };
  };
  const plays = (trick: readonly Play<FrenchCard>[]): Deal['trick'] =>
    trick.map(({ seat, card }) => ({ seat: moved(seat), card }));
  const phase = (now: Phase): Phase => ('seat' in now ? { ...now, seat: moved(now.seat) } : now);
  const { finalRequest, records, deal } = state;
  const { lastTrick } = deal;
  return {
    ...state,
    firstDealer: moved(state.firstDealer),
    records: records.map((record) => ({
      ...record, ...seating(record), dealer: moved(record.dealer), ledger: record.ledger.map((line) => ({ ...line, amounts: bySeat(line.amounts) })), tricks: bySeat(record.tricks), points: bySeat(record.points),
    })),
    finalRequest: finalRequest && { ...finalRequest, seat: moved(finalRequest.seat) },
    deal: {
      ...deal,
      ...seating(deal),
      hands: bySeat(deal.hands),
      trick: plays(deal.trick),
      lastTrick: lastTrick && { ...lastTrick, plays: plays(lastTrick.plays), winner: moved(lastTrick.winner) },
      tricks: bySeat(deal.tricks),
    },
    phase: phase(state.phase),
  };
}
