import { evolveAll } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import { lawfully, readerOf, words } from '../../shared/testing/notation.ts';
import { numberOf, PACK } from './cards.ts';
import type { ChanoyuEvent } from './events.ts';
import { newDeal } from './evolve.ts';
import { chanoyu } from './index.ts';
import type { ChanoyuMove, LayMove } from './moves.ts';
import type { Scoring } from './options.ts';
import { EMPTY_ROW, type Row, withLaid } from './row.ts';
import type { ChanoyuState } from './state.ts';

/**
 * A position in the compact notation of the tests. A laid card is `4S`, or `KS=8` with its value in the row, or `X1=5@2` in the row
 * of seat 2. A trick is `2: QD 3C KD > 0: +3C +KD=8 done`: leader, cards in turn, winner (or `> nobody`), and the winner's moves.
 * An unfinished trick ends earlier.
 */
export interface StateSpec {
  readonly scoring?: Scoring;
  readonly firstDealer?: Seat;
  readonly dealer?: Seat;
  /** The seat that leads; the seat to the host's right if left out. */
  readonly leader?: Seat;
  /** The hands, by seat. */
  readonly hands: readonly string[];
  /** The pile, top first. */
  readonly pile?: string;
  /** The rows, by seat. */
  readonly rows?: readonly string[];
  /** The number of finished tricks. */
  readonly tricks?: number;
  /** Each seat's score from an earlier round. */
  readonly before?: readonly number[];
}

/** Returns the state that the spec describes, with a lead pending. */
export function stateFrom(given: StateSpec): ChanoyuState {
  const { scoring = 'links', firstDealer = 0, dealer = 0, before } = given;
  const number = before === undefined ? 1 : 2;
  const deal = newDeal(number, dealer, given.hands.map(cards), cards(given.pile ?? ''));
  const leader = given.leader ?? deal.leader;
  const rows = given.rows?.map(row) ?? deal.rows;
  return {
    options: { scoring, trickMemory: 'last' },
    seed: '0'.repeat(64),
    shuffles: 1,
    firstDealer,
    records: before === undefined ? [] : [{ number: 1, dealer, stretches: [], tricks: [], points: before, dead: 0, ledger: [] }],
    deal: { ...deal, leader, rows, tricks: given.tricks ?? 0 },
    phase: { name: 'play', seat: leader },
  };
}

const { cardOf, cards } = readerOf(PACK);
export { cards };

/** Returns the row parsed from its cards, which may be in any order. */
export function row(text: string): Row {
  const lays = words(text).map((word) => layOf(word, 0));
  return lays.reduce((now, { card, value }) => withLaid(now, card, value), EMPTY_ROW);
}

/** Returns a row in notation, from left to right. */
function written(laid: Row): string {
  const texts = laid.flatMap((card, at) => {
    if (card === null) return [];
    return numberOf(card) === null ? `${card}=${at + 1}` : card;
  });
  return texts.join(' ');
}

/** Returns the rows in notation, by seat. */
export function writtenRows(state: ChanoyuState): readonly string[] {
  return state.deal.rows.map(written);
}

/**
 * Plays out tricks, one for each line. Returns the events. Throws if a move is illegal, or if its outcome differs from the
 * notation.
 */
export function playOut(state: ChanoyuState, ...lines: readonly string[]): readonly ChanoyuEvent[] {
  const events: ChanoyuEvent[] = [];
  let now = state;
  const act = (seat: Seat, move: ChanoyuMove): void => {
    const news = lawfully(chanoyu, now, seat, move);
    now = evolveAll(chanoyu, now, news);
    events.push(...news);
  };
  for (const line of lines) {
    const [playing = '', building] = line.split('>');
    const [leader, played = ''] = playing.split(':');
    expectTurn(now, Number(leader), line);
    for (const card of cards(played)) act(turnOf(now), { type: 'play', card });
    if (building === undefined) continue;
    const [winner = '', built = ''] = building.split(':');
    const won = String(winnerIn(events) ?? 'nobody');
    if (won !== winner.trim()) throw new Error(`${line}: won by ${won}`);
    for (const word of words(built)) {
      const seat = Number(winner);
      act(seat, word === 'done' ? { type: 'done' } : layOf(word.slice(1), seat));
    }
  }
  return events;
}

/** Returns the state after playing tricks in notation, one for each line. */
export function after(state: ChanoyuState, ...lines: readonly string[]): ChanoyuState {
  return evolveAll(chanoyu, state, playOut(state, ...lines));
}

function layOf(text: string, seat: Seat): LayMove {
  const [laid = '', target] = text.split('@');
  const [name = '', value] = laid.split('=');
  const card = cardOf(name);
  return {
    type: 'lay',
    card,
    row: target === undefined ? seat : Number(target),
    value: value === undefined ? (numberOf(card) ?? 0) : Number(value),
  };
}

function winnerIn(events: readonly ChanoyuEvent[]): Seat | null {
  const completed = events.findLast((event) => event.type === 'trickCompleted');
  if (completed === undefined) throw new Error('no trick is complete');
  return completed.winner;
}

function turnOf(state: ChanoyuState): Seat {
  const [seat] = chanoyu.actors(state);
  if (seat === undefined) throw new Error('no seat is to act');
  return seat;
}

function expectTurn(state: ChanoyuState, leader: Seat, line: string): void {
  if (state.phase.name === 'play' && state.phase.seat === leader && state.deal.trick.length === 0) return;
  throw new Error(`${line}: the phase is ${JSON.stringify(state.phase)}`);
}
