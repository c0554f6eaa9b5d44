import {
  type DeviceKind, type GameEndKind, type GuestId, type Outcome, FORGOTTEN_NAME, type PassCode, type PlayedGame, tableCodeSchema,
  type TableCode, type PassState, type Tally,
} from '@chinwag/protocol';
import type { Tagged } from '@chinwag/rules';
import {
  type DealPoints, type EndedGame, type EndingGame, type Entry, type FinalRecord, type GameBefore, type GameEnd, type HistoryPlace,
  type StoredReplay, type StoredPass, type Listing, type NotStored, type PassHolding, PlaceTaken, type Remains, type Revocation,
  type Store, type StoreFacts, type StoredGame,
} from '../../store/store.ts';
import { finalRecord } from '../../store/final-record.ts';
import { type TableLease, parseTableRecord, peopleOf, successor, type TableRecord } from '../../table/record/table-record.ts';
import { type StoredClocks, parseStoredClocks } from '../../table/record/stored-clocks.ts';
import { withoutPseudonym } from '../../table/record/game-holders.ts';
import { parseSaying, type Saying } from '../../table/record/saying.ts';
import type { ForgottenPerson } from '../../table/record/without-person.ts';
import { systemTime, type Time } from '../../time.ts';

interface MemoryTable {
  readonly version: number;
  readonly text: string;
  readonly openedBy: GuestId;
  readonly openedAt: number;
  readonly changedAt: number;
}

/** An entry with its events as text, parsed on first use. */
interface MemoryEntry extends Omit<Entry, 'events'> {
  readonly text: string;
  events: readonly Tagged[] | null;
}

interface GameInMemory extends Omit<StoredGame, 'entries'> {
  readonly entries: MemoryEntry[];
  readonly moves: Set<string>;
  replay: StoredReplay | null;
}

/** An in-memory store. It serializes data as the other stores do, and passes the same tests. */
export class MemoryStore implements Store {
  readonly #time: Pick<Time, 'date'>;
  readonly #tables = new Map<TableCode, MemoryTable>();
  readonly #people = new Map<TableCode, ReadonlyMap<GuestId, Listing>>();
  readonly #links = new Map<TableCode, TableCode>();
  readonly #games = new Map<string, GameInMemory>();
  /** The outcomes by table, at most one for each game. */
  readonly #outcomes = new Map<TableCode, readonly Outcome[]>();
  readonly #ended = new Set<string>();
  /** The number of each finished game among those of its table. */
  readonly #numbers = new Map<string, number>();
  /** How each finished game ended. */
  readonly #endings = new Map<string, GameEndKind>();
  /** The points of the deals of each finished game. */
  readonly #deals = new Map<string, DealPoints>();
  /** The last state of each game's clocks. */
  readonly #clocks = new Map<string, string>();
  readonly #sayings = new Map<TableCode, ReadonlyMap<number, string>>();

  readonly #passes = new Map<PassCode, StoredPass>();
  readonly #takenPasses = new Map<PassCode, { readonly person: GuestId; readonly device: DeviceKind; readonly at: number }>();
  readonly #counters = new Map<GuestId, number>();
  #newestDate: number | null = null;
  #restoredAt: number | null = null;

  constructor(time: Pick<Time, 'date'> = systemTime) {
    this.#time = time;
  }

  /** Returns an independent copy of all data, like a backup. */
  copy(): MemoryStore {
    const copy = new MemoryStore(this.#time);
    putAll(copy.#tables, this.#tables);
    putAll(copy.#people, this.#people);
    putAll(copy.#links, this.#links);
    for (const [id, { entries, moves, ...game }] of this.#games) {
      copy.#games.set(id, { ...game, entries: [...entries], moves: new Set(moves) });
    }
    putAll(copy.#outcomes, this.#outcomes);
    for (const id of this.#ended) copy.#ended.add(id);
    putAll(copy.#numbers, this.#numbers);
    putAll(copy.#endings, this.#endings);
    putAll(copy.#deals, this.#deals);
    putAll(copy.#clocks, this.#clocks);
    putAll(copy.#sayings, this.#sayings);
    putAll(copy.#passes, this.#passes);
    putAll(copy.#takenPasses, this.#takenPasses);
    putAll(copy.#counters, this.#counters);
    copy.#newestDate = this.#newestDate;
    copy.#restoredAt = this.#restoredAt;
    return copy;
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
    const stored = this.#tables.get(code);
    return stored === undefined ? null : parseTableRecord(JSON.parse(stored.text));
  }

  async saveTable(table: TableRecord): Promise<void> {
    this.#keep(table, this.#predecessor(table));
  }

  async acquireTable(code: TableCode): Promise<TableLease | null> {
    const stored = await this.loadTable(code);
    if (stored === null) return null;
    const { version } = successor(stored);
    await this.saveTable(successor(stored));
    return { code, version };
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
    const isLately = ({ openedAt }: MemoryTable): boolean => openedAt >= from && openedAt <= to;
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

  async beginGame({ entries, ...game }: StoredGame, table: TableRecord, ended: GameBefore | null): Promise<void> {
    if (this.#games.has(game.id)) throw new Error(`the game ${game.id} has started`);
    const before = this.#predecessor(table);
    if (ended !== null) this.#keepRemains(table.code, ended.game, ended);
    const people = this.#people.get(table.code) ?? new Map<GuestId, Listing>();
    this.#people.set(table.code, new Map([...people.keys()].map((person) => [person, 'listed'])));
    const empty = { moves: new Set<string>(), replay: null };
    this.#games.set(game.id, { ...game, ...empty, setup: copyOf(game.setup), entries: entries.map(memoryEntry) });
    this.#keep(table, before);
  }

  async append(held: TableLease, id: string, entry: Entry, end: GameEnd | null): Promise<void> {
    const game = this.#games.get(id);
    const move = entry.moveId === null ? null : `${entry.seat} ${entry.moveId}`;
    const isTaken = game?.entries.findLast(({ seq }) => seq <= entry.seq)?.seq === entry.seq;
    if (game === undefined || isTaken || (move !== null && game.moves.has(move))) throw new PlaceTaken(id);
    if (this.#tables.get(held.code)?.version !== held.version) throw new PlaceTaken(held.code);
    if (end !== null && this.#ended.has(id)) throw new Error('UNIQUE constraint failed: outcomes.game_id');
    const table = end === null ? null : this.#predecessor(end.table);
    const before = game.entries.findLastIndex(({ seq }) => seq < entry.seq);
    game.entries.splice(before + 1, 0, memoryEntry(entry));
    if (move !== null) game.moves.add(move);
    if (entry.clocks !== undefined) this.#clocks.set(id, JSON.stringify(entry.clocks));
    if (end === null || table === null) return;
    this.#keepRemains(end.table.code, id, end);
    this.#keep(end.table, table);
  }

  async endGame(id: string, end: GameEnd): Promise<void> {
    const before = this.#predecessor(end.table);
    this.#keepRemains(end.table.code, id, end);
    this.#keep(end.table, before);
  }

  async saveClocks({ code, version }: TableLease, id: string, clocks: StoredClocks): Promise<void> {
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
    const stored = clocks === undefined ? {} : { clocks: parseStoredClocks(JSON.parse(clocks)) };
    const shuffled = rounds === undefined ? {} : { rounds };
    return { ...stored, ...shuffled, id, table: tableCodeSchema.parse(table), game: kind, setup, entries: entries.map(readEntry) };
  }

  async finalRecord(id: string, ending: EndingGame): Promise<FinalRecord | null> {
    const stored = await this.loadGame(id);
    return stored === null ? null : finalRecord(stored, ending);
  }

  async loadEnded(id: string): Promise<EndedGame | NotStored | null> {
    const stored = await this.loadGame(id);
    const replay = this.#games.get(id)?.replay ?? null;
    if (stored === null) return null;
    const { entries: _, clocks: __, ...game } = stored;
    const outcome = this.#outcomes.get(game.table)?.find(({ number }) => number === this.#numbers.get(id));
    if (outcome === undefined) return null;
    if (replay === null) return 'begun-before';
    const seats = outcome.seats.map(({ person, name }) => ({ person, name }));
    const ending = this.#endings.get(id) ?? 'played';
    return { ...game, ...copyOf(replay), endedAt: outcome.endedAt, ending, seats };
  }

  async loadTally(table: TableCode, latest: number): Promise<Tally> {
    const hasPlaces = ({ seats }: Outcome): boolean => seats.some(({ place }) => place > 0);
    const all = (this.#outcomes.get(table) ?? []).filter(hasPlaces);
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
      const ending = this.#endings.get(id) ?? 'played';
      const came = { id, game: outcome.game, table: game.table, endedAt, yourSeat, seats, deals, ending };
      return [{ ...came, kept: (game.replay ?? null) !== null }];
    });
    const newestFirst = played.toSorted((one, other) => other.endedAt - one.endedAt || (one.id < other.id ? 1 : -1));
    const isBefore = ({ endedAt, id }: HistoryPlace): boolean =>
      before === null || endedAt < before.endedAt || (endedAt === before.endedAt && id < before.id);
    return newestFirst.filter(isBefore).slice(0, most);
  }

  async addSayings(table: TableCode, sayings: readonly Saying[], stored: number): Promise<void> {
    const all = new Map(this.#sayings.get(table));
    for (const saying of sayings) if (!all.has(saying.said.at)) all.set(saying.said.at, JSON.stringify(saying));
    const newest = [...all].toSorted(([one], [other]) => one - other).slice(-stored);
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

  async forgetAt(table: TableCode, { person, pseudonym }: ForgottenPerson, instead: GuestId): Promise<void> {
    const named = (outcome: Outcome): Outcome => ({
      ...outcome,
      seats: outcome.seats.map((seat) => (seat.person === person ? { ...seat, person: instead, name: FORGOTTEN_NAME } : seat)),
    });
    this.#outcomes.set(table, (this.#outcomes.get(table) ?? []).map(named));
    for (const game of this.#games.values()) {
      if (game.table !== table || game.replay === null) continue;
      const { holders, spectators } = game.replay;
      game.replay = {
        ...game.replay,
        spectators: spectators.filter((spectator) => spectator !== person),
        ...(holders !== undefined && pseudonym !== null && { holders: withoutPseudonym(holders, pseudonym) }),
      };
    }
    const said = [...(this.#sayings.get(table) ?? [])].filter(([, text]) => parseSaying(JSON.parse(text)).said.from !== person);
    this.#sayings.set(table, new Map(said));
  }

  async savePass(pass: StoredPass, now: number): Promise<'reserved' | 'code-taken'> {
    for (const [code, { guest, until }] of this.#passes) if (guest.id === pass.guest.id || until <= now) this.#passes.delete(code);
    if (this.#passes.has(pass.code)) return 'code-taken';
    this.#passes.set(pass.code, pass);
    return 'reserved';
  }

  async findPass(code: PassCode, now: number): Promise<PassHolding | null> {
    const pass = this.#passes.get(code);
    return pass === undefined || pass.until <= now ? null : { guest: pass.guest, counter: pass.counter, table: pass.table };
  }

  async takePass(code: PassCode, device: DeviceKind, now: number): Promise<PassHolding | null> {
    const found = this.findPass(code, now);
    this.#passes.delete(code);
    const holding = await found;
    if (holding !== null) this.#takenPasses.set(code, { person: holding.guest.id, device, at: now });
    return holding;
  }

  async passState(code: PassCode, person: GuestId, now: number): Promise<PassState> {
    const found = await this.findPass(code, now);
    if (found !== null) return { state: found.guest.id === person ? 'standing' : 'gone' };
    const taken = this.#takenPasses.get(code);
    return taken?.person === person ? { state: 'taken', device: taken.device, at: taken.at } : { state: 'gone' };
  }

  async dropPass(person: GuestId): Promise<void> {
    for (const [code, { guest }] of this.#passes) if (guest.id === person) this.#passes.delete(code);
    for (const [code, taken] of this.#takenPasses) if (taken.person === person) this.#takenPasses.delete(code);
  }

  async counterOf(person: GuestId): Promise<number> {
    return this.#counters.get(person) ?? 0;
  }

  async revoke({ person, by, to }: Revocation): Promise<'done' | 'revoked'> {
    if ((this.#counters.get(person) ?? 0) > by) return 'revoked';
    this.#counters.set(person, to);
    for (const [code, { guest }] of this.#passes) if (guest.id === person) this.#passes.delete(code);
    return 'done';
  }

  async noteSeen(): Promise<void> {}

  async newestDate(): Promise<number | null> {
    return this.#newestDate;
  }

  async restoredAt(): Promise<number | null> {
    return this.#restoredAt;
  }

  async noteRestore(at: number): Promise<void> {
    this.#restoredAt = at;
  }

  async noteDate(at: number): Promise<void> {
    this.#newestDate = at;
  }

  /** Prunes no data. Resolves with null. */
  async prune(): Promise<null> {
    return null;
  }

  async nextToPack(endedBefore: number): Promise<string | null> {
    const due = [...this.#games.values()].find(({ id, table, replay, entries }) => {
      const outcome = this.#outcomes.get(table)?.find(({ number }) => number === this.#numbers.get(id));
      return replay !== null && entries.length > 0 && outcome !== undefined && outcome.endedAt <= endedBefore;
    });
    return due?.id ?? null;
  }

  async pack(id: string): Promise<void> {
    this.#games.get(id)?.entries.splice(0);
  }

  async leaveUnpacked(): Promise<void> {}

  async probe(): Promise<void> {}

  async facts(): Promise<StoreFacts> {
    return { bytes: 0, backedUpAt: null };
  }

  async close(): Promise<void> {}

  #keepRemains(table: TableCode, id: string, { ending, outcome, deals, replay }: Remains): void {
    const game = this.#games.get(id);
    if (this.#ended.has(id) || game === undefined) throw new Error('UNIQUE constraint failed: outcomes.game_id');
    this.#ended.add(id);
    game.replay = replay === undefined ? null : copyOf(replay);
    this.#numbers.set(id, outcome.number);
    this.#endings.set(id, ending);
    if (deals !== undefined) this.#deals.set(id, copyOf(deals));
    this.#outcomes.set(table, [...(this.#outcomes.get(table) ?? []), copyOf(outcome)]);
  }

  /** Returns the stored table whose next version this is. Throws `PlaceTaken` if that version is taken. */
  #predecessor({ code, version }: TableRecord): MemoryTable {
    const stored = this.#tables.get(code);
    if (stored?.version !== version - 1) throw new PlaceTaken(code);
    return stored;
  }

  #keep(table: TableRecord, { openedBy, openedAt }: Pick<MemoryTable, 'openedBy' | 'openedAt'>): void {
    const { code, version } = table;
    this.#tables.set(code, { version, text: JSON.stringify(table), openedBy, openedAt, changedAt: this.#time.date() });
    const before = this.#people.get(code);
    this.#people.set(code, new Map(peopleOf(table).map((person) => [person, before?.get(person) ?? 'listed'])));
  }
}

function putAll<Key, Value>(to: Map<Key, Value>, from: ReadonlyMap<Key, Value>): void {
  for (const [key, value] of from) to.set(key, value);
}

function memoryEntry({ events, ...entry }: Entry): MemoryEntry {
  return { ...entry, text: JSON.stringify(events), events: null };
}

function readEntry(stored: MemoryEntry): Entry {
  const { seq, seat, moveId, by, move, at, playouts, text } = stored;
  stored.events ??= JSON.parse(text) as readonly Tagged[];
  const since = { ...(at !== undefined && { at }), ...(playouts !== undefined && { playouts }) };
  return { seq, seat, moveId, by, ...(move !== undefined && { move }), events: stored.events, ...since };
}

function copyOf<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
