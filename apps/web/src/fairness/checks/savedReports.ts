import * as z from 'zod/mini';
import { storedOnDevice } from '../../storage/stored.ts';
import { type SavedFinding, savedFindingSchema } from './checkReport.ts';

const savedSchema = z.object({ gameId: z.string(), report: savedFindingSchema, read: z.boolean() });
/** What was found out about a game, and whether somebody has read it. */
export type SavedReport = Readonly<z.output<typeof savedSchema>>;

/** Of how many games it is saved. */
const MOST = 40;

const stored = storedOnDevice('checks', z.readonly(z.array(savedSchema)));

// Names were saved before. Nobody could have taken theirs out of this device.
if (stored.text()?.includes('"names"') === true) stored.write(stored.read() ?? []);

/** What was found out about a game on this device; null if it was not checked, or too long ago. */
export function savedReport(gameId: string): SavedReport | null {
  return stored.read()?.find((saved) => saved.gameId === gameId) ?? null;
}

/** Saves what was found out about a game, and none of the names in it. What is wrong stays, whatever the server gives out later. */
export function saveReport(gameId: string, { game, finding }: SavedFinding): void {
  const all = stored.read() ?? [];
  const before = all.find((saved) => saved.gameId === gameId);
  if (before?.report.finding.verdict === 'untrue') return;
  stored.write(bounded([...all.filter((saved) => saved !== before), { gameId, report: { game, finding }, read: false }]));
}

/** Somebody has read what was found out about a game. */
export function markRead(gameId: string): void {
  const all = stored.read() ?? [];
  stored.write(all.map((saved) => (saved.gameId === gameId ? { ...saved, read: true } : saved)));
}

/** As many as there is room for: where something is wrong is dropped last. */
function bounded(all: readonly SavedReport[]): readonly SavedReport[] {
  if (all.length <= MOST) return all;
  const dropped = all.find(({ report }) => report.finding.verdict !== 'untrue') ?? all[0];
  return all.filter((saved) => saved !== dropped);
}
