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
  /** Its number among all rounds of the table; null where rounds were not counted so. */
  counter: z._default(z.nullable(z.int()), null),
});
/**
 * What this device was sent of a round of numbers while it was on, and its own number, with the seat it was given for; null for
 * what it was not sent, and where it gave none. The commitments are those that came before any number. `granted` is what of its
 * own the server has said that it took in time: from then on it has to be in the record.
 */
export type StoredRound = Readonly<z.output<typeof storedRoundSchema>>;

const seenSchema = z.object({ viewer: viewerSchema, from: z.int(), to: z.int(), chain: hex32Schema });
/** The events that this device was shown without a gap: to whom, after which event up to which, as a hash chain. */
export type Seen = Readonly<z.output<typeof seenSchema>>;

const shownStateSchema = z.object({ viewer: viewerSchema, seq: z.int(), digest: hex32Schema });
/** A whole state that this device was shown: to whom, after which event, as a digest. */
export type ShownState = Readonly<z.output<typeof shownStateSchema>>;

const evidenceSchema = z.object({
  gameId: z.string(),
  rounds: z.readonly(z.array(storedRoundSchema)),
  opened: z.nullable(z.object({ secrets: z.readonly(z.array(hex32Schema)), digest: hex32Schema })),
  seen: z.readonly(z.array(seenSchema)),
  states: z.readonly(z.array(shownStateSchema)),
  /**
   * The number of the round whose numbers had all come when the first card was shown; null if no card was shown yet, 0 if none had.
   */
  shuffledBefore: z.nullable(z.int()),
  /** Whether one connection heard everything from before the first round on, so that a round it did not hear of was not held. */
  heard: z.enum(['everything', 'a-part']),
  /** The first round that this connection heard of; null if it heard of none. */
  heardFrom: z._default(z.nullable(z.int()), null),
  /** The table, as its page names it; empty where that was not saved. */
  table: z._default(z.string(), ''),
  /** How many numbers this device gave before that are not among the rounds: at this table, for games that never began. */
  givenBefore: z._default(z.int(), 0),
  /** How many rounds were held at the table while this device was away, up to the last that it was asked about. */
  missed: z._default(z.int(), 0),
  /** Whether something that was shown is not among all this: there was no room for it, or it was not a view that is compared. */
  incomplete: z._default(z.boolean(), false),
  /** What was wrong with how the chain of rounds went on; null if nothing was. */
  chain: z._default(z.nullable(chainFaultSchema), null),
  /** Whether the device had just given a number for another game of this table, of which nothing came. */
  afterAnother: z._default(z.boolean(), false),
  /** When an earlier copy of the table had been put back last as the game began; left out where that was not saved. */
  restoredAt: z.optional(z.nullable(z.int())),
  /** Whether another was put back since. */
  setBack: z._default(z.boolean(), false),
  /** The version of the rules that the page of this device had first; and whether one had another, or the server did. */
  rules: z._default(z.int(), 1),
  updated: z._default(z.boolean(), false),
  /** Whether the game has been checked since it ended: then its evidence is the first to go. */
  checked: z.boolean(),
});
/** All that this device saved of one game while it was played, to be compared with its record. */
export type Evidence = Readonly<z.output<typeof evidenceSchema>>;

/** Of how many games it is saved, of how many rounds of each, of how many stretches of events, and of how many states. */
const MOST = { games: 20, rounds: 30, seen: 60, states: 60 } as const;

/** Reads the evidence of all games that a device has some of. */
export const allEvidenceSchema = z.readonly(z.array(evidenceSchema));

/** Where the evidence of games is saved. */
export class EvidenceStore {
  readonly #stored: Pick<Stored<readonly Evidence[]>, 'read' | 'write'>;

  constructor(stored: Pick<Stored<readonly Evidence[]>, 'read' | 'write'>) {
    this.#stored = stored;
  }

  /** What was saved of a game; null if nothing. */
  of(gameId: string): Evidence | null {
    return this.#all().find((game) => game.gameId === gameId) ?? null;
  }

  /**
   * Saves something else of a game from now on; `table` is where it is played. Where there is no room, the evidence of another
   * game is dropped.
   */
  save(gameId: string, table: string, change: (before: Evidence) => Evidence): void {
    const all = this.#all();
    const before = all.find((game) => game.gameId === gameId) ?? noEvidence(gameId, table, all);
    const others = all.filter((other) => other.gameId !== gameId);
    this.#stored.write([...withRoomForOne(others), bounded(change(before))]);
  }

  /** A game has been checked: where there is no room, what was saved of it is the first to go. */
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

/** Where this device saves it, for all tabs. */
export const deviceEvidence = new EvidenceStore(onDevice);

/** All that this device saved, as it is stored: for a thread that has no storage of its own, and reads it with `evidenceIn`. */
export function evidenceText(): string | null {
  return onDevice.text();
}

/** What there is of a game in what `evidenceText` gave; null if nothing. */
export function evidenceIn(text: string | null, gameId: string): Evidence | null {
  return onDevice.readFrom(text)?.find((game) => game.gameId === gameId) ?? null;
}

/** Whether anything was saved of a game. */
export function hasEvidence(gameId: string): boolean {
  return onDevice.text()?.includes(JSON.stringify(gameId)) ?? false;
}

/** The rounds in which this device gave its number: all were bound, as it was sent them, and so was it. */
export function roundsGiven({ rounds }: Pick<Evidence, 'rounds'>): readonly StoredRound[] {
  return rounds.filter((round) => round.bound !== null && isBoundIn(round.bound, round));
}

/** Whether a list of commitments has the one that binds this device to its own number. */
export function isBoundIn(commitments: readonly AtSeat[], { own, terms, commitment }: StoredRound): boolean {
  if (own === null) return false;
  const bound = commitments.find(([seat]) => seat === own[0])?.[1];
  return bound !== undefined && bound === seatCommitment(terms, commitment, own);
}

/** As much of a game as there is room for. What is left out is noted, and numbers that were given count on. */
export function bounded(game: Evidence): Evidence {
  const { rounds, seen, states } = game;
  const left = rounds.slice(0, -MOST.rounds);
  return {
    ...game,
    rounds: rounds.slice(-MOST.rounds),
    seen: seen.slice(-MOST.seen),
    // The first shows from where on the game was seen.
    states: [...states.slice(0, 1), ...states.slice(1).slice(1 - MOST.states)],
    givenBefore: game.givenBefore + roundsGiven({ rounds: left }).length,
    incomplete: game.incomplete || seen.length > MOST.seen || states.length > MOST.states,
  };
}

/** Nothing yet of a game. If the one before at this table never began, somebody may have chosen between that deal and this. */
function noEvidence(gameId: string, table: string, all: readonly Evidence[]): Evidence {
  const last = table === '' ? undefined : all.findLast((game) => game.table === table);
  const givenBefore = last?.shuffledBefore === null ? last.givenBefore + roundsGiven(last).length : 0;
  return {
    gameId, rounds: [], opened: null, seen: [], states: [], shuffledBefore: null, heard: 'a-part', heardFrom: null,
    table, givenBefore, missed: 0, incomplete: false, chain: null, afterAnother: false, setBack: false, rules: RULES_VERSION,
    updated: false, checked: false,
  };
}

/** The games but one, if there are too many: one that never began goes first, then one that was checked, then the oldest. */
function withRoomForOne(games: readonly Evidence[]): readonly Evidence[] {
  if (games.length < MOST.games) return games;
  const dropped = games.find(({ shuffledBefore }) => shuffledBefore === null) ?? games.find(({ checked }) => checked) ?? games[0];
  return games.filter((game) => game !== dropped);
}
