import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Head, HEADS_FILE, type HeadsInLanguage, HOST_GAP } from '@chinwag/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGuest, newTable } from '../tests/support/api.ts';
import { rawRequest } from '../tests/support/raw-request.ts';
import { temporaryDirectory } from '../tests/support/temporary-directory.ts';
import { startTestServer, type TestServer } from '../tests/support/test-server.ts';

const TEMPLATE = `<!doctype html><html lang="en" data-room="hall"><head>
<!-- head --><title>Chinwag</title><!-- /head --><script>1</script></head>
<body><!-- sight --><!-- /sight --></body></html>`;

const head = (title: string): Head => ({ title, description: `About ${title}` });
const inLanguage = (lang: string): HeadsInLanguage => ({
  lang,
  locale: `${lang}_XX`,
  home: head(`home ${lang}`),
  'rules-index': head(`all rules ${lang}`),
  stored: head(`stored ${lang}`),
  lost: head(`lost ${lang}`),
  games: {
    chanoyu: {
      game: head(`Chanoyu ${lang}`),
      practice: head(`practice of Chanoyu ${lang}`),
      lesson: head(`lesson of Chanoyu ${lang}`),
      rules: head(`rules of Chanoyu ${lang}`),
      gathering: [0, 1, 2, 3].map((free) => ({ title: `${HOST_GAP} invites ${lang}`, description: `${free} free` })),
      playing: head(`table of ${HOST_GAP}`),
      finished: head(`result of ${HOST_GAP}`),
    },
  },
});
const HEADS = [inLanguage('en'), inLanguage('pl')];
/** The rate limit of one address. */
const OFTEN = 9;

const web = temporaryDirectory();
let server: TestServer;
beforeAll(async () => {
  writeFileSync(join(web.path, 'index.html'), TEMPLATE);
  writeFileSync(join(web.path, HEADS_FILE), JSON.stringify(HEADS));
  const allowance = { atOnce: OFTEN, every: 600_000 };
  const arrivals = { api: allowance, joins: allowance, guests: allowance, tables: allowance, passes: allowance };
  const limits = { arrivals };
  server = await startTestServer({ webDirectory: web.path, proxies: 1, limits });
});
afterAll(async () => {
  await server.close();
  web.remove();
});

async function look(path: string, from = '203.0.113.7'): Promise<{ readonly status: number; readonly html: string }> {
  const response = await fetch(`${server.url}${path}`, { headers: { 'x-forwarded-for': from } });
  return { status: response.status, html: await response.text() };
}

const titleOf = (html: string): string => /<title>(.*)<\/title>/.exec(html)?.[1] ?? '';

describe('an address', () => {
  it.each([
    ['/', 'home en', 200],
    ['/?lang=pl', 'home pl', 200],
    ['/?lang=pl-PL', 'home pl', 200],
    ['/?lang=xx', 'home en', 200],
    ['/rules', 'all rules en', 200],
    ['/stored', 'stored en', 200],
    ['/rules/chanoyu?lang=pl', 'rules of Chanoyu pl', 200],
    ['/games/chanoyu/', 'Chanoyu en', 200],
    ['/rules/patience', 'lost en', 404],
    ['/rules/constructor', 'lost en', 404],
    ['/me/and/more?lang=pl', 'lost pl', 404],
    ['/t/SHORT', 'home en', 404],
    ['/t/ABCDEFGHJK', 'home en', 404],
  ])('returns the page for its path: %s', async (path, title, status) => {
    const page = await look(path);
    expect([titleOf(page.html), page.status]).toEqual([title, status]);
  });

  it('of a game’s page has the game’s room in its HTML before any script runs', async () => {
    expect((await look('/rules/chanoyu?lang=pl')).html).toContain('<html lang="pl" data-room="chanoyu">');
    expect((await look('/rules')).html).toContain('data-room="hall"');
  });
});

it.each(['gzip', 'identity'])('a page is the same for a client that accepts %s', async (accepted) => {
  const page = await fetch(`${server.url}/rules/chanoyu`, { headers: { 'accept-encoding': accepted } });
  expect(page.headers.get('content-encoding')).toBe(accepted === 'gzip' ? 'gzip' : null);
  expect(page.headers.get('vary')).toBe('Accept-Encoding');
  expect(await page.text()).toBe((await look('/rules/chanoyu')).html);
});

it('a long path does not make a page longer', async () => {
  const lost = await look('/nowhere/at/all');
  expect((await look(`/nowhere/${'&'.repeat(8000)}`)).html.length).toBeLessThanOrEqual(lost.html.length);
});

describe('a page before its scripts load', () => {
  const sights = (html: string): readonly string[] =>
    [...html.matchAll(/<p lang="(\w+)" hidden>(.*?)<\/p>/g)].map(([, ...said]) => said.join(': '));

  it.each([
    ['/rules/chanoyu', ['en: rules of Chanoyu en', 'pl: rules of Chanoyu pl']],
    ['/rules/chanoyu?lang=pl', ['en: rules of Chanoyu en', 'pl: rules of Chanoyu pl']],
    ['/rules/patience', ['en: lost en', 'pl: lost pl']],
  ])('contains its title in every language, because only the device knows the chosen one: %s', async (path, titles) => {
    expect(sights((await look(path)).html)).toEqual(titles);
  });

  it('names the host of a table in every language', async () => {
    const code = await newTable(server.url, await newGuest(server.url, 'Marta'), { game: 'chanoyu' });
    expect(sights((await look(`/t/${code}`)).html)).toEqual(['en: Marta invites en', 'pl: Marta invites pl']);
  });
});

describe('the preview of a link', () => {
  it('shows the game, the host, the free seats and a picture', async () => {
    const code = await newTable(server.url, await newGuest(server.url, 'Marta'), { game: 'chanoyu' });
    const { html, status } = await look(`/t/${code}`);
    expect(status).toBe(200);
    expect(html).toContain('<meta property="og:title" content="Marta invites en" />');
    expect(html).toContain('<meta name="twitter:description" content="3 free" />');
    expect(html).toContain(`<meta property="og:url" content="${server.url}/t/${code}" />`);
    expect(html).toContain(`<meta property="og:image" content="${server.url}/previews/chanoyu.png" />`);
    expect((await look(`/t/${code.toLowerCase()}?lang=pl`)).html).toContain('Marta invites pl');
  });

  it('does not help to guess links: a client above its rate limit sees no table', async () => {
    const code = await newTable(server.url, await newGuest(server.url, 'Marta'), { game: 'chanoyu' });
    for (let asked = 0; asked < OFTEN; asked += 1) expect((await look('/t/ABCDEFGHJK', '198.51.100.1')).status).toBe(404);
    const there = await look(`/t/${code}`, '198.51.100.1');
    const nowhere = await look('/t/ABCDEFGHJK', '198.51.100.1');
    expect([titleOf(there.html), there.status]).toEqual(['home en', 200]);
    expect([titleOf(nowhere.html), nowhere.status]).toEqual(['home en', 200]);
  });

  it.each([
    ['cards.example.org', 'https', 'https://cards.example.org'],
    ['192.168.1.5:2567', 'http', 'http://192.168.1.5:2567'],
    ['[fd00::5]:2567', 'http', 'http://[fd00::5]:2567'],
  ])('uses the origin of the request: %s by %s', async (host, proto, origin) => {
    const { text } = await rawRequest(server.url, [
      'GET /rules HTTP/1.1', `Host: ${host}`, `X-Forwarded-Proto: ${proto}`, 'Connection: close',
    ]);
    expect(text).toContain(`<meta property="og:url" content="${origin}/rules" />`);
  });

  it.each(['"><script>', 'a b', 'x@y', ''])('has no address if the host of the request is invalid: %s', async (host) => {
    const { text } = await rawRequest(server.url, ['GET / HTTP/1.1', `Host: ${host}`, 'Connection: close']);
    expect(text).toContain('og:title');
    expect(text).not.toContain('og:url');
  });
});

it('the content security policy of a page allows its inline script and no other', async () => {
  const response = await fetch(`${server.url}/rules`);
  expect(response.headers.get('content-security-policy')).toMatch(/;script-src 'self' 'sha256-[\w+/]{43}='(?:;|$)/);
  expect((await fetch(`${server.url}/healthz`)).headers.get('content-security-policy')).not.toContain('script-src');
});
