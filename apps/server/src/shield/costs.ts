import type { RequestName } from '@chinwag/protocol';

/**
 * What answering a request takes of the server: `ms` of the processors, all threads together; `bytes` of the network, what is sent
 * to the one who asks; and bytes of the `disk`, by which the store grows.
 */
export interface Cost {
  readonly ms: number;
  readonly bytes: number;
  readonly disk: number;
}

/**
 * What each kind of request costs, as measured on the built server: `npm run costs` measures it again, in shares of `page`, and
 * fails where a kind costs more than twice what stands here. Of a file, the bytes are those of a small one: what a file has more is
 * charged as it is sent.
 */
export const COSTS = {
  /** At a table: a move, what writes the table, a game that begins, what is said, signs, the game again, and the deal so far. */
  move: { ms: 1, bytes: 100, disk: 300 },
  write: { ms: 1, bytes: 100, disk: 100 },
  start: { ms: 2, bytes: 100, disk: 3000 },
  say: { ms: 1, bytes: 100, disk: 1000 },
  word: { ms: 0.2, bytes: 100, disk: 0 },
  snapshot: { ms: 0.5, bytes: 2000, disk: 0 },
  look: { ms: 1, bytes: 4000, disk: 0 },
  /** Over HTTP; a join with the connection that is opened after it. */
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

/** A kind of request, all of which cost about the same. */
export type CostKind = keyof typeof COSTS;

/** Of which kind each request of a table is. */
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

/** The paths of the API that cost otherwise than a small answer does, by the method by which they are asked. */
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
 * Of which kind a request over HTTP is, by what it asks for: its path in plain spelling, without what follows a question mark.
 * Whatever is posted, and not to the API, is a join: Colyseus finds its own path in more spellings than one.
 */
export function kindOfHttp(method: string, path: string): CostKind {
  if (path.startsWith('/api/')) return API_KINDS.find(([by, at]) => by === method && at.test(path))?.[2] ?? 'read';
  if (method === 'POST') return 'join';
  return /\.\w+$/.test(path) ? 'file' : 'page';
}
