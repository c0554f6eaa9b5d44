import type { Entry, Store, StoredGame } from '../../store/store.ts';
import type { TableRecord } from '../../table/record/table-record.ts';

/** The callbacks of an observed store: after each entry of a game, a new game with its entries, and each record of a table. */
export interface StoreListener {
  began?(game: StoredGame): void;
  wrote(game: string, entry: Entry): void;
  saved?(table: TableRecord): void;
}

/** Returns a store that calls a listener after each write. */
export function observedStore(store: Store, listener: StoreListener): Store {
  return {
    secret: () => store.secret(),
    loadTable: (code) => store.loadTable(code),
    acquireTable: async (code, seenAt) => {
      const lease = await store.acquireTable(code, seenAt);
      const taken = lease === null ? null : await store.loadTable(code);
      if (taken !== null) listener.saved?.(taken);
      return lease;
    },
    findTable: (link) => store.findTable(link),
    countTables: (by, from, to) => store.countTables(by, from, to),
    tablesOf: (person, since, most) => store.tablesOf(person, since, most),
    listTable: (person, code, listed) => store.listTable(person, code, listed),
    newestEntry: (game) => store.newestEntry(game),
    loadGame: (id) => store.loadGame(id),
    finalRecord: (game, ending) => store.finalRecord(game, ending),
    loadEnded: (id) => store.loadEnded(id),
    loadTally: (table, latest) => store.loadTally(table, latest),
    historyOf: (person, before, most) => store.historyOf(person, before, most),
    saveClocks: (held, game, clocks) => store.saveClocks(held, game, clocks),
    addSayings: (table, sayings, stored) => store.addSayings(table, sayings, stored),
    loadSayings: (table) => store.loadSayings(table),
    tablesNaming: (person) => store.tablesNaming(person),
    forgetAt: (table, person, instead) => store.forgetAt(table, person, instead),
    savePass: (pass, now) => store.savePass(pass, now),
    findPass: (code, now) => store.findPass(code, now),
    takePass: (code, device, now) => store.takePass(code, device, now),
    passState: (code, person, now) => store.passState(code, person, now),
    dropPass: (person) => store.dropPass(person),
    counterOf: (person) => store.counterOf(person),
    revoke: (revocation) => store.revoke(revocation),
    noteSeen: (tables, at) => store.noteSeen(tables, at),
    newestDate: () => store.newestDate(),
    noteDate: (at) => store.noteDate(at),
    restoredAt: () => store.restoredAt(),
    noteRestore: (at) => store.noteRestore(at),
    prune: (keep, now) => store.prune(keep, now),
    nextToPack: (before) => store.nextToPack(before),
    pack: (game, now) => store.pack(game, now),
    leaveUnpacked: (game) => store.leaveUnpacked(game),
    probe: () => store.probe(),
    facts: () => store.facts(),
    close: () => store.close(),
    reserveTable: async (table) => {
      const reserved = await store.reserveTable(table);
      if (reserved === 'reserved') listener.saved?.(table);
      return reserved;
    },
    saveTable: async (table) => {
      await store.saveTable(table);
      listener.saved?.(table);
    },
    renewLink: async (table) => {
      const reserved = await store.renewLink(table);
      if (reserved === 'reserved') listener.saved?.(table);
      return reserved;
    },
    endGame: async (game, end) => {
      await store.endGame(game, end);
      listener.saved?.(end.table);
    },
    beginGame: async (game, table, before) => {
      await store.beginGame(game, table, before);
      listener.began?.(game);
      for (const entry of game.entries) listener.wrote(game.id, entry);
      listener.saved?.(table);
    },
    append: async (held, game, entry, end) => {
      await store.append(held, game, entry, end);
      listener.wrote(game, entry);
      if (end !== null) listener.saved?.(end.table);
    },
  };
}
