import { isSeen } from '../../kernel/cards.ts';
import type { JsonPath } from '../../kernel/laws/json.ts';
import type { LawSubject } from '../../kernel/laws/subject.ts';
import { exchangeSuits } from '../../kernel/laws/suits.ts';
import { seesWith, type Viewer } from '../../kernel/seat.ts';
import { SPANISH_SUITS } from '../../kernel/spanish-suits.ts';
import { countersInAll } from '../../shared/counters.ts';
import { packFor } from './cards.ts';
import type { ChinchonEvent } from './events.ts';
import { chinchonGuessing } from './guessing.ts';
import { chinchon } from './index.ts';
import type { ChinchonMove } from './moves.ts';
import type { ChinchonOptions } from './options.ts';
import type { ChinchonState } from './state.ts';
import { MOST_TURNS } from './stopping.ts';

/** More deals than random play ever needs, and more moves than an average turn has. */
const MOST_DEALS = 100;
const MOST_ACTIONS = 4;

/** The law subject of Chinchón, with the inputs of its laws (property tests). Suits are interchangeable, and so are seats. */
export const chinchonSubject: LawSubject<ChinchonOptions, ChinchonState, ChinchonMove, ChinchonEvent> = {
  game: chinchon,
  guessing: chinchonGuessing,
  moveBound: (seats) => MOST_DEALS * MOST_TURNS * seats * MOST_ACTIONS,
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
  counters: countersInAll,
  partlyListed: ['layDown', 'close', 'settle'],
  secret,
  seatFields: {
    bySeat: ['hands', 'totals', 'outIn', 'balances', 'points', 'counted', 'untouched', 'amounts'],
    seats: ['seat', 'leader', 'dealer', 'owner', 'closer', 'out', 'reenlisted', 'waiting'],
  },
  permuteSuits: { suits: SPANISH_SUITS, state: exchangeSuits, move: exchangeSuits },
};

/**
 * Returns whether a card is secret. Until the deal is scored, only their owners see hands and the closing card. Nobody sees the
 * stock and covered discards.
 */
function secret([part, zone, at]: JsonPath, viewer: Viewer, { deal, phase, records }: ChinchonState): boolean {
  if (part !== 'deal' || phase.name === 'over') return false;
  const scored = records.length === deal.number;
  if (zone === 'hands') return !scored && !seesWith(viewer, Number(at));
  if (zone === 'closing') return !scored && at === 'card' && !(deal.closing !== null && seesWith(viewer, deal.closing.seat));
  return zone === 'stock' || (zone === 'pile' && at !== deal.pile.length - 1);
}
