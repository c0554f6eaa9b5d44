// @vitest-environment happy-dom
import type { GuestId } from '@chinwag/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A server at which every name is a new guest, and every pass is Mallory’s. */
function answer(_address: string, { body }: { readonly body: string }): Promise<Response> {
  const { name = 'Mallory' } = JSON.parse(body) as { readonly name?: string };
  return Promise.resolve(Response.json({ ok: true, guest: { id: idOf(name), name }, token: `token of ${name}` }));
}

const idOf = (name: string) => `guest-${name.toLowerCase()}` as GuestId;

/** Resolves with a page that has been reopened, with this device's stored data. */
async function opened() {
  vi.resetModules();
  return import('./guest.ts');
}

/** Resolves with the names of the stored earlier guests, as a page that is opened now reads them. */
async function namesSaved(): Promise<readonly string[]> {
  vi.resetModules();
  const { savedGuests } = await import('./savedGuests.ts');
  return savedGuests().map(({ guest }) => guest.name);
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

describe('the earlier guests of a device', () => {
  it('are saved when another guest comes, survive a reload, and return with their token', async () => {
    const page = await opened();
    await page.giveName('Ben');
    await page.takePass('ABCD2345');
    const later = await opened();
    expect(await namesSaved()).toEqual(['Ben']);
    later.switchTo(idOf('Ben'));
    expect((await opened()).currentGuest()).toEqual({ guest: { id: idOf('Ben'), name: 'Ben' }, token: 'token of Ben' });
  });

  it('are saved once each, the latest first, five at most', async () => {
    const page = await opened();
    for (const name of ['Ann', 'Ben', 'Cleo', 'Ann', 'Dan', 'Eve', 'Finn', 'Gus']) await page.startOver(name);
    expect(await namesSaved()).toEqual(['Finn', 'Eve', 'Dan', 'Ann', 'Cleo']);
    page.dropSaved(idOf('Eve'));
    page.switchTo(idOf('Eve'));
    page.switchTo(idOf('Cleo'));
    expect([page.currentGuest()?.guest.name, ...(await namesSaved())]).toEqual(['Cleo', 'Gus', 'Finn', 'Dan', 'Ann']);
  });

  it('do not include the same guest under a new name, nor unreadable entries', async () => {
    const page = await opened();
    await page.giveName('Ben');
    await page.giveName('Ben');
    expect(await namesSaved()).toEqual([]);
    for (const text of ['{"cut', '"Ben"', '[{"guest":"Ben"}]']) {
      localStorage.setItem('chinwag.saved-guests', text);
      expect(await namesSaved()).toEqual([]);
    }
  });

  it('stay recoverable when the server rejects their token and the player starts over', async () => {
    const page = await opened();
    await page.giveName('Ben');
    const ben = localStorage.getItem('chinwag.guest');
    const asked: string[] = [];
    const known = new Set<string>();
    vi.stubGlobal('fetch', (address: string, sent: { readonly body: string; readonly headers: Record<string, string> }) => {
      asked.push(address);
      if (!('authorization' in sent.headers)) return answer(address, sent);
      const ok = known.has(sent.headers['authorization'] ?? '');
      return ok ? answer(address, sent) : Promise.resolve(Response.json({ ok: false, code: 'token-invalid' }, { status: 401 }));
    });
    expect(await page.giveName('Ben')).toMatchObject({ code: 'token-invalid' });
    expect(await page.forgetGuest()).toMatchObject({ code: 'token-invalid' });
    expect(asked).toEqual(['/api/guests', '/api/guests/forgotten']);
    expect(localStorage.getItem('chinwag.guest')).toBe(ben);

    expect(await page.startOver('Benny')).toMatchObject({ ok: true, token: 'token of Benny' });
    expect(await namesSaved()).toEqual(['Ben']);
    known.add('Bearer token of Ben');
    page.switchTo(idOf('Ben'));
    expect(localStorage.getItem('chinwag.guest')).toBe(ben);
    expect(await page.giveName('Ben')).toMatchObject({ ok: true });
  });

  it('stay saved when the current guest’s name is erased everywhere', async () => {
    const page = await opened();
    await page.startOver('Ann');
    await page.startOver('Ben');
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true })));
    await page.forgetGuest();
    expect([page.currentGuest(), ...(await namesSaved())]).toEqual([null, 'Ann']);
  });
});
