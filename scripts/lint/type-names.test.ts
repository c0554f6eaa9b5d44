import { describe, expect, it } from 'vitest';
import { AT_EACH_END, IN_EACH_GAME } from './type-names.ts';
import { writtenFiles } from './words/files.ts';

const DECLARATION = /^(?:export )?(?:declare )?(?:type|interface) ([A-Z]\w*)(?=[ <])/gmu;

/** The folder of a game, in the rules, the bots or the web app. */
const GAME_FOLDER = /^(?:packages\/rules\/src\/games|packages\/bots\/src|apps\/web\/src\/games)\/[a-z]+(?=\/)/u;

const APP_FOLDER = /^apps\/(?:server|web)(?=\/)/u;

/** Returns the names of the types that a file declares. */
function declaredIn(text: string): readonly string[] {
  return [...text.matchAll(DECLARATION)].flatMap(([, name]) => name ?? []);
}

/** Returns the files that declare each name. */
function declarations(): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const { path, text, kind } of writtenFiles('.')) {
    if (kind !== 'code') continue;
    for (const name of declaredIn(text)) files.set(name, [...(files.get(name) ?? []), path]);
  }
  return files;
}

/** Returns whether each of these files is in a different folder that matches the pattern. */
function isOneInEach(paths: readonly string[], folder: RegExp): boolean {
  const folders = paths.map((path) => folder.exec(path)?.[0]);
  return !folders.includes(undefined) && new Set(folders).size === folders.length;
}

describe('a type name', () => {
  const declared = declarations();
  const several = [...declared].filter(([, paths]) => paths.length > 1);

  it('is found in declarations, not in imports or uses', () => {
    expect(declaredIn('type Card = string;\nexport interface Hand {\nexport type One<T> = T;')).toEqual(['Card', 'Hand', 'One']);
    expect(declaredIn("import type { Card } from './card.ts';\nexport type { Hand } from './hand.ts';")).toEqual([]);
    expect(declaredIn('import {\n  type Card,\n} from "./card.ts";\nconst card: Card = read<Card>();')).toEqual([]);
  });

  it('is declared once, or once per game, or once at each end of a connection', () => {
    const holds = (name: string, paths: readonly string[]): boolean =>
      (IN_EACH_GAME.includes(name) && isOneInEach(paths, GAME_FOLDER))
      || (AT_EACH_END.includes(name) && isOneInEach(paths, APP_FOLDER));
    expect(several.filter(([name, paths]) => !holds(name, paths))).toEqual([]);
  });

  it('is listed as an exception only while it is declared more than once', () => {
    const names = new Set(several.map(([name]) => name));
    expect([...IN_EACH_GAME, ...AT_EACH_END].filter((name) => !names.has(name))).toEqual([]);
  });
});
