import { type Face, type FrenchCard, type FrenchSuit, HIDDEN, isSeen, suitOf } from '../../kernel/cards.ts';
import { dealtInto, drawnSeed, type DrawNumber, type Guessing, type HiddenZone } from '../../kernel/guessing.ts';
import type { Seat } from '../../kernel/seat.ts';
import { shuffledBy } from '../../kernel/shuffle.ts';
import { inTricks, type Play, suitLed, suitsNotFollowed } from '../../shared/tricks.ts';
import { isPancerola, KINAL, OPENING_TRICKS, PACK, PANCEROLAS, SEATS } from './cards.ts';
import type { ChapankaEvent } from './events.ts';
import type { ChapankaState, Deal } from './state.ts';
import { leadingPlay } from './trick.ts';

/** A seat's memory of a Chapanka deal: a fold over the events that the seat saw. */
export interface ChapankaMemory {
  /** Every card played in the deal, in order. */
  readonly plays: readonly Play<FrenchCard>[];
}

/**
 * Memory and determinization for Chapanka. Played cards are in no hand. A player who failed to follow is void in the suit (CP3.1),
 * or renounced by right of a Pancerola (CP7.1).
 */
export const chapankaGuessing: Guessing<ChapankaState, ChapankaEvent, ChapankaMemory> = {
  nothing: { plays: [] },
  remember: (memory, event) => {
    if (event.type === 'dealt') return { plays: [] };
    return event.type === 'cardPlayed' ? { plays: [...memory.plays, { seat: event.seat, card: event.card }] } : memory;
  },
  determinize,
};

/** One in this many determinizations assumes a renounce, if possible, because a renounce is the rarest explanation. */
const RARELY = 8;

function determinize(view: ChapankaState, seat: Seat, { plays }: ChapankaMemory, draw: DrawNumber): ChapankaState {
  if (view.phase.name === 'over') return view;
  const renounced = shuffledBy(renouncers(view.deal, seat, plays), draw);
  const nobody: readonly (Renouncer | null)[] = [null];
  const tried = renounced.length > 0 && draw(RARELY) === 0 ? [...renounced, ...nobody] : [...nobody, ...renounced];
  for (const renouncer of tried) {
    const deal = guessed(view, { seat, plays, renouncer, draw });
    if (deal !== null) return { ...view, seed: drawnSeed(draw), deal };
  }
  throw new Error(`no deal agrees with what seat ${seat} has seen`);
}

/** A player who did not follow by right of a Pancerola, and the cards of the Pancerola still in their hand. */
interface Renouncer {
  readonly seat: Seat;
  readonly held: readonly FrenchCard[];
}

interface Guess {
  readonly seat: Seat;
  readonly plays: readonly Play<FrenchCard>[];
  readonly renouncer: Renouncer | null;
  readonly draw: DrawNumber;
}

/**
 * Returns the other players who may have renounced, with the Pancerola cards they may still hold. Such a player did not follow
 * suit, and a Pancerola may explain it (CP7.1).
 */
function renouncers(deal: Deal, seat: Seat, plays: readonly Play<FrenchCard>[]): readonly Renouncer[] {
  if (deal.revealed || deal.pancerola !== null) return [];
  const lacking = suitsNotFollowed(inTricks(plays, SEATS).slice(0, OPENING_TRICKS), SEATS);
  const seen = seenBy(deal, seat, plays);
  return deal.hands.flatMap((_, other) => {
    if (other === seat || lacking[other]?.size === 0) return [];
    const played = cardsOf(plays, other);
    const held = PANCEROLAS.map((cards) => cards.filter((card) => !played.includes(card)));
    return held.filter((cards) => !cards.some((card) => seen.has(card))).map((cards) => ({ seat: other, held: cards }));
  });
}

/** Returns every card that, as `seat` knows, is neither in another hand nor hidden elsewhere. */
function seenBy(deal: Deal, seat: Seat, plays: readonly Play<FrenchCard>[]): ReadonlySet<string> {
  const aside = deal.setAside.map((one) => one?.card ?? '');
  return new Set<string>([...(deal.hands[seat] ?? []), ...plays.map(({ card }) => card), ...aside]);
}

/** Returns a deal that agrees with what the seat sees, or null if there is no such deal in which this player renounced. */
function guessed({ deal, options }: ChapankaState, { seat, plays, renouncer, draw }: Guess): Deal | null {
  const tricks = inTricks(plays, SEATS);
  const lacking = suitsNotFollowed(tricks, SEATS);
  const late = suitsNotFollowed(tricks.slice(OPENING_TRICKS), SEATS);
  const certain = (owner: Seat): readonly FrenchCard[] => (owner === renouncer?.seat ? renouncer.held : []);
  const hands = deal.hands.map((hand, owner): HiddenZone<FrenchCard> => {
    const none: ReadonlySet<FrenchSuit> | undefined = (owner === renouncer?.seat ? late : lacking)[owner];
    const count = owner === seat ? 0 : hand.length - certain(owner).length;
    return none === undefined || none.size === 0 ? { count } : { count, accepts: (card) => !none.has(suitOf(card)) };
  });
  const talon = deal.talon.map((card): HiddenZone<FrenchCard> => ({ count: card === HIDDEN ? 1 : 0 }));
  if (hands.some(({ count }) => count < 0)) return null;
  const seen = seenBy(deal, seat, plays);
  const unseen = PACK.filter((card) => !seen.has(card) && renouncer?.held.includes(card) !== true);
  const mayBeKinal = (from: 'hand' | 'talon'): boolean => from === 'talon' || options.kinalPot === 'off' || !unseen.includes(KINAL);
  const aside = deal.setAside.map((one): HiddenZone<FrenchCard> => {
    const count = one?.card === HIDDEN ? 1 : 0;
    return one === null || mayBeKinal(one.from) ? { count } : { count, accepts: (card) => card !== KINAL };
  });
  const dealt = dealtInto(unseen, [...hands, ...talon, ...aside], draw);
  if (dealt === null) return null;
  const at = (zone: number, face: Face<FrenchCard>): Face<FrenchCard> => (isSeen(face) ? face : (dealt[zone]?.[0] ?? face));
  const whole: Deal = {
    ...deal,
    hands: deal.hands.map((hand, owner) => (owner === seat ? hand : [...certain(owner), ...(dealt[owner] ?? [])])),
    talon: deal.talon.map((card, owner) => card && at(SEATS + owner, card)),
    setAside: deal.setAside.map((one, owner) => one && { ...one, card: at(2 * SEATS + owner, one.card) }),
  };
  if (deal.revealed || deal.pancerola !== null || deal.setAside.includes(null)) return whole;
  return judged(whole, tricks);
}

/**
 * Returns a complete deal with its Pancerola and that Pancerola's state; null if the deal cannot have been played like this (CP7).
 */
function judged(deal: Deal, tricks: readonly (readonly Play<FrenchCard>[])[]): Deal | null {
  const dealtHands = deal.hands.map((hand, owner) => [...hand, ...cardsOf(tricks.flat(), owner)]);
  const holder = dealtHands.findIndex(isPancerola);
  const renounced = renouncesIn(dealtHands, tricks);
  if (renounced.some((one) => one.seat !== holder || one.trick >= OPENING_TRICKS)) return null;
  const [first] = renounced;
  const taken = (trick: readonly Play<FrenchCard>[]) => trick.length === SEATS && leadingPlay(trick)?.seat === holder;
  const broken = first !== undefined && tricks.slice(first.trick).some(taken);
  return { ...deal, pancerola: holder < 0 ? null : { holder, exercised: first !== undefined, broken } };
}

/** A renounce: a card played off suit by a player who could follow suit. Trick numbers start at 0. */
interface Renounce {
  readonly seat: Seat;
  readonly trick: number;
}

/** Returns all renounces, if these were the hands dealt. */
function renouncesIn(dealt: readonly (readonly string[])[], tricks: readonly (readonly Play<FrenchCard>[])[]): readonly Renounce[] {
  return tricks.flatMap((trick, number) => {
    const led = suitLed(trick);
    const gone = new Set<string>(tricks.slice(0, number).flat().map(({ card }) => card));
    return trick.flatMap(({ seat, card }) => {
      const held = (dealt[seat] ?? []).filter((one) => !gone.has(one));
      const could = led !== null && suitOf(card) !== led && held.some((one) => one.charAt(1) === led);
      return could ? [{ seat, trick: number }] : [];
    });
  });
}

function cardsOf(plays: readonly Play<FrenchCard>[], seat: Seat): readonly FrenchCard[] {
  return plays.filter((play) => play.seat === seat).map(({ card }) => card);
}
