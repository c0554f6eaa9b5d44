// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadMessages, speak } from '../language/load.ts';
import { StoresNothing } from './devices/shownLater.ts';
import { giveName } from '../session/guest.ts';
import { loadAllShownLater } from '../ui/shownLater.tsx';
import { NameForm } from './NameForm.tsx';

beforeAll(async () => {
  await speak('en');
  await loadMessages('devices');
  await StoresNothing.load();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LOST = /stores nothing/;

it('the form warns before a name is given if the browser stores nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  render(<NameForm action="Sit down" onNamed={() => undefined} />);
  expect(screen.getByText(LOST).textContent).toContain('lose your name and your seat');
});

it('the form gives no warning if the browser has storage', () => {
  render(<NameForm action="Sit down" onNamed={() => undefined} />);
  expect(screen.queryByText(LOST)).toBeNull();
});

it('the form also asks a named guest for a badge', async () => {
  const guest = { id: 'guest-Ann', name: 'Ann', badge: 8 };
  const asked = vi.fn<typeof fetch>(async () => Response.json({ ok: true, guest, token: 'a.b.c' }));
  vi.stubGlobal('fetch', asked);
  const sent = (): unknown => {
    const body = asked.mock.lastCall?.[1]?.body;
    return typeof body === 'string' ? JSON.parse(body) : body;
  };
  await giveName('Ann');
  expect(sent()).toEqual({ name: 'Ann' });
  await Promise.all([loadMessages('dialogs'), loadAllShownLater()]);
  render(<NameForm action="Keep" onNamed={() => undefined} />);
  expect(screen.getByRole('radio', { name: 'Moon' })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('radio', { name: 'Fish' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Blue' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Keep' })));
  expect(sent()).toEqual({ name: 'Ann', badge: 4 * 8 + 3 });
});
