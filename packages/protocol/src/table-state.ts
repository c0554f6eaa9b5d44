import { type SchemaType, schema, t } from '@colyseus/schema';

/**
 * A seat as all may see it. `kind` is empty, person or bot; `person` is the guest whose seat it is ('' if nobody's).
 * `standIn` is true while a bot plays for an absent person. `connected` is about the person.
 */
export const SeatState = schema({
  kind: t.string(),
  person: t.string(),
  name: t.string(),
  connected: t.boolean(),
  standIn: t.boolean(),
});
export type SeatState = SchemaType<typeof SeatState>;

/** Somebody at the table without a seat. */
export const WatcherState = schema({ person: t.string(), name: t.string(), connected: t.boolean() });
export type WatcherState = SchemaType<typeof WatcherState>;

/**
 * The table as all may see it: never anything of a hand or of what is hidden in a game.
 * `options` is JSON; `game` and `host` are ids; `gameId` is '' until the first start and changes with each game.
 */
export const TableState = schema({
  code: t.string(),
  game: t.string(),
  options: t.string(),
  status: t.string(),
  host: t.string(),
  watching: t.string(),
  standIn: t.string(),
  gameId: t.string(),
  seats: t.array(SeatState),
  watchers: t.array(WatcherState),
});
export type TableState = SchemaType<typeof TableState>;
