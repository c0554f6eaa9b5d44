import { asHiddenState, type Face, HIDDEN, type HiddenState, nextSeat, type Seat, seatsFrom } from '@chinwag/rules';
import {
  chanoyu, type ChanoyuCard, type ChanoyuState, EMPTY_ROW, leadingPlay, numberOf, PACK, type Row,
  type Scoring, withLaid,
} from '@chinwag/rules/chanoyu';

/** A position as one seat sees it, for tests. Spaces separate cards; `KH=7` is a card with its value in the row. */
export interface ViewSpec {
  readonly seat: Seat;
  /** The rows, by seat. */
  readonly rows: readonly string[];
  readonly hand?: string;
  /** The seat that led, and the cards of the current trick. The trick is complete if every seat has played. */
  readonly leader: Seat;
  readonly trick?: string;
  /** The number of finished tricks. */
  readonly tricks?: number;
  /** Each seat's points from earlier rounds. */
  readonly before?: readonly number[];
  readonly scoring?: Scoring;
}

/** Returns the seat's view of the position in the spec. */
export function viewFrom(it: ViewSpec): HiddenState<ChanoyuState> {
  const seats = it.rows.length;
  const hand = cards(it.hand ?? '');
  const order = seatsFrom(it.leader, seats, 'anticlockwise');
  const trick = cards(it.trick ?? '').map((card, k) => ({ seat: order[k] ?? it.leader, card }));
  const whole = trick.length === seats;
  const hands = it.rows.map((_, seat): readonly Face<ChanoyuCard>[] => {
    if (seat === it.seat) return hand;
    const played = !whole && trick.some((play) => play.seat === seat);
    return Array.from({ length: hand.length - (played ? 1 : 0) }, () => HIDDEN);
  });
  const state: ChanoyuState = {
    options: { scoring: it.scoring ?? 'links', trickMemory: 'last' },
    seed: '',
    shuffles: 2,
    firstDealer: 0,
    records:
      it.before === undefined
        ? []
        : [{ number: 1, dealer: 0, stretches: [], tricks: [], points: it.before, dead: 0, ledger: [] }],
    deal: {
      number: it.before === undefined ? 1 : 2,
      dealer: nextSeat(it.leader, seats, 'clockwise'),
      leader: it.leader,
      hands,
      pile: [],
      rows: it.rows.map(row),
      trick,
      lastTrick: null,
      left: null,
      tricks: it.tricks ?? 0,
      won: it.rows.map(() => 0),
      discarded: 0,
    },
    phase: { name: 'play', seat: it.seat },
  };
  const winner = leadingPlay(trick)?.seat ?? null;
  return asHiddenState(whole ? chanoyu.evolve(state, { type: 'trickCompleted', winner }) : state);
}

function row(text: string): Row {
  const words = text.split(' ').filter((word) => word !== '');
  return words.reduce((now, word) => {
    const [name = '', value] = word.split('=');
    const [card] = cards(name);
    if (card === undefined) return now;
    return withLaid(now, card, value === undefined ? (numberOf(card) ?? 0) : Number(value));
  }, EMPTY_ROW);
}

function cards(text: string): readonly ChanoyuCard[] {
  return text.split(' ').flatMap((word) => PACK.filter((card) => card === word));
}
