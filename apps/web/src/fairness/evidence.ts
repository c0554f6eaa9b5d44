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
  /** Its number among all rounds of the table; null if rounds were not numbered that way. */
  counter: z._default(z.nullable(z.int()), null),
});
/**
 * The evidence of one round of numbers: the messages sent to this device, and its own number with its seat. Parts it was not sent,
 * or a number it did not give, are null. The commitments are those that came before any number. `granted` is what the server
 * confirmed of the device's own contribution: from then on the record must contain it.
 */
export type StoredRound = Readonly<z.output<typeof storedRoundSchema>>;

const seenSchema = z.object({ viewer: viewerSchema, from: z.int(), to: z.int(), chain: hex32Schema });
/** A gapless range of events that this device was shown: the viewer, the event before it, its last event, and a hash chain. */
export type Seen = Readonly<z.output<typeof seenSchema>>;

const shownStateSchema = z.object({ viewer: viewerSchema, seq: z.int(), digest: hex32Schema });
/** A complete state that this device was shown: the viewer, the event before it, and a digest. */
export type ShownState = Readonly<z.output<typeof shownStateSchema>>;

const evidenceSchema = z.object({
  gameId: z.string(),
  rounds: z.readonly(z.array(storedRoundSchema)),
  opened: z.nullable(z.object({ secrets: z.readonly(z.array(hex32Schema)), digest: hex32Schema })),
  seen: z.readonly(z.array(seenSchema)),
  states: z.readonly(z.array(shownStateSchema)),
  /** The round whose numbers were all there when the first card was shown; null before any card, 0 if none were. */
  shuffledBefore: z.nullable(z.int()),
  /** Whether one connection was sent everything from before the first round, so that an unheard round was not held. */
  heard: z.enum(['everything', 'a-part']),
  /** The first round that this connection was sent; null if there is none. */
  heardFrom: z._default(z.nullable(z.int()), null),
  /** The table's id, as its page has it; empty if it was not stored. */
  table: z._default(z.string(), ''),
  /**
   * How many numbers this device contributed earlier that are not among the rounds: at this table, for games that never started.
   */
  givenBefore: z._default(z.int(), 0),
  /** The number of rounds held at the table while this device was away, up to the last one it was asked about. */
  missed: z._default(z.int(), 0),
  /** Whether something shown is missing here: there was no room for it, or its view is not compared. */
  incomplete: z._default(z.boolean(), false),
  /** The fault in the chain of rounds; null if there is none. */
  chain: z._default(z.nullable(chainFaultSchema), null),
  /** Whether the device had just contributed a number to another game of this table that came to nothing. */
  afterAnother: z._default(z.boolean(), false),
  /** When an earlier copy of the table was last restored, as of the game's start; omitted where it was not stored. */
  restoredAt: z.optional(z.nullable(z.int())),
  /** Whether another copy has been restored since. */
  setBack: z._default(z.boolean(), false),
  /** The rules version that this device's page had first, and whether a page or the server then had a different one. */
  rules: z._default(z.int(), 1),
  updated: z._default(z.boolean(), false),
  /** Whether the game has been checked since it ended: if so, its evidence is dropped first. */
  checked: z.boolean(),
});
/** Everything that this device stored of one game during play, to compare with its record. */
export type Evidence = Readonly<z.output<typeof evidenceSchema>>;

/** The limits of what is stored: games, and in each game rounds, ranges of events, and states. */
const MOST = { games: 20, rounds: 30, seen: 60, states: 60 } as const;

/** Parses the evidence of all games on a device. */
export const allEvidenceSchema = z.readonly(z.array(evidenceSchema));

/** Stores the evidence of games on this device. */
export class EvidenceStore {
  readonly #stored: Pick<Stored<readonly Evidence[]>, 'read' | 'write'>;

  constructor(stored: Pick<Stored<readonly Evidence[]>, 'read' | 'write'>) {
    this.#stored = stored;
  }

  /** Returns the evidence of a game; null if there is none. */
  of(gameId: string): Evidence | null {
    return this.#all().find((game) => game.gameId === gameId) ?? null;
  }

  /** Changes the stored evidence of a game, played at `table`. Where space is short, the evidence of another game is dropped. */
  save(gameId: string, table: string, change: (before: Evidence) => Evidence): void {
    const all = this.#all();
    const before = all.find((game) => game.gameId === gameId) ?? noEvidence(gameId, table, all);
    const others = all.filter((other) => other.gameId !== gameId);
    this.#stored.write([...withRoomForOne(others), bounded(change(before))]);
  }

  /** Marks a game as checked: where space is short, its evidence is dropped first. */
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

/** The store of this device for the evidence of games, shared by all tabs. */
export const deviceEvidence = new EvidenceStore(onDevice);

/**
 * Returns all evidence on this device as stored text, for a thread without storage, which reads it with `evidenceIn`; null if there
 * is none.
 */
export function evidenceText(): string | null {
  return onDevice.text();
}

/** Returns the evidence of a game from the text of `evidenceText`; null if there is none. */
export function evidenceIn(text: string | null, gameId: string): Evidence | null {
  return onDevice.readFrom(text)?.find((game) => game.gameId === gameId) ?? null;
}

/** Returns whether there is evidence of a game. */
export function hasEvidence(gameId: string): boolean {
  return onDevice.text()?.includes(JSON.stringify(gameId)) ?? false;
}

/** Returns the rounds to which this device contributed its number, in which it was sent all commitments, its own among them. */
export function roundsGiven({ rounds }: Pick<Evidence, 'rounds'>): readonly StoredRound[] {
  return rounds.filter((round) => round.bound !== null && isBoundIn(round.bound, round));
}

/** Returns whether a list of commitments contains the one to this device's own number. */
export function isBoundIn(commitments: readonly AtSeat[], { own, terms, commitment }: StoredRound): boolean {
  if (own === null) return false;
  const bound = commitments.find(([seat]) => seat === own[0])?.[1];
  return bound !== undefined && bound === seatCommitment(terms, commitment, own);
}

/** Returns the evidence of a game cut to the limits. What is left out is noted, and contributed numbers still count. */
export function bounded(game: Evidence): Evidence {
  const { rounds, seen, states } = game;
  const left = rounds.slice(0, -MOST.rounds);
  return {
    ...game,
    rounds: rounds.slice(-MOST.rounds),
    seen: seen.slice(-MOST.seen),
    // The first range shows from where on the game was seen.
    states: [...states.slice(0, 1), ...states.slice(1).slice(1 - MOST.states)],
    givenBefore: game.givenBefore + roundsGiven({ rounds: left }).length,
    incomplete: game.incomplete || seen.length > MOST.seen || states.length > MOST.states,
  };
}

/**
 * Empty evidence of a game. If the previous game at this table never started, somebody may have chosen between that deal and this
 * one.
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
 * All games but one, if there are too many. A game that never started is dropped first, then one that was checked, then the oldest.
 */
function withRoomForOne(games: readonly Evidence[]): readonly Evidence[] {
  if (games.length < MOST.games) return games;
  const dropped = games.find(({ shuffledBefore }) => shuffledBefore === null) ?? games.find(({ checked }) => checked) ?? games[0];
  return games.filter((game) => game !== dropped);
}
