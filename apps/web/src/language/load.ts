import loaders from 'virtual:messages';
import type { Grammar } from './grammar/grammar.ts';
import { useSpoken } from './language.ts';
import type { Catalogue } from './catalogue.ts';
import type { LanguageId } from './languages.ts';

const GRAMMARS: Readonly<Record<LanguageId, () => Promise<{ readonly grammar: Grammar }>>> = {
  en: () => import('./grammar/en.ts'),
  es: () => import('./grammar/es.ts'),
  pl: () => import('./grammar/pl.ts'),
};

/** The groups of messages that the page has requested. They also load for any further language. */
const groups = new Set(['app']);

/** The language requested last, unless it failed to load. */
let wanted: LanguageId = 'en';

/** Resolves with all requested messages in this language. */
async function catalogueOf(id: LanguageId): Promise<Catalogue> {
  const loaded = await Promise.all([...groups].map(async (group) => (await loaders[id]?.[group]?.())?.default ?? {}));
  return Object.assign({}, ...loaded) as Catalogue;
}

/**
 * Sets the page to this language once the language is loaded, unless a different language is requested in the meantime. Rejects and
 * leaves the page unchanged if loading fails.
 */
export async function speak(id: LanguageId): Promise<void> {
  wanted = id;
  try {
    for (;;) {
      const asked = groups.size;
      const [{ grammar }, catalogue] = await Promise.all([GRAMMARS[id](), catalogueOf(id)]);
      if (wanted !== id) return;
      // The catalogue must include a group requested in the meantime; earlier groups are available at once.
      if (asked !== groups.size) continue;
      return useSpoken.setState({ language: { id, catalogue, grammar } });
    }
  } catch (error) {
    if (wanted === id) wanted = useSpoken.getState().language?.id ?? 'en';
    throw error;
  }
}

/**
 * Loads groups of messages in the page's language, and from now on in any other language of the page. Rejects if they cannot be
 * loaded. Before the first language is loaded, the loading of that language reports the failure instead.
 */
export async function loadMessages(...names: readonly string[]): Promise<void> {
  for (const name of names) groups.add(name);
  if (useSpoken.getState().language !== null) return speak(wanted);
  // They load in parallel with the first language, which includes them when it is ready, and reports any failure.
  for (const name of names) loaders[wanted]?.[name]?.().catch(() => undefined);
}
