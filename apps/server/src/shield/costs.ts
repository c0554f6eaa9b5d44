import type { RequestName } from '@chinwag/protocol';

/** The cost of a request: CPU time of all threads in `ms`, `bytes` sent to the client, and growth of the store on `disk`. */
export interface Cost {
  readonly ms: number;
  readonly bytes: number;
  readonly disk: number;
}

/**
 * The cost of each kind of request, as measured on the built server. `npm run costs` measures the costs again, relative to `page`,
 * and fails if a kind costs more than twice as much as stated here. For a file, the bytes are those of a small file; the server
 * charges the rest as it sends it.
 */
export const COSTS = {
  /** At a table: a move, a write, a game's start, a chat message, a reaction, the game again, and the deal so far. */
  move: { ms: 1.5, bytes: 100, disk: 300 },
  write: { ms: 2, bytes: 100, disk: 100 },
  start: { ms: 2, bytes: 100, disk: 5000 },
  say: { ms: 1, bytes: 100, disk: 1000 },
  word: { ms: 0.2, bytes: 100, disk: 0 },
  snapshot: { ms: 0.5, bytes: 2000, disk: 0 },
  look: { ms: 1, bytes: 4000, disk: 0 },
  /** Over HTTP. A join includes the connection that is opened after it. */
  file: { ms: 0.6, bytes: 3000, disk: 0 },
  page: { ms: 0.8, bytes: 18_000, disk: 0 },
  read: { ms: 1, bytes: 1000, disk: 0 },
  list: { ms: 1, bytes: 3000, disk: 0 },
  history: { ms: 1, bytes: 5000, disk: 0 },
  replay: { ms: 2, bytes: 20_000, disk: 0 },
  guest: { ms: 1, bytes: 1000, disk: 0 },
  pass: { ms: 1.2, bytes: 1000, disk: 0 },
  table: { ms: 1.5, bytes: 1000, disk: 1500 },
  room: { ms: 1, bytes: 1000, disk: 0 },
  join: { ms: 4, bytes: 8000, disk: 0 },
  forget: { ms: 8, bytes: 1000, disk: 200 },
} as const satisfies Readonly<Record<string, Cost>>;

/** A kind of request; all requests of a kind cost about the same. */
export type CostKind = keyof typeof COSTS;

/** The cost kind of each table request. */
export const KIND_OF_REQUEST: Readonly<Record<RequestName, CostKind>> = {
  move: 'move',
  sit: 'write',
  stand: 'write',
  rename: 'write',
  configure: 'write',
  chooseGame: 'write',
  setSeats: 'write',
  fillWithBots: 'write',
  seatBot: 'write',
  setStrength: 'write',
  clearSeat: 'write',
  arrangeSeats: 'write',
  removePerson: 'write',
  handOver: 'write',
  setSettings: 'write',
  showHand: 'write',
  hideHand: 'write',
  watch: 'snapshot',
  letIn: 'write',
  turnAway: 'word',
  renewLink: 'write',
  askToTakeBack: 'write',
  answerTakeBack: 'write',
  withdrawTakeBack: 'write',
  propose: 'start',
  answerProposal: 'start',
  withdrawProposal: 'write',
  continueGame: 'look',
  gatherAnother: 'write',
  ready: 'write',
  offerNumber: 'word',
  bindNumber: 'word',
  giveNumber: 'word',
  start: 'start',
  joinNext: 'write',
  anotherGame: 'start',
  rematch: 'start',
  standIn: 'write',
  agreeToBot: 'word',
  stillHere: 'word',
  takeSeatBack: 'write',
  say: 'say',
  sign: 'word',
  nudge: 'word',
  playHere: 'word',
  sheet: 'word',
  lookBack: 'look',
  resync: 'snapshot',
};

/** The API paths whose cost differs from that of a small response, by method. */
const API_KINDS: readonly (readonly [method: string, path: RegExp, kind: CostKind])[] = [
  ['GET', /^\/api\/games\//, 'replay'],
  ['GET', /^\/api\/history$/, 'history'],
  ['GET', /^\/api\/tables$/, 'list'],
  ['POST', /^\/api\/guests\/forgotten$/, 'forget'],
  ['POST', /^\/api\/guests(?:\/only-here)?$/, 'guest'],
  ['POST', /^\/api\/passes/, 'pass'],
  ['POST', /^\/api\/tables$/, 'table'],
  ['POST', /^\/api\/tables\/[^/]*\/room$/, 'room'],
];

/**
 * Returns the kind of an HTTP request, from its method and its normalized path without a query. Any POST outside the API counts as
 * a join, because Colyseus accepts several spellings of its own path.
 */
export function kindOfHttp(method: string, path: string): CostKind {
  if (path.startsWith('/api/')) return API_KINDS.find(([by, at]) => by === method && at.test(path))?.[2] ?? 'read';
  if (method === 'POST') return 'join';
  return /\.\w+$/.test(path) ? 'file' : 'page';
}
