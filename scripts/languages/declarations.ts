import { type Kinds, written } from './fillings.ts';

const WIDTH = 132;
/** The types of `language/message.ts` that a placeholder may have. */
const TYPES = ['AnySuit', 'CardFilling', 'Filling', 'GameTitle', 'ListEntry', 'Person', 'Persons', 'RankCode', 'SuitSign'];

/** Returns the types of all messages by key, as the text of a module beside `language/message.ts`. */
export function declarations(kinds: ReadonlyMap<string, Kinds>): string {
  const lines = [...kinds].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([key, gaps]) => entry(key, gaps));
  const used = TYPES.filter((name) => lines.some((line) => new RegExp(`\\b${name}\\b`).test(line)));
  return [
    '// Written by `npm run languages` from the catalogues; not in git.',
    `import type { ${used.join(', ')} } from './message.ts';`,
    '',
    `declare module './message.ts' {`,
    '  interface Messages {',
    ...lines,
    '  }',
    '}',
    '',
  ].join('\n');
}

function entry(key: string, gaps: Kinds): readonly string[] {
  const fields = [...gaps].map(([name, kind]) => `readonly ${name}: ${written(kind)}`);
  const line = `    readonly '${key}': ${fields.length === 0 ? '{}' : `{ ${fields.join('; ')} }`};`;
  if (line.length <= WIDTH) return [line];
  return [`    readonly '${key}': {`, ...fields.map((field) => `      ${field};`), '    };'];
}
