import { seatCountFor } from '@chinwag/protocol';
import type { CatalogueEntry } from '../../boards/catalogue.ts';
import { type TableView } from '../../connection/tableView.ts';
import { capital, counted, listed, numberWord } from '../../wording/words.ts';

/** Who would do what if the table turned to another game. */
interface Move {
  /** By name, in seat order. */
  readonly watching: readonly string[];
  /** Seats that nobody is there for. */
  readonly open: number;
}

/** What it means for those who sit here to turn to a game: who would watch, how many seats are over. */
export function moveTo({ seats }: Pick<CatalogueEntry, 'seats'>, table: TableView, you: string): Move {
  const people = [...table.seats.filter(({ kind }) => kind === 'person'), ...table.watchers.filter(({ joins }) => joins)];
  const count = seatCountFor({ wished: table.seatsWished, people: people.length, seats });
  return {
    watching: people.slice(count).map(({ person, name }) => (person === you ? 'you' : name)),
    open: Math.max(0, count - people.length),
  };
}

/** For how many a game is: `For four.`, `For two to eight.` */
export function forHowMany({ seats: { min, max } }: Pick<CatalogueEntry, 'seats'>): string {
  return min === max ? `For ${numberWord(min)}.` : `For ${numberWord(min)} to ${numberWord(max)}.`;
}

/** What turning to a game means, in a sentence; when it begins at once, bots take the seats that are over. */
export function moveInWords({ watching, open }: Move, begins: 'at-once' | 'later'): string {
  if (watching.length > 0) return `${capital(listed(watching))} would watch.`;
  if (open === 0) return 'Everybody keeps their seat.';
  return begins === 'at-once'
    ? `${capital(counted(open, 'bot plays', 'bots play'))} with you.`
    : `${capital(counted(open, 'seat', 'seats'))} to fill.`;
}

/** What another game of the same kind means: it begins at once, whoever is away, joins in or watches. */
export function againInWords({ seats }: Pick<CatalogueEntry, 'seats'>, table: TableView, you: string): string {
  const taken = table.seats.filter(({ kind }) => kind === 'person').length;
  const joining = table.watchers.filter(({ joins }) => joins).slice(0, Math.max(0, seats.max - taken));
  const watching = table.watchers.filter((watcher) => watcher.person !== you && !joining.includes(watcher));
  const others = [inShort(joining, 'joins in', 'join in'), inShort(watching, 'watches', 'watch')];
  return [beginsInWords(table), ...others].filter(Boolean).join('; ');
}

/** What some do, by name as long as they are few; nothing where nobody does. */
function inShort(people: readonly { readonly name: string }[], one: string, many: string): string {
  if (people.length === 0) return '';
  const names = people.length > 2 ? `${numberWord(people.length)} people` : listed(people.map(({ name }) => name));
  return `${names} ${people.length === 1 ? one : many}`;
}

function beginsInWords(table: TableView): string {
  const away = table.seats.filter(({ kind, connected }) => kind === 'person' && !connected).map(({ name }) => name);
  if (away.length === 0) return 'begins at once, everybody in their seat';
  return table.standIn === 'when-away'
    ? `begins at once; ${away.length === 1 ? 'a bot plays' : 'bots play'} for ${listed(away)}`
    : `begins at once, and waits for ${listed(away)}`;
}
