// @vitest-environment happy-dom
import { type GuestId, isolated } from '@chinwag/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { currentGuest, giveName, type GuestSession } from '../../session/guest.ts';
import { loadMessages, speak } from '../../language/load.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { OnlyHere } from './OnlyHere.tsx';

const BEN: GuestSession = { guest: { id: 'guest-ben' as GuestId, name: 'Ben' }, token: 'a token' };
const ONLY_BEN: GuestSession = { ...BEN, token: 'the only token' };

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeAll(async () => {
  await speak('en');
  await loadMessages('devices');
});
beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true, ...BEN })));
  await giveName('Ben');
  render(<Announcer><OnlyHere /></Announcer>);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the device becomes the only one, with its new token, after a confirmed press and not before', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { headers }: { readonly headers: Record<string, string> }) => {
    asked.push(`${address} with ${headers['authorization']}`);
    return Promise.resolve(Response.json({ ok: true, ...ONLY_BEN }));
  });
  await press('Use only this device…');
  expect(screen.getByText(/can no longer see your cards or play for you/)).toBeDefined();
  expect(asked).toEqual([]);
  await press('Use only this one');
  expect(asked).toEqual(['/api/guests/only-here with Bearer a token']);
  expect(currentGuest()).toEqual(ONLY_BEN);
  expect(screen.getAllByText(`Only this device is ${isolated('Ben')} now.`).length).toBeGreaterThan(0);
});

it('the device stays unchanged and says so if another device was chosen first', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: false, code: 'token-revoked' }, { status: 401 })));
  await press('Use only this device…');
  await press('Use only this one');
  expect(screen.getAllByText(/^You chose another device/).length).toBeGreaterThan(0);
  expect(currentGuest()).toEqual(BEN);
});
