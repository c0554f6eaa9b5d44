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

/** The groups of messages that the page has asked for: they come along into another language. */
const groups = new Set(['app']);

/** The language that was asked for last, and not refused since. */
let wanted: LanguageId = 'en';

/** All that was asked for, in this language. */
async function catalogueOf(id: LanguageId): Promise<Catalogue> {
  const loaded = await Promise.all([...groups].map(async (group) => (await loaders[id]?.[group]?.())?.default ?? {}));
  return Object.assign({}, ...loaded) as Catalogue;
}

/**
 * Puts the page into this language, as soon as it is loaded, unless another was asked for meanwhile. Rejects where it cannot be
 * loaded: the page stays as it is.
 */
export async function speak(id: LanguageId): Promise<void> {
  wanted = id;
  try {
    for (;;) {
      const asked = groups.size;
      const [{ grammar }, catalogue] = await Promise.all([GRAMMARS[id](), catalogueOf(id)]);
      if (wanted !== id) return;
      // A group that was asked for meanwhile is not left out: what has been loaded before is there at once.
      if (asked !== groups.size) continue;
      return useSpoken.setState({ language: { id, catalogue, grammar } });
    }
  } catch (error) {
    if (wanted === id) wanted = useSpoken.getState().language?.id ?? 'en';
    throw error;
  }
}

/** Loads groups of messages in the language of the page, and from now on in any other it is put into. */
export async function loadMessages(...names: readonly string[]): Promise<void> {
  for (const name of names) groups.add(name);
  if (useSpoken.getState().language !== null) return speak(wanted);
  // They come beside the first language, which takes them up when it is there, and reports what could not be loaded.
  for (const name of names) loaders[wanted]?.[name]?.().catch(() => undefined);
}
