/** One build of the app as it is stored on the device. */
export interface Build {
  /** Identifies the build, and is written into each of its pages. Another build is stored beside it, and never mixed with it. */
  readonly id: string;
  /** Every file that the app needs offline, by its path from the app's root; a page is listed by its folder. */
  readonly files: readonly string[];
}

/** The environment of an `OfflineCache`: the browser's caches, `fetch`, the app's root and a timeout. */
export interface OfflineCacheOptions {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** The app's root: `https://cards.example/`. */
  readonly root: string;
  /** Timeout in ms: how long to wait for a page from the network before the stored one is shown. */
  readonly patience: number;
}

const OURS = 'chinwag-';

/** The path of tables, whose pages always come from the server, however long that takes. */
const TABLES = 't/';

/**
 * Stores a build of the app for offline use. A page comes from the network whenever the network responds. The stored page is marked
 * and opens no table (`fromDevice.ts`), so that an old page never connects to a newer server. Files with a hash in their name come
 * from the cache. All other requests, above all those to the server's API, pass through.
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
   * Downloads the whole build. Rejects if a part of it is unavailable or already belongs to another build, and then leaves nothing
   * of it behind.
   */
  async install(): Promise<void> {
    const { caches } = this.#around;
    const cache = await caches.open(this.#name);
    // Wait for every part, even after one has failed: a later one would be left behind.
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

  /** Deletes everything stored for other builds. */
  async activate(): Promise<void> {
    const { caches } = this.#around;
    const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== this.#name);
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  /** Returns the answer to a request; null for a request that is not ours, and goes to the network as if nothing were stored. */
  answer(request: Request): Promise<Response> | null {
    const path = this.#pathOf(request);
    if (path === null) return null;
    if (request.mode === 'navigate') return this.#page(request, path);
    return this.#files.has(path) && !isPage(path) ? this.#stored(request, path) : null;
  }

  /** Returns the path from the app's root; null for a request outside of it, or other than a GET. */
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

  /** Returns the stored page of a folder if there is one, else the app's only page. */
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

/** A page is requested by the folder it belongs to. */
function isPage(path: string): boolean {
  return path === '' || path.endsWith('/');
}

function soon(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
