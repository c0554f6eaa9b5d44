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

describe('the page about stored data', () => {
  it.each(LANGUAGES)('shows in %s the retention times of its server, and no other figures', async (id) => {
    await speak(id);
    const text = await shown(RETENTION, '82');
    const figures = [...text.matchAll(/\d+/g)].map(([figure]) => Number(figure));
    expect(figures).toEqual([31, 31, 21, 11, 7, 12, 82, 4, 41]);
  });

  it('names data that is stored forever, and omits marked messages if there are none', async () => {
    await speak('en');
    const text = await shown({ ...RETENTION, tables: null, games: null, messages: null, marked: 0 }, '82');
    expect(text).toContain('Until somebody deletes it.');
    expect(text).not.toContain('can undo it');
    expect(text).not.toContain('null');
  });

  it('links to the contact of the server if it has one', async () => {
    await speak('en');
    await shown({ ...RETENTION, contact: 'mailto:cards@example.org' }, '82');
    expect(screen.getByRole('link', { name: 'cards@example.org' }).getAttribute('href')).toBe('mailto:cards@example.org');
  });

  it('reports a failed request for the retention times and shows the rest', async () => {
    await speak('en');
    const text = await shown(null, 'We couldn’t load how long');
    expect(text).toContain('Your messages at a table');
    expect(text).toContain('The person who runs this server can send you everything');
    expect(text).not.toMatch(/\d/);
  });

  it('has an entry for each kind of data in the browser', async () => {
    await speak('en');
    await shown(RETENTION, '82');
    const browser = screen.getByRole('region', { name: 'In this browser' });
    expect(browser.querySelectorAll('dt')).toHaveLength(BROWSER_KINDS.length);
  });
});
