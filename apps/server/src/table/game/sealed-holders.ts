import { isDeepStrictEqual } from 'node:util';
import { findBot } from '@chinwag/bots';
import { playableStrength, type Strength } from '@chinwag/bots/strengths';
import type { GuestId } from '@chinwag/protocol';
import { type Holder, holderOf, type SeatHolder, withLeaf } from '@chinwag/rules/fair';
import { MOST_SEAT_CHANGES } from '@chinwag/rules/game-file';
import type { RandomBytes } from '../../random-bytes.ts';
import { type GameHolders, holdersNow } from '../record/game-holders.ts';
import type { TableRecord } from '../record/table-record.ts';
import { namesAtTable } from '../seats/names-at-table.ts';
import { peopleAt } from '../seats/seat-count.ts';

/** The size of the salt in a holder's leaf, in bytes, so that nobody can find the holder by guessing. */
const SALT_BYTES = 16;

/** The dependencies for sealing seat holders in a hash commitment. */
export interface Sealing {
  /** Returns a guest's pseudonym in published games of a table, by the origin of its hash chain. */
  readonly pseudonyms: (origin: string, person: GuestId) => string;
  readonly randomBytes: RandomBytes;
}

/**
 * Returns the holders of a table's seats at the start of a game, each sealed in a salted hash. Holders sealed in an earlier round
 * for the same game stay the same.
 */
export function sealedHolders(
  table: TableRecord,
  game: Pick<GameHolders, 'gameId' | 'rules' | 'origin'>,
  sealing: Sealing,
): GameHolders {
  const before = table.holders?.gameId === game.gameId && table.holders.origin === game.origin ? table.holders.seats : [];
  const seats = holdersAt(table, game.origin, sealing).map((holder, seat) => {
    const held = before[seat];
    return held !== undefined && isHeldBy(held, holder) ? held : sealed(holder, sealing);
  });
  return { ...game, seats, changes: [] };
}

/**
 * Returns the table with all changes of its seats recorded, if a game with sealed holders is in progress. `moves` is the number of
 * moves so far.
 */
export function withChangesNoted(table: TableRecord, moves: number, sealing: Sealing): TableRecord {
  const { holders } = table;
  if (table.status !== 'playing' || holders === null || holders.gameId !== table.gameId) return table;
  const last = holdersNow(holders);
  const changes = holdersAt(table, holders.origin, sealing).flatMap((holder, seat) => {
    const held = last[seat];
    return held !== undefined && isHeldBy(held, holder) ? [] : [{ after: moves, seat, held: sealed(holder, sealing) }];
  });
  return changes.length === 0 ? table : { ...table, holders: { ...holders, changes: [...holders.changes, ...changes] } };
}

/** The maximum number of changes in one game that may name one person as holder. */
const MOST_BY_ONE = 100;
/** The number of changes reserved for leaving: everybody can leave, and each time all others may get a different shown name. */
const FOR_LEAVING = 16 * 16;

/**
 * Returns whether seats or names have changed so often in a game, as recorded in `after`, that the change is refused. A game file
 * has room for a limited number of changes, and one person cannot use them all up. Leaving is always possible.
 */
export function changesTooOften(before: TableRecord, after: TableRecord): boolean {
  const [known, all] = [noted(before), noted(after)];
  const added = all.slice(known.length);
  if (added.length === 0 || peopleAt(after) < peopleAt(before)) return false;
  return all.length > MOST_SEAT_CHANGES - FOR_LEAVING || added.some(({ held }) => timesOf(all, held) > MOST_BY_ONE);
}

/** Returns the recorded changes of the current game, or an empty list if none is in progress. */
function noted({ status, gameId, holders }: TableRecord): GameHolders['changes'] {
  return status === 'playing' && holders !== null && holders.gameId === gameId ? holders.changes : [];
}

function timesOf(changes: GameHolders['changes'], held: SeatHolder): number {
  const holder = holderOf(held);
  if (holder?.kind !== 'person') return 0;
  return changes.filter((change) => {
    const other = holderOf(change.held);
    return other?.kind === 'person' && other.pseudonym === holder.pseudonym;
  }).length;
}

/** Returns the public identity of each seat's holder. */
function holdersAt(table: TableRecord, origin: string, { pseudonyms }: Sealing): readonly Holder[] {
  const names = namesAtTable(table, []);
  return table.seats.map((held): Holder => {
    switch (held.kind) {
      case 'person':
        return { kind: 'person', name: names.get(held.person) ?? held.name, pseudonym: pseudonyms(origin, held.person) };
      case 'bot':
        return botHolder(table.game, names.get(held.name) ?? held.name, held.strength);
      case 'empty':
        return { kind: 'bot', name: '' };
    }
  });
}

/**
 * Returns the public identity of a bot: its strength and version. The bot's seeds follow from those of the game, which does not
 * exist yet.
 */
function botHolder(game: string, name: string, wished: Strength): Holder {
  const strength = playableStrength(game, wished);
  const version = findBot(game, strength)?.version;
  return { kind: 'bot', name, strength, ...(version !== undefined && { version }) };
}

function isHeldBy(held: SeatHolder, holder: Holder): boolean {
  const known = holderOf(held);
  return known !== null && isDeepStrictEqual(known, holder);
}

function sealed(holder: Holder, { randomBytes }: Sealing): SeatHolder {
  return withLeaf(Buffer.from(randomBytes(SALT_BYTES)).toString('hex'), holder);
}
