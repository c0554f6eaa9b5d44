import { evolveAll } from '../../kernel/game.ts';
import { parseOptions } from '../../kernel/options.ts';
import { nextSeat, type Seat } from '../../kernel/seat.ts';
import { paymentsIn, readerOf, refusalsOf, writtenPayment } from '../../shared/testing/notation.ts';
import { PACK } from './cards.ts';
import type { ChinasoEvent } from './events.ts';
import { chinaso } from './index.ts';
import type { ChinasoMove, DiscardUse } from './moves.ts';
import type { ChinasoOptions } from './options.ts';
import type { LayOffPlace, SetAt } from './places.ts';
import { type LaidSet, type MeantSet, nearerKind, readSet } from './sets.ts';
import type { ChinasoState, Deal, DealRecord } from './state.ts';

/*
 * Hands in the compact notation of the tests. Cards are separated by spaces: `AS TD#2 X1`; sets by bars:
 * `KS KH KD | 4H 5H X1 7H`. A place is a seat, the number of its set, and for a straight the end: `1.0`, `2.1^` (high),
 * `2.1_` (low). A turn is a line such as `0: draw 1- 2+; down KS KH KD | 5C 5D 5H; 7H>2.1^; -9C`. A turn consists of:
 *
 *   take, take>1.0, take=1.1>2.0      take the discard: into the hand, onto a set, for a joker
 *   draw, draw 1- 2+                  choose the stock; in this order seat 1 declines and seat 2 buys
 *   down KS KH KD | straight 5C 6D    lay these sets, with the kind given or the closer one
 *   7H>2.1^                           lay a card off on a set
 *   6H=2.1>1.0                        swap a card for the joker of a straight, which goes elsewhere
 *   -9C, hold                         end the turn
 *   !CS2.4 down 5H … | 9H …           the rule by which the rest is refused
 */

/** The seed of every staged game. */
const SEED = '5eed'.repeat(16);

/** A hand set up for a test, just before its first move. */
export interface Staged {
  /** The number of the hand, and so of its contract; 1 if left out. */
  readonly number?: number;
  /** The dealer; the last seat if left out, so that seat 0 begins. */
  readonly dealer?: Seat;
  /** The hands, by seat. */
  readonly hands: readonly string[];
  /** The live discard; an empty string if there is none. If left out, the live discard is the 2♣ of the third pack. */
  readonly turned?: string;
  /** The top of the stock; the remaining cards are below, in pack order. */
  readonly stock?: string;
  /** The place of all cards that are not named: at the bottom of the stock, or dead. */
  readonly rest?: 'stock' | 'dead';
  readonly options?: Partial<ChinasoOptions>;
  /** The sets on the table, by seat. */
  readonly table?: readonly string[];
  readonly buys?: readonly number[];
  /** Changes to the deal after it has been dealt. */
  readonly deal?: Partial<Deal>;
  readonly records?: readonly DealRecord[];
  readonly pot?: number;
}

/** The result of playing turns with `playOut`. */
export interface Playout {
  readonly events: readonly ChinasoEvent[];
  readonly state: ChinasoState;
  /** The record of the hand, if it is over. */
  readonly record: DealRecord | null;
  /** Every payment: `2>pot 5 CS7.2`. */
  readonly payments: readonly string[];
}

const { cardOf, cards } = readerOf(PACK);
export { cards };

/** Returns the sets parsed from a text. */
export function sets(text: string): readonly LaidSet[] {
  return meantSets(text).map((part) => {
    const set = readSet(part);
    if (set.kind === 'none') throw new Error(`${part.cards.join(' ')}: ${set.why.code}`);
    return set;
  });
}

/** Returns a game in which this hand has just been dealt. */
export function stage(setup: Staged): ChinasoState {
  const { number = 1, hands, rest = 'stock' } = setup;
  const seats = hands.length;
  const dealer = setup.dealer ?? seats - 1;
  const options = parseOptions(chinaso.options, setup.options ?? {});
  if (options === null) throw new Error('no such options');
  const { state } = chinaso.begin({ seats, owner: null, options, seed: SEED });
  const held = hands.map(cards);
  const table = hands.map((_, seat) => sets(setup.table?.[seat] ?? ''));
  const turned = cards(setup.turned ?? '2C#3');
  const top = cards(setup.stock ?? '');
  const named = new Set<string>([...held.flat(), ...table.flat().flatMap((set) => set.cards), ...turned, ...top]);
  const others = PACK.filter((card) => !named.has(card));
  const [card] = turned;
  const deal: Deal = {
    ...state.deal,
    number,
    dealer,
    hands: held,
    stock: rest === 'stock' ? [...top, ...others] : top,
    live: card === undefined ? null : { card, seat: null },
    dead: rest === 'stock' ? 0 : others.length,
    table,
    buys: setup.buys ?? state.deal.buys,
    ...setup.deal,
  };
  const started = { ...state, shuffles: 2, deal, records: setup.records ?? [], pot: setup.pot ?? 0 };
  return { ...started, phase: { name: 'draw', seat: nextSeat(dealer, seats, 'clockwise') } };
}

/** Plays turns, one for each line. Returns the result. Throws if a move is illegal, or if a legal move is marked as refused. */
export function playOut(start: ChinasoState, text: string): Playout {
  const events: ChinasoEvent[] = [];
  let state = start;
  for (const { seat, move, refusal } of text.split('\n').flatMap(movesOf)) {
    const found = chinaso.check(state, seat, move);
    if ((found?.rule ?? null) !== refusal) {
      const ruling = found === null ? 'it is lawful' : `${found.rule}, ${found.code}`;
      throw new Error(`${JSON.stringify(move)} by seat ${seat}: ${ruling}`);
    }
    if (refusal !== null) continue;
    const consequence = chinaso.decide(state, seat, move);
    state = evolveAll(chinaso, state, consequence);
    events.push(...consequence);
  }
  const scored = state.records.length > start.records.length;
  const payments = paymentsIn(events).map(writtenPayment);
  return { events, state, record: scored ? (state.records.at(-1) ?? null) : null, payments };
}

/** Returns the state after playing turns, one for each line. */
export function after(start: ChinasoState, text: string): ChinasoState {
  return playOut(start, text).state;
}

/** Returns the rule and code with which a move by `seat` is refused; an empty string if the move is legal. */
export function refusal(state: ChinasoState, seat: Seat, text: string): string {
  return refusalsOf(chinaso)(state, seat, moveOf(text));
}

/** Returns the move parsed from a text; `buy` and `decline` are the answers to `draw`. */
export function moveOf(text: string): ChinasoMove {
  if (text === 'buy' || text === 'decline') return { type: text };
  if (text === 'draw') return { type: 'drawStock' };
  if (text === 'hold') return { type: 'hold' };
  if (text === 'take') return { type: 'takeDiscard', use: null };
  if (text.startsWith('down')) return { type: 'goDown', sets: meantSets(text.slice('down'.length)) };
  if (text.startsWith('-')) return { type: 'discard', card: cardOf(text.slice(1)) };
  const [what, use] = useOf(text);
  if (what === 'take') return { type: 'takeDiscard', use };
  return { card: cardOf(what), ...use };
}

interface WrittenAction {
  readonly seat: Seat;
  readonly move: ChinasoMove;
  readonly refusal: string | null;
}

function movesOf(line: string): readonly WrittenAction[] {
  if (line.trim() === '') return [];
  const [seat = '', rest = ''] = line.split(': ');
  return rest.split(';').flatMap((part) => {
    const [, refusal = null, text = ''] = /^(?:!(\S+) )?(.*)$/.exec(part.trim()) ?? [];
    const [choice = '', ...answers] = text.split(' ');
    if (choice !== 'draw') return [{ seat: Number(seat), move: moveOf(text), refusal }];
    const answered = answers.map((answer): WrittenAction => {
      const move = moveOf(answer.endsWith('+') ? 'buy' : 'decline');
      return { seat: Number(answer.charAt(0)), move, refusal: null };
    });
    return [{ seat: Number(seat), move: moveOf(choice), refusal }, ...answered];
  });
}

/** Parses a text such as `7H>2.1^` or `6H=2.1>1.0`, and returns the card laid and its use. */
function useOf(text: string): readonly [what: string, use: DiscardUse] {
  const [before = '', to = ''] = text.split('>');
  const [what = '', straight] = before.split('=');
  if (straight === undefined) return [what, { type: 'layOff', place: placeOf(to) }];
  return [what, { type: 'swapJoker', straight: setAtOf(straight), jokerPlace: placeOf(to) }];
}

function placeOf(text: string): LayOffPlace {
  const end = text.endsWith('^') ? 'high' : text.endsWith('_') ? 'low' : null;
  return { ...setAtOf(text.replace(/[\^_]/, '')), end };
}

function setAtOf(text: string): SetAt {
  const [seat, index] = text.split('.').map(Number);
  return { seat: seat ?? 0, index: index ?? 0 };
}

function meantSets(text: string): readonly MeantSet[] {
  return text.split('|').flatMap((part): readonly MeantSet[] => {
    const [, said, laid = ''] = /^\s*(three|straight)?(.*)$/.exec(part) ?? [];
    const held = cards(laid);
    if (said === undefined) return held.length === 0 ? [] : [{ as: nearerKind(held), cards: held }];
    return [{ as: said === 'three' ? 'three' : 'straight', cards: held }];
  });
}
