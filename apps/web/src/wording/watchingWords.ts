import { type HandsShown, handsShown, type Watching } from '@chinwag/protocol';
import { seatOf, type SeatView, type TableView } from '../connection/tableView.ts';
import type { GuestId } from '@chinwag/protocol';
import { listed, possessive } from './words.ts';

const MODES: Readonly<Record<Watching, { readonly label: string; readonly help: string }>> = {
  public: { label: 'No hands', help: 'Anyone who may come in may watch, and sees what all see.' },
  'one-seat': { label: 'One hand', help: 'Those who watch see one hand, if its player lets them.' },
  'all-hands': {
    label: 'All hands',
    help: 'Those who watch see all hands, if all who play let them. It is shown to all while it lasts.',
  },
  'all-hands-later': {
    label: 'A deal later',
    help: 'Those who watch see each deal with all hands open, while the next is played.',
  },
  off: { label: 'Nobody watches', help: 'Only those who sit may be here.' },
};

/** What those who watch may see, as the host chooses it. */
export function watchingInWords(watching: Watching): { readonly label: string; readonly help: string } {
  return MODES[watching];
}

/** The most names that are said one by one. */
const NAMED = 3;

/** Those who watch, with the verb for them: `Ola and Tim see`, `Those who watch see`. */
export function watchersSee({ watchers }: Pick<TableView, 'watchers'>, you: GuestId): string {
  const others = watchers.filter(({ person }) => person !== you).map(({ name }) => name);
  const names = others.length < watchers.length ? ['You', ...others] : others;
  if (names.length === 0) return 'Whoever watches sees';
  if (names.length > NAMED) return 'Those who watch see';
  return `${listed(names)} ${names.length === 1 && names[0] !== 'You' ? 'sees' : 'see'}`;
}

/** Whose hands those who watch see as the deal is played; null if nobody's. */
function handsInWords(shown: HandsShown, seats: readonly SeatView[], you: GuestId): string | null {
  if (shown === 'none') return null;
  if (shown === 'all') return 'all hands';
  const held = seats[shown.seat];
  if (held === undefined) return null;
  return held.person === you ? 'your hand' : `${possessive(held.name)} hand`;
}

/** What is open at this table to those who watch: `Ola sees Marta’s hand.` Null if nothing is. */
export function whatWatchersSee(table: TableView, you: GuestId): string | null {
  if (table.watching === 'all-hands-later' && table.watchers.length > 0) {
    return `${watchersSee(table, you)} all hands, a deal later.`;
  }
  const hands = handsInWords(handsShown(table), table.seats, you);
  return hands === null ? null : `${watchersSee(table, you)} ${hands}.`;
}

/** A player who has not said whether those who watch may see their hand is asked; null where nothing is to be asked. */
export function handQuestion(table: TableView, you: GuestId): { readonly headline: string; readonly detail: string } | null {
  const own = seatOf(table, you);
  if (own === null || own.standIn !== null || own.showsHand || table.watchers.length === 0) return null;
  const willing = table.seats.filter(({ showsHand }) => showsHand).map(({ name }) => name);
  const would = watchersSee(table, you).replace(/ sees?$/, '');
  if (table.watching === 'one-seat' && willing.length === 0) {
    return { headline: `${would} may be shown one hand.`, detail: 'Shall it be yours? All at the table are told.' };
  }
  if (table.watching === 'all-hands') {
    const agree = willing.length === 1 ? 'agrees' : 'agree';
    const agreed = willing.length === 0 ? 'All at the table are told.' : `${listed(willing)} ${agree}.`;
    return { headline: `${would} may be shown all hands, if all agree.`, detail: agreed };
  }
  return null;
}

/** How the table's way of watching changed, and whose hands are open since, in sentences for those who listen. */
export function watchingNews(before: TableView, after: TableView, you: GuestId): readonly string[] {
  const was = handsInWords(handsShown(before), before.seats, you);
  const is = handsInWords(handsShown(after), after.seats, you);
  const news = was === is || after.status !== 'playing' ? [] : [handsNews(is, after, you)];
  if (before.watching === after.watching) return news;
  // Where they see no hand, the new way says so.
  return is === null ? [CHANGED[after.watching]] : [CHANGED[after.watching], ...news];
}

function handsNews(hands: string | null, after: TableView, you: GuestId): string {
  return hands === null ? 'Those who watch see nobody’s hand any more.' : `${watchersSee(after, you)} ${hands} from now on.`;
}

const CHANGED: Readonly<Record<Watching, string>> = {
  off: 'Nobody may watch any more.',
  public: 'Those who watch see what all see, and no hand.',
  'one-seat': 'Those who watch may see one hand from now on, if its player lets them.',
  'all-hands': 'Those who watch may see all hands from now on, if all who play let them.',
  'all-hands-later': 'Those who watch see all hands from now on, a deal later.',
};
