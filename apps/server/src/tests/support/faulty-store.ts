import { setTimeout } from 'node:timers/promises';
import type { Store } from '../../store/store.ts';

/** A store that can be made to fail or slow down at every call, as on a full disk or a broken connection. */
export class FaultyStore implements Store {
  broken = false;
  /** The additional time of each call, in ms. */
  delayMs = 0;
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  secret: Store['secret'] = () => this.#store.secret();
  close: Store['close'] = () => this.#store.close();
  reserveTable: Store['reserveTable'] = (table) => this.#try(() => this.#store.reserveTable(table));
  loadTable: Store['loadTable'] = (code) => this.#try(() => this.#store.loadTable(code));
  saveTable: Store['saveTable'] = (table) => this.#try(() => this.#store.saveTable(table));
  acquireTable: Store['acquireTable'] = (...which) => this.#try(() => this.#store.acquireTable(...which));
  findTable: Store['findTable'] = (link) => this.#try(() => this.#store.findTable(link));
  renewLink: Store['renewLink'] = (table) => this.#try(() => this.#store.renewLink(table));
  countTables: Store['countTables'] = (...which) => this.#try(() => this.#store.countTables(...which));
  tablesOf: Store['tablesOf'] = (person, since, most) => this.#try(() => this.#store.tablesOf(person, since, most));
  listTable: Store['listTable'] = (person, code, listed) => this.#try(() => this.#store.listTable(person, code, listed));
  beginGame: Store['beginGame'] = (...what) => this.#try(() => this.#store.beginGame(...what));
  endGame: Store['endGame'] = (game, end) => this.#try(() => this.#store.endGame(game, end));
  append: Store['append'] = (held, game, entry, end) => this.#try(() => this.#store.append(held, game, entry, end));
  saveClocks: Store['saveClocks'] = (held, game, clocks) => this.#try(() => this.#store.saveClocks(held, game, clocks));
  addSayings: Store['addSayings'] = (table, sayings, stored) => this.#try(() => this.#store.addSayings(table, sayings, stored));
  loadSayings: Store['loadSayings'] = (table) => this.#try(() => this.#store.loadSayings(table));
  tablesNaming: Store['tablesNaming'] = (person) => this.#try(() => this.#store.tablesNaming(person));
  forgetAt: Store['forgetAt'] = (...what) => this.#try(() => this.#store.forgetAt(...what));
  savePass: Store['savePass'] = (...what) => this.#try(() => this.#store.savePass(...what));
  findPass: Store['findPass'] = (...what) => this.#try(() => this.#store.findPass(...what));
  takePass: Store['takePass'] = (...what) => this.#try(() => this.#store.takePass(...what));
  passState: Store['passState'] = (...what) => this.#try(() => this.#store.passState(...what));
  dropPass: Store['dropPass'] = (person) => this.#try(() => this.#store.dropPass(person));
  counterOf: Store['counterOf'] = (person) => this.#try(() => this.#store.counterOf(person));
  revoke: Store['revoke'] = (revocation) => this.#try(() => this.#store.revoke(revocation));
  noteSeen: Store['noteSeen'] = (tables, at) => this.#try(() => this.#store.noteSeen(tables, at));
  newestDate: Store['newestDate'] = () => this.#try(() => this.#store.newestDate());
  noteDate: Store['noteDate'] = (at) => this.#try(() => this.#store.noteDate(at));
  restoredAt: Store['restoredAt'] = () => this.#try(() => this.#store.restoredAt());
  noteRestore: Store['noteRestore'] = (at) => this.#try(() => this.#store.noteRestore(at));
  prune: Store['prune'] = (keep, now) => this.#try(() => this.#store.prune(keep, now));
  nextToPack: Store['nextToPack'] = (before) => this.#try(() => this.#store.nextToPack(before));
  pack: Store['pack'] = (game, now) => this.#try(() => this.#store.pack(game, now));
  leaveUnpacked: Store['leaveUnpacked'] = (game) => this.#try(() => this.#store.leaveUnpacked(game));
  probe: Store['probe'] = () => this.#try(() => this.#store.probe());
  facts: Store['facts'] = () => this.#try(() => this.#store.facts());
  newestEntry: Store['newestEntry'] = (game) => this.#try(() => this.#store.newestEntry(game));
  loadGame: Store['loadGame'] = (id) => this.#try(() => this.#store.loadGame(id));
  finalRecord: Store['finalRecord'] = (...which) => this.#try(() => this.#store.finalRecord(...which));
  loadEnded: Store['loadEnded'] = (id) => this.#try(() => this.#store.loadEnded(id));
  loadTally: Store['loadTally'] = (table, latest) => this.#try(() => this.#store.loadTally(table, latest));
  historyOf: Store['historyOf'] = (...which) => this.#try(() => this.#store.historyOf(...which));

  async #try<Value>(call: () => Promise<Value>): Promise<Value> {
    if (this.delayMs > 0) await setTimeout(this.delayMs);
    if (this.broken) throw new Error('the disk is full');
    return call();
  }
}
