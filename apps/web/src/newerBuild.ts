import { ROOT } from './basePath.ts';

/**
 * The builds for which this tab has reloaded its page, separated by spaces. The page reloads only once for each, so that it never
 * reloads forever.
 */
const LOADED_FOR = 'chinwag.loaded-for';

/** The wait before the server is asked again, in ms, if it does not answer: it may be starting. */
const PAUSE = 2000;
/** The most attempts. */
const TRIES = 60;

/** The page and the environment that a reload depends on. */
export interface AroundPage {
  /** The page's build, or null if it has none, as in development. */
  readonly own: string | null;
  /** Resolves with the build of the pages that the server sends now, or null if they have none. */
  readonly served: () => Promise<string | null>;
  /** Returns the tab's storage. Throws if the browser stores nothing. */
  readonly tab: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

/**
 * Reloads a page with a missing part if the server now has a newer build. An update removes the old build's files. Resolves if the
 * page stays, because there is no newer build, or this tab has already reloaded for it. The page also stays if the tab cannot store
 * anything, because it would return without its data.
 */
export async function loadNewerBuild({ own, served, tab, reload }: AroundPage): Promise<void> {
  const found = own === null ? null : await answered(served);
  if (found === null || found === own || !noteOnce(tab, found)) return;
  reload();
  // The browser is about to leave this page, so nothing reports the missing part.
  await new Promise(() => undefined);
}

async function answered(served: AroundPage['served']): Promise<string | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await served();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return null;
}

/** Records that the page reloads for this build. Returns false if the page did so before, or if recording fails. */
function noteOnce(tab: AroundPage['tab'], build: string): boolean {
  try {
    const before = tab().getItem(LOADED_FOR)?.split(' ') ?? [];
    if (before.includes(build)) return false;
    tab().setItem(LOADED_FOR, [...before, build].join(' '));
    return true;
  } catch {
    return false;
  }
}

/** The pattern of the build's name in a page. */
const NAMED = /<meta name="build" content="(\w+)"/;

const HERE: AroundPage = {
  own: globalThis.document?.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null,
  served: async () => {
    try {
      const page = await fetch(`${ROOT}/`, { cache: 'no-store' });
      return page.ok ? NAMED.exec(await page.text())?.[1] ?? null : null;
    } catch {
      return null;
    }
  },
  tab: () => globalThis.sessionStorage,
  reload: () => window.location.reload(),
};

let looking: Promise<void> | null = null;

/** Handles the failure to load a part of this page. Reloads the page if there is a newer build and resolves if there is none. */
export function onMissingPart(): Promise<void> {
  looking ??= loadNewerBuild(HERE).finally(() => {
    looking = null;
  });
  return looking;
}

/** Installs a handler for every script, style sheet or text of this page that fails to load. */
export function watchForMissingParts(): void {
  window.addEventListener('vite:preloadError', () => void onMissingPart());
}
