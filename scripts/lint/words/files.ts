import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** The areas of the repository by which banned words are counted. Files may move within an area. */
const AREAS = [
  'packages/rules', 'packages/bots', 'packages/protocol', 'apps/server', 'apps/web', 'e2e', 'scripts', 'docs',
] as const;
export type Area = (typeof AREAS)[number];

/** A file with its contents: code, or prose of one kind. */
export interface WrittenFile {
  readonly area: Area;
  /** The path from the root of the repository, with slashes. */
  readonly path: string;
  readonly kind: 'code' | 'docs' | 'rules' | 'catalogue';
  readonly text: string;
}

/** Files that are generated or third-party, or about the banned words themselves. */
const NOT_OURS = [
  'node_modules', 'dist', 'dist-static', '.types', 'test-results', 'data', 'fixtures', 'golden', 'messages.d.ts', 'banned-words.ts',
];
/** The lint itself, which is about the banned words. */
const THE_LINT = 'scripts/lint/words';
const CODE = ['.ts', '.tsx', '.mts', '.mjs', '.js', '.css'];

/** Returns every handwritten file, in every area. The documents at the root belong to `docs`. */
export function writtenFiles(root: string): readonly WrittenFile[] {
  const atRoot = readdirSync(root).filter((name) => name.endsWith('.md')).flatMap((name) => read(root, name, 'docs'));
  return [...atRoot, ...AREAS.flatMap((area) => pathsBelow(root, area).flatMap((path) => read(root, path, area)))];
}

function pathsBelow(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.includes(name) && `${folder}/${name}` !== THE_LINT)
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? pathsBelow(root, path) : [path];
    });
}

function read(root: string, path: string, area: Area): readonly WrittenFile[] {
  const kind = kindOf(path);
  return kind === null ? [] : [{ area, path, kind, text: readFileSync(join(root, path), 'utf8') }];
}

/** Returns the kind of a file, or null for a file in another language, and for a file that is neither code nor prose. */
function kindOf(path: string): WrittenFile['kind'] | null {
  if (CODE.includes(extname(path))) return 'code';
  if (/\/messages\/(?:\w+\/)?en\.yaml$/u.test(path)) return 'catalogue';
  if (!path.endsWith('.md') || /^docs\/rules\/(?:es|pl)\//u.test(path)) return null;
  return path.startsWith('docs/rules/') ? 'rules' : 'docs';
}
