import type { TableCode } from '@chinwag/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getTable, postGuest, postRoom } from './api.ts';

const CODE = 'ABCDEFGHJK' as TableCode;

afterEach(() => vi.unstubAllGlobals());

/** Stubs a server that gives this answer to every request. */
function serverAnswers(body: unknown, status = 200): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })));
}

describe('a response of the server', () => {
  it('contains the expected fields and no others', async () => {
    const guest = { id: 'guest-0001', name: 'Marta' };
    serverAnswers({ ok: true, guest, token: 'a.b.c', colour: 'red' }, 201);
    expect(await postGuest({ name: 'Marta' })).toEqual({ ok: true, guest, token: 'a.b.c' });
  });

  it('is a refusal with the server’s code, and with the rule if there is one', async () => {
    const refused = { ok: false, code: 'table-full' };
    serverAnswers(refused, 403);
    expect(await postRoom('a.b.c', CODE)).toEqual(refused);
    serverAnswers({ ...refused, rule: 'CW4.2' }, 403);
    expect(await postRoom('a.b.c', CODE)).toEqual({ ...refused, rule: 'CW4.2' });
  });

  it.each([
    ['nothing at all', {}],
    ['a list', []],
    ['a status nobody knows', { code: CODE, game: 'chinkway', status: 'burning', host: 'Marta', players: [], freeSeats: 4 }],
    ['half of it', { code: CODE, game: 'chinkway' }],
  ])('that is %s is refused as not understood', async (_, body) => {
    serverAnswers(body);
    expect(await getTable(CODE)).toMatchObject({ ok: false, code: 'answer-not-understood' });
  });

  it('that is a gateway’s error page counts as an unreachable server', async () => {
    serverAnswers('<html>Bad gateway</html>', 502);
    expect(await getTable(CODE)).toMatchObject({ ok: false, code: 'unreachable' });
    serverAnswers({ error: 'Bad gateway' }, 502);
    expect(await getTable(CODE)).toMatchObject({ ok: false, code: 'unreachable' });
  });

  it('that never comes counts as an unreachable server', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await getTable(CODE)).toMatchObject({ ok: false, code: 'unreachable' });
  });
});
