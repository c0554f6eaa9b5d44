import { type FrenchCard, isSeen, suitOf } from '../../kernel/cards.ts';
import { dealtInto, drawnSeed, type DrawNumber, type Guessing } from '../../kernel/guessing.ts';
import type { Seat } from '../../kernel/seat.ts';
import { shuffledBy } from '../../kernel/shuffle.ts';
import { inTricks, type Play, suitsNotFollowed } from '../../shared/tricks.ts';
import { PACK, QUEST_PACK, SEATS } from './cards.ts';
import type { ChinkwayEvent } from './events.ts';
import type { ChinkwayState } from './state.ts';

/** A seat's memory of a Chinkway game: a fold over the events that the seat saw. */
export interface ChinkwayMemory {
  /** Every card played in the deal, in order. */
  readonly plays: readonly Play<FrenchCard>[];
  /** The discards of each scored deal: the cards that were in no trick (CW3.2). */
  readonly discards: readonly (readonly FrenchCard[])[];
}

/**
 * Memory and determinization for Chinkway. A player who failed to follow is void in the suit (CW4.2), and played cards are in no
 * hand.
 */
export const chinkwayGuessing: Guessing<ChinkwayState, ChinkwayEvent, ChinkwayMemory> = {
  nothing: { plays: [], discards: [] },
  remember: (memory, event) => {
    const { plays, discards } = memory;
    if (event.type === 'dealt') return { plays: [], discards };
    if (event.type === 'cardPlayed') return { plays: [...plays, { seat: event.seat, card: event.card }], discards };
    if (event.type !== 'dealScored') return memory;
    return { plays, discards: [...discards, PACK.filter((card) => plays.every((play) => play.card !== card))] };
  },
  determinize,
};

function determinize(view: ChinkwayState, seat: Seat, memory: ChinkwayMemory, draw: DrawNumber): ChinkwayState {
  if (view.phase.name === 'over') return view;
  const { deal } = view;
  const current = view.discards[deal.number - 1] ?? [];
  const seen = new Set<string>([...(deal.hands[seat] ?? []), ...memory.plays.map(({ card }) => card), ...current]);
  const lacking = suitsNotFollowed(inTricks(memory.plays, SEATS), SEATS);
  const hands = deal.hands.map((hand, owner) => ({
    count: owner === seat ? 0 : hand.length,
    accepts: (card: FrenchCard) => lacking[owner]?.has(suitOf(card)) !== true,
  }));
  const faceDown = { count: current.filter((card) => !isSeen(card)).length };
  const dealt = dealtInto(PACK.filter((card) => !seen.has(card)), [...hands, faceDown], draw);
  if (dealt === null) throw new Error(`no deal agrees with what seat ${seat} has seen`);
  const discarded = (at: number) => (at === deal.number - 1 && at >= memory.discards.length ? dealt[SEATS] : memory.discards[at]);
  return {
    ...view,
    seed: drawnSeed(draw),
    questPack: shuffledBy(questsLeft(view), draw).slice(0, view.questPack.length),
    discards: view.discards.map((cards, at) => (cards.every(isSeen) ? cards : (discarded(at) ?? cards))),
    deal: { ...deal, hands: deal.hands.map((hand, owner) => (owner === seat ? hand : (dealt[owner] ?? hand))) },
  };
}

/**
 * Returns the cards that the Quest Pack may contain: all cards that were not turned up. An extra deal has the whole pack again
 * (CW3.4, CW7.5).
 */
function questsLeft({ deal, records }: ChinkwayState): readonly FrenchCard[] {
  const before = deal.kind === 'extra' ? [] : records.flatMap(({ quest }) => quest);
  const turned = new Set<FrenchCard>([...before, ...deal.quest]);
  return QUEST_PACK.filter((card) => !turned.has(card));
}
