import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LANGUAGES } from '../apps/web/src/language/languages.ts';
import { allScopes } from './languages/catalogues.ts';
import { contentFaults, writtenMessages } from './languages/content/check.ts';
import { codeFaults } from './languages/content/code.ts';
import { reportOf } from './languages/report.ts';
import { declarations } from './languages/declarations.ts';
import { refusalKeys } from './languages/refusals.ts';
import { sourcesOf } from './languages/sources.ts';

/**
 * Writes beside each folder of messages the types of its keys, and prints for each language how many messages there are, and of how
 * many something is wrong: missing, unused, other gaps. Then it reads what they say (`languages/content`): a sentence for each text
 * that is wrong. With `--check` it writes no types, and fails if anything is wrong.
 */
const checks = process.argv.includes('--check');
const scopes = allScopes();
const sources = sourcesOf(join(import.meta.dirname, '../apps/web/src'));
const report = reportOf(scopes, sources, refusalKeys());
const content = [...[...writtenMessages(scopes)].flatMap(([key, texts]) => contentFaults(key, texts)), ...codeFaults(sources)];
const faults = [...report.faults, ...content];

for (const scope of scopes) {
  const file = join(scope.folder, 'messages.d.ts');
  const text = declarations(scope, report.kinds);
  if (!checks) writeFileSync(file, text);
  else if (current(file) !== text) faults.push(`${relative(process.cwd(), file)} is stale: run "npm run languages".`);
}

for (const fault of faults) console.error(fault);
for (const language of LANGUAGES) {
  const { messages, missing, unused, different } = report.counts[language];
  console.log(`${language}: ${messages} messages, ${missing} missing, ${unused} unused, ${different} different`);
}
console.log(`${content.length} to mend in what they say`);
process.exitCode = checks && faults.length > 0 ? 1 : 0;

function current(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
