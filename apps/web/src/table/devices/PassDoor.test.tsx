// @vitest-environment happy-dom
import { isolated } from '@chinwag/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { currentGuest, giveName } from '../../session/guest.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { loadMessages, speak } from '../../language/load.ts';
import { PassDoor } from './PassDoor.tsx';
import { PassQuestion, PassTaken } from './shownLater.ts';

const PASS = 'ABCD2345';
const MALLORY = { id: 'guest-mallory', name: 'Mallory' };

/** Returns the requests to a server on which Mallory has made a pass, in order. */
function serverOfMallory(state: { good: boolean; holder: { id: string; name: string } }): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: { readonly body: string }) => {
    asked.push(address);
    const sent = JSON.parse(body) as { readonly name?: string; readonly pass?: string };
    if (address === '/api/guests') {
      const guest = { id: `guest-${sent.name?.toLowerCase()}`, name: sent.name };
      return Promise.resolve(Response.json({ ok: true, guest, token: `token of ${sent.name}` }));
    }
    const isGood = state.good && sent.pass === PASS;
    if (!isGood) return Promise.resolve(Response.json({ ok: false, code: 'pass-invalid' }, { status: 401 }));
    if (address === '/api/passes/holder') return Promise.resolve(Response.json({ ok: true, guest: state.holder }));
    state.good = false;
    return Promise.resolve(Response.json({ ok: true, guest: state.holder, token: 'another token' }));
  });
  return asked;
}

/** Returns the stored current and earlier guests of this browser. */
const identity = () => [localStorage.getItem('chinwag.guest'), localStorage.getItem('chinwag.saved-guests')];

function open(hash: string) {
  window.history.replaceState(null, '', `/me${hash}`);
  return render(
    <Announcer>
      <PassDoor>
        <p>My games</p>
      </PassDoor>
    </Announcer>,
  );
}

const question = () => screen.findByRole('heading', { name: `Use this device as ${isolated('Mallory')}?` });
const press = async (name: RegExp) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};

beforeAll(async () => {
  await speak('en');
  await loadMessages('devices', 'table');
  await Promise.all([PassQuestion.load(), PassTaken.load()]);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a link with another person’s pass', () => {
  it('changes nothing when opened, no matter how often, and only requests its holder', async () => {
    const asked = serverOfMallory({ good: true, holder: MALLORY });
    await giveName('Ben');
    const before = identity();
    for (let time = 1; time <= 2; time++) {
      const page = open(`#pass=${PASS}&table=M7K4QABCDE`);
      await question();
      expect(identity()).toEqual(before);
      page.unmount();
    }
    expect(new Set(asked)).toEqual(new Set(['/api/guests', '/api/passes/holder']));
    expect(currentGuest()?.guest.name).toBe('Ben');
  });

  it('shows the new name, what it replaces and what its maker can do, and focuses the safe answer', async () => {
    serverOfMallory({ good: true, holder: MALLORY });
    await giveName('Ben');
    open(`#pass=${PASS}`);
    await question();
    const ben = isolated('Ben');
    expect(document.activeElement?.textContent).toBe(`Stay ${ben}`);
    const meaning = screen.getByText(/^Continue only if you made this link yourself on your other device\./).textContent;
    expect(meaning).toContain('Anyone who made it can see your cards and play for you.');
    expect(screen.getByText(`This device is ${ben} now. ${ben} stays saved here, one press away.`)).toBeDefined();
  });

  it('is not used after the safe answer, which leads home', async () => {
    const asked = serverOfMallory({ good: true, holder: MALLORY });
    await giveName('Ben');
    const before = identity();
    open(`#pass=${PASS}`);
    await question();
    await press(/^Stay/);
    expect(identity()).toEqual(before);
    expect(asked).not.toContain('/api/passes/taken');
    expect([window.location.pathname, window.location.hash]).toEqual(['/', '']);
  });

  it('marks a guest of the same name as a different guest', async () => {
    serverOfMallory({ good: true, holder: { ...MALLORY, name: 'Ben' } });
    await giveName('Ben');
    open(`#pass=${PASS}`);
    expect(await screen.findByText('The name is the same as yours, but it belongs to another guest.')).toBeDefined();
  });

  it('is used after a press, and another press restores the previous guest', async () => {
    serverOfMallory({ good: true, holder: MALLORY });
    await giveName('Ben');
    const ben = identity()[0];
    open(`#pass=${PASS}`);
    await question();
    await press(/^Continue as/);
    expect(await screen.findByRole('heading', { name: `You’re ${isolated('Mallory')} on this device now.` })).toBeDefined();
    expect(currentGuest()?.guest.name).toBe('Mallory');
    expect(window.location.hash).toBe('');
    await press(/^Switch back to/);
    expect(identity()[0]).toBe(ben);
    expect(screen.getByText('My games')).toBeDefined();
  });

  it('that is used up or invalid shows a refusal, and the guest stays', async () => {
    const asked = serverOfMallory({ good: false, holder: MALLORY });
    await giveName('Ben');
    const before = identity();
    for (const hash of [`#pass=${PASS}`, '#pass=%3Cscript%3E', '#pass=']) {
      open(hash);
      expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
      cleanup();
    }
    expect(identity()).toEqual(before);
    expect(asked.filter((address) => address !== '/api/guests')).toEqual(['/api/passes/holder']);
  });

  it('that is used up between the question and the press keeps the guest', async () => {
    const state = { good: true, holder: MALLORY };
    serverOfMallory(state);
    await giveName('Ben');
    const before = identity();
    open(`#pass=${PASS}`);
    await question();
    state.good = false;
    await press(/^Continue as/);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
    expect(identity()).toEqual(before);
  });
});

describe('a link to another device', () => {
  it('asks in a tab that already shows the page, and no longer after going back', async () => {
    serverOfMallory({ good: true, holder: MALLORY });
    await giveName('Ben');
    open('');
    expect(screen.getByText('My games')).toBeDefined();
    await act(async () => {
      window.location.hash = `#pass=${PASS}`;
      window.dispatchEvent(new Event('hashchange'));
    });
    await question();
    await act(async () => {
      window.history.replaceState(null, '', '/me');
      window.dispatchEvent(new Event('popstate'));
    });
    expect(screen.getByText('My games')).toBeDefined();
  });

  it('is not used by the guest it belongs to, and leads on', async () => {
    const asked = serverOfMallory({ good: true, holder: { id: 'guest-ben', name: 'Ben' } });
    await giveName('Ben');
    open(`#pass=${PASS}&table=M7K4QABCDE`);
    await vi.waitFor(() => expect(window.location.pathname).toBe('/t/M7K4QABCDE'));
    expect(asked).not.toContain('/api/passes/taken');
    expect(window.location.hash).toBe('');
  });
});
