// @vitest-environment happy-dom
import { type GuestId, passCodeSchema } from '@chinwag/protocol';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { giveName } from '../session/guest.ts';
import { noteMadePass, passSeen } from '../session/madePasses.ts';
import { loadMessages, speak } from '../language/load.ts';
import { PassNews } from '../table/devices/shownLater.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { PassNewsIfMade } from './PassNewsIfMade.tsx';

const BEN = { guest: { id: 'guest-ben' as GuestId, name: 'Ben' }, token: 'a token' };
const PASS = passCodeSchema.parse('ABCD2345');

beforeAll(async () => {
  await speak('en');
  await loadMessages('devices');
  await PassNews.load();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the page follows a pass made after it opened, until its news is seen', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true, ...BEN })));
  await giveName('Ben');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true, state: 'taken', device: 'tablet', at: 1 })));
  render(<Announcer><PassNewsIfMade /></Announcer>);
  await act(async () => noteMadePass({ pass: PASS, person: BEN.guest.id }));
  expect(await screen.findByText(/was used by a tablet/)).toBeDefined();
  await act(async () => passSeen(PASS));
  expect(screen.queryByText(/was used by a tablet/)).toBeNull();
});
