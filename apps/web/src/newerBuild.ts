import { ROOT } from './basePath.ts';

/** The builds for which this tab has loaded its page again, separated by spaces: each once, so that it never does so for ever. */
const LOADED_FOR = 'chinwag.loaded-for';

/** How long to wait before the server is asked again, in ms, where it does not answer: it may be starting just now. */
const PAUSE = 2000;
/** How often it is asked at most. */
const TRIES = 60;

/** What the page is, and what is around it. */
export interface AroundPage {
  /** Of which build the page is; null where that is none, as in development. */
  readonly own: string | null;
  /** Of which build a page is that the server sends now; null if it sends none. */
  readonly served: () => Promise<string | null>;
  /** What is stored in this tab. Throws where the browser stores nothing. */
  readonly tab: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

/**
 * Loads a page again of which a part is missing, if the server has a newer build by now: an old build's files are gone with it.
 * Resolves where the page stays as it is: there is no newer build, or this tab has been loaded again for it, or nothing can be
 * stored in this tab, so that the page would come back without what it has. Else the page is left.
 */
export async function loadNewerBuild({ own, served, tab, reload }: AroundPage): Promise<void> {
  const found = own === null ? null : await answered(served);
  if (found === null || found === own || !noteOnce(tab, found)) return;
  reload();
  // The browser is about to leave this page: until then nothing is said of the part that is missing.
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

/** Notes that the page is loaded again for this build; false if it was before, or cannot be noted. */
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

/** How a page names its build. */
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

/** A part of this page could not be loaded: loads the page again if that is because there is a newer build, else resolves. */
export function onMissingPart(): Promise<void> {
  looking ??= loadNewerBuild(HERE).finally(() => {
    looking = null;
  });
  return looking;
}

/** From now on a script, style sheet or text of this page that cannot be loaded is looked into. */
export function watchForMissingParts(): void {
  window.addEventListener('vite:preloadError', () => void onMissingPart());
}
