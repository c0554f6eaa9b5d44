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

/** What follows from the decision that is pending and from the last move: it may be otherwise after every event of the game. */
export interface Pending {
  readonly slow: readonly SlowSeat[];
  readonly takeBacks: ShownTakeBacks;
  /** By seat, what its player still reads. */
  readonly reads: readonly SeatState['reads'][];
  readonly proposal: ProposalState | null;
  readonly idle: Idle | null;
}

/** What is so at a table at this moment, beside what is stored of it. */
export interface TransientState {
  readonly people: readonly PersonAtTable[];
  readonly entryRequests: readonly Guest[];
  readonly pending: Pending;
  /** The game whose shuffle is being made; null while none is. */
  readonly starting: StartingState | null;
  /**
   * Whether all see who watches and who asks to come in as it is. Otherwise, while a rule asks for silence or in a deal of which
   * hands were shown, it is as before, but for what the host has decided since: who comes, goes or has another name is a hint.
   */
  readonly audience: 'live' | 'frozen';
  /** The seats that a friend may have as their people are away. */
  readonly free: readonly Seat[];
  /** Whether the host has lately refused to let somebody in. */
  readonly isTurnedAway: (person: GuestId) => boolean;
}

/** What all see of a table, as it is; `before` is what they have seen until now, null if nothing. */
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

/** Who watched and asked to come in before, without those whom the host has sent away or let in since. */
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

/** What all may see of a table just as it is stored. */
function asStored(table: TableRecord): Pick<TableState, (typeof AS_STORED)[number]> {
  const shown: unknown = Object.fromEntries(AS_STORED.map((field) => [field, table[field]]));
  return shown as Pick<TableState, (typeof AS_STORED)[number]>;
}

/** What all see of a table, with what is pending as it is now. The same object where that is no different. */
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
