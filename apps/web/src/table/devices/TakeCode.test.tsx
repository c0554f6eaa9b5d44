// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GuestSession } from '../../session/guest.ts';
import { loadMessages, speak } from '../../language/load.ts';
import { OwnDevices } from './OwnDevices.tsx';
import { TakeCode } from './TakeCode.tsx';

beforeAll(async () => {
  await speak('en');
  await loadMessages('devices');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Stubs a server on which anyone with this pass can become Ann, once. */
function serverWith(pass: string, table?: string): readonly unknown[] {
  const asked: unknown[] = [];
  const answer = (_: string, { body }: { readonly body: string }) => {
    const sent = JSON.parse(body) as { readonly pass: string };
    const good = sent.pass === pass && asked.length === 0;
    asked.push(sent);
    const granted = { ok: true, guest: { id: 'guest-ann', name: 'Ann' }, token: 'a-token', ...(table !== undefined && { table }) };
    return Promise.resolve(Response.json(good ? granted : { ok: false, code: 'pass-invalid' }, { status: good ? 200 : 401 }));
  };
  vi.stubGlobal('fetch', answer);
  return asked;
}

function typing(code: string): { readonly taken: readonly GuestSession[] } {
  const taken: GuestSession[] = [];
  render(<TakeCode onTaken={(session) => taken.push(session)} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Code from your other device' }), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Use the code' }));
  return { taken };
}

describe('the code from another device', () => {
  it('is accepted in any spelling and gives this device its guest', async () => {
    const asked = serverWith('ABCD2345');
    const { taken } = typing(' abcd-2345');
    await vi.waitFor(() => expect(taken.map(({ guest }) => guest.name)).toEqual(['Ann']));
    expect(asked).toEqual([{ pass: 'ABCD2345' }]);
  });

  it('is not sent if it is invalid, and is refused with a sentence if it is used up', async () => {
    const asked = serverWith('ABCD2345');
    typing('ABC');
    expect((await screen.findByText(/expired/)).textContent).toContain('works once, for ten minutes');
    expect(asked).toEqual([]);
    cleanup();
    const { taken } = typing('WXYZ2345');
    expect(await screen.findByText(/expired/)).toBeDefined();
    expect([asked.length, taken.length]).toEqual([1, 0]);
  });

  it.each([
    ['from a seat leads to its table', 'ABCDE23456', '/t/ABCDE23456'],
    ['from elsewhere stays on the page', undefined, '/me'],
  ] as const)('%s', async (_, table, path) => {
    window.history.replaceState(null, '', '/me');
    const asked = serverWith('ABCD2345', table);
    render(<OwnDevices />);
    fireEvent.click(screen.getByRole('button', { name: 'I have a code from another device' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Code from your other device' }), { target: { value: 'ABCD2345' } });
    fireEvent.click(screen.getByRole('button', { name: 'Use the code' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toHaveLength(1);
    expect(window.location.pathname).toBe(path);
  });
});
