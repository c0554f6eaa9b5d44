// @vitest-environment happy-dom
import type { GuestId } from '@chinwag/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { currentGuest, giveName } from '../../session/guest.ts';
import { loadMessages, speak } from '../../language/load.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { OtherDeviceBand } from './OtherDeviceBand.tsx';

const BEN = { guest: { id: 'guest-ben' as GuestId, name: 'Ben' }, token: 'a token' };

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeAll(async () => {
  await speak('en');
  await loadMessages('devices');
});
beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true, ...BEN })));
  await giveName('Ben');
  render(<Announcer><OtherDeviceBand /></Announcer>);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the band disappears once the guest recognizes the other device, and nothing else changes', async () => {
  await press('That’s mine');
  expect(screen.queryByText('Also open on another device')).toBeNull();
  expect(currentGuest()).toEqual(BEN);
});

it('a guest who does not recognize the other device can make this device the only one in the band', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true, ...BEN, token: 'the only token' })));
  await press('Use only this device…');
  expect(currentGuest()).toEqual(BEN);
  await press('Use only this one');
  expect(currentGuest()?.token).toBe('the only token');
});
