import type { Game, GameState, Tagged } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { CounterPayment } from '../counters.ts';

/** Returns the words of a text, separated by spaces and line breaks. */
export function words(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Returns the text before and after the first `mark`. If there is no `mark`, returns the whole text and an empty string. */
export function cut(text: string, mark: string): readonly [before: string, after: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}

/** A parser for written cards from one pack, separated by spaces. Throws if any of the text is not a card in the pack. */
export interface CardReader<Card extends string> {
  readonly cardOf: (text: string) => Card;
  readonly cards: (text: string) => readonly Card[];
}

/** Returns a parser for the cards in this pack. */
export function readerOf<Card extends string>(pack: readonly Card[]): CardReader<Card> {
  const cardOf = (text: string): Card => {
    const card = pack.find((known) => known === text);
    if (card === undefined) throw new Error(`no such card: ${text}`);
    return card;
  };
  return { cardOf, cards: (text) => words(text).map(cardOf) };
}

type Judge<State extends GameState, Move extends Tagged, Event extends Tagged> = Pick<
  Game<never, State, Move, Event>,
  'check' | 'decide'
>;

/** Makes a move. Returns its events. Throws an error that names the rule if the rules refuse the move. */
export function lawfully<State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Judge<State, Move, Event>,
  state: State,
  seat: Seat,
  move: Move,
): readonly Event[] {
  const refused = game.check(state, seat, move);
  if (refused === null) return game.decide(state, seat, move);
  throw new Error(`${JSON.stringify(move)} by seat ${seat}: ${refused.rule} ${refused.code}`);
}

/**
 * Returns a function that returns the rule and code with which a move is refused, such as `CS4.3 not-down`. For a legal move, the
 * function returns an empty string.
 */
export function refusalsOf<State extends GameState, Move extends Tagged>(
  game: Pick<Judge<State, Move, Tagged>, 'check'>,
): (state: State, seat: Seat, move: Move) => string {
  return (state, seat, move) => {
    const refused = game.check(state, seat, move);
    return refused === null ? '' : `${refused.rule} ${refused.code}`;
  };
}

/** Returns a payment in notation, such as `3>0 4 CP6.5` or `pot>1 9 CS7.2`: payer, payee, amount and rule. */
export function writtenPayment({ from, to, amount, rule }: Omit<CounterPayment<string>, 'reason'>): string {
  return `${from}>${to} ${amount} ${rule}`;
}

/** Returns every payment in these events. */
export function paymentsIn<Made>(
  events: readonly (Tagged | { readonly type: 'paid'; readonly payments: readonly Made[] })[],
): readonly Made[] {
  return events.flatMap((event) => ('payments' in event ? event.payments : []));
}
