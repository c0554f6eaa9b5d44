import { type SchemaType, schema, t } from '@colyseus/schema';

/**
 * A seat as all may see it. `kind` is empty, person or bot; `person` is the guest whose seat it is ('' if nobody's).
 * `connected` is about the person. `standIn` says why a bot plays for them: 'away' or 'agreed', '' while none does.
 * `slow` is true once they have kept the others waiting for long without a clock; `agreed` counts those who would then
 * let a bot play on. `showsHand` is true for one who has said that those who watch may see their hand.
 */
export const SeatState = schema({
  kind: t.string(),
  person: t.string(),
  name: t.string(),
  connected: t.boolean(),
  standIn: t.string(),
  slow: t.boolean(),
  agreed: t.uint8(),
  showsHand: t.boolean(),
});
/** A seat as all may see it: what a `SeatState` holds. */
export type SeatState = SchemaType<typeof SeatState>;

/** Somebody at the table without a seat; `joins` is true for one who would play in the next game. */
export const WatcherState = schema({ person: t.string(), name: t.string(), connected: t.boolean(), joins: t.boolean() });
/** Who watches, by the id of their guest, and whether they are connected. */
export type WatcherState = SchemaType<typeof WatcherState>;

/** Somebody who waits at the door to be let in. */
export const KnockState = schema({ person: t.string(), name: t.string() });
/** Who waits at the door, by the id of their guest. */
export type KnockState = SchemaType<typeof KnockState>;

/**
 * The table as all may see it: never anything of a hand or of what is hidden in a game.
 * `link` is the code that leads here now. `options` is JSON; `game`, `host` and `formerHost` are ids, the last '' if there is
 * none; `gameId` is '' until the first start and changes with each game; `games` counts those played to their end here;
 * `seatsWished` is how many seats the host would have, where the game leaves a choice.
 */
export const TableState = schema({
  code: t.string(),
  link: t.string(),
  game: t.string(),
  options: t.string(),
  status: t.string(),
  host: t.string(),
  formerHost: t.string(),
  door: t.string(),
  watching: t.string(),
  standIn: t.string(),
  clock: t.string(),
  talk: t.string(),
  replays: t.string(),
  pace: t.string(),
  gameId: t.string(),
  games: t.uint16(),
  seatsWished: t.uint8(),
  seats: t.array(SeatState),
  watchers: t.array(WatcherState),
  knocks: t.array(KnockState),
});
/** The table as all may see it: what a `TableState` holds. */
export type TableState = SchemaType<typeof TableState>;
