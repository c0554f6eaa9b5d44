// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { Retention } from '@chinwag/protocol';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadMessages, speak } from '../../language/load.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { BROWSER_KINDS } from './storedKinds.ts';
import { StoredPage } from './StoredPage.tsx';

const DAY = 24 * 60 * 60_000;

const RETENTION: Retention = {
  tables: 31 * DAY, games: 21 * DAY, messages: 11 * DAY, marked: 4 * DAY, passes: 7 * 60_000, takenPasses: 12 * DAY,
  revocations: 82 * DAY, guests: 41 * DAY, contact: null,
};

beforeAll(() => loadMessages('dialogs', 'home'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Resolves with the page for a server with this answer, as text. */
async function shown(answer: object | null, until: string): Promise<string> {
  vi.stubGlobal('fetch', async (path: string) => {
    if (answer === null || path !== '/api/retention') throw new TypeError('Failed to fetch');
    return Response.json({ ok: true, ...answer });
  });
  const { container } = render(<StoredPage />);
  await screen.findAllByText(until, { exact: false });
  return container.textContent ?? '';
}

describe('the page of what is stored', () => {
  it.each(LANGUAGES)('says in %s for how long, by the settings of its server, and no figure of its own', async (id) => {
    await speak(id);
    const text = await shown(RETENTION, '82');
    const figures = [...text.matchAll(/\d+/g)].map(([figure]) => Number(figure));
    expect(figures).toEqual([31, 31, 21, 11, 7, 12, 82, 4, 41]);
  });

  it('says what is stored for ever, and nothing of what is marked where nothing is', async () => {
    await speak('en');
    const text = await shown({ ...RETENTION, tables: null, games: null, messages: null, marked: 0 }, '82');
    expect(text).toContain('Until somebody deletes it.');
    expect(text).not.toContain('can undo it');
    expect(text).not.toContain('null');
  });

  it('leads to the one who runs the server where that is said', async () => {
    await speak('en');
    await shown({ ...RETENTION, contact: 'mailto:cards@example.org' }, '82');
    expect(screen.getByRole('link', { name: 'cards@example.org' }).getAttribute('href')).toBe('mailto:cards@example.org');
  });

  it('says so where the server cannot be asked, and all else', async () => {
    await speak('en');
    const text = await shown(null, 'We couldn’t load how long');
    expect(text).toContain('Your messages at a table');
    expect(text).toContain('The person who runs this server can send you everything');
    expect(text).not.toMatch(/\d/);
  });

  it('has a part for each kind of what a browser stores', async () => {
    await speak('en');
    await shown(RETENTION, '82');
    const browser = screen.getByRole('region', { name: 'In this browser' });
    expect(browser.querySelectorAll('dt')).toHaveLength(BROWSER_KINDS.length);
  });
});
