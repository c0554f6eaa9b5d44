import { games } from '@chinwag/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { openLog } from '../log.ts';
import { granted, newGuest, newTable } from './support/api.ts';
import { rawRequest, UPGRADE } from './support/raw-request.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const SWITCHING = 101;
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

let server: TestServer;
const written: string[] = [];
afterEach(async () => {
  await server.close();
  written.length = 0;
});

async function start(publicUrl?: string): Promise<void> {
  const log = openLog('warn', { write: (line) => void written.push(line) });
  server = await startTestServer({ log, ...(publicUrl !== undefined && { publicUrl }) });
}

/** Resolves with the status of a connection whose request has these headers. */
async function connectWith(...headers: readonly string[]): Promise<number> {
  const { status, socket } = await rawRequest(server.url, ['GET /process/ABCDEFGHJK HTTP/1.1', ...headers, ...UPGRADE]);
  socket.destroy();
  return status;
}

describe('a connection that a page opens', () => {
  it('is refused to a page of another site, and the log names the setting without quoting the origin', async () => {
    await start();
    for (const origin of ['https://evil.example', 'https://cards.example.org.evil.example', 'null', 'file://', 'no origin']) {
      expect(await connectWith('Host: cards.example.org', `Origin: ${origin}`)).toBe(FORBIDDEN);
    }
    expect(written.join()).toContain('PUBLIC_URL');
    expect(written.join()).not.toContain('evil.example');
  });

  it.each([
    ['of this server', ['Host: cards.example.org', 'Origin: https://cards.example.org']],
    ['of this server at a port', ['Host: 192.168.1.7:2567', 'Origin: http://192.168.1.7:2567']],
    ['of this server by a name of IPv6', ['Host: [fd00::7]:2567', 'Origin: http://[fd00::7]:2567']],
    ['behind a proxy that leaves out the port', ['Host: cards.example.org', 'Origin: https://cards.example.org:8443']],
    ['behind a proxy that asks by another name and tells', [
      'Host: 127.0.0.1:2567', 'X-Forwarded-Host: cards.example.org', 'Origin: https://cards.example.org',
    ]],
    ['behind two of them', ['Host: inner', 'X-Forwarded-Host: cards.example.org, outer', 'Origin: https://cards.example.org']],
    ['that is none, as no browser asks', ['Host: cards.example.org']],
  ])('is accepted from an origin %s', async (_, headers) => {
    await start();
    expect(await connectWith(...headers)).toBe(SWITCHING);
    expect(written).toEqual([]);
  });

  it('is accepted only from the declared origin, regardless of the host in the request', async () => {
    await start('https://cards.example.org');
    expect(await connectWith('Host: chinwag:2567', 'Origin: https://cards.example.org')).toBe(SWITCHING);
    expect(await connectWith('Host: chinwag:2567', 'Origin: https://evil.example')).toBe(FORBIDDEN);
  });
});

describe('a guest’s connection', () => {
  it('cannot be resumed with the Colyseus token alone, nor as another guest', async () => {
    await start();
    const [ann, mallory] = [await newGuest(server.url, 'Ann'), await newGuest(server.url, 'Mallory')];
    const code = await newTable(server.url, ann);
    const player = await TestPlayer.join(server.url, ann, code, games);
    const [, reconnection = ''] = player.room.reconnectionToken.split(':');
    const takenUp = async (query: string): Promise<number> => {
      const asked = `GET /process/${code}?sessionId=${player.room.sessionId}&${query} HTTP/1.1`;
      const { status, socket } = await rawRequest(server.url, [asked, 'Host: x', ...UPGRADE]);
      socket.destroy();
      return status;
    };
    for (const token of ['', '&_authToken=', '&_authToken=forged', `&_authToken=${mallory.token}`]) {
      expect(await takenUp(`reconnectionToken=${reconnection}${token}`)).toBe(UNAUTHORIZED);
      expect(await takenUp(`reconnection%54oken=${reconnection}${token}`)).toBe(UNAUTHORIZED);
    }
    const body = JSON.stringify({ reconnectionToken: reconnection });
    const headers = { 'content-type': 'application/json' };
    const posted = await fetch(`${server.url}/matchmake/reconnect/${code}`, { method: 'POST', headers, body });
    expect(posted.ok).toBe(false);
    expect(player.ended).toBeNull();
    expect(granted(await player.request('say', { text: 'Still here' }))).toEqual({ ok: true });
  });

  it('is resumed when that guest reconnects', async () => {
    await start();
    const ann = await newGuest(server.url, 'Ann');
    const player = await TestPlayer.join(server.url, ann, await newTable(server.url, ann), games);
    const { sessionId } = player.room;
    const returned = new Promise<void>((resolve) => player.room.onReconnect(() => resolve()));
    player.loseConnection();
    await returned;
    expect(player.room.sessionId).toBe(sessionId);
    expect(granted(await player.request('say', { text: 'Back' }))).toEqual({ ok: true });
  });
});
