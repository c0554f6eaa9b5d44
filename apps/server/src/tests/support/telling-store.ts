import type { Entry, Store, StoredGame } from '../../store/store.ts';

/** Is told of each entry of a game once it has been written, and of the game with those it begins with. */
export interface StoreListener {
  readonly began?: (game: StoredGame) => void;
  readonly wrote: (game: string, entry: Entry) => void;
}

/** The store, telling what is written into it. */
export function tellingStore(store: Store, { began, wrote }: StoreListener): Store {
  return {
    secret: () => store.secret(),
    reserveTable: (table) => store.reserveTable(table),
    loadTable: (code) => store.loadTable(code),
    saveTable: (table) => store.saveTable(table),
    findTable: (link) => store.findTable(link),
    renewLink: (table) => store.renewLink(table),
    countTables: (by, since) => store.countTables(by, since),
    tablesOf: (person, since, most) => store.tablesOf(person, since, most),
    listTable: (person, code, listed) => store.listTable(person, code, listed),
    newestEntry: (game) => store.newestEntry(game),
    loadGame: (id) => store.loadGame(id),
    loadTally: (table, latest) => store.loadTally(table, latest),
    addSayings: (table, sayings, kept) => store.addSayings(table, sayings, kept),
    loadSayings: (table) => store.loadSayings(table),
    close: () => store.close(),
    beginGame: async (game, table) => {
      await store.beginGame(game, table);
      began?.(game);
      for (const entry of game.entries) wrote(game.id, entry);
    },
    append: async (held, game, entry, end) => {
      await store.append(held, game, entry, end);
      wrote(game, entry);
    },
  };
}
