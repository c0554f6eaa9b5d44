/** What is stored of one build of the app, on the device. */
export interface Build {
  /** Names the build, and stands in each of its pages: another one is stored beside it, and never mixed with it. */
  readonly id: string;
  /** All that the app needs when there is no connection, by its path from where the app lies; pages by their folder's. */
  readonly files: readonly string[];
}

/** What keeping takes from around it. */
export interface OfflineCacheOptions {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Where the app lies: `https://cards.example/`. */
  readonly root: string;
  /** How long a page of the network is waited for before the stored one is shown, in ms. */
  readonly patience: number;
}

const OURS = 'chinwag-';

/** Tables are the server's: their pages come from there, however long that takes. */
const TABLES = 't/';

/**
 * Keeps a build of the app for when there is no connection. A page comes from the network wherever that answers; the stored one is
 * marked, and opens no table (`fromDevice.ts`), so that no old page ever speaks with a new server. What has a hash in its name
 * comes from where it is stored. Everything else, the server's answers above all, is not touched.
 */
export class OfflineCache {
  readonly #build: Build;
  readonly #around: OfflineCacheOptions;
  readonly #files: ReadonlySet<string>;

  constructor(build: Build, around: OfflineCacheOptions) {
    this.#build = build;
    this.#around = around;
    this.#files = new Set(build.files);
  }

  get #name(): string {
    return `${OURS}${this.#build.id}`;
  }

  /**
   * Takes the whole build from the network. Rejects where a part of it cannot be had, or is of another build by now, and leaves
   * nothing of it behind.
   */
  async install(): Promise<void> {
    const { caches } = this.#around;
    const cache = await caches.open(this.#name);
    // Each part is waited for, also once one has failed: what came later would be left behind.
    const parts = await Promise.allSettled(this.#build.files.map((file) => this.#take(cache, file)));
    const failed = parts.find((part) => part.status === 'rejected');
    if (failed === undefined) return;
    await caches.delete(this.#name);
    throw failed.reason;
  }

  async #take(cache: Pick<Cache, 'put'>, file: string): Promise<void> {
    const { fetch, root } = this.#around;
    const url = new URL(file, root).href;
    const response = await fetch(new Request(url, { cache: isPage(file) ? 'reload' : 'default' }));
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    const isOthers = isPage(file) && !(await response.clone().text()).includes(this.#build.id);
    if (isOthers) throw new Error(`${file} is of another build`);
    await cache.put(url, response);
  }

  /** Gives up what was stored of other builds. */
  async activate(): Promise<void> {
    const { caches } = this.#around;
    const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== this.#name);
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  /** What to answer a request with; null where that is none of ours, and goes to the network as if nothing were stored. */
  answer(request: Request): Promise<Response> | null {
    const path = this.#pathOf(request);
    if (path === null) return null;
    if (request.mode === 'navigate') return this.#page(request, path);
    return this.#files.has(path) && !isPage(path) ? this.#stored(request, path) : null;
  }

  /** The path from where the app lies; null for what lies elsewhere, and for what is not just looked at. */
  #pathOf({ method, url }: Request): string | null {
    const { root } = this.#around;
    const bare = url.replace(/[?#].*$/, '');
    return method === 'GET' && bare.startsWith(root) ? bare.slice(root.length) : null;
  }

  async #stored(request: Request, path: string): Promise<Response> {
    return (await this.#fromCache(path)) ?? this.#around.fetch(request);
  }

  async #page(request: Request, path: string): Promise<Response> {
    const { fetch, patience } = this.#around;
    const network = fetch(request).then((response) => (response.status < 500 ? response : null), () => null);
    const first = path.startsWith(TABLES) ? await network : await Promise.race([network, soon(patience)]);
    return first ?? (await this.#storedPage(path)) ?? (await network) ?? Response.error();
  }

  /** The page of a folder, where there is one; else the one page there is. */
  async #storedPage(path: string): Promise<Response | null> {
    if (this.#files.has(`${path}/`)) return Response.redirect(new URL(`${path}/`, this.#around.root).href);
    const page = await this.#fromCache(isPage(path) && this.#files.has(path) ? path : '');
    if (page === null) return null;
    const html = (await page.text()).replace('<html', '<html data-from="device"');
    const headers = new Headers(page.headers);
    headers.delete('content-encoding');
    headers.delete('content-length');
    return new Response(html, { status: page.status, headers });
  }

  async #fromCache(path: string): Promise<Response | null> {
    const cache = await this.#around.caches.open(this.#name);
    return (await cache.match(new URL(path, this.#around.root).href)) ?? null;
  }
}

/** A page is asked for by the folder it is the page of. */
function isPage(path: string): boolean {
  return path === '' || path.endsWith('/');
}

function soon(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
