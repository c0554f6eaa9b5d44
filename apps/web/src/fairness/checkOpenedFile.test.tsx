// @vitest-environment happy-dom
import { games } from '@chinwag/rules';
import { type ChainedGameFile, type GameFile, gameFileOf, gameFileText } from '@chinwag/rules/game-file';
import { hexOf, playedChainedFile, resealed } from '@chinwag/rules/testing/played-file';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadMessages, speak } from '../language/load.ts';
import { openFile } from '../replay/openFile.ts';
import { FileVerdict } from './CheckedGame.tsx';
import { reportOf } from './checks/checkReport.ts';
import { saveReport } from './checks/savedReports.ts';
import { checkGame } from './checkGame.ts';
import { deviceEvidence, type Evidence } from './evidence.ts';
import { evidenceFrom, GAME } from './testing/stored.ts';
import { wordOfDevice } from './wordOfDevice.ts';

const RECORD = playedChainedFile(games.chapanka, { erased: [1], takenBack: 2 });
const OTHER = playedChainedFile(games.chapanka, { secret: 0xcc });

/** Returns the file that the device of a seat saves. */
function savedBy(file: ChainedGameFile, seat: number): GameFile {
  return resealed({ ...file, evidence: wordOfDevice(evidenceFrom(file, seat)) });
}

/** Stores evidence, as if this device had been at the table. */
function remember(evidence: Evidence): void {
  deviceEvidence.save(evidence.gameId, 'ABCDEFGHJK', () => evidence);
}

async function opened(file: GameFile) {
  const text = gameFileText(file);
  const found = await openFile({ size: text.length, text: () => Promise.resolve(text) });
  return 'refused' in found ? { refused: found.refused.at(-1)?.key } : { finding: found.finding, word: found.word };
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  localStorage.clear();
  await speak('en');
});

describe('a game from a file', () => {
  it('is not proved on a device that saved nothing, even if the file carries evidence', async () => {
    expect(await opened(savedBy(RECORD, 0))).toMatchObject({
      finding: { verdict: 'not-proved', why: 'nothing-saved', record: { erased: [1], binds: 'names' } }, word: 'agrees',
    });
    expect(await opened(RECORD)).toMatchObject({ finding: { verdict: 'not-proved' }, word: 'none' });
  });

  it('is proved on a device that was there, even if another saved the file and a name was erased', async () => {
    remember(evidenceFrom(RECORD, 0));
    expect(await opened(RECORD)).toMatchObject({ finding: { verdict: 'proved' } });
    expect(await opened(savedBy(RECORD, 1))).toMatchObject({ finding: { verdict: 'proved' }, word: 'agrees' });
  });

  it('is refused if it contradicts this device’s evidence, even if it matches the file’s own', async () => {
    remember(evidenceFrom(RECORD, 0));
    expect(await opened(savedBy(OTHER, 0))).toEqual({ refused: 'fairness.fault.saved-round' });
  });

  it('is refused if it contradicts this device’s report on the game, without other evidence', async () => {
    const names = ['Ann', 'Ben', 'Cleo', 'Dan'];
    const checked = await checkGame(GAME, RECORD, evidenceFrom(RECORD, 0), () => Promise.resolve());
    saveReport(RECORD.id, reportOf(checked, RECORD.game, names));
    expect(await opened(RECORD)).toMatchObject({ finding: { verdict: 'proved' } });
    expect(await opened(savedBy(OTHER, 0))).toEqual({ refused: 'fairness.fault.saved-digest' });
  });

  it('is refused if this device reported a game of that id as untrue, without other evidence', async () => {
    saveReport(RECORD.id, { game: RECORD.game, finding: { verdict: 'untrue', fault: { code: 'saved-own', round: 2 } } });
    expect(await opened(RECORD)).toEqual({ refused: 'fairness.fault.saved-own' });
  });

  it('is refused if it contradicts the evidence in the file, by digest or by what was shown', async () => {
    const word = wordOfDevice(evidenceFrom(RECORD, 0));
    if (word === null) throw new Error('the device says nothing');
    const seen = word.seen.map((stretch) => ({ ...stretch, chain: hexOf(1) }));
    const states = word.states.map((state) => ({ ...state, digest: hexOf(1) }));
    for (const other of [{ ...word, digest: hexOf(1) }, { ...word, seen }, { ...word, states }]) {
      expect(await opened(resealed({ ...RECORD, evidence: other }))).toEqual({ refused: 'fairness.fault.file-evidence' });
    }
  });

  it('is saved as the server’s file plus this device’s evidence', () => {
    const word = wordOfDevice(evidenceFrom(RECORD, 0));
    expect(gameFileOf(GAME, RECORD, word)).toEqual({ ok: true, file: savedBy(RECORD, 0) });
    expect(JSON.stringify(word)).not.toContain('"own"');
  });

  it.each([
    ['en', '3 rounds of numbers took place at this table while this device was away.', 'numbers from seat 1, seat 2 and seat 3'],
    ['es', 'Hubo 3 rondas de números en esta mesa sin este dispositivo.', 'números de asiento 1, asiento 2 y asiento 3'],
    ['pl', 'Przy tym stole były 3 rundy liczb bez tego urządzenia.', 'miejsce 1, miejsce 2 i miejsce 3'],
  ] as const)('counts the rounds the device missed, and calls players by seat if their names are missing (%s)', async (
    language, ...texts
  ) => {
    remember({ ...evidenceFrom(RECORD, 0), missed: 3 });
    await speak(language);
    await loadMessages('fairness');
    const text = gameFileText(RECORD);
    const found = await openFile({ size: text.length, text: () => Promise.resolve(text) });
    if ('refused' in found) throw new Error('it is refused');
    render(<FileVerdict {...found} names={[]} />);
    const shown = (document.body.textContent ?? '').replaceAll(/\s/gu, ' ');
    for (const each of texts) expect(shown).toContain(each);
  });

  it.each([
    ['en', 'Not proved', 'The name at seat 2 was erased.', 'it proves nothing here'],
    ['es', 'No está demostrado', 'El nombre del asiento 2 se ha borrado.', 'aquí no demuestra nada'],
    ['pl', 'Nie dowiedzione', 'Imię na miejscu 2 zostało usunięte.', 'tutaj niczego nie dowodzi'],
  ] as const)('shows the verdict, whose name was erased, and whose evidence the file carries (%s)', async (language, ...texts) => {
    await speak(language);
    await loadMessages('fairness');
    const text = gameFileText(savedBy(RECORD, 0));
    const found = await openFile({ size: text.length, text: () => Promise.resolve(text) });
    if ('refused' in found) throw new Error('it is refused');
    render(<FileVerdict {...found} />);
    const shown = (document.body.textContent ?? '').replaceAll(/\s/gu, ' ');
    for (const each of texts) expect(shown).toContain(each);
  });
});
