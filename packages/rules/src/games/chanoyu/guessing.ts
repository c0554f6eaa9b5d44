import type { FrenchSuit } from '../../kernel/cards.ts';
import { dealtInto, drawnSeed, type DrawNumber, type Guessing, type HiddenZone } from '../../kernel/guessing.ts';
import type { Seat } from '../../kernel/seat.ts';
import { inTricks, type Play } from '../../shared/tricks.ts';
import { type ChanoyuCard, PACK, suitOrNone } from './cards.ts';
import type { ChanoyuEvent } from './events.ts';
import { type ChanoyuState, seatCount } from './state.ts';
import { suitToFollow } from './trick.ts';

/** A seat's memory of a Chanoyu round: a fold over the events that the seat saw. */
export interface ChanoyuMemory {
  /** Every card played in the round, in order. */
  readonly plays: readonly Play<ChanoyuCard>[];
  /** For each draw by everybody, the number of cards played before it. */
  readonly draws: readonly number[];
}

/**
 * Memory and determinization for Chanoyu. Played cards are in no hand. A player who failed to follow holds no more cards of that
 * suit than they have drawn since (CN4.1).
 */
export const chanoyuGuessing: Guessing<ChanoyuState, ChanoyuEvent, ChanoyuMemory> = {
  nothing: { plays: [], draws: [] },
  remember: (memory, event) => {
    const { plays, draws } = memory;
    if (event.type === 'dealt') return { plays: [], draws: [] };
    if (event.type === 'drawn') return { plays, draws: [...draws, plays.length] };
    return event.type === 'cardPlayed' ? { plays: [...plays, { seat: event.seat, card: event.card }], draws } : memory;
  },
  determinize,
};

function determinize(view: ChanoyuState, seat: Seat, memory: ChanoyuMemory, draw: DrawNumber): ChanoyuState {
  if (view.phase.name === 'over') return view;
  const { deal } = view;
  const seen = new Set<string>([...(deal.hands[seat] ?? []), ...memory.plays.map(({ card }) => card)]);
  const slots = deal.hands.map((hand, owner) => {
    if (owner === seat) return [];
    const most = mostOfSuits(memory, owner, seatCount(view));
    const accepts = (card: ChanoyuCard, slot: number): boolean => slot < (most.get(suitOrNone(card)) ?? hand.length);
    return hand.map((_, slot): HiddenZone<ChanoyuCard> => ({ count: 1, accepts: (card) => accepts(card, slot) }));
  });
  const dealt = dealtInto(PACK.filter((card) => !seen.has(card)), slots.flat(), draw);
  if (dealt === null) throw new Error(`no round agrees with what seat ${seat} has seen`);
  const cards = dealt.map(([card]) => card);
  const ofSlots = (owner: Seat): readonly ChanoyuCard[] => {
    const from = slots.slice(0, owner).flat().length;
    return cards.slice(from, from + (slots[owner]?.length ?? 0)).filter((card) => card !== undefined);
  };
  return {
    ...view,
    seed: drawnSeed(draw),
    deal: {
      ...deal,
      hands: deal.hands.map((hand, owner) => (owner === seat ? hand : ofSlots(owner))),
      pile: dealt.at(-1) ?? [],
    },
  };
}

/**
 * Returns how many cards a player can hold of each suit they failed to follow: the cards drawn since then, minus the cards played.
 */
function mostOfSuits({ plays, draws }: ChanoyuMemory, player: Seat, seats: number): ReadonlyMap<FrenchSuit | null, number> {
  const most = new Map<FrenchSuit | null, number>();
  for (const [number, trick] of inTricks(plays, seats).entries()) {
    const led = suitToFollow(trick);
    const order = trick.findIndex((play) => play.seat === player);
    const card = trick[order]?.card;
    if (led === null || card === undefined || suitOrNone(card) === led) continue;
    const then = number * seats + order;
    const drawn = draws.filter((played) => played > then).length;
    const gone = plays.slice(then).filter((play) => play.seat === player && suitOrNone(play.card) === led).length;
    most.set(led, drawn - gone);
  }
  return most;
}
