import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import type { Plugin } from 'vite';
import { type LanguageId, LANGUAGES } from '../../apps/web/src/language/languages.ts';
import { typeset } from '../../apps/web/src/language/typeset.ts';
import { allScopes, fileOf, textsOf } from './catalogues.ts';
import { ruleTitles } from './rule-titles.ts';
import { withTermsAsGaps } from './terms.ts';

const PREFIX = 'virtual:messages';
const MARKERS = join(import.meta.dirname, '../../apps/web/src/language/markers.ts');

/**
 * Compiles the messages, so that a browser parses none. `virtual:messages` is a way to load each group of them in each
 * language; a group is one module, `virtual:messages/chanoyu/pl`, of functions from what fills their gaps to their parts.
 */
export function messages(): Plugin {
  return {
    name: 'chinwag-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [, group, language] = id.split('/');
      if (group === undefined) return loaders();
      for (const scope of allScopes()) for (const each of LANGUAGES) this.addWatchFile(fileOf(scope, each));
      return compiled(group, language as LanguageId);
    },
  };
}

/** The module that loads each group in each language. */
function loaders(): string {
  const groups = [...new Set(allScopes().map(({ group }) => group))];
  const inLanguage = (language: LanguageId): string =>
    groups.map((group) => `${JSON.stringify(group)}: () => import('${PREFIX}/${group}/${language}')`).join(', ');
  return `export default { ${LANGUAGES.map((language) => `${language}: { ${inLanguage(language)} }`).join(', ')} };`;
}

/** The module of one group in one language. */
function compiled(group: string, language: LanguageId): string {
  const marker = (id: string) => ({ formatter: () => null, arg: 'string', id, module: MARKERS }) as const;
  const names = ['card', 'cards', 'suit', 'sign', 'rank', 'signed', 'halves', 'either', 'term'];
  const customFormatters = Object.fromEntries(names.map((name) => [name, marker(name)]));
  const format = new MessageFormat(language, { returnType: 'values', customFormatters });
  const scopes = allScopes().filter((scope) => scope.group === group);
  const texts = scopes.flatMap((scope) => {
    // What is not yet translated is told in English; the check refuses it.
    const found = new Map([...textsOf(scope, 'en'), ...textsOf(scope, language)]);
    return [...found].map(([key, text]): [string, string] => [`${scope.name}.${key}`, withTermsAsGaps(typeset(text, language))]);
  });
  // What a link to a rule is about comes along with the game, from the rules page itself.
  const titles = [...ruleTitles(group, language)].map(([chapter, title]) => [`rules.${chapter}`, typeset(title, language)]);
  return compileModule(format, Object.fromEntries([...texts, ...titles]));
}
