import {
  type Answer,
  type DealSoFar,
  type Guest,
  parseName,
  type RequestName,
  type RequestPayload,
  refusal,
  requestSchemas,
} from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { type Connection, guestOf } from './connection.ts';
import { rematch, standInFor, takeSeatBack } from './course.ts';
import { letIn, setDoor } from './door.ts';
import { chooseGame } from './game-choice.ts';
import {
  configure, handOver, removePerson, setClock, setHouseRules, setPace, setReplays, setTakingBack, setTalk,
} from './hosting.ts';
import { joinNext } from './joining.ts';
import type { People } from './people.ts';
import { withRoomAt } from './seat-count.ts';
import { arrangeSeats, clearSeat, fillWithBots, seatBot, setSeats, sit, stand } from './seating.ts';
import { hideHand, showHand } from './shown-hands.ts';
import type { Shuffling } from './shuffling.ts';
import { findGame, type Games, type Table } from './table.ts';
import type { TableRecord } from './table-record.ts';
import type { TakeBacks } from './take-backs.ts';
import type { Talk } from './talk/talk.ts';

/** The table as those who answer its requests have it before them. */
export interface Desk {
  readonly table: Table;
  readonly people: People;
  readonly games: Games;
  readonly talk: Talk;
  readonly shuffling: Shuffling;
  readonly takeBacks: Pick<TakeBacks, 'ask' | 'answer' | 'withdraw'>;
  /** The name by which somebody is shown at the table. */
  nameOf(guest: Guest): string;
  /** Somebody is known by another name, as soon as a name may say something. */
  rename(guest: Guest): Promise<Answer> | Answer;
  /** Somebody who knocked is no more at the door; whether they were. */
  endKnock(person: Guest['id'], how: 'let-in' | 'turned-away'): boolean;
  /** Somebody would let a bot play on at a seat that keeps everybody waiting. */
  agreeToBot(guest: Guest, seat: Seat): Promise<Answer> | Answer;
  /** Somebody who keeps everybody waiting is still there. */
  stillHere(guest: Guest): Answer;
  /** Somebody would see hands while they watch, as far as the table lets them, or none. */
  watch(guest: Guest, hands: 'shown' | 'hidden'): void;
  /** Whether somebody has been shown hands of the deal that is on while they watched. */
  hasLooked(guest: Guest): boolean;
  /** Somebody plays on this line of theirs from now on; whether it is one. */
  playHere(guest: Guest, line: string): boolean;
  /** What happened in the deal that is on, as somebody may look at it again; null if no game is. */
  dealSoFar(guest: Guest): DealSoFar | null;
  /** Sends the snapshot of the game on one line. */
  resend(line: Connection): void;
}

type Handler<Payload> = (desk: Desk, asker: Guest, payload: Payload, line: Connection) => Promise<Answer> | Answer;

/** How each request is answered. */
const handlers: { readonly [Name in RequestName]: Handler<RequestPayload<Name>> } = {
  move: ({ table }, { id }, attempt) => table.play({ person: id }, attempt),
  sit: (desk, asker, { seat }) =>
    desk.table.change((now) => (desk.hasLooked(asker) ? 'has-looked' : sit(roomAt(now, desk.games, seat), asker, seat))),
  stand: ({ table }, { id }) => table.change((now) => stand(now, id)),
  rename: (desk, asker, { name }) => {
    const parsed = parseName(name);
    if ('refused' in parsed) return refusal(parsed.refused);
    return desk.rename({ ...asker, name: parsed.name });
  },
  configure: ({ table, games }, { id }, { game, options }) =>
    table.change((now) => configure(now, id, findGame(games, game), options)),
  chooseGame: ({ table, games }, { id }, { game }) => table.change((now) => chooseGame(now, id, findGame(games, game))),
  setSeats: ({ table, games }, { id }, { count }) =>
    table.change((now) => {
      const game = findGame(games, now.game);
      return game === null ? 'game-unknown' : setSeats(now, id, game, count);
    }),
  fillWithBots: ({ table }, { id }) => table.change((now) => fillWithBots(now, id)),
  seatBot: ({ table }, { id }, { seat }) => table.change((now) => seatBot(now, id, seat)),
  clearSeat: ({ table }, { id }, { seat }) => table.change((now) => clearSeat(now, id, seat)),
  arrangeSeats: ({ table }, { id }, { order }) => table.change((now) => arrangeSeats(now, id, order)),
  removePerson: ({ table, people }, { id }, { person }) =>
    table.change((now) => removePerson(now, id, findPerson(table, people, person), everybodyHere(people))),
  handOver: ({ table, people }, { id }, { person }) =>
    table.change((now) => handOver(now, id, findPerson(table, people, person))),
  setHouseRules: ({ table }, { id }, rules) => table.change((now) => setHouseRules(now, id, rules, dealOn(table))),
  showHand: ({ table }, { id }) => table.change((now) => showHand(now, id)),
  hideHand: ({ table }, { id }) => table.change((now) => hideHand(now, id)),
  watch: (desk, asker, { hands }) => {
    desk.watch(asker, hands);
    return { ok: true };
  },
  setDoor: ({ table, people }, { id }, { door }) =>
    table.change((now) => setDoor(now, id, door, everybodyHere(people))),
  letIn: (desk, { id }, { person }) => {
    if (desk.table.record.host.id !== id) return refusal('not-host');
    if (!desk.endKnock(person, 'let-in')) return refusal('nobody-knocks');
    return desk.table.change((now) => letIn(now, id, person));
  },
  turnAway: (desk, { id }, { person }) => {
    if (desk.table.record.host.id !== id) return refusal('not-host');
    return desk.endKnock(person, 'turned-away') ? { ok: true } : refusal('nobody-knocks');
  },
  renewLink: ({ table, people }, { id }) => table.renewLink(id, everybodyHere(people)),
  setClock: ({ table }, { id }, { clock }) => table.change((now) => setClock(now, id, clock)),
  setTalk: ({ table }, { id }, { talk }) => table.change((now) => setTalk(now, id, talk)),
  setReplays: ({ table }, { id }, { replays }) => table.change((now) => setReplays(now, id, replays)),
  setPace: ({ table }, { id }, { pace }) => table.change((now) => setPace(now, id, pace)),
  setTakingBack: ({ table }, { id }, { takingBack }) => table.change((now) => setTakingBack(now, id, takingBack)),
  askToTakeBack: (desk, asker) => desk.takeBacks.ask(asker),
  answerTakeBack: (desk, asker, wanted) => desk.takeBacks.answer(asker, wanted),
  withdrawTakeBack: (desk, asker) => desk.takeBacks.withdraw(asker),
  offerNumber: ({ shuffling }, _asker, _payload, line) => {
    shuffling.offer(line);
    return { ok: true };
  },
  bindNumber: ({ shuffling }, asker, wanted) => shuffling.bind(asker, wanted),
  giveNumber: ({ shuffling }, asker, wanted) => shuffling.give(asker, wanted),
  start: ({ table }, { id }) => table.start(id),
  joinNext: ({ table }, asker, { wish }) => table.change((now) => joinNext(now, asker, wish)),
  anotherGame: ({ table, people }, { id }, { game }) => table.startAnother(id, game, (person) => people.isHere(person)),
  rematch: ({ table }, { id }) => table.change((now) => rematch(now, id)),
  standIn: ({ table, people }, { id }, { seat }) =>
    table.change((now) => standInFor(now, id, seat, (person) => people.isHere(person))),
  agreeToBot: (desk, asker, { seat }) => desk.agreeToBot(asker, seat),
  stillHere: (desk, asker) => desk.stillHere(asker),
  takeSeatBack: ({ table }, { id }) => table.change((now) => takeSeatBack(now, id)),
  say: (desk, asker, wanted) => desk.talk.say({ ...asker, name: desk.nameOf(asker) }, wanted),
  sign: ({ talk }, asker, { sign }) => talk.sign(asker, sign),
  nudge: (desk, asker, { seat }) => desk.talk.nudge({ ...asker, name: desk.nameOf(asker) }, seat),
  playHere: (desk, asker, { line }) => (desk.playHere(asker, line) ? { ok: true } : refusal('message-malformed')),
  lookBack: (desk, asker) => {
    const deal = desk.dealSoFar(asker);
    return deal === null ? refusal('only-while-playing') : { ok: true, ...deal };
  },
  resync: (desk, _asker, _payload, line) => {
    if (desk.table.run === null) return refusal('only-while-playing');
    desk.resend(line);
    return { ok: true };
  },
};

/** The names of all requests. */
export const REQUEST_NAMES = Object.keys(requestSchemas) as readonly RequestName[];

/** Answers a request that came on a line of whoever asks, whose payload may be anything. */
export function answerRequest(
  name: RequestName,
  payload: unknown,
  line: Connection,
  desk: Desk,
): Promise<Answer> | Answer {
  const asker = guestOf(line);
  const parsed = requestSchemas[name].safeParse(payload ?? {});
  if (!parsed.success) return refusal('message-malformed');
  const forbidden = desk.talk.forbids(name, asker);
  if (forbidden !== null) return forbidden;
  // What the schema of a name makes is what the handler of that name takes.
  const handle = handlers[name] as Handler<unknown>;
  return handle(desk, asker, parsed.data, line);
}

/** The table with a seat more for one who comes, if it is the next there could be. */
function roomAt(table: TableRecord, games: Games, seat: Seat): TableRecord {
  const game = findGame(games, table.game);
  return game === null ? table : withRoomAt(table, game, seat);
}

/** Somebody who sits at the table, here or away, or who watches; null if there is nobody of that id. */
function findPerson({ record }: Table, people: People, id: Guest['id']): Guest | null {
  const seated = record.seats.find((held) => held.kind === 'person' && held.person === id);
  return seated?.kind === 'person' ? { id, name: seated.name } : people.find(id);
}

/** The deal that is on, told by the number of those before it in its game. */
function dealOn({ run }: Table): number {
  return run?.state.records.length ?? 0;
}

function everybodyHere(people: People): readonly Guest['id'][] {
  return people.all().map(({ id }) => id);
}
