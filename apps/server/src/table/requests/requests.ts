import { pointOf, roundsSince } from '../record/round-chain.ts';
import {
  asGuest, type Answer,
  type Guest,
  type Offered,
  parseName,
  type RequestName,
  type RequestPayload,
  refusal,
  requestSchemas,
} from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import type { Time } from '../../time.ts';
import { type Connection, guestOf } from '../connections/connection.ts';
import { endBreak, gatherAnother, rematch, sayReady, standInFor, takeSeatBack } from '../game/course.ts';
import { letIn } from '../record/door.ts';
import { chooseGame, configure } from '../game/game-choice.ts';
import type { GameBroadcast } from '../broadcast/game-broadcast.ts';
import { handOver, removePerson } from '../seats/hosting.ts';
import { joinNext, seatsOfAbsent } from '../seats/joining.ts';
import type { EntryRequests } from '../entry/entry-requests.ts';
import type { SheetReaders } from '../clock/sheet-readers.ts';
import type { SlowPlayerVote } from '../clock/slow-player-vote.ts';
import type { Naming } from '../chat/naming.ts';
import type { People } from '../connections/people.ts';
import type { PlayingConnections } from '../connections/playing-connections.ts';
import { withRoomAt } from '../seats/seat-count.ts';
import { arrangeSeats, clearSeat, fillWithBots, seatBot, setSeats, setStrength, sit, stand } from '../seats/seating.ts';
import { type Circumstances, setSettings } from '../record/settings.ts';
import { hideHand, showHand } from '../record/shown-hands.ts';
import type { Shuffling } from '../game/shuffling.ts';
import { answerProposal, propose, withdrawProposal } from '../game/proposals.ts';
import { findGame, type Games, type ProposalWish, type Table } from '../table.ts';
import type { TableCircumstances } from '../clock/circumstances.ts';
import type { TableRecord } from '../record/table-record.ts';
import { answerTakeBack, askToTakeBack, withdrawTakeBack } from '../game/taking-back.ts';
import type { Chat } from '../chat/chat.ts';

/** The parts of a table that request handlers use. */
export interface RequestContext {
  readonly table: Table;
  readonly people: People;
  readonly games: Games;
  readonly time: Time;
  readonly chat: Chat;
  readonly naming: Naming;
  readonly shuffling: Shuffling;
  readonly slowPlayerVote: SlowPlayerVote;
  readonly gameBroadcast: GameBroadcast;
  readonly playing: PlayingConnections;
  readonly entryRequests: EntryRequests;
  readonly sheetReaders: SheetReaders;
  /** Updates the public state of the table. */
  readonly refresh: () => void;
  readonly circumstances: TableCircumstances;
}

type Handler<Payload> = (
  context: RequestContext,
  asker: Guest,
  payload: Payload,
  connection: Connection,
) => Promise<Answer> | Answer;

/** The handler of each request. */
const handlers: { readonly [Name in RequestName]: Handler<RequestPayload<Name>> } = {
  move: ({ table }, { id }, attempt) => table.play({ person: id }, attempt),
  sit: ({ table, games, gameBroadcast, circumstances: { isAway } }, asker, { seat }) =>
    table.change((now) => {
      const absent = seatsOfAbsent(now, findGame(games, now.game), isAway);
      return gameBroadcast.whyNoSeat(asker) ?? sit(roomAt(now, games, seat), asker, seat, absent);
    }),
  stand: ({ table }, { id }) => table.change((now) => stand(now, id)),
  rename: ({ naming }, asker, { name, badge = asker.badge }) => {
    const parsed = parseName(name);
    if ('refused' in parsed) return refusal(parsed.refused);
    return naming.rename(asGuest({ ...asker, name: parsed.name, badge: badge ?? undefined }));
  },
  configure: ({ table, games }, { id }, { game, options }) =>
    table.change((now) => configure(now, id, findGame(games, game), options)),
  chooseGame: ({ table, games }, { id }, { game }) => table.change((now) => chooseGame(now, id, findGame(games, game))),
  setSeats: ({ table, games }, { id }, { count }) =>
    table.change((now) => {
      const game = findGame(games, now.game);
      return game === null ? 'game-unknown' : setSeats(now, id, game, count);
    }),
  fillWithBots: ({ table }, { id }, { strength }) => table.change((now) => fillWithBots(now, id, strength)),
  seatBot: ({ table }, { id }, { seat, strength }) => table.change((now) => seatBot(now, id, seat, strength)),
  setStrength: ({ table }, { id }, wish) => table.change((now) => setStrength(now, id, wish)),
  clearSeat: ({ table }, { id }, { seat }) => table.change((now) => clearSeat(now, id, seat)),
  arrangeSeats: ({ table }, { id }, { order }) => table.change((now) => arrangeSeats(now, id, order)),
  removePerson: (context, { id }, { person }) =>
    context.table.change((now) => removePerson(now, id, findPerson(context.table, context.people, person), circumstances(context))),
  handOver: ({ table, people }, { id }, { person }) =>
    table.change((now) => handOver(now, id, findPerson(table, people, person))),
  setSettings: (context, { id }, change) => context.table.change((now) => setSettings(now, id, change, circumstances(context))),
  showHand: ({ table }, { id }) => table.change((now) => showHand(now, id)),
  hideHand: ({ table }, { id }) => table.change((now) => hideHand(now, id)),
  watch: ({ gameBroadcast }, asker, { hands }) => {
    gameBroadcast.watch(asker, hands);
    return { ok: true };
  },
  letIn: ({ table, entryRequests }, { id }, { person }) => {
    if (table.record.host.id !== id) return refusal('not-host');
    if (!entryRequests.end(person)) return refusal('nobody-knocks');
    return table.change((now) => letIn(now, id, person));
  },
  turnAway: ({ table, entryRequests }, { id }, { person }) => {
    if (table.record.host.id !== id) return refusal('not-host');
    return entryRequests.turnAway(person) ? { ok: true } : refusal('nobody-knocks');
  },
  renewLink: ({ table, people }, { id }) => table.renewLink(id, everybodyHere(people)),
  askToTakeBack: ({ table, time }, { id }) => table.takeBack((now, run) => askToTakeBack(now, id, run, time.now())),
  answerTakeBack: ({ table }, { id }, wanted) => table.takeBack((now, run) => answerTakeBack(now, id, run, wanted)),
  withdrawTakeBack: ({ table }, { id }) => table.takeBack((now, run) => withdrawTakeBack(now, id, run)),
  propose: ({ games, ...context }, { id }, wanted) =>
    wanted.next !== undefined && (wanted.kind !== 'end' || findGame(games, wanted.next) === null)
      ? refusal('game-unknown')
      : proposed(context, (now, run, moment) => propose(now, id, run, wanted, moment)),
  answerProposal: (context, { id }, wanted) => proposed(context, (now, run) => answerProposal(now, id, run, wanted)),
  withdrawProposal: (context, { id }) => proposed(context, (now, run, moment) => withdrawProposal(now, id, run, moment)),
  continueGame: ({ table }, { id }) =>
    table.record.waitingGame === null ? table.change((now) => endBreak(now, id)) : table.continueWaiting(id),
  gatherAnother: ({ table, circumstances }, { id }) =>
    table.change((now) => gatherAnother(now, id, circumstances.proposalMoment().idle)),
  ready: ({ table }, { id }, { is }) => table.change((now) => sayReady(now, id, is)),
  offerNumber: ({ shuffling, table }, _asker, { holds }, connection) => {
    shuffling.offer(connection);
    const { gameId, chain } = table.record;
    const offered: Offered = { gameId, starting: table.starting !== null, chain: pointOf(chain), since: roundsSince(chain, holds) };
    return { ok: true, ...offered };
  },
  bindNumber: ({ shuffling }, asker, wanted) => shuffling.bind(asker, wanted),
  giveNumber: ({ shuffling }, asker, wanted) => shuffling.give(asker, wanted),
  start: ({ table }, { id }) => table.start(id),
  joinNext: ({ table }, asker, { wish }) => table.change((now) => joinNext(now, asker, wish)),
  anotherGame: ({ table, circumstances }, { id }, { game }) => table.startAnother(id, game, circumstances),
  rematch: ({ table }, { id }) => table.change((now) => rematch(now, id)),
  standIn: ({ table, people }, { id }, { seat }) =>
    table.change((now) => standInFor(now, id, seat, (person) => people.isHere(person))),
  agreeToBot: ({ slowPlayerVote }, asker, { seat }) => slowPlayerVote.agree(asker, seat),
  stillHere: ({ slowPlayerVote }, asker) => slowPlayerVote.stillHere(asker),
  takeSeatBack: ({ table }, { id }) => table.change((now) => takeSeatBack(now, id)),
  say: ({ chat }, asker, wanted) => chat.say(asker, wanted),
  sign: ({ chat }, asker, { sign }) => chat.sign(asker, sign),
  nudge: ({ chat }, asker, { seat }) => chat.nudge(asker, seat),
  playHere: ({ playing }, { id }, { line }) => (playing.playOnSession(id, line) ? { ok: true } : refusal('message-malformed')),
  sheet: ({ table, sheetReaders, refresh }, { id }, said) => sheetReaders.say(table.record, table.run, id, said, refresh),
  lookBack: ({ gameBroadcast }, asker) => {
    const deal = gameBroadcast.dealSoFar(asker);
    return deal === null ? refusal('only-while-playing') : { ok: true, ...deal };
  },
  resync: ({ table, gameBroadcast }, _asker, _payload, connection) => {
    if (table.run === null) return refusal('only-while-playing');
    gameBroadcast.show(connection);
    return { ok: true };
  },
};

/** Changes a proposal, or an answer to it. Resolves with the answer, which may be a refusal. */
function proposed({ table, circumstances }: Pick<RequestContext, 'table' | 'circumstances'>, wish: ProposalWish): Promise<Answer> {
  return table.propose(wish, () => circumstances.proposalMoment(), circumstances);
}

/** The names of all requests. */
export const REQUEST_NAMES = Object.keys(requestSchemas) as readonly RequestName[];

/**
 * Returns the answer to a request from a connection, or a promise of the answer. The answer is a refusal if the payload is
 * malformed, or if the request is forbidden.
 */
export function answerRequest(
  name: RequestName,
  payload: unknown,
  connection: Connection,
  context: RequestContext,
): Promise<Answer> | Answer {
  const asker = guestOf(connection);
  const parsed = requestSchemas[name].safeParse(payload ?? {});
  if (!parsed.success) return refusal('message-malformed');
  const forbidden = context.chat.forbids(name, asker);
  if (forbidden !== null) return forbidden;
  // The output of a name's schema is the input of its handler.
  const handle = handlers[name] as Handler<unknown>;
  return handle(context, asker, parsed.data, connection);
}

/** Returns the table with one more seat for a new person, if `seat` would be the next one. Returns the same table if not. */
function roomAt(table: TableRecord, games: Games, seat: Seat): TableRecord {
  const game = findGame(games, table.game);
  return game === null ? table : withRoomAt(table, game, seat);
}

/** Returns a person with a seat, present or not, or a spectator. Returns null if there is none with that id. */
function findPerson({ record }: Table, people: People, id: Guest['id']): Guest | null {
  const seated = record.seats.find((held) => held.kind === 'person' && held.person === id);
  return seated?.kind === 'person' ? { id, name: seated.name } : people.find(id);
}

/** Returns the current circumstances of a table. */
function circumstances({ table, people, entryRequests }: RequestContext): Circumstances {
  return {
    here: everybodyHere(people),
    waiting: entryRequests.all().map(({ id }) => id),
    deal: table.run?.state.records.length ?? 0,
  };
}

function everybodyHere(people: People): readonly Guest['id'][] {
  return people.all().map(({ id }) => id);
}
