import { asHiddenState, type Face, HIDDEN, type HiddenState, type Seat } from '@chinwag/rules';
import {
  chinaso, type ChinasoCard, type ChinasoMove, type ChinasoState, type LaidSet, type LiveDiscard, nearerKind, PACK, type Phase,
  readSet,
} from '@chinwag/rules/chinaso';
import { plainThought } from '../../bot.ts';
import { chinasoBots } from '../index.ts';

/** A position as seat 0 of three sees it, for tests. Spaces separate cards, and bars separate sets. */
export interface ViewSpec {
  readonly phase: 'draw' | 'buying' | 'play';
  /** The number of the hand; 1 if left out. */
  readonly number?: number;
  readonly hand: string;
  /** The sets on the table, by seat. */
  readonly table?: readonly [string, string, string];
  /** The live discard, discarded by seat 2; none if left out. */
  readonly live?: string;
  /** The hand sizes of seats 1 and 2. */
  readonly others?: readonly [number, number];
  /** The number of turns played; ten if left out. */
  readonly turns?: number;
  readonly wentDown?: boolean;
}

/**
 * Returns the move of the sensible bot at seat 0, in short notation: `take`, `draw`, `buy`, `down …`, `7H>1.0`, `-9C`, `hold`, …
 */
export function chosen(it: ViewSpec): string {
  const view = viewFrom(it);
  return inShort(view, chinasoBots.sensible.choose(plainThought(view, 0)));
}

/** Returns the moves of the gentle bot at seat 0, one for each of `seeds` seeds, in the notation of `chosen`. */
export function chosenGently(it: ViewSpec, seeds: number): readonly string[] {
  const view = viewFrom(it);
  return Array.from({ length: seeds }, (_, number) => {
    const seed = number.toString(16).padStart(64, '0');
    return inShort(view, chinasoBots.gentle.choose({ ...plainThought(view, 0), seed }));
  });
}

function inShort(view: HiddenState<ChinasoState>, move: ChinasoMove): string {
  const refusal = chinaso.check(view, 0, move);
  if (refusal !== null) throw new Error(`${JSON.stringify(move)}: ${refusal.code}`);
  switch (move.type) {
    case 'takeDiscard':
      if (move.use === null) return 'take';
      return `take>${setName(move.use.type === 'layOff' ? move.use.place : move.use.straight)}`;
    case 'goDown':
      return `down ${move.sets.map((set) => set.cards.join(' ')).join(' | ')}`;
    case 'layOff':
      return `${move.card}>${setName(move.place)}`;
    case 'swapJoker':
      return `${move.card}=${setName(move.straight)}>${setName(move.jokerPlace)}`;
    case 'discard':
      return `-${move.card}`;
    case 'drawStock':
      return 'draw';
    case 'buy':
    case 'decline':
    case 'hold':
      return move.type;
  }
}

/** Returns the view that the spec describes. */
function viewFrom(it: ViewSpec): HiddenState<ChinasoState> {
  const { number = 1, others = [11, 11], turns = 10 } = it;
  const { state } = chinaso.begin({
    seats: 3,
    owner: null,
    options: { length: 'seven', cardPoints: 'face-value', stakes: 'off' },
    seed: '0'.repeat(64),
  });
  const [card] = cards(it.live ?? '');
  const live: LiveDiscard | null = card === undefined ? null : { card, seat: 2 };
  const hidden = others.map((count) => Array.from({ length: count }, (): Face<ChinasoCard> => HIDDEN));
  const hands = [cards(it.hand), ...hidden];
  const stock = Array.from({ length: 60 }, (): Face<ChinasoCard> => HIDDEN);
  const table = (it.table ?? ['', '', '']).map(sets);
  const deal = { ...state.deal, number, hands, stock, live, table, turns };
  return asHiddenState<ChinasoState>({ ...state, seed: '', deal, phase: phaseOf(it) });
}

function phaseOf({ phase, wentDown = false }: ViewSpec): Phase {
  switch (phase) {
    case 'draw':
      return { name: 'draw', seat: 0 };
    case 'play':
      return { name: 'play', seat: 0, wentDown };
    case 'buying':
      return { name: 'buying', seat: 1, asked: [0], waiting: [0], answers: [null, null, null] };
  }
}

function sets(text: string): readonly LaidSet[] {
  return text.split('|').flatMap((part) => {
    const held = cards(part);
    const set = readSet({ as: nearerKind(held), cards: held });
    return set.kind === 'none' ? [] : [set];
  });
}

function cards(text: string): readonly ChinasoCard[] {
  return text.split(' ').flatMap((word) => PACK.filter((card) => card === word));
}

function setName({ seat, index }: { readonly seat: Seat; readonly index: number }): string {
  return `${seat}.${index}`;
}
