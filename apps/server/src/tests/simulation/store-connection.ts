import type { Store } from '../../store/store.ts';
import type { Time } from '../../time.ts';
import type { Dice } from './dice.ts';
import type { Weather } from './weather.ts';

/** The one-way latency between process and store, in ms, normal and slow. */
const WAY = { good: 3, slow: 4000 };
/** The timeout of a call while the store is away, in ms. */
const TIMEOUT_MS = 10_000;

/** A call in flight to the store. */
interface Call {
  /** Runs the call. Resolves with a function that reports the result to the caller. */
  readonly make: () => Promise<() => void>;
  readonly refuse: (error: Error) => void;
  readonly writes: boolean;
  waits: boolean;
}

/** The dependencies of a connection to the store. */
export interface StoreConnectionParts {
  readonly store: Store;
  readonly time: Time;
  readonly dice: Dice;
  readonly weather: Weather;
  /** Called after a write, before the caller of that write learns of it. */
  readonly written: () => void;
}

/**
 * A simulated connection of one process to the shared store. Calls take time in each direction, stay in order, and fail by the
 * current faults. When the process dies, calls in flight may or may not be written, and get no answer.
 */
export class StoreConnection implements Store {
  readonly #parts: StoreConnectionParts;
  /** The calls that arrived while the store is away. */
  #parked: Call[] = [];
  #dead = false;
  /** When the last call in flight arrives, and when the answer to it arrives. */
  #arrives = 0;
  #answers = 0;

  constructor(parts: StoreConnectionParts) {
    this.#parts = parts;
  }

  secret: Store['secret'] = () => this.#read((store) => store.secret());
  loadTable: Store['loadTable'] = (code) => this.#read((store) => store.loadTable(code));
  findTable: Store['findTable'] = (link) => this.#read((store) => store.findTable(link));
  countTables: Store['countTables'] = (...which) => this.#read((store) => store.countTables(...which));
  tablesOf: Store['tablesOf'] = (person, since, most) => this.#read((store) => store.tablesOf(person, since, most));
  newestEntry: Store['newestEntry'] = (game) => this.#read((store) => store.newestEntry(game));
  loadGame: Store['loadGame'] = (id) => this.#read((store) => store.loadGame(id));
  finalRecord: Store['finalRecord'] = (...which) => this.#read((store) => store.finalRecord(...which));
  loadEnded: Store['loadEnded'] = (id) => this.#read((store) => store.loadEnded(id));
  loadTally: Store['loadTally'] = (table, latest) => this.#read((store) => store.loadTally(table, latest));
  historyOf: Store['historyOf'] = (...which) => this.#read((store) => store.historyOf(...which));
  loadSayings: Store['loadSayings'] = (table) => this.#read((store) => store.loadSayings(table));
  reserveTable: Store['reserveTable'] = (table) => this.#write((store) => store.reserveTable(table));
  saveTable: Store['saveTable'] = (table) => this.#write((store) => store.saveTable(table));
  acquireTable: Store['acquireTable'] = (...which) => this.#write((store) => store.acquireTable(...which));
  renewLink: Store['renewLink'] = (table) => this.#write((store) => store.renewLink(table));
  listTable: Store['listTable'] = (person, code, listed) => this.#write((store) => store.listTable(person, code, listed));
  beginGame: Store['beginGame'] = (...what) => this.#write((store) => store.beginGame(...what));
  endGame: Store['endGame'] = (game, end) => this.#write((store) => store.endGame(game, end));
  append: Store['append'] = (...what) => this.#write((store) => store.append(...what));
  saveClocks: Store['saveClocks'] = (...what) => this.#write((store) => store.saveClocks(...what));
  addSayings: Store['addSayings'] = (table, sayings, stored) => this.#write((store) => store.addSayings(table, sayings, stored));
  tablesNaming: Store['tablesNaming'] = (person) => this.#read((store) => store.tablesNaming(person));
  forgetAt: Store['forgetAt'] = (...what) => this.#write((store) => store.forgetAt(...what));
  savePass: Store['savePass'] = (...what) => this.#write((store) => store.savePass(...what));
  findPass: Store['findPass'] = (...what) => this.#read((store) => store.findPass(...what));
  takePass: Store['takePass'] = (...what) => this.#write((store) => store.takePass(...what));
  passState: Store['passState'] = (...what) => this.#read((store) => store.passState(...what));
  dropPass: Store['dropPass'] = (person) => this.#write((store) => store.dropPass(person));
  counterOf: Store['counterOf'] = (person) => this.#read((store) => store.counterOf(person));
  revoke: Store['revoke'] = (revocation) => this.#write((store) => store.revoke(revocation));
  noteSeen: Store['noteSeen'] = (tables, at) => this.#write((store) => store.noteSeen(tables, at));
  newestDate: Store['newestDate'] = () => this.#read((store) => store.newestDate());
  noteDate: Store['noteDate'] = (at) => this.#write((store) => store.noteDate(at));
  restoredAt: Store['restoredAt'] = () => this.#read((store) => store.restoredAt());
  noteRestore: Store['noteRestore'] = (at) => this.#write((store) => store.noteRestore(at));
  prune: Store['prune'] = (keep, now) => this.#write((store) => store.prune(keep, now));
  nextToPack: Store['nextToPack'] = (before) => this.#read((store) => store.nextToPack(before));
  pack: Store['pack'] = (game, now) => this.#write((store) => store.pack(game, now));
  leaveUnpacked: Store['leaveUnpacked'] = (game) => this.#write((store) => store.leaveUnpacked(game));
  probe: Store['probe'] = () => this.#write((store) => store.probe());
  facts: Store['facts'] = () => this.#read((store) => store.facts());
  close: Store['close'] = async () => undefined;

  /** Handles the death of the process. */
  die(): void {
    this.#dead = true;
    this.#parked = [];
  }

  /** Restores the connection to the store. */
  async reach(): Promise<void> {
    for (const call of this.#parked.splice(0)) {
      call.waits = false;
      await this.#make(call);
    }
  }

  #read<Value>(task: (store: Store) => Promise<Value>): Promise<Value> {
    return this.#call(task, 'read');
  }

  #write<Value>(task: (store: Store) => Promise<Value>): Promise<Value> {
    return this.#call(task, 'write');
  }

  #call<Value>(task: (store: Store) => Promise<Value>, kind: 'read' | 'write'): Promise<Value> {
    const { time } = this.#parts;
    return new Promise((resolve, reject) => {
      const make = (): Promise<() => void> =>
        task(this.#parts.store).then(
          (value) => () => resolve(value),
          (error: unknown) => () => reject(error),
        );
      const call: Call = { make, refuse: reject, writes: kind === 'write', waits: false };
      this.#arrives = Math.max(this.#arrives, time.now() + this.#way());
      time.after(this.#arrives - time.now(), () => void this.#arrive(call));
    });
  }

  async #arrive(call: Call): Promise<void> {
    const { time, weather, dice } = this.#parts;
    // Calls that a dead process had in flight may still arrive.
    if (this.#dead && (weather.store === 'away' || dice.happens(500))) return;
    if (weather.store !== 'away' && this.#parked.length === 0) return this.#make(call);
    call.waits = true;
    this.#parked.push(call);
    time.after(TIMEOUT_MS, () => {
      if (!call.waits) return;
      call.waits = false;
      this.#parked = this.#parked.filter((other) => other !== call);
      this.#answer(() => call.refuse(new Error('the store cannot be reached')));
    });
  }

  async #make(call: Call): Promise<void> {
    const { weather, dice } = this.#parts;
    if (weather.store === 'failing' && dice.happens(500)) {
      return this.#answer(() => call.refuse(new Error('the disk is full')));
    }
    const tell = await call.make();
    if (call.writes && weather.strikes('unsure write', 4)) {
      return this.#answer(() => call.refuse(new Error('the connection to the store is lost')));
    }
    if (call.writes && !this.#dead) this.#parts.written();
    this.#answer(tell);
  }

  #answer(tell: () => void): void {
    const { time } = this.#parts;
    this.#answers = Math.max(this.#answers, time.now() + this.#way());
    time.after(this.#answers - time.now(), () => {
      if (!this.#dead) tell();
    });
  }

  #way(): number {
    const { dice, weather } = this.#parts;
    return 1 + dice.below(weather.store === 'slow' ? WAY.slow : WAY.good);
  }
}
