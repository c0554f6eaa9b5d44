import type { GameState } from '@chinwag/rules';
import * as z from 'zod/mini';

/** The types of the messages from the server, short because they travel with each. */
export const SERVER_MESSAGE = {
  snapshot: 's', events: 'e', said: 'c', clocks: 'k', timeOut: 'o', sign: 'g', nudge: 'n', elsewhere: 'w', shuffle: 'u',
  otherDevice: 'd',
} as const;

const count = z.int().check(z.minimum(0));

/**
 * A seat that is on the clock: how many ms it has left, and 1 while they run, 0 while they stand: the player's connection is down,
 * or nobody who plays is there.
 */
const clockMessageSchema = z.readonly(z.tuple([count, count, z.literal([0, 1])]));
/** A seat that is on the clock, as it is broadcast. */
export type ClockMessage = z.output<typeof clockMessageSchema>;

/** Reads the clocks of a table: of all seats whose decision is pending there, none where no clock is on. */
export const clocksMessageSchema = z.readonly(z.array(clockMessageSchema));
/** The clocks of a table as they are sent. */
export type ClocksMessage = z.output<typeof clocksMessageSchema>;

/** Reads whether the one it is sent to plays on another of their connections. */
export const elsewhereSchema = z.boolean();

/** Reads whether the one it is sent to has the table open on another device too. Two tabs of one browser are one device. */
export const otherDeviceSchema = z.boolean();

/** Reads whose time was out: the seat for which the table makes the next move. */
export const timeOutSchema = count;

/** A deal on the score sheet, as far as every game's is alike. */
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
 * How somebody sees a game: from a seat of their own; or watching: what all may see, from the seat of one who lets them, all
 * hands at once, or all hands of the deal before.
 */
const sightSchema = z.enum(['own-seat', 'public', 'one-seat', 'all-hands', 'all-hands-later']);
/** How somebody sees a game. */
export type Sight = z.output<typeof sightSchema>;

/** Reads a snapshot. Of the state it asks only what every state has: a phase with a name, and the scored deals. */
export const snapshotSchema = z.object({
  gameId: z.string(),
  game: z.string(),
  seq: count,
  seat: z.nullable(count),
  sight: sightSchema,
  clocks: clocksMessageSchema,
  state: z.looseObject({ phase: z.looseObject({ name: z.string() }), records: z.array(scoredDealSchema) }),
});

/** The whole of a game as one viewer may see it, after its event number `seq`. `seat` is the one it is seen from, null for none. */
export interface Snapshot<State = GameState> extends Readonly<Omit<z.output<typeof snapshotSchema>, 'state'>> {
  readonly state: State;
}

/** Reads one event. Whether its type is one of the game's, the game alone can tell. */
const packedEventSchema = z.readonly(z.tuple([count], z.unknown()));
/** One event as it travels: the place of its type in the game's `eventFields`, and its fields in the order there. */
export type PackedEvent = readonly [type: number, ...fields: readonly unknown[]];

/** Reads what happened in the deal that is on; of the state it asks what it asks of a snapshot's. */
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
 * What happened in the deal that is on, as far as one viewer may look at it again: the state before its event number `from`,
 * without the records of the deals `scored` by then, which every snapshot has, and all its events so far. `seat` is the one it
 * is seen from, null for none. `madeForYou` are the first events of the moves that a bot has made for the viewer since they
 * last made one; those of earlier deals come first.
 */
export type DealSoFar = Readonly<z.output<typeof dealSoFarSchema>>;

/** Reads a message of events. */
export const eventsMessageSchema = z.readonly(z.tuple([count, clocksMessageSchema], packedEventSchema));
/** Events `seq − events.length + 1` … `seq` of the running game, as one viewer may see them, and the clocks after them. */
export type EventsMessage = readonly [seq: number, clocks: ClocksMessage, ...events: readonly PackedEvent[]];

type FieldTable = Readonly<Record<string, readonly string[]>>;
type AnyEvent = { readonly type: string };

/** The places of a game's types of event, looked up once for each game. */
const placesKnown = new WeakMap<FieldTable, ReadonlyMap<string, number>>();

/** An event without its names, which both sides know from the game's `eventFields`. */
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

/** The event that `packEvent` packed; null if the game has no such event, as one of another version may. */
export function unpackEvent([place, ...values]: PackedEvent, fields: FieldTable): AnyEvent | null {
  const [type, names] = Object.entries(fields)[place] ?? [];
  if (type === undefined || names === undefined) return null;
  return { type, ...Object.fromEntries(names.map((name, at) => [name, values[at]])) };
}
