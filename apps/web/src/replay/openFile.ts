import { digestOfFile, endingOf, type GameFile, parseGameFile, sealOf } from '@chinwag/rules/game-file';
import type { AnyGameScreen } from '../board/screen.ts';
import { catalogued } from '../games/catalogue.ts';
import { loadScreen } from '../games/loadScreen.ts';
import { checkOpenedFile, type FileReport } from '../fairness/checkOpenedFile.ts';
import type { GoodFinding } from '../fairness/checks/checkReport.ts';
import { faultInWords } from '../fairness/words.ts';
import { type Message, message } from '../language/message.ts';
import { recordedFrom } from './recordedFrom.ts';
import type { RecordedGame } from './recordedGame.ts';

/** Larger than any game, in bytes. */
const LARGEST = 8_000_000;

/** A game from a file, or why the file is refused, as sentences with the most important first. */
export type OpenedFile =
  | {
      readonly recorded: RecordedGame;
      readonly screen: AnyGameScreen;
      readonly finding: GoodFinding;
      /** The players' names, by seat. */
      readonly names: readonly string[];
      readonly word: FileReport['word'];
    }
  | { readonly refused: readonly Message[] };

/**
 * Reads a game's file. Checks that the game follows from its seed and its moves, and matches what this device knows of it. Resolves
 * with the game, or with the reasons why the file is refused. Sends no request to a server. Rejects if the file cannot be read, or
 * the game's screen cannot be loaded.
 */
export async function openFile(file: Pick<File, 'size' | 'text'>): Promise<OpenedFile> {
  if (file.size > LARGEST) return { refused: [message('fairness.fault.file-other')] };
  const read = parseGameFile(await file.text());
  if (!read.ok) return { refused: [faultInWords(read.fault, [])] };
  const { game: id } = read.file;
  if (catalogued(id) === null) return { refused: [message('fairness.fault.file-game-unknown', { game: id })] };
  const { game, ...screen } = await loadScreen(id);
  const { report: { names, finding }, word } = await checkOpenedFile(game, read.file);
  if (finding.verdict === 'untrue') {
    const changed = wasChanged(read.file) ? [message('replay.file-changed')] : [];
    return { refused: [...changed, faultInWords(finding.fault, names)] };
  }
  const recorded = recordedFrom(game, { ...read.file, ending: endingOf(game, read.file) }, null);
  if (recorded === null) return { refused: [message('fairness.fault.file-unfinished')] };
  return { recorded, screen: { ...screen, game }, finding, names, word };
}

/** Returns whether a file differs from the file that was sealed on saving. A file that was sealed untrue has not changed. */
function wasChanged(file: GameFile): boolean {
  return sealOf(file) !== file.seal || digestOfFile(file) !== file.digest;
}
