import { evidenceInFile, type GameFile, seatsAtStart } from '@chinwag/rules/game-file';
import { type CheckableGame, checkFile } from './checkGame.ts';
import { type CheckReport, reportOf } from './checks/checkReport.ts';
import { savedReport } from './checks/savedReports.ts';
import { deviceEvidence } from './evidence.ts';
import { seatName } from './seatNames.ts';

/** The result of checking a game's file and whether the device that saved the file vouches for the game. */
export interface FileReport {
  readonly report: CheckReport;
  readonly word: 'agrees' | 'none';
}

/**
 * Checks a file, and compares it with what this device knows of the game: the evidence stored during play, or a later result.
 * Resolves with the report, which may be a fault. What a different device says in the file proves nothing here.
 */
export async function checkOpenedFile(game: CheckableGame, file: GameFile): Promise<FileReport> {
  const names = seatsAtStart(file).map(seatName);
  const evidence = deviceEvidence.of(file.id);
  const report = reportOf(await checkFile(game, file, evidence, () => Promise.resolve()), file.game, names);
  const word = evidenceInFile(file) === null ? 'none' : 'agrees';
  const before = evidence === null ? (savedReport(file.id)?.report ?? null) : null;
  if (before === null || report.finding.verdict === 'untrue') return { report, word };
  if (before.finding.verdict === 'untrue') return { report: { ...before, names }, word };
  const isSame = before.finding.record.digest === file.digest;
  const other = { ...report, finding: { verdict: 'untrue', fault: { code: 'saved-digest' } } } as const;
  return { report: isSame ? { ...before, names } : other, word };
}
