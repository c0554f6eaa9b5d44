import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@messageformat/parser';
import { isPair, isScalar, parseDocument, type Document, visit } from 'yaml';
import { LANGUAGES } from '../../apps/web/src/language/languages.ts';
import { type Scope, textsIn, textsOf } from './catalogues.ts';
import { renderingsOf } from './content/renderings.ts';
import type { SourceFile } from './sources.ts';

/** Languages written from right to left, which the app does not support. */
const RIGHT_TO_LEFT = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];
const WIDTH = 132;

/** The progress of a language: the number of its texts, and of those missing or still equal to the English. */
export interface LanguageProgress {
  readonly all: number;
  readonly left: readonly string[];
}

/** Returns a sentence that says why a language with this tag cannot be added, or null if it can. */
export function whyNotAdded(tag: string): string | null {
  if (!/^[a-z]{2,3}$/u.test(tag)) return `"${tag}" is no tag of a language: give two or three small letters, as de.`;
  if (RIGHT_TO_LEFT.includes(tag)) return `"${tag}" is written from right to left, which Chinwag does not claim to do.`;
  return (LANGUAGES as readonly string[]).includes(tag) ? `"${tag}" is a language of the app already.` : null;
}

/**
 * Returns the file of a scope in a new language. It is the English file, with a note above each text on its place in the app and
 * its maximum length. Texts in `existing`, an earlier file of the language, replace the English.
 */
function draftOf(scope: Scope, sources: readonly SourceFile[], existing: string | null): string {
  const document = parseDocument(readFileSync(join(scope.folder, 'en.yaml'), 'utf8'));
  const before = existing === null ? new Map<string, string>() : textsIn(existing);
  const longest = longestOf(scope);
  forEachText(document, (key, text) => {
    const whole = `${scope.name}.${key}`;
    const note = ` ${seenIn(whole, scope, sources)}; up to ${longest.get(key) ?? text.length} characters`;
    return { text: before.get(key) ?? text, note };
  });
  return document.toString({ lineWidth: WIDTH });
}

/** Writes the files of a language, and adds missing texts to existing files. Existing texts stay unchanged. */
export function writeLanguage(tag: string, scopes: readonly Scope[], sources: readonly SourceFile[]): void {
  for (const scope of scopes) {
    const file = join(scope.folder, `${tag}.yaml`);
    writeFileSync(file, draftOf(scope, sources, existsSync(file) ? readFileSync(file, 'utf8') : null));
  }
}

/** Returns the progress of a language, by the full keys of its messages. */
export function progressOf(tag: string, scopes: readonly Scope[]): LanguageProgress {
  const keys = scopes.flatMap((scope) => {
    const file = join(scope.folder, `${tag}.yaml`);
    const texts = existsSync(file) ? textsIn(readFileSync(file, 'utf8')) : new Map<string, string>();
    const english = [...textsOf(scope, 'en')];
    return english.map(([key, text]) => ({ key: `${scope.name}.${key}`, done: isDone(texts.get(key), text) }));
  });
  return { all: keys.length, left: keys.filter(({ done }) => !done).map(({ key }) => key) };
}

function isDone(text: string | undefined, english: string): boolean {
  return text !== undefined && (text !== english || !/\p{L}/u.test(english.replaceAll(/\{\w+(?:, \w+)*\}/gu, '')));
}

/** A text as written, and the note above it. */
interface DraftText {
  readonly text: string;
  readonly note: string;
}

/** Replaces each text of a document by the result of `change`. */
function forEachText(document: Document, change: (key: string, text: string) => DraftText): void {
  visit(document, {
    Pair(_, pair, path) {
      if (!isScalar(pair.key) || !isScalar(pair.value) || typeof pair.value.value !== 'string') return;
      const above = path.flatMap((node) => (isPair(node) && isScalar(node.key) ? [String(node.key.value)] : []));
      const { text, note } = change([...above, String(pair.key.value)].join('.'), pair.value.value);
      pair.value.value = text;
      pair.key.commentBefore = [pair.key.commentBefore, note].filter((line) => line !== undefined && line !== null).join('\n');
    },
  });
}

/** Returns the length of each text's longest case, in the language with the longest. That length fits on screen. */
function longestOf(scope: Scope): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const [key, text] of textsOf(scope, language)) longest.set(key, Math.max(longest.get(key) ?? 0, lengthOf(text)));
  }
  return longest;
}

function lengthOf(text: string): number {
  const tokens = parse(text, { strict: false });
  return Math.max(...renderingsOf(tokens).map((rendering) => rendering.text.replaceAll(/<\/?[a-z-]+>|[⟦⟧]/gu, '').length));
}

/** Returns the files that use a message, or, if none has its full key, the folder of the message. */
function seenIn(key: string, scope: Scope, sources: readonly SourceFile[]): string {
  const saying = sources.filter(({ text }) => text.includes(`'${key}'`));
  const files = [...new Set(saying.map(({ path }) => path.split(/[/\\]/u).at(-1) ?? path))];
  return files.length === 0 ? `said by ${scope.name}` : `said in ${files.slice(0, 3).join(', ')}`;
}
