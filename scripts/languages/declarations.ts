import { relative } from 'node:path';
import { type Scope } from './catalogues.ts';
import { type Kinds, written } from './fillings.ts';

const WIDTH = 132;

/** The types of a scope's messages, as they are kept beside them. */
export function declarations(scope: Scope, kinds: ReadonlyMap<string, Kinds>): string {
  const own = [...kinds].filter(([key]) => key.startsWith(`${scope.name}.`));
  const lines = own.flatMap(([key, gaps]) => entry(key, gaps));
  const used = ['CardFilling', 'Choice', 'Filling', 'People', 'RankCode', 'SuitMark', 'SuitSign'].filter((name) =>
    lines.some((line) => new RegExp(`\\b${name}\\b`).test(line)),
  );
  const language = relative(scope.folder, `${import.meta.dirname}/../../apps/web/src/language`);
  const types = `import type { ${used.join(', ')} } from '${language}/message.ts';`;
  const imports = used.length === 0 ? `import '${language}/message.ts';` : types;
  return [
    '// Written by `npm run languages` from the messages beside it.',
    imports,
    '',
    `declare module '${language}/message.ts' {`,
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
