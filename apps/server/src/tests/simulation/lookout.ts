import { isDeepStrictEqual } from 'node:util';
import { type TableCode, TALLY_GAMES } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { openLog } from '../../log.ts';
import type { Store } from '../../store/store.ts';
import { loadTable } from '../../table/lifecycle/load-table.ts';
import { seatOf, type TableRecord } from '../../table/record/table-record.ts';
import type { SimulatedTime } from '../support/simulated-time.ts';
import type { Cluster } from './cluster.ts';
import type { Findings } from './findings.ts';
import type { Friend } from './friend.ts';
import type { Ledger } from './ledger.ts';
import type { Weather } from './weather.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The interval between checks. */
const EVERY = 20 * SECOND;
/** How long a table with players present may make no progress, with a working store, before it counts as stuck. */
const TIMEOUT_MS = 20 * MINUTE;
/** How long a table with players present may be without a host. */
const HOSTLESS = 2 * MINUTE;
/** How long a person who wants to join may be refused, with a working store. */
const DOOR = 2 * MINUTE;

/** The dependencies of a lookout. */
export interface LookoutParts {
  readonly time: SimulatedTime;
  readonly weather: Weather;
  readonly ledger: Ledger;
  readonly findings: Findings;
  readonly cluster: Cluster;
  readonly friends: readonly Friend[];
}

/** Checks at intervals that nobody is stuck. */
export class Lookout {
  readonly #parts: LookoutParts;
  #moved = { at: 0, key: '' };
  #hosted = 0;
  /** Since when present people have waited for their seat, which a stand-in bot still has. */
  readonly #waiting = new Map<string, number>();
  readonly #outside = new Map<Friend, number>();
  inCompany = 0;

  constructor(parts: LookoutParts) {
    this.#parts = parts;
  }

  /** The number of events written in all games. */
  get moves(): number {
    return [...this.#parts.ledger.games.values()].reduce((sum, { moves }) => sum + moves, 0);
  }

  begin(): void {
    this.#moved = { at: this.#parts.time.now(), key: '' };
    this.#hosted = this.#parts.time.now();
    this.#again();
  }

  /** Returns whether a person's page shows the current table, or whether the person is refused. */
  isUpToDate({ page, isBanned }: Friend): boolean {
    const { current } = this.#parts.ledger;
    if (isBanned) return true;
    if (page === null) return false;
    if (current === null) return page.table.status === 'gathering';
    const { view } = page;
    return view?.gameId === current.id && (view.sight === 'all-hands-later' || view.seq === current.seq);
  }

  /** Returns the name of a person whose page is out of date, or null if there is none. */
  whoIsOut(): string | null {
    const out = this.#parts.friends.find((friend) => !this.isUpToDate(friend));
    return out === undefined ? null : `${out.guest.name} does not get to the table as it stands`;
  }

  /** Compares the data that a process would load now with the data that was written. */
  async compareWithStore(code: TableCode, store: Store): Promise<void> {
    const { ledger, findings } = this.#parts;
    const loaded = await loadTable({ store, games, log: openLog('silent'), restoredAt: null }, code);
    if (typeof loaded === 'string') return findings.add('lost', `the table cannot be loaded: ${loaded}`);
    if (!isDeepStrictEqual(loaded.record, ledger.record)) findings.add('lost', 'the table is not as it was written down');
    const { current } = ledger;
    const state = loaded.run === null ? null : loaded.run.state;
    if (current !== null && JSON.stringify(state) !== JSON.stringify(current.state)) {
      findings.add('lost', 'the game is not as it was written down');
    }
    const tally = await store.loadTally(code, TALLY_GAMES);
    const over = ledger.counted;
    if (tally.games.length < over) findings.add('lost', `${over} games came to their end, and ${tally.games.length} are listed`);
    if (tally.games.length > over) findings.add('doubled', `${over} games came to their end, and ${tally.games.length} are listed`);
  }

  #again(): void {
    this.#parts.time.after(EVERY, () => {
      this.#look();
      this.#again();
    });
  }

  #look(): void {
    const { time, weather, ledger, cluster, friends } = this.#parts;
    const now = time.now();
    const { record } = ledger;
    const { current } = cluster;
    const here = friends.filter(({ guest }) => current?.room.live.people.isHere(guest.id) === true);
    if (here.length > 0) this.inCompany += EVERY;
    this.#lookOutside(now);
    if (record === null || current === null || weather.store !== 'good') {
      this.#moved = { ...this.#moved, at: now };
      this.#hosted = now;
      this.#waiting.clear();
      return;
    }
    this.#lookAtGame(record, here, now);
    this.#lookAtSeats(record, here, now);
  }

  /** Checks that the game continues and has a host present. */
  #lookAtGame(record: TableRecord, here: readonly Friend[], now: number): void {
    const { ledger, findings } = this.#parts;
    const players = here.filter(({ guest }) => seatOf(record, guest.id) !== null);
    const key = `${record.gameId} ${record.status} ${ledger.current?.seq ?? 0}`;
    if (key !== this.#moved.key || !players.some(({ isAwake }) => isAwake)) this.#moved = { at: now, key };
    if (now - this.#moved.at > TIMEOUT_MS) findings.add('stuck', 'nothing has happened for long');
    if (players.length === 0 || here.some(({ guest }) => guest.id === record.host.id)) this.#hosted = now;
    if (now - this.#hosted > HOSTLESS) findings.add('stuck', 'no host for long');
  }

  /** Checks that people who returned play again. */
  #lookAtSeats(record: TableRecord, here: readonly Friend[], now: number): void {
    for (const held of record.seats) {
      if (held.kind !== 'person') continue;
      const isBack = here.some(({ guest }) => guest.id === held.person);
      if (held.standIn !== 'away' || record.status !== 'playing' || !isBack) this.#waiting.delete(held.person);
      else if (!this.#waiting.has(held.person)) this.#waiting.set(held.person, now);
      const since = this.#waiting.get(held.person) ?? now;
      if (now - since > MINUTE) this.#parts.findings.add('stuck', `${held.name} is not given their seat back`);
    }
  }

  /** Checks that people who want to join can join. */
  #lookOutside(now: number): void {
    const { weather, findings, friends } = this.#parts;
    for (const friend of friends) {
      const isOutside = friend.wantsIn && friend.page === null && weather.store === 'good';
      if (!isOutside) this.#outside.delete(friend);
      else if (!this.#outside.has(friend)) this.#outside.set(friend, now);
      if (now - (this.#outside.get(friend) ?? now) > DOOR) findings.add('stuck', `${friend.guest.name} does not get in`);
    }
  }
}
