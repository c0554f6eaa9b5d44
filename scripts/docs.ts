import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AnyGame, games } from '@chinwag/rules';
import { LAWS } from '@chinwag/rules/laws/list';
import { handbookParts } from '../apps/server/src/settings/handbook.ts';
import { COSTS, KIND_OF_REQUEST } from '../apps/server/src/shield/costs.ts';
import { testsNotFound } from './named-tests.ts';
import { rulesWordingFaults } from './rules-wording.ts';
import { translatedRulesFaults } from './translated-rules.ts';

/**
 * Writes the generated parts of docs/: the laws, the settings, the state machine of each game, and the table of rules and their
 * tests. With `--check`, writes nothing, and fails if a page is stale or a rule has no test. Also fails if a translated rules page
 * has different rules, or a page has a phrase that `rules-wording.ts` forbids.
 */
const RULE_ID = /\b[A-Z]{2}\d+\.\d+\b/g;
/**
 * The title of a test, which starts with its rules, as in `CW4.2: follow suit`. The title is the first of some arguments, or of a
 * row of cases.
 */
const TITLE = /[([]\s*(['"`])([A-Z]{2}\d+\.\d+[^:'"`]*: .*?)\1/gs;

const registered: readonly AnyGame[] = Object.values(games);
const faults: string[] = [];
const pages = new Map<string, string>([
  ['docs/architecture.md', withLaws(readFileSync('docs/architecture.md', 'utf8'))],
  ['docs/operating.md', withSettings(readFileSync('docs/operating.md', 'utf8'))],
  ...registered.map((game): [string, string] => [`docs/phases/${game.id}.md`, withPhases(game)]),
  ['docs/rules/tests.md', registered.map(coverage).reduce((page, part) => page + part, coverageHeading())],
]);

const OPERATING = readdirSync('docs/operating').filter((name) => name.endsWith('.md')).map((name) => `docs/operating/${name}`);
for (const page of ['docs/SECURITY.md', 'docs/operating.md', ...OPERATING]) {
  for (const test of testsNotFound(page)) faults.push(`${page} names a test that is not there: ${test}`);
}
faults.push(...translatedRulesFaults('docs/rules', registered.map(({ id }) => id)), ...rulesWordingFaults('docs/rules'));

for (const [path, text] of pages) {
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (current(path) !== text) faults.push(`${path} is stale: run "npm run docs".`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function current(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Returns a page with its marked part replaced. `path` names the page in the error thrown if the marker is missing. */
function withPart(page: string, path: string, name: string, lines: readonly string[]): string {
  const between = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!between.test(page)) faults.push(`${path} has no place for the ${name}.`);
  return page.replace(between, (_, before: string, after: string) => `${before}${lines.join('\n')}\n${after}`);
}

/** Returns a page with the tables of settings between their markers. */
function withSettings(page: string): string {
  const withTable = (text: string, { name, lines }: { readonly name: string; readonly lines: readonly string[] }): string =>
    withPart(text, 'docs/operating.md', name, lines);
  return [...handbookParts(), { name: 'costs', lines: costLines() }].reduce(withTable, page);
}

/** Returns a table of the cost of each kind of request, and the requests of that kind at a table. */
function costLines(): readonly string[] {
  const rows = Object.entries(COSTS).map(([kind, { ms, bytes, disk }]) => {
    const requests = Object.entries(KIND_OF_REQUEST).flatMap(([name, of]) => (of === kind ? `\`${name}\`` : []));
    return `| ${kind} | ${ms} | ${bytes} | ${disk} | ${requests.join(', ')} |`;
  });
  return ['| kind | ms | bytes | disk | requests of a table |', '| --- | --- | --- | --- | --- |', ...rows];
}

/** Returns a page with all laws between its markers. */
function withLaws(page: string): string {
  const lines = LAWS.toSorted((a, b) => a.number - b.number).map(({ number, name, says }) => {
    return `- **${number}. ${name.charAt(0).toUpperCase()}${name.slice(1)}.** ${says}`;
  });
  return withPart(page, 'docs/architecture.md', 'laws', lines);
}

/** Returns the initial content of a page of phases. */
function emptyPage(id: string): string {
  return [`# The phases of ${id}`, '', '<!-- phases -->', '<!-- /phases -->', ''].join('\n');
}

/** Returns a game's page of phases, with its state machine between the markers. */
function withPhases({ id, phases }: AnyGame): string {
  const page = current(`docs/phases/${id}.md`) ?? emptyPage(id);
  const arrows = Object.entries<readonly string[]>(phases).flatMap(([phase, next]) =>
    next.length > 0 ? next.map((to) => `  ${phase} --> ${to}`) : [`  ${phase} --> [*]`],
  );
  const first = Object.keys(phases)[0] ?? '';
  const drawing = ['```mermaid', 'stateDiagram-v2', `  [*] --> ${first}`, ...arrows, '```'];
  return withPart(page, `docs/phases/${id}.md`, 'phases', drawing);
}

function coverageHeading(): string {
  return [
    '# Every rule and its tests',
    '',
    '`npm run docs` writes this page from the rules pages and the titles of the tests; a rule without a test fails the build.',
    '',
  ].join('\n');
}

/** Returns the table of one game: its rule ids, in the order of the rules page, and the tests whose titles name them. */
function coverage(game: AnyGame): string {
  const sources = sourcesIn(`packages/rules/src/games/${game.id}`);
  const titles = sources
    .filter(({ file }) => file.endsWith('.test.ts'))
    .flatMap(({ text }) => [...text.matchAll(TITLE)])
    .map(([, , title]) => title ?? '');
  const ids = [...new Set(readFileSync(`docs/rules/${game.id}.md`, 'utf8').match(RULE_ID))].toSorted(byNumber);

  const prefix = (ids[0] ?? '').slice(0, 2);
  const cited = new Set(sources.flatMap(({ text }) => text.match(RULE_ID) ?? []).filter((id) => id.startsWith(prefix)));
  for (const id of cited) {
    if (!ids.includes(id)) faults.push(`${id} is cited in ${game.id}, but its rules page has no such rule.`);
  }

  const rows = ids.map((id) => {
    const naming = titles.filter((title) => title.match(RULE_ID)?.includes(id));
    if (naming.length === 0) faults.push(`${id} has no test that names it.`);
    return `| ${id} | ${naming.length} | ${(naming[0] ?? '').replaceAll('|', '\\|')} |`;
  });
  return ['', `## ${game.id}`, '', '| rule | tests | the first of them |', '|---|---|---|', ...rows, ''].join('\n');
}

function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** Returns every TypeScript file below `folder`, sorted by name. */
function sourcesIn(folder: string): readonly { readonly file: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));
}
