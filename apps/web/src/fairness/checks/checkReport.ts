import type { ReplayedBots } from '@chinwag/bots/replayed';
import { erasedSeats, type GameFile } from '@chinwag/rules/game-file';
import * as z from 'zod/mini';
import type { CheckedFile, CheckedGame } from '../checkGame.ts';

const OF_THE_WHOLE = [
  'file-setup', 'file-unfinished', 'file-result', 'file-digest', 'file-seal', 'file-changes', 'file-evidence', 'seed-unlike',
  'saved-digest', 'saved-link', 'saved-for-another',
] as const;

const AT_ROUND = [
  'terms-unlike', 'secret-unlike', 'round-unfinished', 'round-after-shuffle', 'round-unchained', 'seat-not-asked',
  'saved-round', 'saved-unheard', 'saved-bound', 'saved-given', 'saved-own', 'saved-left-out',
] as const;

const faultSchema = z.union([
  z.object({ code: z.enum(OF_THE_WHOLE) }),
  z.object({ code: z.enum(AT_ROUND), round: z.int() }),
  z.object({ code: z.enum(['number-unlike', 'number-missing']), round: z.int(), seat: z.int() }),
  z.object({ code: z.literal('file-holder'), seat: z.int() }),
  z.object({ code: z.literal('file-move-unlawful'), move: z.int(), seat: z.int(), rule: z.string() }),
  z.object({ code: z.literal('file-move-after-end'), move: z.int() }),
  z.object({ code: z.literal('file-events'), move: z.int(), event: z.int() }),
  z.object({ code: z.literal('saved-seen'), from: z.int(), to: z.int() }),
  z.object({ code: z.literal('saved-state'), after: z.int() }),
]);

const WHYS = [
  'nothing-saved', 'server-alone', 'set-back', 'server-updated', 'not-followed', 'came-later', 'no-own-number', 'not-all-heard',
  'cards-first', 'not-all-shown',
] as const;

const botsSchema = z.object({ same: z.int(), other: z.nullable(z.int()), unasked: z.int() });

const recordSchema = z.object({
  /** The seats whose numbers are in the shuffle, according to the record. */
  givers: z.readonly(z.array(z.int())),
  /** The number of rounds in the record, and the number of those that were aborted. */
  rounds: z.int(),
  broken: z.int(),
  seed: z.string(),
  moves: z.int(),
  /** The number of events compared with what this device was shown. */
  shown: z.int(),
  digest: z.string(),
  /** The number of rounds held at the table while this device was away. */
  missed: z._default(z.int(), 0),
  /** The seats whose names were erased. */
  erased: z._default(z.readonly(z.array(z.int())), []),
  /** Whether the digest commits to the names and to the time when the game ended. */
  binds: z._default(z.enum(['names', 'no-names']), 'no-names'),
  /** The choices of the game's bots when they were asked again; omitted if they were not, as for a file. */
  bots: z.optional(botsSchema),
});
/** The data of a game record in which no fault was found. */
export type CheckedRecord = Readonly<z.output<typeof recordSchema>>;

const goodFindingSchema = z.union([
  z.object({ verdict: z.literal('proved'), choices: z.int(), record: recordSchema }),
  z.object({ verdict: z.literal('not-proved'), why: z.enum(WHYS), record: recordSchema }),
]);
/** The finding about a game in which no fault was found. */
export type GoodFinding = Readonly<z.output<typeof goodFindingSchema>>;

const findingSchema = z.union([z.object({ verdict: z.literal('untrue'), fault: faultSchema }), goodFindingSchema]);

/** A finding in its earlier stored form, with names in it. */
const formerReportSchema = z.looseObject({
  names: z.array(z.string()),
  finding: z.looseObject({ record: z.optional(z.looseObject({ givers: z.array(z.string()) })) }),
});

/** Schema for a finding about a game, short enough to be stored, and without names. */
export const savedFindingSchema = z.pipe(z.pipe(z.unknown(), z.transform(withoutNames)), z.object({
  game: z.string(), finding: findingSchema,
}));
/** The finding about a game, for storage: the kind of game, and the verdict. */
export type SavedFinding = Readonly<z.output<typeof savedFindingSchema>>;

/** A finding with the players' names according to the record; an empty list if they are no longer known. */
export interface CheckReport extends SavedFinding {
  readonly names: readonly string[];
}

/** Returns a report with seats in place of names: reports used to name the players who contributed numbers. */
function withoutNames(report: unknown): unknown {
  const { success, data } = formerReportSchema.safeParse(report);
  const record = data?.finding.record;
  if (!success || record === undefined) return report;
  const givers = record.givers.map((name) => data.names.indexOf(name));
  return { ...data, finding: { ...data.finding, record: { ...record, givers } } };
}

/**
 * Returns the report on a checked game of this kind with these players. `bots` are the bots' choices when asked again; omit `bots`
 * if they were not asked.
 */
export function reportOf(checked: CheckedGame, game: string, names: readonly string[], bots?: ReplayedBots): CheckReport {
  if (!checked.ok) return { game, names, finding: { verdict: 'untrue', fault: checked.fault } };
  const { verdict, shown, missed, file } = checked;
  const { rounds, seed, moves, digest } = file;
  const givers = giversOf(rounds);
  const broken = rounds.filter(({ end }) => end === 'broken-off').length;
  const counted = { rounds: rounds.length, broken, moves: moves.length, shown, missed };
  const record = { givers, ...counted, seed, digest, ...namesIn(file), bots };
  if (verdict.kind === 'proved') return { game, names, finding: { verdict: 'proved', choices: verdict.choices, record } };
  return { game, names, finding: { verdict: 'not-proved', why: verdict.why, record } };
}

function namesIn(file: CheckedFile): Pick<CheckedRecord, 'erased' | 'binds'> {
  return { erased: erasedSeats(file), binds: file.version === 3 ? 'names' : 'no-names' };
}

/** Returns the seats whose numbers are in the shuffle, according to a record's rounds. */
export function giversOf(rounds: GameFile['rounds']): readonly number[] {
  return rounds.at(-1)?.numbers.map(([seat]) => seat) ?? [];
}
