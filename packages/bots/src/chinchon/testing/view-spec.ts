import { asHiddenState, type Face, HIDDEN, type HiddenState, type Seat } from '@chinwag/rules';
import {
  type ChinchonOptions, type ChinchonState, type Phase, type SpanishCard, type TableMeld,
} from '@chinwag/rules/chinchon';

/** A position in a game of four as seat 0 sees it, for tests. Spaces separate cards: `'4O 12B'`. */
export interface ViewSpec {
  readonly hand: string;
  /** The top discard. */
  readonly top?: string;
  /** The melds on the table, all laid by seat 1. */
  readonly table?: readonly string[];
  readonly options?: Partial<ChinchonOptions>;
  readonly totals?: readonly number[];
  readonly turns?: number;
  readonly pot?: number;
  /** The seats that are out; none if left out. */
  readonly out?: readonly Seat[];
}

const OPTIONS: ChinchonOptions = { deck: '40', ending: 'settle', target: 100, ante: 10, reenlist: 'unlimited' };

/** Returns a view in which seat 0 must draw. */
export function drawing(it: ViewSpec): HiddenState<ChinchonState> {
  return viewFrom(it, { name: 'draw', seat: 0 });
}

/** Returns a view in which seat 0 has drawn. */
export function acting(it: ViewSpec): HiddenState<ChinchonState> {
  return viewFrom(it, { name: 'act', seat: 0, bound: false });
}

/** Returns a view in which seat 1 has closed and seat 0 must settle. */
export function settling(it: ViewSpec): HiddenState<ChinchonState> {
  const state = viewFrom(it, { name: 'settle', seat: 0 });
  return { ...state, deal: { ...state.deal, closing: { seat: 1, card: HIDDEN, chinchon: false } } };
}

/** Returns a view in which seat 0 is out and may re-enlist with `total` points. */
export function asked(it: Omit<ViewSpec, 'hand'>, total: number): HiddenState<ChinchonState> {
  return viewFrom({ ...it, hand: '', out: [0] }, { name: 'reenlist', seat: 0, waiting: [], total });
}

function viewFrom(it: ViewSpec, phase: Phase): HiddenState<ChinchonState> {
  const { table = [], totals = [0, 0, 0, 0], out = [] } = it;
  const hidden = (count: number): readonly Face<SpanishCard>[] => Array.from({ length: count }, () => HIDDEN);
  return asHiddenState<ChinchonState>({
    options: { ...OPTIONS, ...it.options },
    seed: '',
    shuffles: 2,
    draw: [],
    totals,
    outIn: totals.map((_, seat) => (out.includes(seat) ? 1 : null)),
    balances: [0, 0, 0, 0],
    pot: it.pot ?? 40,
    ledger: [],
    records: [],
    counted: [],
    deal: {
      number: 1,
      leader: 0,
      dealer: 1,
      hands: [cards(it.hand), hidden(7), hidden(7), hidden(7)],
      stock: hidden(10),
      pile: cards(it.top ?? '12E'),
      melds: table.map((text): TableMeld => ({ owner: 1, cards: cards(text), added: [] })),
      untouched: [true, true, true, true],
      turns: it.turns ?? 0,
      closing: null,
      stopped: null,
    },
    phase,
  });
}

/** Returns the cards parsed from a text such as `'4O 12B'`. */
export function cards(text: string): readonly SpanishCard[] {
  return text.split(' ').filter((card): card is SpanishCard => card !== '');
}
