import type { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import type { AdminStore, FullStore } from './admin-store.ts';
import type { UpdateConsent } from './postgres.ts';
import type { Store } from './store.ts';
import { type Backlog, StoreCalls, type StoreMeter } from './store-calls.ts';
import type { StoreTask } from './thread-messages.ts';

/** The settings of a threaded store; each has a default. */
export interface ThreadStoreSettings {
  readonly backlog?: Backlog;
  readonly meter?: StoreMeter;
  /** The operator's consent to a migration. */
  readonly update?: UpdateConsent;
}

/** Starts and returns a worker that answers the calls of a store. */
export type StartStoreThread = (workerData: StoreTask) => Worker;

const USUAL_BACKLOG: Backlog = { most: 10_000, timeoutMs: 10_000 };
const NO_METER: StoreMeter = {
  watch: () => undefined,
  took: () => undefined,
  failed: () => undefined,
  answered: () => undefined,
};

/**
 * A store on a worker thread. The thread starts at the first call, and again after a crash. However slow the disk is, the calling
 * thread never blocks. It refuses a call at once if the backlog is too long (backpressure). Long reads run on a second thread with
 * its own connection, so that no write waits for them.
 */
export class ThreadStore implements FullStore {
  readonly #calls: StoreCalls;
  readonly #longReads: StoreCalls;

  /** `startThread` starts a thread for the store at `place`: a folder, or the URL of a database. */
  constructor(
    startThread: StartStoreThread,
    place: string,
    log: Log,
    { backlog = USUAL_BACKLOG, meter = NO_METER, update = 'not-asked' }: ThreadStoreSettings = {},
  ) {
    this.#calls = new StoreCalls(() => startThread({ place, does: 'everything', update }), { log, backlog, meter });
    this.#longReads = new StoreCalls(() => startThread({ place, does: 'long-reads', update }), { log, backlog, meter });
  }

  secret: Store['secret'] = (...parameters) => this.#calls.ask('secret', parameters);
  reserveTable: Store['reserveTable'] = (...parameters) => this.#calls.ask('reserveTable', parameters);
  loadTable: Store['loadTable'] = (...parameters) => this.#calls.ask('loadTable', parameters);
  saveTable: Store['saveTable'] = (...parameters) => this.#calls.ask('saveTable', parameters);
  acquireTable: Store['acquireTable'] = (...parameters) => this.#calls.ask('acquireTable', parameters);
  findTable: Store['findTable'] = (...parameters) => this.#calls.ask('findTable', parameters);
  renewLink: Store['renewLink'] = (...parameters) => this.#calls.ask('renewLink', parameters);
  countTables: Store['countTables'] = (...parameters) => this.#calls.ask('countTables', parameters);
  tablesOf: Store['tablesOf'] = (...parameters) => this.#calls.ask('tablesOf', parameters);
  listTable: Store['listTable'] = (...parameters) => this.#calls.ask('listTable', parameters);
  beginGame: Store['beginGame'] = (...parameters) => this.#calls.ask('beginGame', parameters);
  endGame: Store['endGame'] = (...parameters) => this.#calls.ask('endGame', parameters);
  append: Store['append'] = (...parameters) => this.#calls.ask('append', parameters);
  saveClocks: Store['saveClocks'] = (...parameters) => this.#calls.ask('saveClocks', parameters);
  loadGame: Store['loadGame'] = (...parameters) => this.#calls.ask('loadGame', parameters);
  finalRecord: Store['finalRecord'] = (...parameters) => this.#longReads.ask('finalRecord', parameters);
  loadEnded: Store['loadEnded'] = (...parameters) => this.#calls.ask('loadEnded', parameters);
  newestEntry: Store['newestEntry'] = (...parameters) => this.#calls.ask('newestEntry', parameters);
  loadTally: Store['loadTally'] = (...parameters) => this.#calls.ask('loadTally', parameters);
  historyOf: Store['historyOf'] = (...parameters) => this.#calls.ask('historyOf', parameters);
  addSayings: Store['addSayings'] = (...parameters) => this.#calls.ask('addSayings', parameters);
  loadSayings: Store['loadSayings'] = (...parameters) => this.#calls.ask('loadSayings', parameters);
  tablesNaming: Store['tablesNaming'] = (...parameters) => this.#longReads.ask('tablesNaming', parameters);
  forgetAt: Store['forgetAt'] = (...parameters) => this.#calls.ask('forgetAt', parameters);
  savePass: Store['savePass'] = (...parameters) => this.#calls.ask('savePass', parameters);
  findPass: Store['findPass'] = (...parameters) => this.#calls.ask('findPass', parameters);
  takePass: Store['takePass'] = (...parameters) => this.#calls.ask('takePass', parameters);
  passState: Store['passState'] = (...parameters) => this.#calls.ask('passState', parameters);
  dropPass: Store['dropPass'] = (...parameters) => this.#calls.ask('dropPass', parameters);
  counterOf: Store['counterOf'] = (...parameters) => this.#calls.ask('counterOf', parameters);
  revoke: Store['revoke'] = (...parameters) => this.#calls.ask('revoke', parameters);
  noteSeen: Store['noteSeen'] = (...parameters) => this.#calls.ask('noteSeen', parameters);
  newestDate: Store['newestDate'] = (...parameters) => this.#calls.ask('newestDate', parameters);
  noteDate: Store['noteDate'] = (...parameters) => this.#calls.ask('noteDate', parameters);
  restoredAt: Store['restoredAt'] = (...parameters) => this.#calls.ask('restoredAt', parameters);
  noteRestore: Store['noteRestore'] = (...parameters) => this.#calls.ask('noteRestore', parameters);
  prune: Store['prune'] = (...parameters) => this.#calls.ask('prune', parameters);
  nextToPack: Store['nextToPack'] = (...parameters) => this.#calls.ask('nextToPack', parameters);
  pack: Store['pack'] = (...parameters) => this.#calls.ask('pack', parameters);
  leaveUnpacked: Store['leaveUnpacked'] = (...parameters) => this.#calls.ask('leaveUnpacked', parameters);
  note: AdminStore['note'] = (...parameters) => this.#calls.ask('note', parameters);
  writeNote: AdminStore['writeNote'] = (...parameters) => this.#calls.ask('writeNote', parameters);
  probe: Store['probe'] = () => this.#calls.ask('probe', []);
  facts: Store['facts'] = () => this.#calls.ask('facts', []);
  tablesFrom: AdminStore['tablesFrom'] = (...parameters) => this.#calls.ask('tablesFrom', parameters);
  contentsOf: AdminStore['contentsOf'] = (...parameters) => this.#calls.ask('contentsOf', parameters);
  deleteTable: AdminStore['deleteTable'] = (...parameters) => this.#calls.ask('deleteTable', parameters);
  undoMarks: AdminStore['undoMarks'] = (...parameters) => this.#calls.ask('undoMarks', parameters);
  eraseDeleted: AdminStore['eraseDeleted'] = (...parameters) => this.#calls.ask('eraseDeleted', parameters);
  deleteMessage: AdminStore['deleteMessage'] = (...parameters) => this.#calls.ask('deleteMessage', parameters);
  devicesOf: AdminStore['devicesOf'] = (...parameters) => this.#calls.ask('devicesOf', parameters);

  /**
   * Closes the store. Resolves when pending calls are done and both threads have ended, the reading thread first. Rejects if
   * closing fails.
   */
  async close(): Promise<void> {
    await this.#longReads.close();
    await this.#calls.close();
  }
}
