import type { FrenchCard } from '../../kernel/cards.ts';
import { evolveAll } from '../../kernel/game.ts';
import { allSeats, type Seat, seatsFrom } from '../../kernel/seat.ts';
import { lawfully, paymentsIn, readerOf, words, writtenPayment } from '../../shared/testing/notation.ts';
import { isPancerola, PACK, SEATS } from './cards.ts';
import type { ChapankaEvent } from './events.ts';
import { newDeal } from './evolve.ts';
import { chapanka } from './index.ts';
import type { ChapankaMove } from './moves.ts';
import type { ChapankaOptions } from './options.ts';
import { type Payment, payment } from './payments.ts';
import { nextInTurn, orderOfPlay } from './seating.ts';
import type { ChapankaState, Deal, DealRecord } from './state.ts';
import { tricksPlayed } from './trick.ts';

/**
 * A deal in the compact notation of the tests. A trick is `2: QD 3C KD 4D`: the leader, and the cards in order of play, to the
 * right. An unfinished trick has fewer cards. A whole deal is a line `dealer 0, set aside 3D JC *7D KH` and its eleven tricks. The
 * cards set aside are by seat, with `*` for a talon card left unseen. A payment is `3>0 4 CP6.5`, or `pot>0 9 CP6.7`: payer, payee,
 * amount and rule.
 */
export interface DealSpec {
  readonly kinalPot?: ChapankaOptions['kinalPot'];
  /** The number of the deal, in a game of four deals; 1 if left out. */
  readonly number?: number;
}

/** A position in play with a lead pending. Lists are by seat. */
export interface StateSpec extends DealSpec {
  readonly dealer?: Seat;
  /** The seat that leads; the seat to the dealer's right if left out. */
  readonly leader?: Seat;
  readonly hands: readonly string[];
  readonly tricks?: readonly number[];
  readonly points?: readonly number[];
  readonly pancerola?: Deal['pancerola'];
  readonly chapanka?: Deal['chapanka'];
}

/** The result of playing a written deal. */
export interface Playout {
  /** The state when everything has been paid, before the next events. */
  readonly scored: ChapankaState;
  readonly record: DealRecord;
  /** Every payment except the antes, trick by trick: `6: 3>0 1 CP6.2, pot>0 9 CP6.7`. */
  readonly payments: readonly string[];
  /** The state just after the deal, and all events from then on, until the next deal or the end of the game. */
  readonly dealt: ChapankaState;
  readonly events: readonly ChapankaEvent[];
  /** The state after the next deal is dealt, or the game ends. */
  readonly after: ChapankaState;
}

/** Returns the state that the spec describes, after everybody has paid their ante. */
export function stateFrom(given: StateSpec): ChapankaState {
  const { dealer = 0, leader = nextInTurn(dealer) } = given;
  const hands = given.hands.map(cards);
  const holder = hands.findIndex(isPancerola);
  const dealt = started(dealer, hands, [null, null, null, null], given);
  return {
    ...dealt,
    deal: {
      ...dealt.deal,
      setAside: hands.map(() => ({ card: '2C', from: 'hand' })),
      tricks: given.tricks ?? [0, 0, 0, 0],
      points: given.points ?? [0, 0, 0, 0],
      pancerola: given.pancerola ?? (holder < 0 ? null : { holder, exercised: false, broken: false }),
      chapanka: given.chapanka ?? null,
    },
    phase: { name: 'play', seat: leader },
  };
}

const { cardOf, cards } = readerOf(PACK);
export { cards };

/** Returns the payments in notation, without the antes. */
export function payments(events: readonly ChapankaEvent[]): readonly string[] {
  return paidIn(events).filter(({ reason }) => reason !== 'ante').map(writtenPayment);
}

/** Returns every payment in these events. */
export function paidIn(events: readonly ChapankaEvent[]): readonly Payment[] {
  return paymentsIn(events);
}

/** Plays out tricks, one for each line. Returns the events. Throws if a card is illegal. */
export function news(state: ChapankaState, ...lines: readonly string[]): readonly ChapankaEvent[] {
  const events: ChapankaEvent[] = [];
  let now = state;
  for (const { seat, card } of lines.flatMap(playsOf)) {
    const happened = lawfully(chapanka, now, seat, { type: 'play', card });
    now = evolveAll(chapanka, now, happened);
    events.push(...happened);
  }
  return events;
}

/** Returns the state after playing tricks in notation, one for each line. */
export function after(state: ChapankaState, ...lines: readonly string[]): ChapankaState {
  return evolveAll(chapanka, state, news(state, ...lines));
}

/** Plays a written deal, including the exchange. Returns the result. Throws if a move is illegal. */
export function playOut(text: string, setting: DealSpec = {}): Playout {
  const [heading = '', ...lines] = text.split('\n').map((line) => line.trim()).filter((line) => line !== '');
  const [, dealer, setAside = ''] = /^dealer (\d), set aside (.*)$/.exec(heading) ?? [];
  const plays = lines.flatMap(playsOf);
  const { state: dealt, exchange } = dealtOut(Number(dealer), words(setAside), plays, setting);
  const paid: string[] = [];
  const events: ChapankaEvent[] = [];
  let scored = dealt;
  let after = dealt;
  for (const { seat, move } of [...exchange, ...plays.map(({ seat, card }) => playing(seat, card))]) {
    const happened = lawfully(chapanka, after, seat, move);
    const now = payments(untilScored(happened)).join(', ');
    if (now !== '') paid.push(`${tricksPlayed(after.deal) + 1}: ${now}`);
    scored = evolveAll(chapanka, after, untilScored(happened));
    after = evolveAll(chapanka, after, happened);
    events.push(...happened);
  }
  const record = scored.records.at(-1);
  if (record === undefined) throw new Error('the deal is not over');
  return { dealt, events, scored, record, payments: paid, after };
}

interface WrittenPlay {
  readonly seat: Seat;
  readonly card: FrenchCard;
}

interface WrittenMove {
  readonly seat: Seat;
  readonly move: ChapankaMove;
}

/** The cards that a seat is dealt, and how the seat gets the cards it plays. */
interface Share {
  readonly hand: readonly FrenchCard[];
  readonly talon: FrenchCard | null;
  readonly move: ChapankaMove;
}

/** Returns a deal in which everybody can set aside and play the written cards, and the moves that set the cards aside. */
function dealtOut(
  dealer: Seat,
  setAside: readonly string[],
  plays: readonly WrittenPlay[],
  setting: DealSpec,
): { readonly state: ChapankaState; readonly exchange: readonly WrittenMove[] } {
  const shares = allSeats(SEATS).map((seat): Share => {
    const text = setAside[seat] ?? '';
    const card = cardOf(text.replace('*', ''));
    const played = plays.filter((play) => play.seat === seat).map((play) => play.card);
    if (seat === dealer) return { hand: [card, ...played], talon: null, move: { type: 'setAside', card } };
    if (text.startsWith('*')) return { hand: played, talon: card, move: { type: 'exchange', card: null } };
    const [talon = card, ...held] = played;
    return { hand: [card, ...held], talon, move: { type: 'exchange', card } };
  });
  const hands = shares.map(({ hand }) => hand);
  const talon = shares.map((share) => share.talon);
  const exchange = orderOfPlay(dealer).flatMap((seat) => {
    const move = shares[seat]?.move;
    return move === undefined ? [] : [{ seat, move }];
  });
  return { state: started(dealer, hands, talon, setting), exchange };
}

/** Returns a state with a new deal and the antes in the pot. */
function started(dealer: Seat, hands: Deal['hands'], talon: Deal['talon'], setting: DealSpec): ChapankaState {
  const { kinalPot = 'on', number = 1 } = setting;
  const state: ChapankaState = {
    options: { deals: 4, kinalPot, trickMemory: 'last' },
    seed: '7'.repeat(64),
    shuffles: 2,
    firstDealer: seatsFrom(dealer, SEATS, 'clockwise')[(number - 1) % SEATS] ?? dealer,
    draw: [],
    balances: [0, 0, 0, 0],
    pot: 0,
    ledger: [],
    records: [],
    deal: newDeal(number, { dealer, hands, talon }),
    phase: { name: 'exchange', seat: nextInTurn(dealer) },
  };
  const antes = orderOfPlay(dealer).map((seat) => payment('ante', seat, 'pot', seat === dealer ? 3 : 2));
  return chapanka.evolve(state, { type: 'paid', payments: antes });
}

/** Returns the events of a deal's end, without later events. */
function untilScored(events: readonly ChapankaEvent[]): readonly ChapankaEvent[] {
  const at = events.findIndex((event) => event.type === 'dealScored');
  return at < 0 ? events : events.slice(0, at + 1);
}

function playsOf(line: string): readonly WrittenPlay[] {
  const [leader = '', played = ''] = line.split(':');
  const order = seatsFrom(Number(leader), SEATS, 'anticlockwise');
  return cards(played).map((card, turn) => ({ seat: order[turn] ?? 0, card }));
}

function playing(seat: Seat, card: FrenchCard): WrittenMove {
  return { seat, move: { type: 'play', card } };
}
