import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../apps/web/src/language/languages.ts';
import { allScopes } from './languages/catalogues.ts';
import { contentFaults, writtenMessages } from './languages/content/check.ts';
import { codeFaults } from './languages/content/code.ts';
import { exported, imported, parseFlat } from './languages/exchange.ts';
import { progressOf, whyNotAdded, writeLanguage } from './languages/new-language.ts';
import { reportOf } from './languages/report.ts';
import { gameNames, nameFaults } from './languages/game-names.ts';
import { declarations } from './languages/declarations.ts';
import { refusalKeys } from './languages/refusals.ts';
import { sourcesOf } from './languages/sources.ts';

const WEB = join(import.meta.dirname, '../apps/web/src');

/**
 * Writes the types of all messages (`language/messages.d.ts`, which is not in git). For each language, prints the number of
 * messages, and of faulty ones: missing, unused, or with different placeholders. Then checks their content (`languages/content`),
 * and prints a sentence for each fault. With `--check`, fails if there is a fault. With `--types`, only writes the types.
 *
 * `new TAG` creates the files of a new language, or adds missing texts, and prints what remains. `export TAG` prints the language's
 * texts as flat JSON, and `import TAG FILE` reads them back (`docs/another-language.md`).
 */
const scopes = allScopes();
const sources = sourcesOf(WEB);
const [command, tag = '', file = ''] = process.argv.slice(2);
if (command === 'new' || command === 'export' || command === 'import') {
  process.exitCode = another(command) ? 0 : 1;
  process.exit();
}
const report = reportOf(scopes, sources, refusalKeys());
writeFileSync(join(WEB, 'language/messages.d.ts'), declarations(report.kinds));
if (process.argv.includes('--types')) process.exit();

const content = [...[...writtenMessages(scopes)].flatMap(([key, texts]) => contentFaults(key, texts)), ...codeFaults(sources)];
const faults = [...report.faults, ...content, ...nameFaults(gameNames(), LANGUAGES)];

for (const fault of faults) console.error(fault);
for (const language of LANGUAGES) {
  const { messages, missing, unused, different } = report.counts[language];
  console.log(`${language}: ${messages} messages, ${missing} missing, ${unused} unused, ${different} different`);
}
console.log(`${content.length} to mend in what they say`);
process.exitCode = process.argv.includes('--check') && faults.length > 0 ? 1 : 0;

/** Runs a command for another language. Returns whether it succeeded. */
function another(asked: 'new' | 'export' | 'import'): boolean {
  const whyNot = asked === 'new' ? whyNotAdded(tag) : null;
  if (whyNot !== null) {
    console.error(whyNot);
    return false;
  }
  if (asked === 'export') {
    console.log(JSON.stringify(exported(tag, scopes), null, 2));
    return true;
  }
  const faults = asked === 'import' ? imported(tag, parseFlat(readFileSync(file, 'utf8')), scopes) : [];
  if (asked === 'new') writeLanguage(tag, scopes, sources);
  for (const fault of faults) console.error(fault);
  const { all, left } = progressOf(tag, scopes);
  console.log(`${tag}: ${all - left.length} of ${all} messages are translated, ${left.length} are left`);
  return faults.length === 0;
}
