import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { type LanguageId, LANGUAGES } from '../../apps/web/src/language/languages.ts';
import { typeset } from '../../apps/web/src/language/typeset.ts';
import { allScopes, fileOf, type Scope, textsOf } from './catalogues.ts';
import { gameNames, withGamesChosen } from './game-names.ts';
import { withPeopleAsGaps } from './people.ts';
import { ruleTitles } from './rule-titles.ts';
import { withTermsAsGaps } from './terms.ts';

/** The prefix of the virtual modules' names. */
export const PREFIX = 'virtual:messages';

const MARKERS = join(import.meta.dirname, '../../apps/web/src/language/markers.ts');

/** The modules compiled from the messages in the files, as of the creation of this object. Compiles each module once, on demand. */
export class MessageModules {
  readonly #scopes: readonly Scope[] = allScopes();
  readonly #compiled = new Map<string, string>();

  /** Returns every file that contains, or may contain, messages of a group. */
  files(group: string): readonly string[] {
    return this.#of(group).flatMap((scope) => LANGUAGES.map((language) => fileOf(scope, language)));
  }

  /** Returns the module that loads each group in each language. */
  loaders(): string {
    const groups = [...new Set(this.#scopes.map(({ group }) => group))];
    const inLanguage = (language: LanguageId): string =>
      groups.map((group) => `${JSON.stringify(group)}: () => import('${PREFIX}/${group}/${language}')`).join(', ');
    return `export default { ${LANGUAGES.map((language) => `${language}: { ${inLanguage(language)} }`).join(', ')} };`;
  }

  /** Returns the module of one group in one language. */
  module(group: string, language: LanguageId): string {
    const name = `${group}/${language}`;
    const module = this.#compiled.get(name) ?? compiled(this.#of(group), group, language);
    this.#compiled.set(name, module);
    return module;
  }

  #of(group: string): readonly Scope[] {
    return this.#scopes.filter((scope) => scope.group === group);
  }
}

/** Returns the compiled messages of a group, which consists of these scopes. */
function compiled(scopes: readonly Scope[], group: string, language: LanguageId): string {
  const marker = (id: string) => ({ formatter: () => null, arg: 'string', id, module: MARKERS }) as const;
  const names = ['card', 'cards', 'suit', 'sign', 'rank', 'signed', 'halves', 'either', 'term'];
  const customFormatters = Object.fromEntries(names.map((name) => [name, marker(name)]));
  const format = new MessageFormat(language, { returnType: 'values', customFormatters });
  const texts = scopes.flatMap((scope) => {
    // The app shows an untranslated message in English, and the check reports it.
    const found = new Map([...textsOf(scope, 'en'), ...textsOf(scope, language)]);
    const prepared = (text: string) => {
      return withGamesChosen(withPeopleAsGaps(withTermsAsGaps(typeset(text, language))), gameNames(), language);
    };
    return [...found].map(([key, text]): [string, string] => [`${scope.name}.${key}`, prepared(text)]);
  });
  // The titles for links to rules load with the game, from the rules page itself.
  const titles = [...ruleTitles(group, language)].map(([chapter, title]) => [`rules.${chapter}`, typeset(title, language)]);
  return compileModule(format, Object.fromEntries([...texts, ...titles]));
}
