// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { catalogued, GAMES } from '../../games/catalogue.ts';
import { speak } from '../../language/load.ts';
import { hasLesson } from '../../games/lessons.ts';
import { HowItIsPlayed } from './HowItIsPlayed.tsx';

afterEach(async () => {
  cleanup();
  await speak('en');
});

async function shown(game: string): Promise<readonly HTMLElement[]> {
  await act(async () => {
    render(
      <Suspense>
        <HowItIsPlayed game={game} opens="beside" />
      </Suspense>,
    );
    await catalogued(game)?.introduction();
  });
  return screen.queryAllByRole('listitem');
}

describe.each(GAMES.map(({ id }) => id))('the introduction of %s', (game) => {
  it('shows three pictures with a sentence each, and screen readers hear only the sentence', async () => {
    const items = await shown(game);
    const headings = items.map((item) => item.querySelector('b.how-heading')?.textContent);
    expect(headings).toEqual(['What wins', 'What hurts', 'Your first turn']);
    for (const item of items) {
      expect(item.querySelector('.scene .scene-lying')).not.toBeNull();
      expect(item.querySelector('.scene')?.getAttribute('aria-hidden')).toBe('true');
      expect(item.querySelector('p')?.textContent).toMatch(/^[A-Z].+\.$/u);
    }
  });

  it.each(['es', 'pl'] as const)('translates every sentence into %s', async (language) => {
    const english = (await shown(game)).map(({ textContent }) => textContent);
    await act(() => speak(language));
    const said = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
    for (const [k, sentence] of said.entries()) expect(sentence).not.toBe(english[k]);
  });

  it('links to its rules, and to its first deal if it has a lesson', async () => {
    await shown(game);
    expect(screen.getByRole('link', { name: 'Full rules' }).getAttribute('href')).toBe(`/rules/${game}`);
    const lesson = screen.queryByRole('link', { name: 'Play your first deal' })?.getAttribute('href');
    expect(lesson).toBe(hasLesson(game) ? `/lesson/${game}` : undefined);
  });
});

it('an unknown game shows only the link to the rules', async () => {
  expect(await shown('bridge')).toEqual([]);
  expect(screen.getByRole('link')).toBeTruthy();
});
