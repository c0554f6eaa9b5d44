import * as z from 'zod/mini';
import { storedOnDevice } from '../../storage/stored.ts';
import { type SavedFinding, savedFindingSchema } from './checkReport.ts';

const savedSchema = z.object({ gameId: z.string(), report: savedFindingSchema, read: z.boolean() });
/** The finding about a game and whether the user has read it. */
export type SavedReport = Readonly<z.output<typeof savedSchema>>;

/** The most games for which a finding is stored. */
const MOST = 40;

const stored = storedOnDevice('checks', z.readonly(z.array(savedSchema)));

// Earlier versions stored names, which nobody could have erased from this device.
if (stored.text()?.includes('"names"') === true) stored.write(stored.read() ?? []);

/**
 * Returns this device's finding about a game. Returns null if the game was never checked, or its finding has been dropped as too
 * old.
 */
export function savedReport(gameId: string): SavedReport | null {
  return stored.read()?.find((saved) => saved.gameId === gameId) ?? null;
}

/** Stores the finding about a game, without names. A stored fault remains, no matter what the server sends later. */
export function saveReport(gameId: string, { game, finding }: SavedFinding): void {
  const all = stored.read() ?? [];
  const before = all.find((saved) => saved.gameId === gameId);
  if (before?.report.finding.verdict === 'untrue') return;
  stored.write(bounded([...all.filter((saved) => saved !== before), { gameId, report: { game, finding }, read: false }]));
}

/** Marks the finding about a game as read. */
export function markRead(gameId: string): void {
  const all = stored.read() ?? [];
  stored.write(all.map((saved) => (saved.gameId === gameId ? { ...saved, read: true } : saved)));
}

/** Returns the newest findings up to the limit. Drops findings with a fault last. */
function bounded(all: readonly SavedReport[]): readonly SavedReport[] {
  if (all.length <= MOST) return all;
  const dropped = all.find(({ report }) => report.finding.verdict !== 'untrue') ?? all[0];
  return all.filter((saved) => saved !== dropped);
}
