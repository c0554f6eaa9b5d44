import {
  type Guest, type GuestId, type Outcome, FORGOTTEN_NAME, type PassCode, type PlayedGame, tableCodeSchema, type TableCode,
  type Tally,
} from '@chinwag/protocol';
import type { Tagged } from '@chinwag/rules';
import {
  type DealPoints, type EndedGame, type Entry, type GameEnd, type HistoryPlace, type KeptEnd, type KeptPass, type Listing,
  type NotKept, PlaceTaken, type Store, type StoredGame,
} from '../../store/store.ts';
import { type HeldTable, parseTableRecord, peopleOf, type TableRecord } from '../../table/record/table-record.ts';
import { type KeptClocks, parseKeptClocks } from '../../table/clock/stored-clocks.ts';
import { parseSaying, type Saying } from '../../table/chat/saying.ts';
import { systemTime, type Time } from '../../time.ts';

interface KeptTable {
  readonly version: number;
  readonly text: string;
  readonly openedBy: GuestId;
  readonly openedAt: number;
  readonly changedAt: number;
}

/** An entry, its events as text, and as they are read out of it: at first when somebody wants them. */
interface KeptEntry extends Omit<Entry, 'events'> {
  readonly text: string;
  events: readonly Tagged[] | null;
}

interface KeptGame extends Omit<StoredGame, 'entries'> {
  readonly entries: KeptEntry[];
  readonly moves: Set<string>;
  kept: KeptEnd | null;
}

/**
 * A store that keeps everything for as long as it is there, and nothing longer. It keeps text as the others do, and is held to the
 * same tests.
 */
export class MemoryStore implements Store {
  readonly #time: Pick<Time, 'date'>;
  readonly #tables = new Map<TableCode, KeptTable>();
  readonly #people = new Map<TableCode, ReadonlyMap<GuestId, Listing>>();
  readonly #links = new Map<TableCode, TableCode>();
  readonly #games = new Map<string, KeptGame>();
  /** By table; and by game, of which each has one. */
  readonly #outcomes = new Map<TableCode, readonly Outcome[]>();
  readonly #ended = new Set<string>();
  /** The number of each game that has ended among those of its table. */
  readonly #numbers = new Map<string, number>();
  /** What the deals of each game that has ended came to. */
  readonly #deals = new Map<string, DealPoints>();
  /** How the clocks of each game stood last. */
  readonly #clocks = new Map<string, string>();
  readonly #sayings = new Map<TableCode, ReadonlyMap<number, string>>();

  readonly #passes = new Map<PassCode, KeptPass>();
  #newestDate: number | null = null;

  constructor(time: Pick<Time, 'date'> = systemTime) {
    this.#time = time;
  }

  async secret(): Promise<Uint8Array> {
    return new Uint8Array(32);
  }

  async reserveTable(table: TableRecord): Promise<'reserved' | 'code-taken'> {
    if (this.#tables.has(table.code)) return 'code-taken';
    this.#keep(table, { openedBy: table.host.id, openedAt: this.#time.date() });
    return 'reserved';
  }

  async loadTable(code: TableCode): Promise<TableRecord | null> {
    const kept = this.#tables.get(code);
    return kept === undefined ? null : parseTableRecord(JSON.parse(kept.text));
  }

  async saveTable(table: TableRecord): Promise<void> {
    this.#keep(table, this.#predecessor(table));
  }

  async findTable(link: TableCode): Promise<TableRecord | null> {
    return this.loadTable(this.#links.get(link) ?? link);
  }

  async renewLink(table: TableRecord): Promise<'reserved' | 'code-taken'> {
    if (this.#tables.has(table.link) || this.#links.has(table.link)) return 'code-taken';
    await this.saveTable(table);
    this.#links.set(table.link, table.code);
    return 'reserved';
  }

  async countTables(openedBy: GuestId, from: number, to: number): Promise<number> {
    const isLately = ({ openedAt }: KeptTable): boolean => openedAt >= from && openedAt <= to;
    return [...this.#tables.values()].filter((table) => table.openedBy === openedBy && isLately(table)).length;
  }

  async tablesOf(person: GuestId, since: number, most: number): Promise<readonly TableRecord[]> {
    const theirs = [...this.#tables].filter(
      ([code, { changedAt }]) => changedAt >= since && this.#people.get(code)?.get(person) === 'listed',
    );
    const newest = theirs.toSorted(([, one], [, other]) => other.changedAt - one.changedAt).slice(0, most);
    return newest.map(([, { text }]) => parseTableRecord(JSON.parse(text)));
  }

  async listTable(person: GuestId, code: TableCode, listed: Listing): Promise<void> {
    const people = this.#people.get(code);
    if (people?.has(person) === true) this.#people.set(code, new Map([...people, [person, listed]]));
  }

  async beginGame({ entries, ...game }: StoredGame, table: TableRecord): Promise<void> {
    if (this.#games.has(game.id)) throw new Error(`the game ${game.id} has begun`);
    const before = this.#predecessor(table);
    const people = this.#people.get(table.code) ?? new Map<GuestId, Listing>();
    this.#people.set(table.code, new Map([...people.keys()].map((person) => [person, 'listed'])));
    this.#games.set(game.id, { ...game, setup: copyOf(game.setup), entries: entries.map(keptEntry), moves: new Set(), kept: null });
    this.#keep(table, before);
  }

  async append(held: HeldTable, id: string, entry: Entry, end: GameEnd | null): Promise<void> {
    const game = this.#games.get(id);
    const move = entry.moveId === null ? null : `${entry.seat} ${entry.moveId}`;
    const isTaken = game?.entries.findLast(({ seq }) => seq <= entry.seq)?.seq === entry.seq;
    if (game === undefined || isTaken || (move !== null && game.moves.has(move))) throw new PlaceTaken(id);
    if (this.#tables.get(held.code)?.version !== held.version) throw new PlaceTaken(held.code);
    if (end !== null && this.#ended.has(id)) throw new Error('UNIQUE constraint failed: outcomes.game_id');
    const table = end === null ? null : this.#predecessor(end.table);
    const before = game.entries.findLastIndex(({ seq }) => seq < entry.seq);
    game.entries.splice(before + 1, 0, keptEntry(entry));
    if (move !== null) game.moves.add(move);
    if (entry.clocks !== undefined) this.#clocks.set(id, JSON.stringify(entry.clocks));
    if (end === null || table === null) return;
    this.#ended.add(id);
    game.kept = end.kept === undefined ? null : copyOf(end.kept);
    this.#numbers.set(id, end.outcome.number);
    if (end.deals !== undefined) this.#deals.set(id, copyOf(end.deals));
    this.#outcomes.set(end.table.code, [...(this.#outcomes.get(end.table.code) ?? []), copyOf(end.outcome)]);
    this.#keep(end.table, table);
  }

  async keepClocks({ code, version }: HeldTable, id: string, clocks: KeptClocks): Promise<void> {
    if (this.#tables.get(code)?.version === version) this.#clocks.set(id, JSON.stringify(clocks));
  }

  async newestEntry(id: string): Promise<number> {
    return this.#games.get(id)?.entries.at(-1)?.seq ?? 0;
  }

  async loadGame(id: string): Promise<StoredGame | null> {
    const game = this.#games.get(id);
    if (game === undefined) return null;
    const { table, game: kind, setup, rounds, entries } = game;
    const clocks = this.#clocks.get(id);
    const kept = clocks === undefined ? {} : { clocks: parseKeptClocks(JSON.parse(clocks)) };
    const shuffled = rounds === undefined ? {} : { rounds };
    return { ...kept, ...shuffled, id, table: tableCodeSchema.parse(table), game: kind, setup, entries: entries.map(readEntry) };
  }

  async loadEnded(id: string): Promise<EndedGame | NotKept | null> {
    const stored = await this.loadGame(id);
    const kept = this.#games.get(id)?.kept ?? null;
    if (stored === null) return null;
    const { entries: _, clocks: __, ...game } = stored;
    const outcome = this.#outcomes.get(game.table)?.find(({ number }) => number === this.#numbers.get(id));
    if (outcome === undefined) return null;
    if (kept === null) return 'begun-before';
    const seats = outcome.seats.map(({ person, name }) => ({ person, name }));
    return { ...game, ...copyOf(kept), endedAt: outcome.endedAt, seats };
  }

  async loadTally(table: TableCode, latest: number): Promise<Tally> {
    const all = this.#outcomes.get(table) ?? [];
    const seats = all.flatMap((outcome) => outcome.seats);
    const totals = [...new Set(seats.map(({ person }) => person))].map((person) => {
      const theirs = seats.filter((seat) => seat.person === person);
      return {
        person,
        name: person === null ? '' : (theirs.at(-1)?.name ?? ''),
        games: theirs.length,
        wins: theirs.filter(({ place }) => place === 1).length,
        points: theirs.reduce((sum, { points }) => sum + points, 0),
      };
    });
    return { games: all.slice(-latest), totals: totals.toSorted((one, other) => other.points - one.points) };
  }

  async historyOf(person: GuestId, before: HistoryPlace | null, most: number): Promise<readonly PlayedGame[]> {
    const played = [...this.#numbers].flatMap(([id, number]): readonly PlayedGame[] => {
      const game = this.#games.get(id);
      const outcome = game === undefined ? undefined : this.#outcomes.get(game.table)?.find((each) => each.number === number);
      const yourSeat = outcome?.seats.findIndex((held) => held.person === person) ?? -1;
      if (game === undefined || outcome === undefined || yourSeat < 0) return [];
      const { endedAt, seats } = outcome;
      const deals = this.#deals.get(id)?.map((deal) => deal[yourSeat] ?? null) ?? null;
      return [{ id, game: outcome.game, table: game.table, endedAt, yourSeat, seats, deals, kept: (game.kept ?? null) !== null }];
    });
    const newestFirst = played.toSorted((one, other) => other.endedAt - one.endedAt || (one.id < other.id ? 1 : -1));
    const isBefore = ({ endedAt, id }: HistoryPlace): boolean =>
      before === null || endedAt < before.endedAt || (endedAt === before.endedAt && id < before.id);
    return newestFirst.filter(isBefore).slice(0, most);
  }

  async addSayings(table: TableCode, sayings: readonly Saying[], kept: number): Promise<void> {
    const all = new Map(this.#sayings.get(table));
    for (const saying of sayings) if (!all.has(saying.said.at)) all.set(saying.said.at, JSON.stringify(saying));
    const newest = [...all].toSorted(([one], [other]) => one - other).slice(-kept);
    this.#sayings.set(table, new Map(newest));
  }

  async loadSayings(table: TableCode): Promise<readonly Saying[]> {
    return [...(this.#sayings.get(table)?.values() ?? [])].map((text) => parseSaying(JSON.parse(text)));
  }

  async tablesNaming(person: GuestId): Promise<readonly TableCode[]> {
    const isNamed = (text: string): boolean => text.includes(JSON.stringify(person));
    return [...this.#tables].flatMap(([code, { text }]) => {
      const texts = [text, JSON.stringify(this.#outcomes.get(code) ?? []), ...(this.#sayings.get(code)?.values() ?? [])];
      return texts.some(isNamed) ? [code] : [];
    });
  }

  async forgetAt(table: TableCode, person: GuestId, instead: GuestId): Promise<void> {
    const named = (outcome: Outcome): Outcome => ({
      ...outcome,
      seats: outcome.seats.map((seat) => (seat.person === person ? { ...seat, person: instead, name: FORGOTTEN_NAME } : seat)),
    });
    this.#outcomes.set(table, (this.#outcomes.get(table) ?? []).map(named));
    for (const game of this.#games.values()) {
      if (game.table !== table || game.kept === null) continue;
      game.kept = { ...game.kept, watchers: game.kept.watchers.filter((watcher) => watcher !== person) };
    }
    const said = [...(this.#sayings.get(table) ?? [])].filter(([, text]) => parseSaying(JSON.parse(text)).said.from !== person);
    this.#sayings.set(table, new Map(said));
  }

  async keepPass(pass: KeptPass, now: number): Promise<'reserved' | 'code-taken'> {
    for (const [code, { guest, until }] of this.#passes) if (guest.id === pass.guest.id || until <= now) this.#passes.delete(code);
    if (this.#passes.has(pass.code)) return 'code-taken';
    this.#passes.set(pass.code, pass);
    return 'reserved';
  }

  async findPass(code: PassCode, now: number): Promise<Guest | null> {
    const pass = this.#passes.get(code);
    return pass === undefined || pass.until <= now ? null : pass.guest;
  }

  async takePass(code: PassCode, now: number): Promise<Guest | null> {
    const found = this.findPass(code, now);
    this.#passes.delete(code);
    return found;
  }

  async dropPass(person: GuestId): Promise<void> {
    for (const [code, { guest }] of this.#passes) if (guest.id === person) this.#passes.delete(code);
  }

  async noteSeen(): Promise<void> {}

  async newestDate(): Promise<number | null> {
    return this.#newestDate;
  }

  async noteDate(at: number): Promise<void> {
    this.#newestDate = at;
  }

  /** Keeps everything. */
  async prune(): Promise<boolean> {
    return false;
  }

  async close(): Promise<void> {}

  /** What is kept of a table of which this is the next version. */
  #predecessor({ code, version }: TableRecord): KeptTable {
    const kept = this.#tables.get(code);
    if (kept?.version !== version - 1) throw new PlaceTaken(code);
    return kept;
  }

  #keep(table: TableRecord, { openedBy, openedAt }: Pick<KeptTable, 'openedBy' | 'openedAt'>): void {
    const { code, version } = table;
    this.#tables.set(code, { version, text: JSON.stringify(table), openedBy, openedAt, changedAt: this.#time.date() });
    const before = this.#people.get(code);
    this.#people.set(code, new Map(peopleOf(table).map((person) => [person, before?.get(person) ?? 'listed'])));
  }
}

function keptEntry({ events, ...entry }: Entry): KeptEntry {
  return { ...entry, text: JSON.stringify(events), events: null };
}

function readEntry(kept: KeptEntry): Entry {
  const { seq, seat, moveId, by, move, text } = kept;
  kept.events ??= JSON.parse(text) as readonly Tagged[];
  return { seq, seat, moveId, by, ...(move !== undefined && { move }), events: kept.events };
}

function copyOf<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
