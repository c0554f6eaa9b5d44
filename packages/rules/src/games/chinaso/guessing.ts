import { isSeen } from '../../kernel/cards.ts';
import { dealtInto, drawnSeed, type DrawNumber, type Guessing } from '../../kernel/guessing.ts';
import type { Seat } from '../../kernel/seat.ts';
import { type ChinasoCard, PACK } from './cards.ts';
import type { ChinasoEvent, Source } from './events.ts';
import type { ChinasoState, Phase } from './state.ts';

/** A seat's memory of a Chinaso hand: a fold over the events that the seat saw. */
export interface ChinasoMemory {
  /** The cards that were covered among the discards. */
  readonly dead: readonly ChinasoCard[];
  readonly live: ChinasoCard | null;
  /** The discards that were taken or bought and are still in a hand, by seat. */
  readonly taken: readonly (readonly ChinasoCard[])[];
}

/**
 * Memory and determinization for Chinaso: dead cards, and cards taken or bought, were visible on the pile (CS4.1, CS5.1, CS5.3).
 */
export const chinasoGuessing: Guessing<ChinasoState, ChinasoEvent, ChinasoMemory> = {
  nothing: { dead: [], live: null, taken: [] },
  remember,
  determinize,
};

function remember(memory: ChinasoMemory, event: ChinasoEvent): ChinasoMemory {
  const { dead, live, taken } = memory;
  switch (event.type) {
    case 'dealt':
      return { dead: [], live: event.turned, taken: event.hands.map(() => []) };
    case 'discardTaken':
    case 'bought':
      return { dead, live: null, taken: taken.with(event.seat, [...(taken[event.seat] ?? []), ...(live === null ? [] : [live])]) };
    case 'discarded':
      return { dead: live === null ? dead : [...dead, live], live: event.card, taken: without(memory, event.seat, [event.card]) };
    case 'reshuffled':
      return { dead: [], live, taken };
    case 'wentDown':
      return { dead, live, taken: without(memory, event.seat, event.sets.flatMap(({ cards }) => cards)) };
    case 'laidOff':
    case 'jokerSwapped':
      return laid(memory, event);
    case 'dealerDrawn': case 'windowOpened': case 'answered': case 'nobodyBought': case 'drawn': case 'held':
    case 'handEnded': case 'paid': case 'handScored': case 'gameOver':
      return memory;
  }
}

interface Laid {
  readonly seat: Seat;
  readonly card: ChinasoCard;
  readonly from: Source;
}

function laid(memory: ChinasoMemory, { seat, card, from }: Laid): ChinasoMemory {
  return from === 'discard' ? { ...memory, live: null } : { ...memory, taken: without(memory, seat, [card]) };
}

function without({ taken }: ChinasoMemory, seat: Seat, cards: readonly ChinasoCard[]): ChinasoMemory['taken'] {
  return taken.with(seat, (taken[seat] ?? []).filter((card) => !cards.includes(card)));
}

function determinize(view: ChinasoState, seat: Seat, memory: ChinasoMemory, draw: DrawNumber): ChinasoState {
  const { deal, phase } = view;
  if (phase.name === 'over') return view;
  const known = deal.hands.map((_, owner) => (owner === seat ? [] : (memory.taken[owner] ?? [])));
  const open = [...(deal.hands[seat] ?? []), ...deal.table.flat().flatMap(({ cards }) => cards), deal.live?.card ?? ''];
  const seen = new Set<string>([...open, ...memory.dead, ...known.flat()]);
  const zones = deal.hands.map((hand, owner) => ({ count: owner === seat ? 0 : hand.length - (known[owner] ?? []).length }));
  const dealt = dealtInto(PACK.filter((card) => !seen.has(card)), zones, draw);
  if (dealt === null) throw new Error(`no hand agrees with what seat ${seat} has seen`);
  return {
    ...view,
    seed: drawnSeed(draw),
    deal: {
      ...deal,
      hands: deal.hands.map((hand, owner) => (owner === seat ? hand : [...(known[owner] ?? []), ...(dealt[owner] ?? [])])),
      stock: (dealt.at(-1) ?? []).filter(isSeen),
    },
    phase: withAnswers(phase, seat, draw),
  };
}

/** One in this many assumed answers is a buy. */
const SELDOM = 4;

/**
 * Returns a phase with assumed answers of the other seats. No answer may have closed the window (CS5.4), so no buyer comes before
 * the first seat without an answer.
 */
function withAnswers(phase: Phase, seat: Seat, draw: DrawNumber): Phase {
  if (phase.name !== 'buying') return phase;
  const { asked, waiting, answers } = phase;
  const open = asked.findIndex((other) => waiting.includes(other));
  return {
    ...phase,
    answers: answers.map((answer, other) => {
      if (other === seat || !asked.includes(other) || waiting.includes(other)) return answer;
      return asked.indexOf(other) > open && draw(SELDOM) === 0;
    }),
  };
}
