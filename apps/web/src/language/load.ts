import loaders from 'virtual:messages';
import type { Grammar } from './grammar/grammar.ts';
import { type Catalogue, useSpoken } from './language.ts';
import type { LanguageId } from './languages.ts';

const GRAMMARS: Readonly<Record<LanguageId, () => Promise<{ readonly grammar: Grammar }>>> = {
  en: () => import('./grammar/en.ts'),
  es: () => import('./grammar/es.ts'),
  pl: () => import('./grammar/pl.ts'),
};

/** The groups of messages that the page has asked for: they come along into another language. */
const groups = new Set(['house']);

async function catalogueOf(id: LanguageId): Promise<Catalogue> {
  const loaded = await Promise.all([...groups].map(async (group) => (await loaders[id]?.[group]?.())?.default ?? {}));
  return Object.assign({}, ...loaded) as Catalogue;
}

/** Puts the page into this language, as soon as it is loaded. */
export async function speak(id: LanguageId): Promise<void> {
  const [{ grammar }, catalogue] = await Promise.all([GRAMMARS[id](), catalogueOf(id)]);
  useSpoken.setState({ language: { id, catalogue, grammar } });
}

/** Loads the messages of a game in the language of the page, and from now on in any other it is put into. */
export async function loadMessages(game: string): Promise<void> {
  groups.add('boards').add(game);
  const { language } = useSpoken.getState();
  if (language !== null) await speak(language.id);
}
