import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Build, OfflineCache } from './offlineCache.ts';

const ROOT = 'https://cards.example/';
const OLD: Build = { id: 'old-build', files: ['', 'assets/index-1.js', 'icon.svg'] };
const NEW: Build = { id: 'new-build', files: ['', 'assets/index-2.js', 'icon.svg'] };

/** The network's answers, by path. A missing path is not found; null means that there is no network. */
let network: Readonly<Record<string, string>> | null = {};
let status = 200;
let answersAfter = 0;
const asked: string[] = [];
/** The stored files, by the name of their cache. */
const shelves = new Map<string, Map<string, Response>>();

const page = (build: Build): string => `<!doctype html><html lang="en"><meta name="build" content="${build.id}"></html>`;
const serverOf = (build: Build) =>
  Object.fromEntries(build.files.map((file) => [file, file === '' ? page(build) : `${file} of ${build.id}`]));

async function fetchFake({ url }: Request): Promise<Response> {
  const path = url.slice(ROOT.length);
  asked.push(path);
  if (answersAfter > 0) await new Promise((resolve) => setTimeout(resolve, answersAfter));
  if (network === null) throw new TypeError('Failed to fetch');
  const text = network[path.startsWith('rules') || path.startsWith('t/') ? '' : path];
  return text === undefined ? new Response('', { status: 404 }) : new Response(text, { status });
}

const caches = {
  open: async (name: string) => {
    const shelf = shelves.get(name) ?? new Map<string, Response>();
    shelves.set(name, shelf);
    return {
      put: async (url: string, response: Response) => void shelf.set(url, response),
      match: async (url: string) => shelf.get(url)?.clone(),
    };
  },
  keys: async () => [...shelves.keys()],
  delete: async (name: string) => shelves.delete(name),
} as unknown as CacheStorage;

const offlineCache = (build: Build): OfflineCache =>
  new OfflineCache(build, { caches, fetch: fetchFake, root: ROOT, patience: 20 });

/** Returns a request of a page for a file, or of a browser for a page. */
function request(path: string, mode: 'navigate' | 'cors' = 'cors', method = 'GET'): Request {
  return Object.defineProperty(new Request(new URL(path, ROOT), { method }), 'mode', { value: mode });
}

const textOf = async (answer: Promise<Response> | null): Promise<string | null> => (answer === null ? null : (await answer).text());

beforeEach(() => {
  shelves.clear();
  asked.length = 0;
  [network, status, answersAfter] = [serverOf(OLD), 200, 0];
  vi.useRealTimers();
});

/** Resolves with an app that has been stored. */
async function installed(build: Build): Promise<OfflineCache> {
  network = serverOf(build);
  const stored = offlineCache(build);
  await stored.install();
  asked.length = 0;
  return stored;
}

describe('a page', () => {
  it('comes from the network even when a copy is stored', async () => {
    const stored = await installed(OLD);
    network = serverOf(NEW);
    expect(await textOf(stored.answer(request('', 'navigate')))).toBe(page(NEW));
    expect(await textOf(stored.answer(request('rules/chinkway', 'navigate')))).toBe(page(NEW));
  });

  it.each([
    ['without a network', () => void (network = null)],
    ['from a server that is being restarted', () => void (status = 502)],
    ['from a network that does not answer', () => void (answersAfter = 100)],
  ])('%s is the stored copy, marked as stored on the device', async (_, goWrong) => {
    const stored = await installed(OLD);
    goWrong();
    const html = await textOf(stored.answer(request('rules/chinkway', 'navigate')));
    expect(html).toContain('<html data-from="device" lang="en">');
    expect(html).toContain(OLD.id);
  });

  it('for a table always waits for the network', async () => {
    const stored = await installed(OLD);
    answersAfter = 60;
    expect(await textOf(stored.answer(request('t/ABCDEFGHJK', 'navigate')))).not.toContain('data-from');
  });

  it('that was never stored waits for the network, and fails without one', async () => {
    answersAfter = 60;
    expect(await textOf(offlineCache(OLD).answer(request('', 'navigate')))).toBe(page(OLD));
    network = null;
    expect((await offlineCache(OLD).answer(request('', 'navigate')))?.type).toBe('error');
  });

  it('of a folder redirects to its address with a slash, which its relative links need', async () => {
    const copy: Build = { ...OLD, files: ['', 'rules/', 'assets/index-1.js'] };
    network = { '': page(copy) };
    const stored = offlineCache({ ...copy, files: ['', 'rules/'] });
    await stored.install();
    network = null;
    const answer = await stored.answer(request('rules', 'navigate'));
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, `${ROOT}rules/`]);
    expect(await textOf(stored.answer(request('rules/', 'navigate')))).toContain('data-from="device"');
  });
});

describe('any other request', () => {
  it('is served from the cache if the build contains the file', async () => {
    const stored = await installed(OLD);
    network = null;
    expect(await textOf(stored.answer(request('assets/index-1.js')))).toBe('assets/index-1.js of old-build');
    expect(asked).toEqual([]);
  });

  it.each(['api/guests', 'api/tables/ABCDEFGHJK', 'matchmake/joinById/x', 'healthz', 'metrics', 'assets/of-another-build.js'])(
    'goes to the network only: %s',
    async (path) => {
      const stored = await installed(OLD);
      expect(stored.answer(request(path))).toBeNull();
      expect(stored.answer(request(path, 'cors', 'POST'))).toBeNull();
    },
  );

  it('to another origin is ignored', async () => {
    expect((await installed(OLD)).answer(request('https://elsewhere.example/icon.svg'))).toBeNull();
  });
});

describe('a new build', () => {
  it('is cached beside the old one, which activation deletes', async () => {
    await installed(OLD);
    const stored = await installed(NEW);
    expect([...shelves.keys()]).toEqual(['chinwag-old-build', 'chinwag-new-build']);
    shelves.set('of-somebody-else', new Map());
    await stored.activate();
    expect([...shelves.keys()]).toEqual(['chinwag-new-build', 'of-somebody-else']);
  });

  it('is not cached when the server has another build or lacks a file', async () => {
    network = { '': page(OLD) };
    await expect(offlineCache(OLD).install()).rejects.toThrow('404');
    network = { ...serverOf(OLD), '': page(NEW) };
    await expect(offlineCache(OLD).install()).rejects.toThrow('another build');
    expect([...shelves.keys()]).toEqual([]);
  });
});
