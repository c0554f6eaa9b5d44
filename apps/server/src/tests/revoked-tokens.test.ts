import { type NewGuest, type Pass, type PassState, REFUSED_CLOSE_CODE } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { ask, granted, newGuest, newTable } from './support/api.ts';
import { observedStore } from './support/observed-store.ts';
import { RawConnection, reserve } from './support/raw-connection.ts';
import { rawRequest, UPGRADE } from './support/raw-request.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';
import { joinRoom, TestPlayer } from './support/test-player.ts';

const UNAUTHORIZED = 401;
const REVOKED = { ok: false, code: 'token-revoked', httpStatus: UNAUTHORIZED };

let server: TestServer;
let url: string;
/** Called before the store returns which tokens of a person are valid. */
let beforeCounter: () => Promise<void>;
beforeEach(async () => {
  beforeCounter = () => Promise.resolve();
  server = await startTestServer({
    wrapStore: (real) => {
      const store = observedStore(real, { wrote: () => undefined });
      const counterOf: Store['counterOf'] = async (person) => {
        const counter = await real.counterOf(person);
        await beforeCounter();
        return counter;
      };
      return { ...store, counterOf };
    },
  });
  ({ url } = server);
});
afterEach(() => server.close());

const onlyHere = (token: string) => ask<NewGuest>(url, '/guests/only-here', { token });
const tables = (token: string) => ask(url, '/tables', { method: 'GET', token });

/** Resolves with Ann on her own device, and a thief with a copy of the token that she had before she revoked it. */
async function revokedAnn(): Promise<{ readonly ann: NewGuest; readonly stolen: NewGuest }> {
  const stolen = await newGuest(url, 'Ann');
  return { ann: granted(await onlyHere(stolen.token)), stolen };
}

describe('a stolen token, after its guest has chosen only one device,', () => {
  it('is refused by the whole API, including renewal and forgetting, while the chosen device’s token works', async () => {
    const { ann, stolen } = await revokedAnn();
    const code = await newTable(url, ann);
    const { token } = stolen;
    expect(ann.guest).toEqual(stolen.guest);
    for (const path of ['/passes', '/tables', `/tables/${code}/room`, '/guests/only-here', '/guests/forgotten']) {
      expect(await ask(url, path, { token, body: { game: 'chinkway' } })).toEqual(REVOKED);
    }
    for (const path of ['/tables', '/history', `/tables/${code}/tally`]) {
      expect(await ask(url, path, { method: 'GET', token })).toEqual(REVOKED);
    }
    expect(await ask(url, '/guests', { token, body: { name: 'Ann' } })).toEqual(REVOKED);
    expect(await tables(ann.token)).toMatchObject({ ok: true });
    const anna = granted(await ask<NewGuest>(url, '/guests', { token: ann.token, body: { name: 'Anna' } }));
    expect(anna.guest.id).toBe(ann.guest.id);
    expect(await tables(anna.token)).toMatchObject({ ok: true });
  });

  it('leaves no valid token behind, neither from a new name nor from a pass', async () => {
    const stolen = await newGuest(url, 'Ann');
    const renamed = granted(await ask<NewGuest>(url, '/guests', { token: stolen.token, body: { name: 'Anna' } }));
    const { pass } = granted(await ask<Pass>(url, '/passes', { token: stolen.token }));
    const copy = granted(await ask<NewGuest>(url, '/passes/taken', { body: { pass } }));
    await onlyHere(stolen.token);
    for (const { token } of [stolen, renamed, copy]) expect(await tables(token)).toEqual(REVOKED);
  });

  it('stays revoked when the server starts again', async () => {
    const { ann, stolen } = await revokedAnn();
    await server.restart();
    expect(await tables(stolen.token)).toEqual(REVOKED);
    expect(await tables(ann.token)).toMatchObject({ ok: true });
  });

  it('cannot join any room, not even an open one', async () => {
    const { ann, stolen } = await revokedAnn();
    const code = await newTable(url, ann);
    const player = await TestPlayer.join(url, ann, code, games);
    await expect(joinRoom(url, stolen.token, code)).rejects.toThrow('token-revoked');
    expect(granted(await player.request('say', { text: 'Only me' }))).toEqual({ ok: true });
  });

  it('loses a table that was open at that moment, while the guest keeps the seat', async () => {
    const stolen = await newGuest(url, 'Ann');
    const ben = await newGuest(url, 'Ben');
    const code = await newTable(url, stolen);
    const [thief, friend] = [await TestPlayer.join(url, stolen, code, games), await TestPlayer.join(url, ben, code, games)];
    const ann = granted(await onlyHere(stolen.token));
    await thief.until(() => thief.ended !== null);
    expect(thief.ended).toEqual({ code: REFUSED_CLOSE_CODE, reason: 'token-revoked' });
    const back = await TestPlayer.join(url, ann, code, games);
    expect(back.table.seats[0]?.person).toBe(ann.guest.id);
    expect(friend.ended).toBeNull();
  });

  it('cannot resume a connection that had dropped before', async () => {
    const stolen = await newGuest(url, 'Ann');
    const code = await newTable(url, stolen);
    const thief = await TestPlayer.join(url, stolen, code, games);
    thief.room.reconnection.enabled = false;
    const [, reconnection = ''] = thief.room.reconnectionToken.split(':');
    thief.loseConnection();
    await thief.until(() => thief.ended !== null);
    const ann = granted(await onlyHere(stolen.token));
    const takeUp = async (token: string): Promise<number> => {
      const query = `sessionId=${thief.room.sessionId}&reconnectionToken=${reconnection}&_authToken=${token}`;
      const { status, socket } = await rawRequest(url, [`GET /process/${code}?${query} HTTP/1.1`, 'Host: x', ...UPGRADE]);
      socket.destroy();
      return status;
    };
    expect(await takeUp(stolen.token)).toBe(UNAUTHORIZED);
    expect(await TestPlayer.join(url, ann, code, games)).toMatchObject({ ended: null });
  });

  it('cannot use a place at a table that was reserved before', async () => {
    const stolen = await newGuest(url, 'Ann');
    const code = await newTable(url, stolen);
    granted(await ask(url, `/tables/${code}/room`, { token: stolen.token }));
    const place = await reserve(url, code, stolen.token, '10.0.0.1');
    await onlyHere(stolen.token);
    const { socket } = await RawConnection.at(url, code, place, '10.0.0.1');
    await socket.ended;
    expect(socket.received.toString()).toContain('token-revoked');
  });

  it('cannot be used through a pass that was made with it before', async () => {
    const stolen = await newGuest(url, 'Ann');
    const { pass } = granted(await ask<Pass>(url, '/passes', { token: stolen.token }));
    const ann = granted(await onlyHere(stolen.token));
    expect(await ask(url, '/passes/taken', { body: { pass } })).toMatchObject({ code: 'pass-invalid' });
    expect(await ask(url, '/passes/state', { token: ann.token, body: { pass } })).toMatchObject({ state: 'gone' });
  });

  it('cannot be renewed by a request during the revocation', async () => {
    const stolen = await newGuest(url, 'Ann');
    await server.restart(); // no other request may have cached her counter
    const revoked: NewGuest[] = [];
    beforeCounter = async () => {
      beforeCounter = () => Promise.resolve();
      revoked.push(granted(await onlyHere(stolen.token)));
    };
    // The store has said that the token is valid, and its answer arrives after the revocation.
    const renewed = await ask<NewGuest>(url, '/guests', { token: stolen.token, body: { name: 'Mallory' } });
    const [ann] = revoked;
    expect(renewed).toEqual(REVOKED);
    expect(await tables(stolen.token)).toEqual(REVOKED);
    expect(await tables(ann?.token ?? '')).toMatchObject({ ok: true });
  });
});

it('if two devices each choose only themselves at once, one stays, and the other learns of it', async () => {
  const both = await newGuest(url, 'Ann');
  const answers = await Promise.all([onlyHere(both.token), onlyHere(both.token)]);
  expect(answers.map((answer) => (answer.ok ? 'chosen' : answer.code)).toSorted()).toEqual(['chosen', 'token-revoked']);
  const [chosen] = answers.flatMap((answer) => (answer.ok ? [answer.token] : []));
  expect(await tables(chosen ?? '')).toMatchObject({ ok: true });
});

it('a chosen device can add another by a pass, and revoke it again', async () => {
  const { ann } = await revokedAnn();
  const { pass } = granted(await ask<Pass>(url, '/passes', { token: ann.token }));
  const phone = granted(await ask<NewGuest>(url, '/passes/taken', { body: { pass } }));
  expect(await tables(phone.token)).toMatchObject({ ok: true });
  const again = granted(await onlyHere(ann.token));
  expect(await tables(phone.token)).toEqual(REVOKED);
  expect(await tables(again.token)).toMatchObject({ ok: true });
});

describe('a guest who made a pass', () => {
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

  it('learns that it was taken and by what kind of device, and nothing else', async () => {
    const ann = await newGuest(url, 'Ann');
    const { pass } = granted(await ask<Pass>(url, '/passes', { token: ann.token }));
    const state = (token: string) => ask<PassState>(url, '/passes/state', { token, body: { pass } });
    expect(await state(ann.token)).toMatchObject({ ok: true, state: 'standing' });
    const headers = { 'content-type': 'application/json', 'user-agent': IPHONE };
    await fetch(`${url}/api/passes/taken`, { method: 'POST', headers, body: JSON.stringify({ pass }) });
    const learned = await state(ann.token);
    expect(learned).toEqual({ ok: true, httpStatus: 200, state: 'taken', device: 'phone', at: expect.any(Number) });
    const ben = await newGuest(url, 'Ben');
    expect(await state(ben.token)).toMatchObject({ state: 'gone' });
    expect(await state('x.y.z')).toMatchObject({ code: 'token-invalid' });
  });
});

describe('a forgotten guest', () => {
  it('is not recognized on another device, cannot renew the token, and can ask again to be forgotten', async () => {
    const ann = await newGuest(url, 'Ann');
    const code = await newTable(url, await newGuest(url, 'Ben'));
    const spectator = await TestPlayer.join(url, ann, code, games);
    const { token } = ann;
    expect(await ask(url, '/guests/forgotten', { token })).toMatchObject({ ok: true });
    await spectator.until(() => spectator.ended !== null);
    expect(spectator.ended?.reason).toBe('name-forgotten');
    expect(await ask(url, '/guests', { token, body: { name: 'Ann' } })).toMatchObject({ code: 'token-invalid' });
    await expect(joinRoom(url, token, code)).rejects.toThrow('token-invalid');
    expect(await ask(url, '/guests/forgotten', { token })).toMatchObject({ ok: true });
  });
});
