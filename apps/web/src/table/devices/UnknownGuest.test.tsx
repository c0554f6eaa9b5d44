// @vitest-environment happy-dom
import { type GuestId, isolated, type TableCode } from '@chinwag/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentGuest, giveName, type GuestSession, switchTo } from '../../session/guest.ts';
import { loadMessages, speak } from '../../language/load.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { loadAllShownLater } from '../../ui/shownLater.tsx';
import { NameForm } from '../NameForm.tsx';
import { Table } from '../Table.tsx';

const CODE = 'ABCDEFGHJK' as TableCode;
/** The guest of this browser, with a token that the server no longer accepts. */
const BEN: GuestSession = { guest: { id: 'guest-ben' as GuestId, name: 'Ben' }, token: 'an old token' };
const NEW_BEN: GuestSession = { guest: { id: 'guest-ben-2' as GuestId, name: 'Ben' }, token: 'a new token' };

/** The requests, in order, and whether each had a token. */
let asked: string[];
/** The refusal of a token. */
let refusedAs: string;

/** A server whose clock is wrong: it creates guests, and accepts no token. */
function server(address: string, { headers }: { readonly headers: Record<string, string> }): Promise<Response> {
  const isKnown = !('authorization' in headers);
  asked.push(`${address} ${isKnown ? 'as nobody' : 'as somebody'}`);
  return Promise.resolve(
    isKnown ? Response.json({ ok: true, ...NEW_BEN }) : Response.json({ ok: false, code: refusedAs }, { status: 401 }),
  );
}

const stored = () => localStorage.getItem('chinwag.guest');
const saved = () => localStorage.getItem('chinwag.saved-guests');
const startOver = async () => {
  const button = await screen.findByRole('button', { name: `Start over as ${isolated('Ben')}` });
  await act(async () => fireEvent.click(button));
};

beforeAll(async () => {
  await speak('en');
  await loadMessages('table');
  await loadAllShownLater();
});
beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true, ...BEN })));
  await giveName('Ben');
  // Tests share a page: the guest of an earlier test has just become a saved one.
  localStorage.removeItem('chinwag.saved-guests');
  asked = [];
  refusedAs = 'token-invalid';
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a browser with a rejected token', () => {
  it('sees why it is not at the table and keeps its guest until the press to start over', async () => {
    const before = stored();
    render(<Announcer><Table code={CODE} session={BEN} /></Announcer>);
    await screen.findByRole('heading', { name: 'The server doesn’t recognize you' });
    expect(screen.getByText(/Who you are now stays saved on this device/)).toBeDefined();
    expect(asked).toEqual([`/api/tables/${CODE}/room as somebody`]);
    expect([stored(), saved()]).toEqual([before, null]);

    await startOver();
    expect(asked.at(-1)).toBe('/api/guests as nobody');
    expect(currentGuest()).toEqual(NEW_BEN);
    expect(JSON.parse(saved() ?? '')).toEqual([BEN]);
    switchTo(BEN.guest.id);
    expect(stored()).toBe(before);
  });

  it.each([
    ['token-revoked', 'You chose another device', /if you didn’t choose this/i],
    ['token-expired', 'You were away for a long time', /get a code there/],
  ])('with %s sees why and gets no new identity', async (code, title, meaning) => {
    refusedAs = code;
    const before = stored();
    render(<Announcer><Table code={CODE} session={BEN} /></Announcer>);
    await screen.findByRole('heading', { name: title });
    expect(screen.getByText(meaning)).toBeDefined();
    expect(asked).toEqual([`/api/tables/${CODE}/room as somebody`]);
    expect([stored(), saved()]).toEqual([before, null]);
  });

  it('gets no new identity by giving the name again, but only by the press to start over', async () => {
    const before = stored();
    const named: GuestSession[] = [];
    render(<Announcer><NameForm action="Keep" onNamed={(session) => named.push(session)} /></Announcer>);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Keep' })));
    expect([stored(), saved(), named]).toEqual([before, null, []]);
    await startOver();
    expect(named).toMatchObject([NEW_BEN]);
    expect(asked).toEqual(['/api/guests as somebody', '/api/guests as nobody']);
  });
});
