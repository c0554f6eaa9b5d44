/** What a seat holds while it is nobody’s. The fields travel in this order. */
export const NOBODYS_SEAT = {
  kind: 'empty', person: '', name: '', connected: false, standIn: '', slow: false, agreed: 0, showsHand: false, takeBack: '',
};
/**
 * A seat as all may see it. `kind` is empty, person or bot; `person` is the guest whose seat it is ('' if nobody's).
 * `connected` is about the person. `standIn` says why a bot plays for them: 'away' or 'agreed', '' while none does.
 * `slow` is true once they have kept the others waiting for long without a clock; `agreed` counts those who would then
 * let a bot play on. `showsHand` is true for one who has said that those who watch may see their hand. `takeBack` says how the seat
 * stands to taking back a move.
 */
export type SeatState = Readonly<typeof NOBODYS_SEAT>;

const KNOCK = { person: '', name: '' };
/** Somebody who waits at the door to be let in, by the id of their guest. */
export type KnockState = Readonly<typeof KNOCK>;

const WATCHER = { ...KNOCK, connected: false, joins: false };
/**
 * Somebody at the table without a seat, by the id of their guest, and whether they are connected; `joins` is true for one who
 * would play in the next game.
 */
export type WatcherState = Readonly<typeof WATCHER>;

const FIELDS = {
  code: '',
  link: '',
  game: '',
  options: '{}',
  status: '',
  host: '',
  formerHost: '',
  door: '',
  watching: '',
  standIn: '',
  clock: '',
  talk: '',
  replays: '',
  pace: '',
  takingBack: '',
  takeBackFrom: 0,
  gameId: '',
  games: 0,
  seatsWished: 0,
};
/** How a table is made up, and the order in which it travels. A list of one stands for a list of any length of the like. */
const TABLE = { ...FIELDS, seats: [NOBODYS_SEAT], watchers: [WATCHER], knocks: [KNOCK] };
/**
 * The table as all may see it: never anything of a hand or of what is hidden in a game.
 * `link` is the code that leads here now. `options` is JSON; `game`, `host` and `formerHost` are ids, the last '' if there is
 * none; `gameId` is '' until the first start and changes with each game; `games` counts those played to their end here;
 * `seatsWished` is how many seats the host would have, where the game leaves a choice; `takeBackFrom` is the number of the
 * first event that somebody asks to take back, 0 while nobody does.
 */
export type TableState = Readonly<typeof FIELDS> & {
  readonly seats: readonly SeatState[];
  readonly watchers: readonly WatcherState[];
  readonly knocks: readonly KnockState[];
};

type Value = string | number | boolean;
type Plain = Value | readonly Plain[] | { readonly [field: string]: Plain };

/** A table as it travels: its fields as a list, in their order, and so each seat, watcher and knock. */
export type ListedTable = Value | readonly ListedTable[];

/** The places from the outside in, by number, at which something changed, and last what is there now. */
export type TableChange = readonly [...places: number[], now: ListedTable];

/** A table as it travels. */
export function listTable(table: TableState): ListedTable {
  return listed(TABLE, table);
}

/** What came over a line as the table it tells of, if it is one: whoever takes it looks whether that is so. */
export function unlistTable(list: unknown): unknown {
  return unlisted(TABLE, list);
}

/** What is different now. Where there are more or fewer of something, all of them are told again. */
export function tableChanges(before: TableState, now: TableState): readonly TableChange[] {
  const changes: TableChange[] = [];
  collectChanges(changes, [], TABLE, before, now);
  return changes;
}

/** What a table has become by a change. A change of what is not there leaves everything as it was. */
export function changeTable(table: unknown, [at, ...rest]: readonly unknown[]): unknown {
  if (rest.length === 0) return at;
  return Array.isArray(table) ? table.map((item: unknown, place) => (place === at ? changeTable(item, rest) : item)) : table;
}

function listed(shape: Plain, value: Plain | undefined): ListedTable {
  if (isList(shape)) return isList(value) ? value.map((item) => listed(shape[0] ?? '', item)) : [];
  if (isRecord(shape)) return isRecord(value) ? Object.entries(shape).map(([field, of]) => listed(of, value[field])) : [];
  return isValue(value) ? value : shape;
}

/**
 * What is different at the place that `places` leads to, which is left as it was. What is the same object still is not looked into,
 * and nothing is made of it: this is done with every move.
 */
function collectChanges(changes: TableChange[], places: number[], shape: Plain, before: Plain | undefined, now: Plain): void {
  if (isList(shape) && isList(before) && isList(now) && before.length === now.length) {
    let at = 0;
    for (const item of now) collectAt(at, changes, places, shape[0] ?? '', before[at++], item);
  } else if (isRecord(shape) && isRecord(before) && isRecord(now)) {
    let at = 0;
    for (const field in shape) collectAt(at++, changes, places, shape[field] ?? '', before[field], now[field] ?? '');
  } else {
    changes.push([...places, listed(shape, now)]);
  }
}

function collectAt(
  at: number,
  changes: TableChange[],
  places: number[],
  shape: Plain,
  before: Plain | undefined,
  now: Plain,
): void {
  if (before === now) return;
  places.push(at);
  collectChanges(changes, places, shape, before, now);
  places.pop();
}

function unlisted(shape: Plain, list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  if (isList(shape)) return list.map((item) => unlisted(shape[0] ?? '', item));
  return Object.fromEntries(Object.entries(shape).map(([field, of], at) => [field, unlisted(of, list[at])]));
}

function isList<Item>(value: Value | readonly Item[] | object | undefined): value is readonly Item[] {
  return Array.isArray(value);
}

function isRecord(value: Plain | undefined): value is { readonly [field: string]: Plain } {
  return typeof value === 'object' && !isList(value);
}

function isValue(value: Plain | undefined): value is Value {
  return value !== undefined && typeof value !== 'object';
}
