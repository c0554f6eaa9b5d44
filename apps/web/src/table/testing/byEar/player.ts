import type { Pack } from '../../../language/cardCode.ts';
import type { MessageKey } from '../../../language/message.ts';
import type { Listener } from './listener.ts';
import type { Meaning } from './understanding.ts';

/** A simulated screen-reader player of a game: the sentences they listen for and their responses. */
export interface EarPlayer {
  /** The folders of messages that the player understands. */
  readonly scopes: readonly string[];
  readonly pack: Pack;
  /**
   * The number of players and the shuffle, set for games that would take long. The default is the fewest players and any shuffle.
   */
  readonly sitting?: { readonly seats: number; readonly seed: string };
  /** The sentences that ask for something, with the response to each. */
  readonly answers: ReadonlyMap<MessageKey, AnswerByEar>;
  /** The sentences that say that the game is over. */
  readonly over: readonly MessageKey[];
  /** The sentences about cards that enter or leave the player's hand, and those after which the player must ask for the hand. */
  readonly hand: HandHeard;
}

/** Responds to a question, given the hand that the player holds. */
export type AnswerByEar = (listener: Listener, asked: Meaning, hand: readonly string[]) => Promise<unknown>;

/** The sentences about cards that enter or leave a hand. */
interface HandHeard {
  /** The sentences with the `card` or the `cards` that enter the hand, if `who` is the player. */
  readonly came: readonly MessageKey[];
  readonly went: readonly MessageKey[];
  /** The sentences after which the player must ask for their hand, if `who` is the player. */
  readonly changed: readonly MessageKey[];
  /** The sentences after which every player must ask for their hand. */
  readonly again: readonly MessageKey[];
}

/** More responses than the longest of these games takes. A game that needs more is in an endless loop. */
const MOST_ANSWERS = 2_000;

/** The number of responses after which the player asks for their hand, though they should know it. */
const ASKED_EVERY = 5;

/**
 * Plays a game to its end with a screen reader. Rejects if no announcement says what to do, or if the hand differs from the
 * announcements.
 */
export async function playByEar(listener: Listener, player: EarPlayer): Promise<void> {
  const asks = [...player.answers.keys()];
  // When a page opens, nothing has the focus.
  await listener.press('1');
  let heard = listener.heard();
  let held: readonly string[] | null = null;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    while (listener.focus.inSheet) heard += ` ${await listener.press('Escape')}`;
    listener.heard();
    if (listener.all(heard, player.over).length > 0) return;
    const [asked] = listener.all(heard, asks).slice(-1);
    if (asked === undefined) throw new Error(`nothing is asked: “${heard}” at “${listener.focus.words}”`);
    const known = handAfter(held, heard, listener, player.hand);
    held = known === null || answers % ASKED_EVERY === 0 ? await listener.hand() : known;
    if (known !== null && inOrder(known) !== inOrder(held)) {
      throw new Error(`hearing of ${inOrder(known)} one holds ${inOrder(held)}: “${heard}”`);
    }
    listener.heard();
    await player.answers.get(asked.key)?.(listener, asked, held);
    heard = listener.heard();
  }
  throw new Error('this game comes to no end');
}

const inOrder = (hand: readonly string[]): string => hand.toSorted().join(' ');

/** Returns the hand after these announcements, or null if they do not say which cards it has. */
function handAfter(
  before: readonly string[] | null,
  heard: string,
  listener: Listener,
  { came, went, changed, again }: HandHeard,
): readonly string[] | null {
  let hand = before;
  for (const meaning of listener.all(heard, [...came, ...went, ...changed, ...again])) {
    const { key, cases } = meaning;
    const cards = cardsOf(meaning);
    const own = cases['who'] === undefined || cases['who'] === 'you';
    if (again.includes(key) || (own && changed.includes(key))) hand = null;
    else if (hand !== null && own) hand = came.includes(key) ? [...hand, ...cards] : without(hand, cards, heard);
  }
  return hand;
}

function without(hand: readonly string[], cards: readonly string[], heard: string): readonly string[] {
  return cards.reduce((left, card) => {
    const at = left.indexOf(card);
    if (at < 0) throw new Error(`${card} leaves a hand that does not hold it: “${heard}”`);
    return left.toSpliced(at, 1);
  }, hand);
}

/** Returns the cards in a sentence; a joker as itself, no matter what it stands for. */
function cardsOf({ values, cards }: Meaning): readonly string[] {
  const one = values['card'] === undefined ? [] : [values['card']];
  return [...one, ...(cards['cards'] ?? [])].map((card) => (card.startsWith('X') ? 'X' : card));
}

/** Plays a card of the suit to follow. */
export const follow: AnswerByEar = (listener, { values: { suit = '' } }) => listener.onCard('Enter', (card) => card.endsWith(suit));

/** Plays any card. */
export const playAny: AnswerByEar = (listener) => listener.onCard('Enter');
