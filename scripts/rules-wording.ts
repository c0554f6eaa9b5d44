import { readdirSync, readFileSync } from 'node:fs';

/** A phrase that no rules page may contain, in any language, and its replacement. */
interface Unwanted {
  readonly pattern: RegExp;
  readonly say: string;
}

const UNWANTED: readonly Unwanted[] = [
  { pattern: /(?<![\dAKQJ])[♠♥♦♣] ?(?:10|[2-9AKQJ])(?![\p{L}\d♠♥♦♣])/gu, say: 'write the index and then the sign, 6♠' },
  { pattern: /(?<!\p{L})(?:seats?|asientos?|gracz(?:a|e|owi|em)?|miejsc(?:e|a|u|ach)(?: od)?) \d/giu, say: 'give people names' },
  { pattern: /`[^`\n]+`/gu, say: 'name a choice as the host sees it, in italics' },
];

/** Pages about the rules pages, as opposed to those about a game. */
const ABOUT_THEM = ['README.md', 'tests.md'];

/**
 * Returns one sentence, with page and line, for each phrase on the rules pages below `folder` that reads as translated, in any
 * language. `docs/rules/README.md` lists the phrases.
 */
export function rulesWordingFaults(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !ABOUT_THEM.includes(path))
    .toSorted()
    .flatMap((path) => faultsIn(`${folder}/${path}`));
}

function faultsIn(path: string): readonly string[] {
  return readFileSync(path, 'utf8').split('\n').flatMap((line, at) =>
    UNWANTED.flatMap(({ pattern, say }) =>
      [...line.matchAll(pattern)].map(([found]) => `${path}:${at + 1} says "${found}": ${say}.`)),
  );
}
