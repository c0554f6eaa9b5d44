import type { GuestId } from '@chinwag/protocol';
import type { AnyLawSubject } from '@chinwag/rules/laws';
import type { Entry, StoredGame } from '../../store/store.ts';
import { seatOf, type TableRecord } from '../../table/record/table-record.ts';
import type { Findings } from './findings.ts';
import { Truth } from './truth.ts';

/** How many of the last records are remembered. */
const REMEMBERED = 200;

/** All that has been written down at a table, and is therefore so: it holds each new connection to those before. */
export class Ledger {
  readonly #subjects: ReadonlyMap<string, AnyLawSubject>;
  readonly #findings: Findings;
  readonly #games = new Map<string, Truth>();
  /** Games that were played to their end and do not count, as moves were taken back beside bots alone. */
  readonly #retried = new Set<string>();
  readonly #records: TableRecord[] = [];
  #saves = 0;

  constructor(subjects: ReadonlyMap<string, AnyLawSubject>, findings: Findings) {
    this.#subjects = subjects;
    this.#findings = findings;
  }

  /** The table as it was written down last; null before it was. */
  get record(): TableRecord | null {
    return this.#records.at(-1) ?? null;
  }

  /** The game that is on, or whose result stands; null while people gather. */
  get current(): Truth | null {
    const { record } = this;
    return record === null || record.gameId === null || record.status === 'gathering' ? null : this.game(record.gameId);
  }

  /** How often the table has been written down. */
  get saves(): number {
    return this.#saves;
  }

  /** All that was played at the table, by id. */
  get games(): ReadonlyMap<string, Truth> {
    return this.#games;
  }

  /** How many games came to their end and count. */
  get counted(): number {
    return [...this.#games.values()].filter(({ id, isOver }) => isOver && !this.#retried.has(id)).length;
  }

  game(id: string): Truth | null {
    return this.#games.get(id) ?? null;
  }

  /** The table as it was after so many saves, and ever since. */
  since(saves: number): readonly TableRecord[] {
    return this.#records.slice(Math.max(0, this.#records.length - 1 - (this.#saves - saves)));
  }

  began(stored: StoredGame): void {
    const subject = this.#subjects.get(stored.game);
    if (subject === undefined) throw new Error(`there is no game ${stored.game}`);
    if (this.#games.has(stored.id)) this.#findings.add('doubled', `the game ${stored.id} was started twice`);
    if (this.record?.status === 'playing') this.#findings.add('lost', `a game was started over ${this.record.gameId}`);
    this.#games.set(stored.id, new Truth(stored, subject));
  }

  wrote(id: string, entry: Entry): void {
    const game = this.game(id);
    if (game === null) throw new Error(`the game ${id} has not started`);
    for (const wrong of game.follow(entry)) this.#findings.add('doubled', wrong);
  }

  saved(table: TableRecord): void {
    const before = this.record;
    if (before !== null) this.#compare(before, table);
    if (table.end === 'retried' && table.gameId !== null) this.#retried.add(table.gameId);
    this.#records.push(table);
    if (this.#records.length > REMEMBERED) this.#records.shift();
    this.#saves += 1;
  }

  /** Nobody loses a seat in a game, unless the host sends them away. */
  #compare(before: TableRecord, after: TableRecord): void {
    if (before.gameId !== after.gameId || after.status === 'gathering') return;
    for (const [seat, held] of before.seats.entries()) {
      if (held.kind !== 'person' || after.removed.includes(held.person)) continue;
      if (seatOf(after, held.person) !== seat) this.#findings.add('lost', `${held.name} lost seat ${seat}`);
    }
  }
}

/** Who holds a seat; null if nobody does. */
export function holderOf({ seats }: TableRecord, seat: number): GuestId | null {
  const held = seats[seat];
  return held?.kind === 'person' ? held.person : null;
}
