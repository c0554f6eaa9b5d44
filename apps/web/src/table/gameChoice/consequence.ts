import { seatCountFor } from '@chinwag/protocol';
import type { CatalogueEntry } from '../../games/catalogue.ts';
import type { TableView } from '../../session/tableView.ts';
import { type Message, message, type Person } from '../../language/message.ts';

/** The consequences of changing to another game. */
interface Change {
  /** The players who would watch, in seat order. */
  readonly watching: readonly Person[];
  /** The number of seats that would be empty. */
  readonly open: number;
}

/** Returns the consequences of changing to a game: who would watch and how many seats would be empty. */
export function changeTo({ seats }: Pick<CatalogueEntry, 'seats'>, table: TableView, you: string): Change {
  const people = [...table.seats.filter(({ kind }) => kind === 'person'), ...table.spectators.filter(({ joins }) => joins)];
  const count = seatCountFor({ wished: table.seatsWished, people: people.length, seats });
  return {
    watching: people.slice(count).map(({ person, name }) => ({ name, you: person === you })),
    open: Math.max(0, count - people.length),
  };
}

/** Returns how many players a game is for, such as `For 4.` or `For 2 to 8.` */
export function forHowMany({ seats: { min, max } }: Pick<CatalogueEntry, 'seats'>): Message {
  return min === max ? message('gameChoice.for-exactly', { count: min }) : message('gameChoice.for-range', { min, max });
}

/** Returns the consequences of changing to a game, in a sentence. If the game starts at once, bots take the empty seats. */
export function changeInWords({ watching, open }: Change, begins: 'at-once' | 'later'): Message {
  if (watching.length > 0) return message('gameChoice.would-watch', { who: watching });
  if (open === 0) return message('gameChoice.everybody-keeps');
  if (begins === 'at-once') return message('gameChoice.bots-play', { bots: open });
  return message('gameChoice.seats-to-fill', { seats: open });
}

/**
 * Returns the consequences of another game of the same kind, in whole sentences. That game starts at once, even if players are
 * away, join in or watch.
 */
export function againInWords({ seats }: Pick<CatalogueEntry, 'seats'>, table: TableView, you: string): readonly Message[] {
  const taken = table.seats.filter(({ kind }) => kind === 'person').length;
  const joining = table.spectators.filter(({ joins }) => joins).slice(0, Math.max(0, seats.max - taken));
  const watching = table.spectators.filter((spectator) => spectator.person !== you && !joining.includes(spectator));
  return [beginsInWords(table), ...inShort(joining, 'join-in'), ...inShort(watching, 'watch')];
}

/** Returns a message that names these people, shortened if there are many; an empty list if there are none. */
function inShort(people: readonly { readonly name: string }[], what: 'join-in' | 'watch'): readonly Message[] {
  if (people.length === 0) return [];
  if (people.length > 2) return [message(`gameChoice.many-${what}`, { count: people.length })];
  return [message(`gameChoice.${what}`, { who: people.map(({ name }) => ({ name, you: false })) })];
}

function beginsInWords(table: TableView): Message {
  const who = table.seats
    .filter(({ kind, connected }) => kind === 'person' && !connected)
    .map(({ name }) => ({ name, you: false }));
  if (who.length === 0) return message('gameChoice.begins');
  return message(table.settings.standIn === 'when-away' ? 'gameChoice.begins-bots' : 'gameChoice.begins-waits', { who });
}
