import * as z from 'zod/mini';
import { badgeSchema, guestIdSchema, hex32Schema, moveIdSchema } from './identity.ts';
import { CHAT_PRESETS, signSchema } from './chat.ts';
import { proposalKindSchema, strengthSchema } from './table-values.ts';
import { settingsChangeSchema } from './setting-values.ts';
import { chainPointSchema } from './shuffle-messages.ts';

const seat = z.int().check(z.minimum(0), z.maximum(15));
const nothing = z.object({});
/** The number of the commit-and-reveal round, from 1, of a game that is about to begin. */
const round = { gameId: z.string(), round: z.int().check(z.minimum(1)) };

/**
 * The schemas of all requests that a browser may send to a table, by name. The answer to each request is an `Answer`. No request
 * names its sender, because the connection's token identifies the guest who sends it.
 */
export const requestSchemas = {
  /** Make a move for the sender's seat, chosen when the game was at event number `seq`. */
  move: z.object({ id: moveIdSchema, seq: z.int().check(z.minimum(0)), move: z.looseObject({ type: z.string() }) }),
  /**
   * Take an empty seat or a bot's seat, or move to one. During a game, a spectator may take a bot's seat. If people hold all seats
   * and the game allows one more, the next seat number adds it.
   */
  sit: z.object({ seat }),
  /** Give up the seat and watch. */
  stand: nothing,
  /** Change the sender's name. */
  rename: z.object({ name: z.string(), badge: z.optional(z.nullable(badgeSchema)) }),
  /** Host: choose the game, or its options. */
  configure: z.object({ game: z.string(), options: z.looseObject({}) }),
  /** Host: choose a different game, with the options that it last had here. People stay in their seats. */
  chooseGame: z.object({ game: z.string() }),
  /** Host: set the number of seats, for a game that allows a choice. */
  setSeats: z.object({ count: seat }),
  /** Host: fill every empty seat with a bot of this strength, which is `sensible` by default. */
  fillWithBots: z.object({ strength: z.optional(strengthSchema) }),
  /** Host: put a bot of this strength in one seat. The default is `sensible`. */
  seatBot: z.object({ seat, strength: z.optional(strengthSchema) }),
  /** Host: set the strength of the bots in these seats from now on. */
  setStrength: z.object({ seats: z.array(seat), strength: strengthSchema }),
  /** Host: remove the bot or person from a seat. A person becomes a spectator. */
  clearSeat: z.object({ seat }),
  /** Host: set the new order of the seats, as the old seat for each new one. */
  arrangeSeats: z.object({ order: z.array(seat) }),
  /** Host: remove a person permanently. */
  removePerson: z.object({ person: guestIdSchema }),
  /** Host: make a different person the host. */
  handOver: z.object({ person: guestIdSchema }),
  /** Host: change some of the settings. The others stay as they are. */
  setSettings: settingsChangeSchema,
  /** Show the sender's hand to spectators until the game is over or they hide it, if the host has allowed hands to be shown. */
  showHand: nothing,
  /** Hide the sender's hand from spectators. */
  hideHand: nothing,
  /**
   * From now on, watch either with the hands that are shown, or without any hands. Without hands, the sender may sit down in the
   * next deal.
   */
  watch: z.object({ hands: z.enum(['shown', 'hidden']) }),
  /** Host: admit a person who has requested entry. */
  letIn: z.object({ person: guestIdSchema }),
  /** Host: refuse entry to a person who has requested it. */
  turnAway: z.object({ person: guestIdSchema }),
  /** Host: make a new link to the table. The old link then admits only people who belong to the table. */
  renewLink: nothing,
  /** Ask everyone affected whether the sender may take back their last move. */
  askToTakeBack: nothing,
  /** Answer a request to take back everything from event number `from` on. */
  answerTakeBack: z.object({ from: z.int().check(z.minimum(1)), answer: z.enum(['yes', 'no']) }),
  /** Withdraw the request to take back the last move. */
  withdrawTakeBack: nothing,
  /**
   * Propose to end the game (and to begin `next` instead, if given), to make this deal the last, or to take a break. The proposal
   * takes effect once everyone who is present and plays for themselves agrees. A host may end a game alone after half a day without
   * a move.
   */
  propose: z.object({ kind: proposalKindSchema, next: z.optional(z.string()) }),
  /** Answer a proposal. */
  answerProposal: z.object({ id: z.int(), answer: z.enum(['yes', 'no']) }),
  /** Withdraw the proposal. */
  withdrawProposal: nothing,
  /** Players: continue after a break, or continue the suspended game while people gather for a new one. */
  continueGame: nothing,
  /** Players, after a week without a move: gather for a new game. This suspends the current one until the new one starts. */
  gatherAnother: nothing,
  /** Seated people, between games: say whether they are ready for the next game. */
  ready: z.object({ is: z.enum(['ready', 'not-yet']) }),
  /**
   * Say that this connection can give a number for shuffling when a game begins. `holds` is the last point of the table's chain of
   * rounds that the connection's device has. The answer is an `Offered`.
   */
  offerNumber: z.object({ holds: z.nullable(chainPointSchema) }),
  /** Commit the sender's seat to a number. */
  bindNumber: z.object({ ...round, commitment: hex32Schema }),
  /** Reveal the number to which the sender's seat is committed. */
  giveNumber: z.object({ ...round, number: hex32Schema }),
  /** Host: start the game. */
  start: nothing,
  /** Host: gather again after a game, with the same people in the same seats. */
  rematch: nothing,
  /** Spectators, after a game: ask to play in the next one, or to watch after all. */
  joinNext: z.object({ wish: z.enum(['play', 'watch']) }),
  /** Host: start a new game after a finished one, of the same or a different kind, with the same people in the same seats. */
  anotherGame: z.object({ game: z.string() }),
  /** Host: let a bot play for an absent player at once. */
  standIn: z.object({ seat }),
  /** Agree that a bot may play for a slow player. The bot plays once everyone else who is present agrees. */
  agreeToBot: z.object({ seat }),
  /**
   * Say that the sender is still thinking. This request cancels the agreement of the others so far, up to three times before a
   * move.
   */
  stillHere: nothing,
  /** Take the sender's own seat back from the bot that stood in. */
  takeSeatBack: nothing,
  /** Send a chat message, in free text or as a preset. */
  say: z.union([z.object({ text: z.string() }), z.object({ preset: z.enum(CHAT_PRESETS) })]),
  /** Send a reaction from the sender's seat. */
  sign: z.object({ sign: signSchema }),
  /** Nudge a player whose decision has been pending for a while. */
  nudge: z.object({ seat }),
  /** Play on this connection, one of the sender's connections to the table. `line` is the session of that connection. */
  playHere: z.object({ line: z.string() }),
  /**
   * Report the sheet that covers the game on the sender's page. The sheet is the score of the previous deal, by the number of deals
   * scored, or the result of the previous game. A page that reports nothing has no sheet open.
   */
  sheet: z.object({
    of: z.enum(['score', 'result']), game: z.string(), deals: z.int().check(z.minimum(0)), is: z.enum(['open', 'closed']),
  }),
  /** Request the history of the current deal, as a `DealSoFar`. */
  lookBack: nothing,
  /** Request the snapshot again, after a gap. */
  resync: nothing,
} as const;

/** The name of a request. */
export type RequestName = keyof typeof requestSchemas;
/** The payload of a request. */
export type RequestPayload<Name extends RequestName> = z.output<(typeof requestSchemas)[Name]>;
