/** The types of the messages from the server, short because they travel with each. */
export const SERVER_MESSAGE = { snapshot: 's', events: 'e', said: 'c' } as const;

/** The whole of a game as one viewer may see it, after its event number `seq`. `seat` is null for a spectator. */
export interface Snapshot<State = object> {
  readonly gameId: string;
  readonly game: string;
  readonly seq: number;
  readonly seat: number | null;
  readonly state: State;
}

/** One event as it travels: the place of its type in the game's `eventFields`, and its fields in the order there. */
export type PackedEvent = readonly [type: number, ...fields: readonly unknown[]];

/** Events `seq − events.length + 1` … `seq` of the running game, as one viewer may see them. */
export type EventsMessage = readonly [seq: number, ...events: readonly PackedEvent[]];

type FieldTable = Readonly<Record<string, readonly string[]>>;
type Event = { readonly type: string };

/** An event without its names, which both sides know from the game's `eventFields`. */
export function packEvent(event: Event, fields: FieldTable): PackedEvent {
  const values = event as unknown as Readonly<Record<string, unknown>>;
  const type = Object.keys(fields).indexOf(event.type);
  return [type, ...(fields[event.type] ?? []).map((field) => values[field])];
}

/** The event that `packEvent` packed. */
export function unpackEvent([place, ...values]: PackedEvent, fields: FieldTable): Event {
  const [type, names] = Object.entries(fields)[place] ?? ['', []];
  return { type, ...Object.fromEntries(names.map((name, at) => [name, values[at]])) };
}
