// @vitest-environment happy-dom
import { type GuestId, passCodeSchema, type PassState } from '@chinwag/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { giveName } from '../../session/guest.ts';
import { noteMadePass, passSeen } from '../../session/madePasses.ts';
import { loadMessages, speak } from '../../language/load.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { PassNews } from './PassNews.tsx';

const BEN = { guest: { id: 'guest-ben' as GuestId, name: 'Ben' }, token: 'a token' };
const PASS = passCodeSchema.parse('ABCD2345');
const TAKEN = 'Your link or code was used by a phone: it has your name now.';

/** The server's state of the pass, and the number of requests for it. */
let state: PassState;
let asked: number;

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const news = () => screen.queryByText(TAKEN);
const open = () => render(<Announcer><PassNews /></Announcer>);

beforeAll(async () => {
  await speak('en');
  await loadMessages('devices');
});
beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true, ...BEN })));
  await giveName('Ben');
  [state, asked] = [{ state: 'standing' }, 0];
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(Response.json({ ok: true, ...state }));
  });
  noteMadePass({ pass: PASS, person: BEN.guest.id });
});
afterEach(() => {
  cleanup();
  passSeen(PASS);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the device that made a pass shows within a second that it was used, and by what kind of device', async () => {
  open();
  await pass(5000);
  expect(news()).toBeNull();
  state = { state: 'taken', device: 'phone', at: 1 };
  await pass(1000);
  expect(news()).not.toBeNull();
});

it('a used pass shows on the next visit until dismissed, and requests stop once the use is known', async () => {
  open();
  state = { state: 'taken', device: 'phone', at: 1 };
  await pass(1000);
  const known = asked;
  await pass(60_000);
  expect(asked).toBe(known);
  cleanup();
  open();
  expect(news()).not.toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'That’s mine' })));
  expect(news()).toBeNull();
  expect(localStorage.getItem('chinwag.made-passes')).toBeNull();
});

it('an expired pass is not requested again, and nothing is shown', async () => {
  open();
  state = { state: 'gone' };
  await pass(1000);
  const known = asked;
  await pass(60_000);
  expect([asked, news()]).toEqual([known, null]);
  expect(localStorage.getItem('chinwag.made-passes')).toBeNull();
});

it('a pass that another guest of this device made is not requested', async () => {
  passSeen(PASS);
  noteMadePass({ pass: PASS, person: 'guest-ann' as GuestId });
  open();
  await pass(5000);
  expect(asked).toBe(0);
});
