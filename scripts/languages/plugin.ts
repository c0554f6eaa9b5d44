import type { Plugin } from 'vite';
import type { LanguageId } from '../../apps/web/src/language/languages.ts';
import { MessageModules, PREFIX } from './message-modules.ts';

/**
 * Returns a plugin that compiles the messages, so that a browser parses none. `virtual:messages` loads each group in each language.
 * A group is one module, such as `virtual:messages/chanoyu/pl`, of functions from the values of placeholders to the parts of a
 * message.
 */
export function messages(): Plugin {
  let modules: MessageModules | null = null;
  return {
    name: 'chinwag-messages',
    watchChange() {
      modules = null;
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [, group, language] = id.split('/');
      modules ??= new MessageModules();
      if (group === undefined) return modules.loaders();
      for (const file of modules.files(group)) this.addWatchFile(file);
      return modules.module(group, language as LanguageId);
    },
  };
}
