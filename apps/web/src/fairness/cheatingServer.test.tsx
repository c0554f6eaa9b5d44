// @vitest-environment happy-dom
import { type GuestId, isolated } from '@chinwag/protocol';
import type { GameFile } from '@chinwag/rules/game-file';
import { shuffledRound } from '@chinwag/rules/testing/played-file';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../ui/Announcer.tsx';
import { loadMessages, speak } from '../language/load.ts';
import { StoryTable, storyTable } from '../stories/storyTable.tsx';
import { CheckGameDialog } from './CheckGameDialog.tsx';
import { ShuffledBy } from '../table/ShuffledBy.tsx';
import { givenOut } from './testing/stored.ts';
import { gameOf, playOut, SEAT, shuffledWith, termsFor, YOU } from './testing/playedBy.ts';
import { Witness } from './witness.ts';

/** Whatever would say that the cards were proved to be nobody's choice. */
const PROMISES = /\btrue\b|nobody chose|checks out|verdad|nadie eligió|todo cuadra|wszystko się zgadza|nikt nie wybrał/iu;

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  await speak('en');
});

/** The page that checks a game, as the server gives it out, in a language: what it says once it has checked. */
async function checkedPage(file: GameFile, language: 'en' | 'es' | 'pl', yourSeat: number | null = SEAT) {
  await speak(language);
  await loadMessages('fair');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true, game: givenOut(file), yourSeat })));
  render(
    <Announcer>
      <CheckGameDialog id={file.id} onClose={() => undefined} />
    </Announcer>,
  );
  const heading = await screen.findByRole('heading', { level: 3 }, { timeout: 10_000 });
  const own = heading.nextElementSibling;
  const [ownIs, all] = [own?.getAttribute('data-own'), plain(document.body)];
  return { heading: plain(heading), own: plain(own), ownIs, all };
}

/** What an element says, with spaces at which a line may break everywhere. */
function plain(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll(/\s/gu, ' ');
}

describe('a server that asks nobody for a number, and writes numbers in everybody’s name', () => {
  const terms = termsFor('forged');
  const forged = gameOf(terms, shuffledRound(terms));

  it.each([
    ['en', 'No contradiction found', 'None of this device’s own numbers were in the shuffle.'],
    ['es', 'No se encontró ninguna contradicción', 'Ningún número de este dispositivo entró en la barajada.'],
    ['pl', 'Nie znaleziono sprzeczności', 'W tasowaniu nie ma żadnej liczby z tego urządzenia.'],
  ] as const)('is given no proof by a device at which it dealt (%s)', async (language, heading, own) => {
    const witness = new Witness(() => YOU);
    await playOut(witness, forged);
    const page = await checkedPage(forged, language);
    expect(page).toMatchObject({ heading, own, ownIs: 'none' });
    expect(page.all).not.toMatch(PROMISES);
  });

  it('has it said that the device knows nothing of the number in its name, and saved nothing to compare', async () => {
    await playOut(new Witness(() => YOU), forged);
    await checkedPage(forged, 'en');
    const dialog = within(screen.getByRole('dialog'));
    const names = [1, 2, 3].map((number) => isolated(`Player ${number}`));
    expect(dialog.getByText(/^The record says that/).textContent).toContain(names[SEAT]);
    expect(dialog.getByText(/It has a number for your seat that this device didn’t save\./)).toBeDefined();
    expect(dialog.getByText(/^This isn’t a proof\./).textContent).toContain('can’t show that the server didn’t choose the cards');
    expect(dialog.getByText(/^This device saved nothing about the numbers/)).toBeDefined();
  });

  it('has no number called yours in the menu of the table, while it plays', async () => {
    const witness = new Witness(() => YOU);
    const connection = { request: async () => ({ ok: true }) as const };
    const { gameId } = terms;
    const [round] = forged.rounds;
    if (round === undefined) throw new Error('the game was not shuffled by numbers');
    const people = ['ann', 'ben', 'cleo'].map((name) => `guest-${name}` as GuestId);
    await witness.shuffle({ ...terms, step: 'asked', people, commitment: round.commitment }, connection);
    await witness.shuffle({ step: 'given', gameId, round: 1, numbers: round.numbers }, connection);
    await loadMessages('table');
    render(
      <StoryTable table={storyTable({ gameId })} you="Tomek">
        <ShuffledBy />
      </StoryTable>,
    );
    expect(plain(document.body)).toMatch(/^The server says .* numbers from .*Tomek.* None came from this device\.$/);
  });

  it('and asks for a number all the same, which it replaces, is found out', async () => {
    const witness = new Witness(() => YOU);
    await shuffledWith(witness, terms);
    await playOut(witness, forged);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true, game: givenOut(forged), yourSeat: SEAT })));
    await speak('en');
    await loadMessages('fair');
    render(<CheckGameDialog id={forged.id} onClose={() => undefined} />);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Something is wrong with this game\./);
  });
});

describe('an honest server', () => {
  it('has the number counted that this device gave', async () => {
    const terms = termsFor('honest');
    const witness = new Witness(() => YOU);
    const file = gameOf(terms, await shuffledWith(witness, terms));
    await playOut(witness, file);
    const page = await checkedPage(file, 'en');
    expect(page).toMatchObject({
      heading: 'No contradiction found', own: '1 of this device’s own numbers was in the shuffle.', ownIs: 'some',
    });
    expect(page.all).not.toMatch(PROMISES);
    expect(page.all).not.toContain('didn’t save');
  });

  it('of a game that a spectator saw has none of theirs counted, and no seat of theirs spoken of', async () => {
    const terms = termsFor('watched');
    const file = gameOf(terms, await shuffledWith(new Witness(() => YOU), terms));
    localStorage.clear();
    const page = await checkedPage(file, 'en', null);
    expect(page).toMatchObject({ heading: 'No contradiction found', ownIs: 'none' });
    expect(page.all).not.toContain('your seat');
  });
});
