import { exchangeSuits } from '../../kernel/laws/suits.ts';
import type { Census, LawSubject } from '../../kernel/laws/subject.ts';
import { seesWith } from '../../kernel/seat.ts';
import { SEATS } from './cards.ts';
import type { ChinkwayEvent } from './events.ts';
import { chinkwayGuessing } from './guessing.ts';
import { chinkway } from './index.ts';
import type { ChinkwayMove } from './moves.ts';
import type { ChinkwayOptions } from './options.ts';
import type { ChinkwayState } from './state.ts';

/**
 * The maximum number of moves in a game. Each of ten deals and an extra deal has 52 moves and at most ten cards taken; one move
 * answers about the final deal.
 */
const MOST_MOVES = 11 * (52 + 10) + 1;

/** The law subject of Chinkway, with the inputs of its laws (property tests). */
export const chinkwaySubject: LawSubject<ChinkwayOptions, ChinkwayState, ChinkwayMove, ChinkwayEvent> = {
  game: chinkway,
  moreOptions: [
    { length: 'full', finalDeal: 'eleventh', finalDealRequest: 'always', trickMemory: 'last' },
    { length: 'short', finalDeal: 'reseat', finalDealRequest: 'always', trickMemory: 'last' },
    { length: 'short', finalDeal: 'none', finalDealRequest: 'when-partnered', trickMemory: 'last' },
  ],
  moveBound: () => MOST_MOVES,
  census,
  guessing: chinkwayGuessing,
  partlyListed: ['discard'],
  zone: ([field, index]) => (field === 'discards' ? `discards ${index}` : String(field)),
  secret: ([field, index, seat], viewer, { phase, records, deal }) => {
    if (phase.name === 'over') return false;
    if (field === 'questPack') return true;
    if (field === 'discards') {
      const [dealer] = (records[Number(index)] ?? deal).positions;
      return dealer === undefined || !seesWith(viewer, dealer);
    }
    return field === 'deal' && index === 'hands' && !seesWith(viewer, Number(seat));
  },
  seatFields: {
    bySeat: ['hands', 'tricks', 'points', 'amounts'],
    seats: ['seat', 'winner', 'firstDealer', 'dealer', 'positions', 'sides'],
  },
  permuteSuits: { state: exchangeSuits, move: exchangeSuits },
};

/** Returns the census of both packs: the cards of the current deal, and the Quest Pack with the Quests turned up from it. */
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
