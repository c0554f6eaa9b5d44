import * as z from 'zod/mini';
import { badgeSchema, guestIdSchema, hex32Schema, moveIdSchema } from './identity.ts';
import { CHAT_PRESETS, signSchema } from './chat.ts';
import { proposalKindSchema, strengthSchema } from './table-values.ts';
import { settingsChangeSchema } from './setting-values.ts';
import { chainPointSchema } from './shuffle-messages.ts';

const seat = z.int().check(z.minimum(0), z.maximum(15));
const nothing = z.object({});
/** A round of numbers, from 1, of a game that is about to begin. */
const round = { gameId: z.string(), round: z.int().check(z.minimum(1)) };

/**
 * Everything a browser may ask of a table, by the name it travels under. Each is answered with an `Answer`.
 * Nothing in them says who asks: that is the connection's token alone.
 */
export const requestSchemas = {
  /** A move of the asker's seat, chosen when the game stood at event number `seq`. */
  move: z.object({ id: moveIdSchema, seq: z.int().check(z.minimum(0)), move: z.looseObject({ type: z.string() }) }),
  /**
   * Take an empty seat or a bot's, or move to one; while a game is on, one who watches may take a bot's. Where all seats are
   * people's and the game bears one more, the seat after the last is there for the one who takes it.
   */
  sit: z.object({ seat }),
  /** Give one's seat up and watch. */
  stand: nothing,
  /** Another name for oneself. */
  rename: z.object({ name: z.string(), badge: z.optional(z.nullable(badgeSchema)) }),
  /** Host: choose the game, or its options. */
  configure: z.object({ game: z.string(), options: z.looseObject({}) }),
  /** Host: another kind of game, by the rules it was last set for here, with people left in their seats. */
  chooseGame: z.object({ game: z.string() }),
  /** Host: how many seats the table has, for a game that leaves a choice. */
  setSeats: z.object({ count: seat }),
  /** Host: a bot in every empty seat that plays so well, sensibly if nothing is said. */
  fillWithBots: z.object({ strength: z.optional(strengthSchema) }),
  /** Host: a bot in one seat that plays so well, sensibly if nothing is said. */
  seatBot: z.object({ seat, strength: z.optional(strengthSchema) }),
  /** Host: how well the bots in these seats play from now on. */
  setStrength: z.object({ seats: z.array(seat), strength: strengthSchema }),
  /** Host: take the bot, or person, out of a seat. A person goes on watching. */
  clearSeat: z.object({ seat }),
  /** Host: the new order of the seats, as the old seat for each new one. */
  arrangeSeats: z.object({ order: z.array(seat) }),
  /** Host: send a person away for good. */
  removePerson: z.object({ person: guestIdSchema }),
  /** Host: make somebody else the host. */
  handOver: z.object({ person: guestIdSchema }),
  /** Host: decide some of what the host decides; the rest stays as it is. */
  setSettings: settingsChangeSchema,
  /** Let those who watch see one's hand, until the game is over or one says otherwise; where the host has opened hands. */
  showHand: nothing,
  /** Let nobody see one's hand any more. */
  hideHand: nothing,
  /** Watch from now on with what hands one may see, or with none, so as to be able to sit down in the next deal. */
  watch: z.object({ hands: z.enum(['shown', 'hidden']) }),
  /** Host: let in somebody who asks to come in. */
  letIn: z.object({ person: guestIdSchema }),
  /** Host: send away somebody who asks to come in. */
  turnAway: z.object({ person: guestIdSchema }),
  /** Host: another link to the table, after which the old one admits only those who belong to the table. */
  renewLink: nothing,
  /** Ask all whom it touches whether one may take back one's last move. */
  askToTakeBack: nothing,
  /** Answer somebody who would take back what has happened from event number `from` on. */
  answerTakeBack: z.object({ from: z.int().check(z.minimum(1)), answer: z.enum(['yes', 'no']) }),
  /** Leave one's last move as it is, after all. */
  withdrawTakeBack: nothing,
  /**
   * Propose to end the game, to begin `next` instead where that is given, to make this deal the last, or to have a break. It is
   * done once all agree who are here and play themselves. A host may end alone a game in which nobody has moved for half a day.
   */
  propose: z.object({ kind: proposalKindSchema, next: z.optional(z.string()) }),
  /** Answer what is proposed. */
  answerProposal: z.object({ id: z.int(), answer: z.enum(['yes', 'no']) }),
  /** Propose it no more. */
  withdrawProposal: nothing,
  /** Of those who play: go on after a break; or with the game that waits while people gather for another one. */
  continueGame: nothing,
  /** Of a game in which nobody has moved for a week: have people gather for another one; it waits until that starts. */
  gatherAnother: nothing,
  /** Between games, for one who sits: whether they are ready for the next. */
  ready: z.object({ is: z.enum(['ready', 'not-yet']) }),
  /**
   * This connection can give a number to shuffle by, when a game begins. `holds` is how far its device knows the chain of rounds of
   * the table. Answered with an `Offered`.
   */
  offerNumber: z.object({ holds: z.nullable(chainPointSchema) }),
  /** Bind one's seat to a number. */
  bindNumber: z.object({ ...round, commitment: hex32Schema }),
  /** Give the number that one's seat is bound to. */
  giveNumber: z.object({ ...round, number: hex32Schema }),
  /** Host: begin. */
  start: nothing,
  /** Host: gather again after a game, with the same people in the same seats. */
  rematch: nothing,
  /** After a game, for one who watches: to play in the next, or to watch after all. */
  joinNext: z.object({ wish: z.enum(['play', 'watch']) }),
  /** Host: begin another game after one, of the same kind or another, with the same people in the same seats. */
  anotherGame: z.object({ game: z.string() }),
  /** Host: let a bot play for one who is away, at once. */
  standIn: z.object({ seat }),
  /** Let a bot play on for one who is here and has not moved for long, once all others who are here say so too. */
  agreeToBot: z.object({ seat }),
  /** I am still thinking: what the others agreed to so far is void, three times before a move. */
  stillHere: nothing,
  /** Take one's own seat back from the bot that sat in. */
  takeSeatBack: nothing,
  /** Say something in one's own words, or one of the presets. */
  say: z.union([z.object({ text: z.string() }), z.object({ preset: z.enum(CHAT_PRESETS) })]),
  /** Make a sign from one's seat. */
  sign: z.object({ sign: signSchema }),
  /** Ask somebody whose decision has been pending for a while whether they are there. */
  nudge: z.object({ seat }),
  /** Play on this connection, of all that one has to the table: `line` is its session. */
  playHere: z.object({ line: z.string() }),
  /**
   * Say of one's page that a sheet lies over the game that is on, or lies there no more: the score of its deal before, by the
   * number of deals scored, or the result of the game before. Who says nothing has none open.
   */
  sheet: z.object({
    of: z.enum(['score', 'result']), game: z.string(), deals: z.int().check(z.minimum(0)), is: z.enum(['open', 'closed']),
  }),
  /** What happened in the deal that is on, as a `DealSoFar`. */
  lookBack: nothing,
  /** The snapshot again, after a gap. */
  resync: nothing,
} as const;

/** The name of a request. */
export type RequestName = keyof typeof requestSchemas;
/** What a request carries. */
export type RequestPayload<Name extends RequestName> = z.output<(typeof requestSchemas)[Name]>;
