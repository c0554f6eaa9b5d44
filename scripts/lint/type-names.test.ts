import { describe, expect, it } from 'vitest';
import { MORE_THAN_ONE_MEANING, SAME_MEANING } from './type-names.ts';
import { writtenFiles } from './words/files.ts';

const DECLARATION = /^(?:export )?(?:declare )?(?:type|interface) ([A-Z]\w*)(?=[ <])/gmu;

/** The names of the types that a file declares. */
function declaredIn(text: string): readonly string[] {
  return [...text.matchAll(DECLARATION)].flatMap(([, name]) => name ?? []);
}

describe('a name of a type', () => {
  it('is found where it is declared, and not where it is imported or used', () => {
    expect(declaredIn('type Card = string;\nexport interface Hand {\nexport type One<T> = T;')).toEqual(['Card', 'Hand', 'One']);
    expect(declaredIn("import type { Card } from './card.ts';\nexport type { Hand } from './hand.ts';")).toEqual([]);
    expect(declaredIn('import {\n  type Card,\n} from "./card.ts";\nconst card: Card = read<Card>();')).toEqual([]);
  });

  it('means one thing: it is declared once, but for those on the list', () => {
    const declared = writtenFiles('.').filter(({ kind }) => kind === 'code').flatMap(({ text }) => declaredIn(text));
    const seen = new Set<string>();
    const again = new Set(declared.filter((name) => seen.size === seen.add(name).size));
    const listed = new Set([...SAME_MEANING.flatMap(({ names }) => names), ...MORE_THAN_ONE_MEANING]);
    expect([...again].filter((name) => !listed.has(name))).toEqual([]);
  });
});
