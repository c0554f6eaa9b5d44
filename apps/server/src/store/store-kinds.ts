import type { FullStore } from './admin-store.ts';

/** The kinds of calls of a store that its time is counted by. */
export const STORE_KINDS = ['move', 'table', 'load', 'list', 'chat', 'guest', 'upkeep'] as const;

/** What a call of a store is for. */
export type StoreKind = (typeof STORE_KINDS)[number];

/** Of which kind each call is. */
export const KIND_OF_CALL: Readonly<Record<keyof FullStore, StoreKind>> = {
  append: 'move',
  saveClocks: 'move',
  reserveTable: 'table',
  saveTable: 'table',
  renewLink: 'table',
  beginGame: 'table',
  endGame: 'table',
  loadTable: 'load',
  findTable: 'load',
  loadGame: 'load',
  newestEntry: 'load',
  loadSayings: 'load',
  loadTally: 'load',
  loadEnded: 'load',
  finalRecord: 'load',
  countTables: 'list',
  tablesOf: 'list',
  listTable: 'list',
  historyOf: 'list',
  tablesNaming: 'list',
  tablesFrom: 'list',
  contentsOf: 'list',
  devicesOf: 'list',
  addSayings: 'chat',
  savePass: 'guest',
  findPass: 'guest',
  takePass: 'guest',
  passState: 'guest',
  dropPass: 'guest',
  counterOf: 'guest',
  revoke: 'guest',
  forgetAt: 'guest',
  secret: 'upkeep',
  noteSeen: 'upkeep',
  newestDate: 'upkeep',
  noteDate: 'upkeep',
  restoredAt: 'upkeep',
  noteRestore: 'upkeep',
  prune: 'upkeep',
  note: 'upkeep',
  writeNote: 'upkeep',
  deleteTable: 'upkeep',
  undoMarks: 'upkeep',
  eraseDeleted: 'upkeep',
  deleteMessage: 'upkeep',
  probe: 'upkeep',
  facts: 'upkeep',
  close: 'upkeep',
};
