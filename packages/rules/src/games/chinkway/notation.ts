import { FRENCH_SUITS, type FrenchCard } from '../../kernel/cards.ts';
import { evolveAll } from '../../kernel/game.ts';
import { defaultOptions } from '../../kernel/options.ts';
import type { Seat } from '../../kernel/seat.ts';
import { lawfully, readerOf } from '../../shared/testing/notation.ts';
import { PACK, QUEST_PACK, SEATS, type Trump } from './cards.ts';
import type { ChinkwayEvent } from './events.ts';
import { chinkway } from './index.ts';
import type { ChinkwayMove } from './moves.ts';
import { type ChinkwayOptions, chinkwayOptions } from './options.ts';
import { scheduledSeating } from './seating.ts';
import type { ChinkwayState, DealRecord } from './state.ts';

/*
 * Deals in the compact notation of the tests. Cards are `AS TD 2C`. A hand is `AKT.Q5..9832`: its spades, hearts, diamonds and
 * clubs. A trick is `9C AC 2H KC TH > 4 +TH`: the cards in order of play, the winner, and the card taken. A trick ends in `-` if
 * the winner takes no card, and after the winner if there is no choice.
 */

export const DEFAULTS: ChinkwayOptions = defaultOptions(chinkwayOptions);

/** The seed of every staged game. */
export const SEED = '5eed'.repeat(16);

/** A deal in which the trump has been named and the Quest turned up. */
export interface StagedDeal {
  readonly dealer: Seat;
  /** The hands by seat; the dealer's without the discards. */
  readonly hands: readonly string[];
  readonly discards: string;
  readonly trump: Trump;
  readonly quest: string;
  /** The points of each earlier deal, by seat. */
  readonly earlier?: readonly (readonly number[])[];
  readonly options?: ChinkwayOptions;
}

const { cards } = readerOf(PACK);
export { cards };

/** Returns a game between deals, after deals that scored these points, by seat. */
export function afterDeals(
  points: readonly (readonly number[])[],
  options: ChinkwayOptions = DEFAULTS,
  firstDealer: Seat = 0,
): ChinkwayState {
  const { state } = chinkway.begin({ seats: SEATS, owner: null, options, seed: SEED });
  const records = points.map((given, at): DealRecord => ({
    ...scheduledSeating(options, firstDealer, at + 1),
    number: at + 1, dealer: (firstDealer + at) % SEATS, dead: 0, ledger: [],
    trump: 'NT', quest: [], taken: [[], [], []], tricks: [10, 0, 0, 0, 0], points: given,
  }));
  const deal = { ...state.deal, number: points.length };
  return { ...state, firstDealer, records, discards: points.map(() => []), deal };
}

/** Returns a game just before the first trick of this deal. */
export function stage(setup: StagedDeal): ChinkwayState {
  const { dealer, hands, discards, trump, quest, earlier = [], options = DEFAULTS } = setup;
  const firstDealer = (dealer + SEATS * 2 - earlier.length) % SEATS;
  const turned = cards(quest);
  const [one, two] = cards(discards);
  if (one === undefined || two === undefined) throw new Error('a dealer discards two cards');
  const events: readonly ChinkwayEvent[] = [
    { type: 'questShuffled', pack: [...turned, ...QUEST_PACK.filter((card) => !turned.includes(card))] },
    {
      type: 'dealt',
      ...scheduledSeating(options, firstDealer, earlier.length + 1),
      hands: hands.map((hand, seat) => [...handOf(hand), ...(seat === dealer ? [one, two] : [])]),
    },
    { type: 'discarded', seat: dealer, cards: [one, two] },
    { type: 'trumpNamed', seat: dealer, trump },
    { type: 'questTurned', quest: turned },
  ];
  return evolveAll(chinkway, afterDeals(earlier, options, firstDealer), events);
}

/** The result of playing tricks, in the notation of the input. */
export interface PlayedTricks {
  readonly lines: readonly string[];
  readonly events: readonly ChinkwayEvent[];
  readonly state: ChinkwayState;
}

/** Plays tricks. Returns the result. The rules, not the notation, decide who wins and whether there is a choice. */
export function playTricks(start: ChinkwayState, tricks: readonly string[]): PlayedTricks {
  const lines: string[] = [];
  const events: ChinkwayEvent[] = [];
  let state = start;
  const made = (move: ChinkwayMove): readonly ChinkwayEvent[] => {
    const consequence = eventsOf(state, move);
    events.push(...consequence);
    state = evolveAll(chinkway, state, consequence);
    return consequence;
  };
  for (const trick of tricks) {
    const [played = '', outcome = ''] = trick.split(' > ');
    const consequences = cards(played).flatMap((card) => made({ type: 'play', card }));
    const won = consequences.find((event) => event.type === 'trickWon');
    lines.push(`${played} > ${won?.seat}${state.phase.name === 'extract' ? choiceMade(outcome, made) : ''}`);
  }
  return { lines, events, state };
}

/** Returns the events of a move by the seat to act. Throws if the rules refuse the move. */
export function eventsOf(state: ChinkwayState, move: ChinkwayMove): readonly ChinkwayEvent[] {
  const [seat = -1] = chinkway.actors(state);
  return lawfully(chinkway, state, seat, move);
}

/** Returns the state after a move by the seat to act. Throws if the rules refuse the move. */
export function after(state: ChinkwayState, move: ChinkwayMove): ChinkwayState {
  return evolveAll(chinkway, state, eventsOf(state, move));
}

function choiceMade(outcome: string, made: (move: ChinkwayMove) => unknown): string {
  const [, choice] = outcome.split(' ');
  if (choice === undefined) return ' ?';
  made({ type: 'extract', card: choice === '-' ? null : (cards(choice.slice(1))[0] ?? null) });
  return ` ${choice}`;
}

function handOf(text: string): readonly FrenchCard[] {
  return text.split('.').flatMap((ranks, at) => cards(ranks.replaceAll(/./g, `$&${FRENCH_SUITS[at]} `)));
}
