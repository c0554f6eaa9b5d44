// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ChainedGameFile } from '@chinwag/rules/game-file';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages, speak } from '../../language/load.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { loadAllShownLater } from '../../ui/shownLater.tsx';
import { askedFor, gameOf, granting, playOut, SEAT, shuffledWith, YOU } from '../testing/playedBy.ts';
import { forgedRound } from '../testing/question.ts';
import { givenOut } from '../testing/stored.ts';
import { WorkerInPage } from '../testing/workerInPage.ts';
import { Witness } from '../witness.ts';
import { ChecksHere } from './ChecksHere.tsx';
import { closeCheck, openCheck, openChecks } from './openChecks.ts';
import { pageChecks } from './pageChecks.ts';
import { GameVerdict } from './shownLater.ts';

let fetched: string[] = [];

beforeEach(async () => {
  localStorage.clear();
  fetched = [];
  // This test does not wait for requests to be spread out.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
  await loadMessages('fairness');
  await loadAllShownLater();
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const game of openChecks.getState().games) closeCheck(game);
  pageChecks.store.setState({}, true);
  localStorage.clear();
  await speak('en');
});

/** Shows a page at the result of a game with this record from the server. */
function resultPage(file: ChainedGameFile, as: 'player' | 'spectator' = 'player') {
  vi.stubGlobal('Worker', WorkerInPage);
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return Promise.resolve(Response.json({ ok: true, game: givenOut(file), yourSeat: SEAT }));
  });
  openCheck(file.id);
  return render(
    <Announcer>
      <GameVerdict gameId={file.id} as={as} />
      <ChecksHere />
    </Announcer>,
  );
}

/** Resolves with a game that an honest server shuffled with a device, which saw all of the game. */
async function honestGame(gameId: string): Promise<ChainedGameFile> {
  const asked = askedFor(gameId);
  const witness = new Witness(() => YOU);
  const file = gameOf(asked, await shuffledWith(witness, asked));
  await playOut(witness, file);
  return file;
}

/** Resolves with a game from which an honest device was left out, and which has numbers in everybody's name. */
async function forgedGame(gameId: string, device: 'was-there' | 'came-later'): Promise<ChainedGameFile> {
  const asked = askedFor(gameId);
  const witness = new Witness(() => YOU);
  if (device === 'was-there') await witness.offer(granting(), () => null);
  const file = gameOf(asked, forgedRound(asked));
  await playOut(witness, file);
  return file;
}

/** Returns the text of an element, with ordinary spaces only. */
function plain({ textContent }: HTMLElement): string {
  return (textContent ?? '').replaceAll(/\s/gu, ' ');
}

describe('the automatic check', () => {
  it.each([
    ['en', 'Shuffle proved'],
    ['es', 'Barajada demostrada'],
    ['pl', 'Tasowanie dowiedzione'],
  ] as const)('shows a quiet tick at the result of an honest game (%s)', async (language, words) => {
    await speak(language);
    resultPage(await honestGame(`honest-${language}`));
    expect(plain(await screen.findByRole('status'))).toBe(words);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows amber when this device proves nothing, with the reason one press away, and fetches nothing more', async () => {
    resultPage(await forgedGame('later', 'came-later'));
    fireEvent.click(await screen.findByRole('button', { name: 'Not proved' }));
    expect(await screen.findByText(/wasn’t at the table when the numbers were given/)).toBeDefined();
    expect(fetched).toEqual(['/api/games/later?moves=packed']);
  });

  it('does not blame a spectator’s device, which gives no number', async () => {
    resultPage(await forgedGame('watched', 'came-later'), 'spectator');
    expect((await screen.findByRole('status')).textContent).toBe('Matches what you were shown');
  });

  it.each([
    ['en', 'Something is wrong with this game', 'What’s wrong?'],
    ['es', 'Algo no cuadra en esta partida', '¿Qué no cuadra?'],
    ['pl', 'Z tą partią coś jest nie tak', 'Co jest nie tak?'],
  ] as const)('raises an alarm at forged numbers until somebody reads the fault (%s)', async (language, heading, read) => {
    await speak(language);
    resultPage(await forgedGame(`forged-${language}`, 'was-there'));
    expect(plain(await screen.findByRole('alert'))).toContain(heading);
    fireEvent.click(screen.getByRole('button', { name: read }));
    // An open alarm has not been read, so a reloaded page shows the alarm again.
    expect(openChecks.getState().games).toEqual([`forged-${language}`]);
    fireEvent.click(screen.getByRole('button', { name: /^(Close|Cerrar|Zamknij)$/ }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(openChecks.getState().games).toEqual([]);
  });

  it('continues after the player opens another page', async () => {
    const { rerender } = resultPage(await forgedGame('left', 'was-there'));
    rerender(
      <Announcer>
        <ChecksHere />
      </Announcer>,
    );
    expect(await screen.findByRole('alert')).toBeDefined();
  });

  it('gives no verdict when the server sends the record of another game', async () => {
    const file = await forgedGame('named', 'was-there');
    resultPage({ ...file, id: 'another' });
    closeCheck('another');
    const other = { ok: true, game: givenOut({ ...file, id: 'another' }), yourSeat: null };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(other)));
    expect(await pageChecks.checkNow('named')).toMatchObject({ had: false });
  });
});
