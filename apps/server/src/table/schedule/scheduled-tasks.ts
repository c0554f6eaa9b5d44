import type { Answer, Guest } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import type { RandomBytes } from '../../random-bytes.ts';
import { newMoveId } from '../../identity/ids.ts';
import { type BotChoiceServices, chosenWhenTimeIsOut } from '../bots/bot-choice.ts';
import { absent, takeSeatBack } from '../game/course.ts';
import type { GameRun } from '../game/game-run.ts';
import { agreedTakeBack, expireTakeBack, standingTakeBack } from '../game/taking-back.ts';
import type { GameBroadcast } from '../broadcast/game-broadcast.ts';
import type { Presence } from '../connections/presence.ts';
import type { TableCircumstances } from '../clock/circumstances.ts';
import { decidedAt, decisionOn } from '../game/proposals.ts';
import { succeeded } from '../seats/succession.ts';
import type { Table } from '../table.ts';
import type { TableClock } from '../clock/table-clock.ts';
import { type LookedRecord, type PersonSeat, seatOf, type TableRecord } from '../record/table-record.ts';
import type { ScheduledTask } from './table-scheduler.ts';
import { later, LONG_AGO, type Monotonic, type Time } from '../../time.ts';

/** The grace periods, in ms. */
export interface GracePeriods {
  /** How long a person may be away before the table continues without them. */
  readonly absence: number;
}

/** The dependencies of moves by timeout. */
export interface ClockServices extends BotChoiceServices {
  readonly time: Time;
  readonly randomBytes: RandomBytes;
  /** The rate limit for moves by timeout. `in` returns the wait for the next move, in ms, and `taken` charges one move. */
  readonly room: { readonly in: () => number; readonly taken: () => void };
}

/** The people at a table, as scheduled tasks need them. */
export interface Attendees {
  /** Returns everybody with a connection to the table, the earliest first. */
  all(): readonly Guest[];
}

/** A shared empty list, for the common case that everybody is present. */
const NOTHING: readonly ScheduledTask[] = [];

/** Returns the tasks that absences cause, if nobody acts before they are due. */
export function scheduledTasks(
  table: Table,
  presence: Presence,
  attendees: Attendees,
  gracePeriods: GracePeriods,
): readonly ScheduledTask[] {
  if (isEverybodyHere(table, presence)) return NOTHING;
  const players = peopleWhoPlay(table);
  return [
    ...succession(table, presence, attendees, gracePeriods),
    ...returns(table, players, presence),
    ...standIns(table, players, presence, gracePeriods),
  ];
}

/** Returns the task that stores who has seen hands of the current deal, so that this record survives a restart. */
export function looksTasks(table: Table, gameBroadcast: Pick<GameBroadcast, 'looksToWrite'>): readonly ScheduledTask[] {
  if (gameBroadcast.looksToWrite() === null) return NOTHING;
  return [{ at: LONG_AGO, act: () => table.change((record) => withLooks(record, gameBroadcast.looksToWrite())) }];
}

function withLooks(record: TableRecord, looked: LookedRecord | null): TableRecord {
  return looked === null ? record : { ...record, looked };
}

/** The time of the last broadcast of the public state, and the function that repeats it. */
export interface Showing {
  readonly at: Monotonic;
  readonly again: () => void;
}

/** Returns the tasks due on a timeout, and those that broadcast the public state when a shown period has elapsed. */
export function clockTasks(table: Table, clock: TableClock, services: ClockServices, shown: Showing): readonly ScheduledTask[] {
  const { run, record: { seats } } = table;
  if (run === null) return NOTHING;
  const tasks: ScheduledTask[] = [];
  for (let seat = 0; seat < seats.length; seat++) {
    const out = clock.runsOutAt(seat);
    if (out !== null) tasks.push(timeOut(table, run, seat, services, out));
    const isLongAt = clock.isLongAt(seat);
    if (isLongAt !== null && isLongAt > shown.at) tasks.push(show(shown, isLongAt));
    const excusedUntil = clock.excusedUntil(seat);
    if (excusedUntil !== null && excusedUntil > shown.at) tasks.push(show(shown, excusedUntil));
    const readsUntil = clock.readsUntil(seat);
    if (readsUntil !== null && readsUntil > shown.at) tasks.push(show(shown, readsUntil));
  }
  return tasks;
}

function timeOut(table: Table, run: GameRun, seat: Seat, services: ClockServices, at: Monotonic): ScheduledTask {
  const now = services.time.now();
  return { at: at > now ? at : later(now, services.room.in()), act: () => playForClock(table, run, seat, services) };
}

function show({ again }: Showing, at: Monotonic): ScheduledTask {
  return {
    at,
    act: async () => {
      again();
      return { ok: true };
    },
  };
}

/**
 * Makes the move of a player who timed out: declines an offer, or lets a bot make a single mandatory move. Resolves with the
 * answer.
 */
async function playForClock(table: Table, run: GameRun, seat: Seat, services: ClockServices): Promise<Answer> {
  const { seq } = run;
  const move = await chosenWhenTimeIsOut(run, seat, services);
  const answer = await table.play({ clockAt: seat }, { seq, id: newMoveId(services.randomBytes), move });
  if (answer.ok) services.room.taken();
  // The player moved at the last moment, so there is nothing left to do.
  return answer.ok || answer.code === 'sequence-old' ? { ok: true } : answer;
}

/** Returns the task that replaces an absent host by somebody present. */
function succession(table: Table, presence: Presence, attendees: Attendees, { absence }: GracePeriods): readonly ScheduledTask[] {
  const follow = (record: TableRecord) => succeeded(record, (person) => presence.isHere(person), attendees.all());
  const at = presence.usesUp(table.record.host.id, absence);
  if (at === null || follow(table.record) === table.record) return [];
  return [{ at, act: () => table.change((record) => (presence.isHere(record.host.id) ? record : follow(record))) }];
}

/** Returns the tasks that let returned players play again. */
function returns(table: Table, players: readonly PersonSeat[], presence: Presence): readonly ScheduledTask[] {
  return players
    .filter(({ person, standIn }) => standIn === 'away' && presence.isHere(person))
    .map(({ person }) => ({ at: LONG_AGO, act: () => table.change((record) => takeSeatBack(record, person)) }));
}

/** Returns the tasks that let bots stand in for absent players, if the table's setting says so and anybody would wait for them. */
function standIns(
  table: Table,
  players: readonly PersonSeat[],
  presence: Presence,
  { absence }: GracePeriods,
): readonly ScheduledTask[] {
  const { settings, pause } = table.record;
  if (settings.standIn === 'never' || pause !== null || !players.some(({ person }) => presence.isHere(person))) return [];
  return players.flatMap(({ person, standIn }) => {
    const at = standIn === null ? presence.usesUp(person, absence) : null;
    return at === null ? [] : [{ at, act: () => table.change((record) => sitIn(record, person, presence)) }];
  });
}

function sitIn(record: TableRecord, person: Guest['id'], presence: Presence) {
  const seat = seatOf(record, person);
  return seat === null || presence.isHere(person) ? record : absent(record, seat, (who) => presence.isHere(who));
}

/** Returns the task that decides a proposal at its timeout, or as soon as everybody left has agreed. */
export function proposalTasks(table: Table, circumstances: TableCircumstances): readonly ScheduledTask[] {
  const { record, run } = table;
  if (record.proposal === null || run === null) return NOTHING;
  const moment = circumstances.proposalMoment();
  const act = (): Promise<Answer> => table.propose((now) => now, () => circumstances.proposalMoment(), circumstances);
  if (decisionOn(record, run, moment) !== 'open') return [{ at: LONG_AGO, act }];
  return decidedAt(record, run, moment, circumstances.awayAt).map((at) => ({ at, act }));
}

/**
 * Returns the tasks that update the public state when nobody has moved for a long time. Between games, they also show which seats
 * are free because their holders are away.
 */
export function shownTasks({ record }: Table, { idleAt, awayAt }: TableCircumstances, shown: Showing): readonly ScheduledTask[] {
  const seated = record.status === 'playing' ? [] : record.seats.flatMap((held) => (held.kind === 'person' ? held.person : []));
  const absences = seated.flatMap((person) => awayAt(person) ?? []);
  return [...idleAt, ...absences].filter((at) => at > shown.at).map((at) => show(shown, at));
}

function isEverybodyHere({ record: { host, seats } }: Table, presence: Presence): boolean {
  for (const held of seats) {
    if (held.kind === 'person' && (held.standIn !== null || !presence.isHere(held.person))) return false;
  }
  return presence.isHere(host.id);
}

function peopleWhoPlay({ record: { status, seats } }: Table): readonly PersonSeat[] {
  return status === 'playing' ? seats.flatMap((held) => (held.kind === 'person' ? held : [])) : [];
}

/** Returns the task that ends a request to take back at its timeout, or as soon as everybody left has agreed. */
export function takeBackTasks(table: Table): readonly ScheduledTask[] {
  const asked = standingTakeBack(table.record, table.run);
  if (asked === null) return NOTHING;
  // A player without an answer may have left. The table then does not need their consent.
  const isAgreed = agreedTakeBack(table.record, table.run) !== null;
  if (isAgreed) return [{ at: LONG_AGO, act: () => table.takeBack((now) => now) }];
  return [{ at: asked.until, act: () => table.takeBack((now, run) => expireTakeBack(now, run, asked.until)) }];
}
