import { type GuestId, type HandsShown, handsShown, type Watching } from '@chinwag/protocol';
import { seatOf, type SeatView, type TableView } from '../tableView.ts';
import { type Message, message, type Person } from '../../language/message.ts';
import type { InWords } from './inWords.ts';

/** Returns the text of the setting for what spectators may see, as the host chooses it. */
export function watchingInWords(watching: Watching): InWords {
  return { label: message(`words.watching.${watching}`), help: message(`words.watching.${watching}-help`) };
}

/** The most names that are listed one by one. */
const NAMED = 3;

/** Returns the spectators by name if there are few of them, or null if there are many or none. */
function namedSpectators({ spectators }: Pick<TableView, 'spectators'>, you: GuestId): readonly Person[] | null {
  if (spectators.length === 0 || spectators.length > NAMED) return null;
  return spectators.map(({ person, name }) => ({ name, you: person === you }));
}

/** The hands that spectators see during the deal, or null if they see none. */
type SeenHands = { readonly hands: 'all' } | { readonly hands: 'one'; readonly whose: Person };

function seen(shown: HandsShown, seats: readonly SeatView[], you: GuestId): SeenHands | null {
  if (shown === 'none') return null;
  if (shown === 'all') return { hands: 'all' };
  const held = seats[shown.seat];
  return held === undefined ? null : { hands: 'one', whose: { name: held.name, you: held.person === you } };
}

/** Returns that spectators see these hands, as a fact or as an announcement of news. */
function seeing(table: TableView, you: GuestId, hands: SeenHands, as: 'as it is' | 'as news'): Message {
  const who = namedSpectators(table, you);
  const now = as === 'as news';
  if (hands.hands === 'all') {
    if (who === null) return message(now ? 'words.spectators-see.all-hands-now' : 'words.spectators-see.all-hands');
    return message(now ? 'words.sees.all-hands-now' : 'words.sees.all-hands', { who });
  }
  const { whose } = hands;
  if (who === null) return message(now ? 'words.spectators-see.hand-now' : 'words.spectators-see.hand', { whose });
  return message(now ? 'words.sees.hand-now' : 'words.sees.hand', { who, whose });
}

/** Returns what this table shows spectators, such as `Ola sees Marta’s hand.`, or null if it shows them nothing. */
export function whatSpectatorsSee(table: TableView, you: GuestId): Message | null {
  if (table.settings.watching === 'all-hands-later' && table.spectators.length > 0) {
    const who = namedSpectators(table, you);
    return who === null ? message('words.spectators-see.all-hands-later') : message('words.sees.all-hands-later', { who });
  }
  const hands = seen(handsShown(table), table.seats, you);
  return hands === null ? null : seeing(table, you, hands, 'as it is');
}

/**
 * Returns the question that asks a player whether spectators may see their hand, or null if there is none or the player has
 * answered.
 */
export function handQuestion(table: TableView, you: GuestId): { readonly headline: Message; readonly detail: Message } | null {
  const own = seatOf(table, you);
  if (own === null || own.standIn !== null || own.showsHand || table.spectators.length === 0) return null;
  const willing = table.seats.filter(({ showsHand }) => showsHand).map(({ name }) => ({ name, you: false }));
  const who = namedSpectators(table, you);
  if (table.settings.watching === 'one-seat' && willing.length === 0) {
    const headline = who === null ? message('words.ask-one-hand-spectators') : message('words.ask-one-hand', { who });
    return { headline, detail: message('words.ask-one-hand-detail') };
  }
  if (table.settings.watching === 'all-hands') {
    const headline = who === null ? message('words.ask-all-hands-spectators') : message('words.ask-all-hands', { who });
    const detail = willing.length === 0 ? message('words.all-are-notified') : message('words.agree', { who: willing });
    return { headline, detail };
  }
  return null;
}

/** Returns the announcements of changed rules for spectators, and of the hands that are visible from then on. */
export function watchingNews(before: TableView, after: TableView, you: GuestId): readonly Message[] {
  const was = seen(handsShown(before), before.seats, you);
  const is = seen(handsShown(after), after.seats, you);
  const news = isSame(was, is) || after.status !== 'playing' ? [] : [handsNews(is, after, you)];
  if (before.settings.watching === after.settings.watching) return news;
  // If spectators see no hand, the new setting says so.
  const way = message(`words.watching-news.${after.settings.watching}`);
  return is === null ? [way] : [way, ...news];
}

function isSame(one: SeenHands | null, other: SeenHands | null): boolean {
  if (one?.hands !== 'one' || other?.hands !== 'one') return one?.hands === other?.hands;
  return one.whose.name === other.whose.name && one.whose.you === other.whose.you;
}

function handsNews(hands: SeenHands | null, after: TableView, you: GuestId): Message {
  return hands === null ? message('words.watching-news.no-hand') : seeing(after, you, hands, 'as news');
}
