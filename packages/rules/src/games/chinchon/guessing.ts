import { HIDDEN } from '../../kernel/cards.ts';
import { dealtInto, drawnSeed, type DrawNumber, type Guessing, type HiddenZone } from '../../kernel/guessing.ts';
import type { Seat } from '../../kernel/seat.ts';
import { shuffledBy } from '../../kernel/shuffle.ts';
import type { SpanishCard } from '../../kernel/spanish-cards.ts';
import { packFor, valueOf } from './cards.ts';
import type { Cards, ChinchonEvent } from './events.ts';
import { type ChinchonState, seatCount } from './state.ts';

/** A seat's memory of a Chinchón deal: a fold over the events that the seat saw. */
export interface ChinchonMemory {
  /** The discards, the top discard last. */
  readonly pile: readonly SpanishCard[];
  /** The cards taken from the discards that are still in a hand, by seat. */
  readonly taken: readonly (readonly SpanishCard[])[];
}

/** Memory and determinization for Chinchón: every seat remembers the discards, and which of these cards players took (CH4.1). */
export const chinchonGuessing: Guessing<ChinchonState, ChinchonEvent, ChinchonMemory> = {
  nothing: { pile: [], taken: [] },
  remember,
  determinize,
};

function remember(memory: ChinchonMemory, event: ChinchonEvent): ChinchonMemory {
  const { pile, taken } = memory;
  const without = (seat: Seat, cards: readonly SpanishCard[]) => {
    return taken.with(seat, (taken[seat] ?? []).filter((card) => !cards.includes(card)));
  };
  switch (event.type) {
    case 'dealt':
      return { pile: [event.turned], taken: event.hands.map(() => []) };
    case 'stockRenewed':
      return { pile: [], taken };
    case 'discardTaken':
      return { pile: pile.slice(0, -1), taken: taken.with(event.seat, [...(taken[event.seat] ?? []), event.card]) };
    case 'discarded':
      return { pile: [...pile, event.card], taken: without(event.seat, [event.card]) };
    case 'laidDown':
      return { pile, taken: without(event.seat, event.melds.flat()) };
    case 'laidOff':
      return { pile, taken: without(event.seat, [event.card]) };
    case 'closed':
    case 'settled':
      return { pile, taken: without(event.seat, [...event.melds.flat(), ...event.layOffs.map(({ card }) => card)]) };
    case 'leaderDrawn': case 'drawn': case 'dealStopped': case 'dealScored': case 'reenlistOffered': case 'reenlisted':
    case 'declined': case 'paid': case 'gameOver':
      return memory;
  }
}

/** The number of attempts to find a closer's cards that allow the close. */
const TRIES = 40;
/** The limit in points: a closer must keep fewer (CH5.1). */
const CLOSING = 5;

function determinize(view: ChinchonState, seat: Seat, memory: ChinchonMemory, draw: DrawNumber): ChinchonState {
  const { deal, phase, options } = view;
  if (phase.name === 'over') return view;
  const owners = deal.hands.map((hand, owner) => heldBy(view, memory, owner, hand));
  const shown = [...deal.hands.flat(), ...deal.melds.flatMap(({ cards }) => cards), deal.closing?.card ?? HIDDEN];
  const seen = new Set<string>([...shown, ...memory.pile, ...owners.flatMap(({ known }) => known)]);
  const unseen = packFor(options.deck, seatCount(view)).filter((card) => !seen.has(card));
  for (let tries = 1; ; tries++) {
    const dealt = dealtInto(unseen, owners, draw);
    if (dealt === null) throw new Error(`no deal agrees with what seat ${seat} has seen`);
    const held = owners.map(({ known }, owner) => [...known, ...(dealt[owner] ?? [])]);
    const hands = deal.hands.map((hand, owner): Cards => (owners[owner]?.isHidden === true ? (held[owner] ?? hand) : hand));
    const guess = { ...view, seed: drawnSeed(draw), deal: { ...deal, hands, pile: memory.pile, stock: dealt.at(-1) ?? [] } };
    const { closing } = deal;
    if (closing?.card !== HIDDEN) return guess;
    // The face-down card may be any of the closer's cards that leaves a legal close (CH5.1).
    const [card = HIDDEN, ...left] = shuffledBy(held[closing.seat] ?? [], draw);
    const points = left.reduce((sum, one) => sum + valueOf(one, options.deck), 0);
    if (points >= CLOSING && tries < TRIES) continue;
    return { ...guess, deal: { ...guess.deal, hands: hands.with(closing.seat, left), closing: { ...closing, card } } };
  }
}

/** The cards of a hidden hand: the known cards, and the number of unknown ones. */
interface HeldCards extends HiddenZone<SpanishCard> {
  readonly isHidden: boolean;
  readonly known: readonly SpanishCard[];
}

/** Returns a player's held cards. A closer has an additional card, which is face down. */
function heldBy({ deal }: ChinchonState, memory: ChinchonMemory, owner: Seat, hand: Cards): HeldCards {
  const faceDown = deal.closing?.card === HIDDEN && deal.closing.seat === owner;
  const isHidden = hand.includes(HIDDEN) || faceDown;
  const known = isHidden ? (memory.taken[owner] ?? []) : [];
  return { isHidden, known, count: isHidden ? hand.length + (faceDown ? 1 : 0) - known.length : 0 };
}
