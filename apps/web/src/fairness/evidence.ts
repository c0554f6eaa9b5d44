import { hex32Schema } from '@chinwag/rules/fair';
import * as z from 'zod/mini';
import { storedOnDevice } from '../storage/stored.ts';

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
});
/**
 * What this device was sent of a round of numbers while it was on, and its own number, with the seat it was given for; null for
 * what it was not sent, and where it gave none. The commitments are those that came before any number.
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
  /** Whether the game has been checked since it ended: then its evidence is the first to go. */
  checked: z.boolean(),
});
/** All that this device saved of one game while it was played, to be compared with its record. */
export type Evidence = Readonly<z.output<typeof evidenceSchema>>;

/** Of how many games it is saved, of how many rounds of each, of how many stretches of events, and of how many states. */
const MOST = { games: 20, rounds: 30, seen: 60, states: 60 } as const;

const stored = storedOnDevice('evidence', z.readonly(z.array(evidenceSchema)));

/** What this device saved of a game; null if nothing. */
export function evidenceOf(gameId: string): Evidence | null {
  return stored.read()?.find((game) => game.gameId === gameId) ?? null;
}

/** Saves something else of a game from now on. Where there is no room, the evidence of another game is dropped. */
export function saveEvidence(gameId: string, change: (before: Evidence) => Evidence): void {
  const others = (stored.read() ?? []).filter((other) => other.gameId !== gameId);
  const { rounds, seen, states, ...changed } = change(evidenceOf(gameId) ?? noEvidence(gameId));
  const game = {
    ...changed,
    rounds: rounds.slice(-MOST.rounds),
    seen: seen.slice(-MOST.seen),
    // The first shows from where on the game was seen.
    states: [...states.slice(0, 1), ...states.slice(1).slice(1 - MOST.states)],
  };
  stored.write([...withRoomForOne(others), game]);
}

function noEvidence(gameId: string): Evidence {
  return { gameId, rounds: [], opened: null, seen: [], states: [], shuffledBefore: null, heard: 'a-part', checked: false };
}

/** The games but one, if there are too many: one that never began goes first, then one that was checked, then the oldest. */
function withRoomForOne(games: readonly Evidence[]): readonly Evidence[] {
  if (games.length < MOST.games) return games;
  const dropped = games.find(({ shuffledBefore }) => shuffledBefore === null) ?? games.find(({ checked }) => checked) ?? games[0];
  return games.filter((game) => game !== dropped);
}
