import { type AtSeat, hex32Schema, seatCommitment } from '@chinwag/rules/fair';
import { RULES_VERSION } from '@chinwag/rules/game-file';
import * as z from 'zod/mini';
import { type Stored, storedOnDevice } from '../storage/stored.ts';
import { chainFaultSchema } from './chain/tableChains.ts';

const seatSchema = z.int().check(z.minimum(0), z.maximum(15));
const viewerSchema = z.union([seatSchema, z.literal('spectator')]);
const atSeatsSchema = z.readonly(z.array(z.readonly(z.tuple([seatSchema, hex32Schema]))));

const storedRoundSchema = z.object({
  round: z.int(),
  terms: hex32Schema,
  commitment: hex32Schema,
  own: z.nullable(z.readonly(z.tuple([seatSchema, hex32Schema]))),
  bound: z.nullable(atSeatsSchema),
  given: z.nullable(atSeatsSchema),
  granted: z._default(z.enum(['nothing', 'commitment', 'number']), 'nothing'),
  /** The round's number among all rounds of the table, or null if rounds were not numbered that way. */
  counter: z._default(z.nullable(z.int()), null),
});
/**
 * The evidence of one round of numbers: the messages sent to this device and its own number with its seat. A part not sent to the
 * device, or a number not contributed by it, is null. The commitments are those that came before any number. `granted` is the part
 * of the device's contribution that the server confirmed, so that the record must contain it.
 */
export type StoredRound = Readonly<z.output<typeof storedRoundSchema>>;

const seenSchema = z.object({ viewer: viewerSchema, from: z.int(), to: z.int(), chain: hex32Schema });
/**
 * A gapless range of events that this device was shown: the viewer, the event before the range, the last event, and a hash chain.
 */
export type Seen = Readonly<z.output<typeof seenSchema>>;

const shownStateSchema = z.object({ viewer: viewerSchema, seq: z.int(), digest: hex32Schema });
/** A complete state that this device was shown: the viewer, the event before the state, and a digest. */
export type ShownState = Readonly<z.output<typeof shownStateSchema>>;

const evidenceSchema = z.object({
  gameId: z.string(),
  rounds: z.readonly(z.array(storedRoundSchema)),
  opened: z.nullable(z.object({ secrets: z.readonly(z.array(hex32Schema)), digest: hex32Schema })),
  seen: z.readonly(z.array(seenSchema)),
  states: z.readonly(z.array(shownStateSchema)),
  /** The round whose numbers were all there when the first card was shown. Null before any card; 0 if no round was complete. */
  shuffledBefore: z.nullable(z.int()),
  /** Whether one connection received everything from before the first round, so that no other rounds took place. */
  heard: z.enum(['everything', 'a-part']),
  /** The first round that this connection received, or null if there is none. */
  heardFrom: z._default(z.nullable(z.int()), null),
  /** The table's id, as the page stores it; empty if it was not stored. */
  table: z._default(z.string(), ''),
  /**
   * The number of earlier contributions of this device that are not among the rounds: at this table, for games that never started.
   */
  givenBefore: z._default(z.int(), 0),
  /** The number of rounds at the table while this device was away, before the last round that asked it for a number. */
  missed: z._default(z.int(), 0),
  /** Whether an event or state that was shown is missing here, because there was no room for it or its view is not compared. */
  incomplete: z._default(z.boolean(), false),
  /** The fault in the chain of rounds, or null if there is none. */
  chain: z._default(z.nullable(chainFaultSchema), null),
  /** Whether the device had just contributed a number to a different game of this table that never started. */
  afterAnother: z._default(z.boolean(), false),
  /** The time when an earlier copy of the table was last restored, as of the game's start; omitted if it was not stored. */
  restoredAt: z.optional(z.nullable(z.int())),
  /** Whether a further copy has been restored since. */
  setBack: z._default(z.boolean(), false),
  /** The rules version that this device's page had first, and whether a page or the server later had a different one. */
  rules: z._default(z.int(), 1),
  updated: z._default(z.boolean(), false),
  /** Whether the game has been checked since it ended. The store drops the evidence of checked games first. */
  checked: z.boolean(),
});
/** All evidence that this device stored about one game during play, to compare with the game's record. */
export type Evidence = Readonly<z.output<typeof evidenceSchema>>;

/** The limits of the evidence: games, and in each game rounds, ranges of events, and states. */
const MOST = { games: 20, rounds: 30, seen: 60, states: 60 } as const;

/** Schema for the evidence about all games on a device. */
export const allEvidenceSchema = z.readonly(z.array(evidenceSchema));

/** Stores this device's evidence about games. */
export class EvidenceStore {
  readonly #stored: Pick<Stored<readonly Evidence[]>, 'read' | 'write'>;

  constructor(stored: Pick<Stored<readonly Evidence[]>, 'read' | 'write'>) {
    this.#stored = stored;
  }

  /** Returns the evidence of a game, or null if there is none. */
  of(gameId: string): Evidence | null {
    return this.#all().find((game) => game.gameId === gameId) ?? null;
  }

  /** Changes the stored evidence of a game, played at `table`. If space is short, drops the evidence of a different game. */
  save(gameId: string, table: string, change: (before: Evidence) => Evidence): void {
    const all = this.#all();
    const before = all.find((game) => game.gameId === gameId) ?? noEvidence(gameId, table, all);
    const others = all.filter((other) => other.gameId !== gameId);
    this.#stored.write([...withRoomForOne(others), bounded(change(before))]);
  }

  /** Marks a game as checked. If space is short, the store drops its evidence first. */
  markChecked(gameId: string): void {
    const all = this.#all();
    const isSaved = all.some((game) => game.gameId === gameId);
    if (isSaved) this.#stored.write(all.map((game) => (game.gameId === gameId ? { ...game, checked: true } : game)));
  }

  #all(): readonly Evidence[] {
    return this.#stored.read() ?? [];
  }
}

const onDevice = storedOnDevice('evidence', allEvidenceSchema);

/** This device's store for the evidence about games, shared by all tabs. */
export const deviceEvidence = new EvidenceStore(onDevice);

/**
 * Serializes all evidence on this device. Returns the text, or null if there is none. A worker, which has no access to that
 * storage, parses the text with `evidenceIn`.
 */
export function evidenceText(): string | null {
  return onDevice.text();
}

/** Parses the output of `evidenceText`. Returns the evidence about a game, or null if there is none. */
export function evidenceIn(text: string | null, gameId: string): Evidence | null {
  return onDevice.readFrom(text)?.find((game) => game.gameId === gameId) ?? null;
}

/** Returns whether there is evidence about a game. */
export function hasEvidence(gameId: string): boolean {
  return onDevice.text()?.includes(JSON.stringify(gameId)) ?? false;
}

/** Returns the rounds to which this device contributed its number, if it also received all their commitments, including its own. */
export function roundsGiven({ rounds }: Pick<Evidence, 'rounds'>): readonly StoredRound[] {
  return rounds.filter((round) => round.bound !== null && isBoundIn(round.bound, round));
}

/** Returns whether a list of commitments contains the commitment to this device's own number. */
export function isBoundIn(commitments: readonly AtSeat[], { own, terms, commitment }: StoredRound): boolean {
  if (own === null) return false;
  const bound = commitments.find(([seat]) => seat === own[0])?.[1];
  return bound !== undefined && bound === seatCommitment(terms, commitment, own);
}

/**
 * Returns the evidence about a game, cut to the size limits. The result says that parts are missing; contributed numbers still
 * count.
 */
export function bounded(game: Evidence): Evidence {
  const { rounds, seen, states } = game;
  const left = rounds.slice(0, -MOST.rounds);
  return {
    ...game,
    rounds: rounds.slice(-MOST.rounds),
    seen: seen.slice(-MOST.seen),
    // The first range shows from which event on the game was seen.
    states: [...states.slice(0, 1), ...states.slice(1).slice(1 - MOST.states)],
    givenBefore: game.givenBefore + roundsGiven({ rounds: left }).length,
    incomplete: game.incomplete || seen.length > MOST.seen || states.length > MOST.states,
  };
}

/**
 * Returns empty evidence of a game. If the previous game at this table never started, somebody may have chosen between that deal
 * and this one.
 */
function noEvidence(gameId: string, table: string, all: readonly Evidence[]): Evidence {
  const last = table === '' ? undefined : all.findLast((game) => game.table === table);
  const givenBefore = last?.shuffledBefore === null ? last.givenBefore + roundsGiven(last).length : 0;
  return {
    gameId, rounds: [], opened: null, seen: [], states: [], shuffledBefore: null, heard: 'a-part', heardFrom: null,
    table, givenBefore, missed: 0, incomplete: false, chain: null, afterAnother: false, setBack: false, rules: RULES_VERSION,
    updated: false, checked: false,
  };
}

/**
 * Returns all games but one, if there are too many. Drops a game that never started first, then a checked game, then the oldest.
 */
function withRoomForOne(games: readonly Evidence[]): readonly Evidence[] {
  if (games.length < MOST.games) return games;
  const dropped = games.find(({ shuffledBefore }) => shuffledBefore === null) ?? games.find(({ checked }) => checked) ?? games[0];
  return games.filter((game) => game !== dropped);
}
