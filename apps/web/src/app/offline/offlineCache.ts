/** A build of the app, as stored on the device. */
export interface Build {
  /** The id of the build, which is written into each of its pages. The cache stores builds separately, and never mixes them. */
  readonly id: string;
  /** Every file that the app needs offline, by its path from the app's root. The list has pages by their folders. */
  readonly files: readonly string[];
}

/** The environment of an `OfflineCache`: the browser's caches, `fetch`, the app's root and a timeout. */
export interface OfflineCacheOptions {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** The app's root, such as `https://cards.example/`. */
  readonly root: string;
  /** The timeout, in ms, after which a stored page is shown in place of a page from the network. */
  readonly patience: number;
}

const OURS = 'chinwag-';

/** The path of tables, whose pages always come from the server, however long that takes. */
const TABLES = 't/';

/**
 * Stores a build of the app for offline use. A page comes from the network whenever the network responds. The stored page has a
 * mark and opens no table (`fromDevice.ts`), so that an old page never connects to a newer server. Files with a hash in their name
 * come from the cache. All other requests, in particular those to the server's API, pass through.
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
   * Downloads the whole build. If a part of the build is unavailable or already belongs to another build, rejects and deletes all
   * parts.
   */
  async install(): Promise<void> {
    const { caches } = this.#around;
    const cache = await caches.open(this.#name);
    // Waits for every part, even after one has failed, because a later part would be left behind.
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

  /** Deletes all files stored for other builds. */
  async activate(): Promise<void> {
    const { caches } = this.#around;
    const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== this.#name);
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  /** Returns the answer to a request, or null for a request that the cache leaves to the network. */
  answer(request: Request): Promise<Response> | null {
    const path = this.#pathOf(request);
    if (path === null) return null;
    if (request.mode === 'navigate') return this.#page(request, path);
    return this.#files.has(path) && !isPage(path) ? this.#stored(request, path) : null;
  }

  /** Returns the path from the app's root, or null for a request outside of the app, or other than a GET. */
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

  /** Resolves with the stored page of a folder, or with the app's only page if the folder has none. */
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

/** Returns whether a path is that of a page. Requests name a page by its folder. */
function isPage(path: string): boolean {
  return path === '' || path.endsWith('/');
}

function soon(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
