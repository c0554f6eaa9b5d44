import type { GameState } from '@chinwag/rules';
import * as z from 'zod/mini';

/** The types of the server's messages. The types are short, because each message contains one. */
export const SERVER_MESSAGE = {
  snapshot: 's', events: 'e', said: 'c', clocks: 'k', timeOut: 'o', sign: 'g', nudge: 'n', elsewhere: 'w', shuffle: 'u',
  otherDevice: 'd',
} as const;

const count = z.int().check(z.minimum(0));

/**
 * A clock at a seat: the remaining time in ms, and 1 while the clock runs or 0 while it is paused. It pauses while the player's
 * connection is down, or no player is present.
 */
const clockMessageSchema = z.readonly(z.tuple([count, count, z.literal([0, 1])]));
/** A clock at a seat, as it is broadcast. */
export type ClockMessage = z.output<typeof clockMessageSchema>;

/** Schema of a table's clocks: one for each seat with a pending decision, or none if the table has no clock. */
export const clocksMessageSchema = z.readonly(z.array(clockMessageSchema));
/** The clocks of a table, in wire format. */
export type ClocksMessage = z.output<typeof clocksMessageSchema>;

/** Schema of the notice that says whether the recipient is playing on a different connection of theirs. */
export const elsewhereSchema = z.boolean();

/**
 * Schema of the notice that says whether the recipient also has the table open on a different device. Two tabs of one browser are
 * one device.
 */
export const otherDeviceSchema = z.boolean();

/** Schema of the notice that a seat has timed out. The table makes the next move for that seat. */
export const timeOutSchema = count;

/** A scored deal, limited to the fields that every game has. */
const scoredDealSchema = z.looseObject({
  number: count,
  dealer: count,
  points: z.array(z.nullable(z.number())),
  dead: count,
  ledger: z.array(
    z.object({ reason: z.string(), rule: z.string(), of: z.enum(['score', 'counters']), amounts: z.array(z.number()) }),
  ),
});

/**
 * The view of a game: from the viewer's own seat, or as a spectator. Spectators see the public state, the hand of one willing
 * player, all hands at once, or all hands one deal later.
 */
const sightSchema = z.enum(['own-seat', 'public', 'one-seat', 'all-hands', 'all-hands-later']);
/** The view of a game. */
export type Sight = z.output<typeof sightSchema>;

/** Schema of a snapshot. It requires only the parts that every state has: a phase with a name, and the scored deals. */
export const snapshotSchema = z.object({
  gameId: z.string(),
  game: z.string(),
  seq: count,
  seat: z.nullable(count),
  sight: sightSchema,
  clocks: clocksMessageSchema,
  state: z.looseObject({ phase: z.looseObject({ name: z.string() }), records: z.array(scoredDealSchema) }),
});

/**
 * A snapshot of a game as one viewer may see it, after event number `seq`. `seat` is the seat whose view it is, or null if it is
 * not the view of one seat.
 */
export interface Snapshot<State = GameState> extends Readonly<Omit<z.output<typeof snapshotSchema>, 'state'>> {
  readonly state: State;
}

/** Schema of one event. Only the game can tell whether the event's type is one of its own. */
const packedEventSchema = z.readonly(z.tuple([count], z.unknown()));
/** An event in wire format: the index of its type in the game's `eventFields`, and its fields in their order there. */
export type PackedEvent = readonly [type: number, ...fields: readonly unknown[]];

/** Schema of the history of the current deal. It requires the same parts of the state as a snapshot does. */
export const dealSoFarSchema = z.object({
  gameId: z.string(),
  seat: z.nullable(count),
  sight: sightSchema,
  from: count,
  scored: count,
  state: z.looseObject({ phase: z.looseObject({ name: z.string() }) }),
  events: z.readonly(z.array(packedEventSchema)),
  madeForYou: z.readonly(z.array(count)),
});

/**
 * The history of the current deal, as far as one viewer may look back. It consists of the state before event number `from` and all
 * events of the deal so far. The state omits the records of `scored` deals, which every snapshot contains. `seat` is the seat whose
 * view it is, or null if it is not the view of one seat. `madeForYou` lists the first event of each move that a bot has made for
 * the viewer since the viewer's own last move. Moves of earlier deals come first.
 */
export type DealSoFar = Readonly<z.output<typeof dealSoFarSchema>>;

/** Schema of a message with events. */
export const eventsMessageSchema = z.readonly(z.tuple([count, clocksMessageSchema], packedEventSchema));
/** Events `seq − events.length + 1` … `seq` of the current game, as one viewer may see them, and the clocks after them. */
export type EventsMessage = readonly [seq: number, clocks: ClocksMessage, ...events: readonly PackedEvent[]];

type FieldTable = Readonly<Record<string, readonly string[]>>;
type AnyEvent = { readonly type: string };

/** A cache of each game's event types and their indices. */
const placesKnown = new WeakMap<FieldTable, ReadonlyMap<string, number>>();

/**
 * Encodes an event in wire format, without field names, which both sides have in the game's `eventFields`. An unknown event gets
 * the index -1.
 */
export function packEvent(event: AnyEvent, fields: FieldTable): PackedEvent {
  const values = event as unknown as Readonly<Record<string, unknown>>;
  const packed: [number, ...unknown[]] = [placesOf(fields).get(event.type) ?? -1];
  for (const field of fields[event.type] ?? []) packed.push(values[field]);
  return packed;
}

function placesOf(fields: FieldTable): ReadonlyMap<string, number> {
  const known = placesKnown.get(fields);
  if (known !== undefined) return known;
  const places = new Map(Object.keys(fields).map((type, at) => [type, at]));
  placesKnown.set(fields, places);
  return places;
}

/** Decodes an event from its wire format. Returns null if the game has no such event, for example because the versions differ. */
export function unpackEvent([place, ...values]: PackedEvent, fields: FieldTable): AnyEvent | null {
  const [type, names] = Object.entries(fields)[place] ?? [];
  if (type === undefined || names === undefined) return null;
  return { type, ...Object.fromEntries(names.map((name, at) => [name, values[at]])) };
}
