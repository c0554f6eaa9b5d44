import { BANNED_NAMES, BANNED_WORDS, type BannedIn } from '../banned-words.ts';
import { ALLOWED } from './allowed.ts';
import type { Area, WrittenFile } from './files.ts';

/** An occurrence of a banned word. */
export interface Occurrence {
  readonly area: Area;
  readonly path: string;
  /** The line number, from 1; 0 for the name of the file itself. */
  readonly line: number;
  readonly word: string;
  readonly say: string;
}

/** A word of a text, in lower case, with its position. */
interface Word {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** A part of a name, or a word of prose. `toldApart` has two parts, as does `HTMLPage`. */
const WORD = /[A-Z]?[a-z]+(?:’[a-z]+)?|[A-Z]+(?![a-z])/gu;
const NAME = /[A-Za-z_$][\w$]*/gu;
const COMMENT = /^\s*(?:\/\/|\/?\*)/u;

/** The banned phrases by their first word. */
const BY_FIRST = new Map<string, { readonly parts: readonly string[]; readonly say: string; readonly in: readonly BannedIn[] }[]>();
for (const { words, say, in: where } of BANNED_WORDS) {
  for (const word of words) {
    const parts = word.split(' ');
    const [first = ''] = parts;
    BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), { parts, say, in: where }]);
  }
}
const SAY_BY_NAME = new Map(BANNED_NAMES.flatMap(({ names, say }) => names.map((name) => [name, say] as const)));

/** The allowed texts, longest first, outside longer names. */
const ALLOWED_TEXT = new RegExp(
  ALLOWED.flatMap(({ texts }) => texts).toSorted((a, b) => b.length - a.length).map(wholeText).join('|'), 'gu',
);

/** Returns a pattern for exactly this text, outside longer names. */
function wholeText(text: string): string {
  const [before, after] = [/^\w/u.test(text) ? '(?<![\\w-])' : '', /\w$/u.test(text) ? '(?![\\w-])' : ''];
  return `${before}${text.replaceAll(/[.$|()[\]{}*+?^\\]/gu, String.raw`\$&`)}${after}`;
}

/** Returns every banned word of a file. Those in the file's name come first. */
export function occurrencesIn(file: WrittenFile): readonly Occurrence[] {
  const { area, path, kind, text } = file;
  const name = path.slice(path.startsWith(`${area}/`) ? area.length + 1 : 0);
  const inName = kind === 'code' ? bannedIn(name, 'code').map((found) => ({ ...found, area, path, line: 0 })) : [];
  const inText = text.split('\n').flatMap((content, at) =>
    bannedInLine(content, kind).map((found) => ({ ...found, area, path, line: at + 1 })),
  );
  return [...inName, ...inText];
}

/** Returns an occurrence as text: `path:line: "watcher": say "spectator"`. */
export function described({ path, line, word, say }: Occurrence): string {
  return `${path}${line === 0 ? '' : `:${line}`}: "${word}": say "${say}"`;
}

type BannedUse = Pick<Occurrence, 'word' | 'say'>;

function bannedInLine(line: string, kind: WrittenFile['kind']): readonly BannedUse[] {
  if (kind === 'docs') return bannedIn(line, 'docs');
  if (kind === 'rules') return bannedIn(line, 'texts');
  if (kind === 'code') return [...bannedIn(line, 'code'), ...namesIn(line)];
  // the key of a message is a name in code; players read the text after it
  const key = /^\s*[\w-]+:|^\s*#.*/u.exec(line)?.[0] ?? '';
  return [...bannedIn(key, 'code'), ...bannedIn(line.slice(key.length), 'texts')];
}

function bannedIn(text: string, where: BannedIn): readonly BannedUse[] {
  const words = wordsIn(text.replaceAll(ALLOWED_TEXT, (allowed) => ' '.repeat(allowed.length)));
  return words.flatMap(({ word }, at) =>
    (BY_FIRST.get(word) ?? [])
      .filter(({ parts, in: places }) => places.includes(where) && follow(parts, words, at, text))
      .map(({ parts, say }) => ({ word: parts.join(' '), say })),
  );
}

function wordsIn(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word: word.toLowerCase(), from: index, to: index + word.length }));
}

/** Returns whether these words follow one another here, with only a space or the joint of a name between them. */
function follow(parts: readonly string[], words: readonly Word[], at: number, text: string): boolean {
  return parts.every((part, k) => {
    const [before, here] = [words[at + k - 1], words[at + k]];
    if (here?.word !== part) return false;
    return k === 0 || before === undefined || /^[ _-]?$/u.test(text.slice(before.to, here.from));
  });
}

function namesIn(line: string): readonly BannedUse[] {
  if (COMMENT.test(line)) return [];
  return [...line.matchAll(NAME)].flatMap(([name]) => {
    const say = SAY_BY_NAME.get(name);
    return say === undefined ? [] : [{ word: name, say }];
  });
}
