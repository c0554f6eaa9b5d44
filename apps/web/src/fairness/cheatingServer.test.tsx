// @vitest-environment happy-dom
import type { GuestId } from '@chinwag/protocol';
import type { ChainedGameFile } from '@chinwag/rules/game-file';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../ui/Announcer.tsx';
import { loadMessages, speak } from '../language/load.ts';
import { StoryTable, storyTable } from '../stories/storyTable.tsx';
import { CheckGameDialog } from './CheckGameDialog.tsx';
import { pageChecks } from './checks/pageChecks.ts';
import { ShuffledBy } from '../table/ShuffledBy.tsx';
import { givenOut } from './testing/stored.ts';
import { askedFor, gameOf, granting, playOut, SEAT, shuffledWith, YOU } from './testing/playedBy.ts';
import { forgedRound, questionFor, shownWith } from './testing/question.ts';
import { WorkerInPage } from './testing/workerInPage.ts';
import { Witness } from './witness.ts';

/** Any words that say that the shuffle is proved. */
const PROOFS = /^Proved|^Demostrado|^Dowiedzione/u;

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  pageChecks.store.setState({}, true);
  vi.unstubAllGlobals();
  localStorage.clear();
  await speak('en');
});

/** Shows the page that checks a game, as the server sends it, in a language. Resolves with the verdict and the text. */
async function checkedPage(file: ChainedGameFile, language: 'en' | 'es' | 'pl' = 'en') {
  await speak(language);
  await loadMessages('fair');
  vi.stubGlobal('Worker', WorkerInPage);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true, game: givenOut(file), yourSeat: SEAT })));
  render(
    <Announcer>
      <CheckGameDialog id={file.id} onClose={() => undefined} />
    </Announcer>,
  );
  const heading = await screen.findByRole('heading', { level: 3 }, { timeout: 10_000 });
  const how = heading.nextElementSibling;
  const alerts = screen.queryAllByRole('alert').length;
  return { verdict: heading.getAttribute('data-verdict'), heading: plain(heading), how: plain(how), alerts };
}

/** Returns the text of an element, with ordinary spaces only. */
function plain(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll(/\s/gu, ' ');
}

describe('a server that asks nobody for a number, and forges everybody’s', () => {
  const asked = askedFor('forged');
  const forged = gameOf(asked, forgedRound(asked));

  it.each([
    ['en', 'Something is wrong with this game'],
    ['es', 'Algo no cuadra en esta partida'],
    ['pl', 'Z tą partią coś jest nie tak'],
  ] as const)('is caught by a device that was at the table before the start (%s)', async (language, heading) => {
    const witness = new Witness(() => YOU);
    await witness.offer(granting(), () => null);
    await playOut(witness, forged);
    expect(await checkedPage(forged, language)).toMatchObject({ verdict: 'untrue', heading, alerts: 1 });
  });

  it.each(['en', 'es', 'pl'] as const)('is not proved by a device that came later (%s)', async (language) => {
    await playOut(new Witness(() => YOU), forged);
    const page = await checkedPage(forged, language);
    expect(page).toMatchObject({ verdict: 'not-proved', alerts: 0 });
    expect(page.heading).not.toMatch(PROOFS);
  });

  it('claims no number as yours in the table menu during play', async () => {
    const witness = new Witness(() => YOU);
    const connection = granting();
    const { gameId } = asked;
    const [round] = forged.rounds;
    if (round === undefined) throw new Error('the game was not shuffled by numbers');
    const seats = asked.seats.map((held, seat) => (seat === SEAT ? { person: 'guest-ben' as GuestId, name: 'Ben' } : held));
    const others = { ...asked, seats };
    await witness.shuffle(questionFor(others), connection, shownWith(others));
    await witness.shuffle({ step: 'given', gameId, round: 1, numbers: round.numbers }, connection, shownWith(others));
    await loadMessages('table');
    render(
      <StoryTable table={storyTable({ gameId })} you="Tomek">
        <ShuffledBy />
      </StoryTable>,
    );
    expect(plain(document.body)).toMatch(/^The server says .* numbers from .*Tomek.* None came from this device\.$/);
  });

  it('is caught even if it asks for a number, which it then replaces', async () => {
    const witness = new Witness(() => YOU);
    await shuffledWith(witness, asked);
    await playOut(witness, forged);
    const page = await checkedPage(forged);
    expect(page).toMatchObject({ verdict: 'untrue', how: expect.stringContaining('the seats’ commitments aren’t') });
  });
});

describe('an honest server', () => {
  it.each(['en', 'es', 'pl'] as const)('is proved by a device that gave a number and saw the whole game (%s)', async (language) => {
    const asked = askedFor('honest');
    const witness = new Witness(() => YOU);
    const file = gameOf(asked, await shuffledWith(witness, asked));
    await playOut(witness, file);
    const page = await checkedPage(file, language);
    expect(page).toMatchObject({ verdict: 'proved', alerts: 0 });
    expect(page.heading).toMatch(PROOFS);
  });

  it('is not proved by a device that saved nothing, and the page says why', async () => {
    const asked = askedFor('watched');
    const file = gameOf(asked, await shuffledWith(new Witness(() => YOU), asked));
    localStorage.clear();
    const how = expect.stringMatching(/^This device saved nothing/);
    expect(await checkedPage(file)).toMatchObject({ verdict: 'not-proved', how });
  });
});
