import { evolveAll } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import { paying } from '../../shared/counters.ts';
import {
  cut, lawfully, paymentsIn, readerOf, refusalsOf, words, writtenPayment,
} from '../../shared/testing/notation.ts';
import { PACK, packFor } from './cards.ts';
import type { ChinchonEvent } from './events.ts';
import { newDeal } from './evolve.ts';
import { chinchon } from './index.ts';
import type { ChinchonMove, LayOff, Meld } from './moves.ts';
import type { ChinchonOptions } from './options.ts';
import { payment } from './payments.ts';
import { type ChinchonState, type DealRecord, nextIn } from './state.ts';

/**
 * A deal in the compact notation of the tests. A line is a seat and its moves in order, as in `2: stock 4B, close 9B: 2C 3C 4C /
 * 12O 12E 12B`. A move is one of
 * - `stock 4B` or `pile 4B`: draws, and this is the card drawn;
 * - `- 9B`: discards;
 * - `lay 2C 3C 4C / 12O 12E 12B`: lays melds down and plays on;
 * - `add 5C>0`: lays a card off on the meld of that number on the table;
 * - `close 9B: 2C 3C 4C; 5C>0`: closes with a card, or with `none`, lays melds, lays cards off;
 * - `settle 2C 3C 4C; 5C>0`: lays melds and lays cards off; `settle` alone lays nothing;
 * - `yes` or `no`: re-enlists or not.
 */
export interface StateSpec {
  readonly options?: Partial<ChinchonOptions>;
  /** The seat with the next turn; seat 0 if left out. */
  readonly leader?: Seat;
  /** The hands, by seat. */
  readonly hands: readonly string[];
  /** The top discard. */
  readonly turned: string;
  /** The top of the stock; all cards that are not named are below. */
  readonly stock?: string;
  /** True if all cards that are not named are under the top discard instead. */
  readonly shortStock?: true;
  /** The points before the deal; 0 if left out. */
  readonly totals?: readonly number[];
  /** The seats that are already out, each with the deal in which it was knocked out. */
  readonly outIn?: Readonly<Record<Seat, number>>;
  /** The deals scored before this one; none if left out. */
  readonly records?: readonly (Pick<DealRecord, 'closer' | 'points' | 'reenlisted'> & Partial<DealRecord>)[];
}

/** The result of playing lines. */
interface Playout {
  readonly state: ChinchonState;
  readonly events: readonly ChinchonEvent[];
}

/** The default options of a staged deal. */
export const DEFAULTS: ChinchonOptions = {
  deck: '40', ending: 'settle', target: 100, ante: 10, reenlist: 'unlimited',
};

/** Returns a deal just before play, after everybody has paid the ante. */
export function stateFrom(given: StateSpec): ChinchonState {
  const { hands, leader = 0, totals = hands.map(() => 0), records = [] } = given;
  const options = { ...DEFAULTS, ...given.options };
  const { state } = chinchon.begin({ seats: hands.length, owner: null, options, seed: '5'.repeat(64) });
  const antes = paying(hands.map((_, seat) => payment('ante', seat, 'pot', options.ante)));
  const held = hands.map(cards);
  const [turned = '1O'] = cards(given.turned);
  const top = cards(given.stock ?? '');
  const named = [...held.flat(), ...top, turned];
  const rest = packFor(options.deck, hands.length).filter((card) => !named.includes(card));
  const started: ChinchonState = {
    ...evolveAll(chinchon, state, antes),
    shuffles: 1 + records.length,
    totals,
    outIn: hands.map((_, seat) => given.outIn?.[seat] ?? null),
    records: records.map((record, at) => {
      return { kind: 'closed', number: at + 1, dealer: leader, dead: 0, ledger: [], totals, out: [], ...record };
    }),
  };
  const stock = given.shortStock === true ? top : [...top, ...rest];
  const deal = newDeal(records.length + 1, { leader, dealer: leader, hands: held, stock, turned });
  return {
    ...started,
    deal: {
      ...deal,
      dealer: lastInTurn(started, leader),
      pile: given.shortStock === true ? [...rest, turned] : [turned],
    },
    phase: { name: 'draw', seat: leader },
  };
}

/**
 * Plays lines in the notation above. Returns the result. Throws if a move is illegal, or if the card from the stock differs from
 * the notation.
 */
export function playOut(start: ChinchonState, ...lines: readonly string[]): Playout {
  const events: ChinchonEvent[] = [];
  let state = start;
  for (const line of lines) {
    const [seat, doing] = cut(line, ': ');
    for (const action of doing.split(', ')) {
      const happened = lawfully(chinchon, state, Number(seat), moveOf(action));
      demandDrawn(action, happened, line);
      events.push(...happened);
      state = evolveAll(chinchon, state, happened);
    }
  }
  return { state, events };
}

/** Returns the state after playing lines in the notation above. */
export function after(start: ChinchonState, ...lines: readonly string[]): ChinchonState {
  return playOut(start, ...lines).state;
}

/** Returns the rule and code with which a written move is refused; an empty string if the move is legal. */
export function refusal(state: ChinchonState, line: string): string {
  const [seat, action] = cut(line, ': ');
  return refusalsOf(chinchon)(state, Number(seat), moveOf(action));
}

const { cardOf, cards } = readerOf(PACK);
export { cards };

/** Returns the move parsed from its notation, without the card drawn. */
export function moveOf(action: string): ChinchonMove {
  const [verb, rest] = cut(action, ' ');
  switch (verb) {
    case 'stock':
      return { type: 'draw', from: 'stock' };
    case 'pile':
      return { type: 'draw', from: 'discards' };
    case '-':
      return { type: 'discard', card: cardOf(rest) };
    case 'lay':
      return { type: 'layDown', melds: meldsOf(rest) };
    case 'add':
      return { type: 'layOff', ...layOffOf(rest) };
    case 'close': {
      const [card, laid] = cut(rest, ': ');
      return { type: 'close', card: card === 'none' ? null : cardOf(card), ...layingOf(laid) };
    }
    case 'settle':
      return { type: 'settle', ...layingOf(rest) };
    case 'yes':
    case 'no':
      return { type: 'reenlist', wanted: verb === 'yes' };
    default:
      throw new Error(`no such move: ${action}`);
  }
}

/** Returns the payments in these events, in notation. */
export function payments(events: readonly ChinchonEvent[]): readonly string[] {
  return paymentsIn(events).map(writtenPayment);
}

function demandDrawn(action: string, events: readonly ChinchonEvent[], line: string): void {
  const drawn = events.find((event) => event.type === 'drawn' || event.type === 'discardTaken');
  const [, card] = cut(action, ' ');
  if (drawn !== undefined && drawn.card !== card) throw new Error(`${line}: the card drawn is ${drawn.card}`);
}

function layingOf(text: string): { readonly melds: readonly Meld[]; readonly layOffs: readonly LayOff[] } {
  const [melds, layOffs] = cut(text, ';');
  return { melds: meldsOf(melds), layOffs: words(layOffs).map(layOffOf) };
}

function meldsOf(text: string): readonly Meld[] {
  return text.split('/').map(cards).filter((meld) => meld.length > 0);
}

function layOffOf(text: string): LayOff {
  const [card, meld] = cut(text, '>');
  return { card: cardOf(card), meld: Number(meld) };
}

/** Returns the seat with the last turn of a round in which `leader` has the first. */
function lastInTurn(state: ChinchonState, leader: Seat): Seat {
  let last = leader;
  while (nextIn(state, last) !== leader) last = nextIn(state, last);
  return last;
}
