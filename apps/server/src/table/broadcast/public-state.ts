import { isDeepStrictEqual } from 'node:util';
import { playableStrength } from '@chinwag/bots/strengths';
import type { Guest, GuestId, Idle } from '@chinwag/protocol';
import {
  EMPTY_SEAT, type EntryRequestState, type ProposalState, type SeatState, type SpectatorState, type StartingState,
  storedTableSchema, type TableState,
} from '@chinwag/protocol/table';
import type { PersonAtTable } from '../connections/people.ts';
import { refusedEntry } from '../record/door.ts';
import { showsHand } from '../record/shown-hands.ts';
import type { SlowSeat } from '../clock/slow-player-vote.ts';
import type { ShownTakeBacks } from '../game/taking-back.ts';
import type { Seat } from '@chinwag/rules';
import { isRemoved, type SeatRecord, seatOf, type TableRecord } from '../record/table-record.ts';
import { namesAtTable } from '../seats/names-at-table.ts';

/**
 * The part of the public state that follows from the pending decisions and the last move. Every event of the game may change it.
 */
export interface Pending {
  readonly slow: readonly SlowSeat[];
  readonly takeBacks: ShownTakeBacks;
  /** By seat, the score or result that its player is still reading. */
  readonly reads: readonly SeatState['reads'][];
  readonly proposal: ProposalState | null;
  readonly idle: Idle | null;
}

/** The transient state of a table, in addition to its record. */
export interface TransientState {
  readonly people: readonly PersonAtTable[];
  readonly entryRequests: readonly Guest[];
  readonly pending: Pending;
  /** The game whose shuffle is being prepared, or null if there is none. */
  readonly starting: StartingState | null;
  /**
   * Whether the list of spectators and entry requests is current. It stays frozen while a rule demands silence, or in a deal whose
   * hands were shown. Arrivals, departures and new names could be hints. The host's own decisions remain visible.
   */
  readonly audience: 'live' | 'frozen';
  /** The seats of absent people that a friend may take. */
  readonly free: readonly Seat[];
  /** Returns whether the host has recently refused entry to a person. */
  readonly isTurnedAway: (person: GuestId) => boolean;
}

/** Returns the public state of a table. `before` is the last state sent, or null if none was sent. */
export function toPublicState(
  before: TableState | null,
  table: TableRecord,
  { people, entryRequests, pending, starting, audience, isTurnedAway, free }: TransientState,
): TableState {
  const names = namesAtTable(table, [...people, ...entryRequests]);
  const shown: TableState = {
    ...asStored(table),
    host: table.host.id,
    formerHost: table.formerHost?.id ?? null,
    takeBackFrom: null,
    proposal: null,
    idle: null,
    freeSeats: free,
    waitingGame: waitingGameAsShown(table),
    starting,
    seats: seatsAsShown(table, people, names),
    ...(audience === 'live'
      ? { spectators: spectatorsAsShown(table, people, names), entryRequests: entryRequestsAsShown(entryRequests, names) }
      : audienceBefore(before, table, isTurnedAway)),
  };
  return withPending(shown, pending);
}

/** Returns the earlier spectators and entry requests, without people whom the host has removed or admitted since. */
function audienceBefore(
  before: TableState | null,
  table: TableRecord,
  isTurnedAway: (person: GuestId) => boolean,
): Pick<TableState, 'spectators' | 'entryRequests'> {
  const waits = ({ person }: EntryRequestState): boolean => refusedEntry(table, person) === 'door-knock' && !isTurnedAway(person);
  return {
    spectators: before?.spectators.filter(({ person }) => !isRemoved(table, person)) ?? [],
    entryRequests: before?.entryRequests.filter(waits) ?? [],
  };
}

const AS_STORED = Object.keys(storedTableSchema.shape) as readonly (keyof typeof storedTableSchema.shape)[];

/** Returns the fields of a table that are public and shown unchanged. */
function asStored(table: TableRecord): Pick<TableState, (typeof AS_STORED)[number]> {
  const shown: unknown = Object.fromEntries(AS_STORED.map((field) => [field, table[field]]));
  return shown as Pick<TableState, (typeof AS_STORED)[number]>;
}

/** Returns the public state with updated pending decisions, or the same object if nothing has changed. */
export function withPending(shown: TableState, { slow, takeBacks, reads, proposal, idle }: Pending): TableState {
  const seats = shown.seats.map((held, seat) => {
    const waitedFor = slow.find((other) => other.seat === seat);
    return seatWithPending(held, {
      slow: waitedFor !== undefined,
      agreed: waitedFor?.agreed ?? 0,
      takeBack: takeBacks.seats[seat] ?? null,
      reads: reads[seat] ?? null,
    });
  });
  const isSame =
    takeBacks.from === shown.takeBackFrom &&
    idle === shown.idle &&
    isDeepStrictEqual(proposal, shown.proposal) &&
    seats.every((held, seat) => held === shown.seats[seat]);
  return isSame ? shown : { ...shown, takeBackFrom: takeBacks.from, proposal, idle, seats };
}

function seatWithPending(held: SeatState, pending: Pick<SeatState, 'slow' | 'agreed' | 'takeBack' | 'reads'>): SeatState {
  const { slow, agreed, takeBack, reads } = pending;
  const isSame = held.slow === slow && held.agreed === agreed && held.takeBack === takeBack && held.reads === reads;
  return isSame ? held : { ...held, ...pending };
}

function waitingGameAsShown({ waitingGame }: TableRecord): TableState['waitingGame'] {
  if (waitingGame === null) return null;
  const { gameId, game, seats } = waitingGame;
  return { gameId, game, people: seats.flatMap((held) => (held.kind === 'person' ? held.person : [])) };
}

function named<Somebody extends Guest>(people: readonly Somebody[], names: ReadonlyMap<string, string>): readonly Somebody[] {
  return people.map((somebody) => ({ ...somebody, name: names.get(somebody.id) ?? somebody.name }));
}

function seatsAsShown(
  { game, seats }: Pick<TableRecord, 'game' | 'seats'>,
  people: readonly PersonAtTable[],
  names: ReadonlyMap<string, string>,
): readonly SeatState[] {
  const here = new Set(people.filter(({ connected }) => connected).map(({ id }) => id));
  return seats.map((held) => seatAsShown(game, held, here, names));
}

function seatAsShown(
  game: string,
  held: SeatRecord,
  here: ReadonlySet<GuestId>,
  names: ReadonlyMap<string, string>,
): SeatState {
  const nobody = { ...EMPTY_SEAT, kind: held.kind, showsHand: showsHand(held) };
  switch (held.kind) {
    case 'empty':
      return nobody;
    case 'bot':
      return { ...nobody, name: names.get(held.name) ?? held.name, strength: playableStrength(game, held.strength) };
    case 'person': {
      const { kind, person, badge = null, standIn } = held;
      const name = names.get(person) ?? held.name;
      return { ...nobody, kind, person, name, badge, standIn, connected: here.has(person) };
    }
  }
}

function spectatorsAsShown(
  table: TableRecord,
  people: readonly PersonAtTable[],
  names: ReadonlyMap<string, string>,
): readonly SpectatorState[] {
  const joining = new Set(table.joining.map(({ id }) => id));
  const spectators = people.filter(({ id }) => seatOf(table, id) === null && !isRemoved(table, id));
  return named(spectators, names).map(({ id, name, badge = null, connected }) => {
    return { person: id, name, connected, joins: joining.has(id), badge };
  });
}

function entryRequestsAsShown(entryRequests: readonly Guest[], names: ReadonlyMap<string, string>): readonly EntryRequestState[] {
  return named(entryRequests, names).map(({ id, name }) => ({ person: id, name }));
}
