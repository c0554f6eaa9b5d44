import type { GuestId } from '@chinwag/protocol';
import type { AnyLawSubject } from '@chinwag/rules/laws';
import type { Entry, StoredGame } from '../../store/store.ts';
import { seatOf, type TableRecord } from '../../table/record/table-record.ts';
import type { Findings } from './findings.ts';
import { Truth } from './truth.ts';

/** The number of latest records in the history. */
const REMEMBERED = 200;

/** The ledger of all data written at a table. It checks the data on each new connection against these writes. */
export class Ledger {
  readonly #subjects: ReadonlyMap<string, AnyLawSubject>;
  readonly #findings: Findings;
  readonly #games = new Map<string, Truth>();
  /** Finished games that do not count, because moves were taken back in a game with bots only. */
  readonly #retried = new Set<string>();
  readonly #records: TableRecord[] = [];
  #saves = 0;

  constructor(subjects: ReadonlyMap<string, AnyLawSubject>, findings: Findings) {
    this.#subjects = subjects;
    this.#findings = findings;
  }

  /** The table as last written, or null before the first write. */
  get record(): TableRecord | null {
    return this.#records.at(-1) ?? null;
  }

  /** The game in progress, or whose result is shown, or null while people gather. */
  get current(): Truth | null {
    const { record } = this;
    return record === null || record.gameId === null || record.status === 'gathering' ? null : this.game(record.gameId);
  }

  /** The number of writes of the table. */
  get saves(): number {
    return this.#saves;
  }

  /** All games played at the table, by id. */
  get games(): ReadonlyMap<string, Truth> {
    return this.#games;
  }

  /** The number of finished games that count. */
  get counted(): number {
    return [...this.#games.values()].filter(({ id, isOver }) => isOver && !this.#retried.has(id)).length;
  }

  game(id: string): Truth | null {
    return this.#games.get(id) ?? null;
  }

  /** Returns the versions of the table since a number of saves. */
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

  /** Checks that nobody loses a seat during a game, unless the host removes them. */
  #compare(before: TableRecord, after: TableRecord): void {
    if (before.gameId !== after.gameId || after.status === 'gathering') return;
    for (const [seat, held] of before.seats.entries()) {
      if (held.kind !== 'person' || after.removed.includes(held.person)) continue;
      if (seatOf(after, held.person) !== seat) this.#findings.add('lost', `${held.name} lost seat ${seat}`);
    }
  }
}

/** Returns the person in a seat, or null if there is none. */
export function holderOf({ seats }: TableRecord, seat: number): GuestId | null {
  const held = seats[seat];
  return held?.kind === 'person' ? held.person : null;
}
