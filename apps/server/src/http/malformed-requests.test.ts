import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLog } from '../log.ts';
import { rawRequest, UPGRADE } from '../tests/support/raw-request.ts';
import { startTestServer, type TestServer } from '../tests/support/test-server.ts';

const SECRET = 'what-my-neighbour-holds';
const written: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ log: openLog('trace', { write: (line: string) => void written.push(line) }) });
});
afterAll(() => server.close());

const JOIN = 'POST /matchmake/joinById/ABCDEFGHJK HTTP/1.1';
const NO_ROOM = 522;

it.each<[string, number, readonly string[], string?]>([
  ['a host that cannot be', 200, ['GET /healthz HTTP/1.1', `Host: ${SECRET} [^`]],
  ['no host', 200, ['GET /healthz HTTP/1.1']],
  ['two hosts', 200, ['GET /healthz HTTP/1.1', 'Host: a', 'Host: b']],
  ['a whole address', 200, [`GET http://${SECRET}/healthz HTTP/1.1`, 'Host: x']],
  ['a host that cannot be, of the framework', NO_ROOM, [JOIN, `Host: [[${SECRET}`], '{}'],
  ['a protocol that cannot be, of the framework', NO_ROOM, [JOIN, 'Host: x', `X-Forwarded-Proto: ^${SECRET} ^`], '{}'],
  ['a whole address, of the framework', NO_ROOM, [`POST http://[${SECRET}/matchmake/joinById/ABCDEFGHJK HTTP/1.1`], '{}'],
  ['a method that means nothing here', 404, ['TRACE / HTTP/1.1', 'Host: x']],
  ['a method of files', 404, ['PROPFIND /rules HTTP/1.1', 'Host: x']],
  ['no path', 404, ['GET * HTTP/1.1', 'Host: x']],
  ['a tunnel', 405, [`CONNECT ${SECRET}:443 HTTP/1.1`, 'Host: x']],
  ['a method that does not exist', 400, [`FLY /${SECRET} HTTP/1.1`, 'Host: x']],
  ['an encoded slash in a code', 404, [`GET /api/tables/a%2F${SECRET} HTTP/1.1`, 'Host: x']],
  ['an encoding with no end', 400, [`GET /api/tables/${SECRET}%E0%A4%A HTTP/1.1`, 'Host: x']],
  ['a file above the folder', 404, ['GET /assets/..%2f..%2fpackage.json HTTP/1.1', 'Host: x']],
  ['a file with an end in its name', 404, ['GET /assets/%00 HTTP/1.1', 'Host: x']],
  ['an expectation', 417, ['POST /api/guests HTTP/1.1', 'Host: x', `Expect: ${SECRET}`], '{}'],
  ['no HTTP at all', 400, [`\u0016\u0003\u0001 ${SECRET}`]],
  ['a header without end', 431, ['GET / HTTP/1.1', `X: ${SECRET.repeat(2000)}`]],
  ['a line to nowhere', 404, [`GET *:99999999${SECRET} HTTP/1.1`, 'Host: x', ...UPGRADE]],
  ['a line of another kind', 400, ['GET / HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: h2c']],
])('the server responds to %s', async (_, status, lines, body) => {
  const answer = await rawRequest(server.url, lines, body);
  answer.socket.destroy();
  expect(answer.status).toBe(status);
  expect(answer.text).not.toMatch(/node_modules|\bat \w+ \(|<html/);
});

it('an unreadable request is refused with a code', async () => {
  const { text, socket } = await rawRequest(server.url, ['FLY / HTTP/1.1', 'Host: x']);
  socket.destroy();
  expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual({ ok: false, code: 'message-malformed' });
});

it('the log quotes none of these requests', () => {
  expect(written.join('')).not.toContain(SECRET);
});
