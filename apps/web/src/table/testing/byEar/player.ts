import type { Pack } from '../../../language/cardCode.ts';
import type { MessageKey } from '../../../language/message.ts';
import type { Listener } from './listener.ts';
import type { Meaning } from './understanding.ts';

/** How one plays a game by ear: what one listens for, and what one does about it. */
export interface EarPlayer {
  /** The folders of messages whose sentences one knows. */
  readonly scopes: readonly string[];
  readonly pack: Pack;
  /** How many play, and the shuffle, where a game would take long otherwise; the fewest players and any shuffle if left out. */
  readonly sitting?: { readonly seats: number; readonly seed: string };
  /** Sentences that ask for something, and what is done about each. */
  readonly answers: ReadonlyMap<MessageKey, AnswerByEar>;
  /** What says that the game is over. */
  readonly over: readonly MessageKey[];
  /** What tells which cards come into one's hand and leave it, and after what one must ask for it again. */
  readonly hand: HandHeard;
}

/** Does what has been asked, with the hand that one holds. */
export type AnswerByEar = (listener: Listener, asked: Meaning, hand: readonly string[]) => Promise<unknown>;

/** Sentences in which cards come and go. */
interface HandHeard {
  /** With the `card` or the `cards` that come, if `who` is oneself. */
  readonly came: readonly MessageKey[];
  readonly went: readonly MessageKey[];
  /** After which one must ask for the hand, if `who` is oneself. */
  readonly changed: readonly MessageKey[];
  /** After which everybody must. */
  readonly again: readonly MessageKey[];
}

/** More answers than the longest of these games takes; one that needs more is caught in a circle. */
const MOST_ANSWERS = 2_000;

/** So often one asks for the hand, though one should know it. */
const ASKED_EVERY = 5;

/** Plays a game to its end by ear. Throws if nothing says what to do, or if one holds other cards than were announced. */
export async function playByEar(listener: Listener, player: EarPlayer): Promise<void> {
  const asks = [...player.answers.keys()];
  // As a page opens, nothing has the focus.
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

/** A hand after what has been heard; null where that does not tell. */
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

/** The cards that a sentence speaks of; a joker as itself, whatever it stands for. */
function cardsOf({ values, cards }: Meaning): readonly string[] {
  const one = values['card'] === undefined ? [] : [values['card']];
  return [...one, ...(cards['cards'] ?? [])].map((card) => (card.startsWith('X') ? 'X' : card));
}

/** Plays a card of the suit that must be followed. */
export const follow: AnswerByEar = (listener, { values: { suit = '' } }) => listener.onCard('Enter', (card) => card.endsWith(suit));

/** Plays any card. */
export const playAny: AnswerByEar = (listener) => listener.onCard('Enter');
