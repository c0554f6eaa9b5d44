import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { games } from '@chinwag/rules';
import { LAWS } from '@chinwag/rules/laws/list';

/** The example game. */
const EXAMPLE = 'slobberhannes';

/** The lines of one part of the example game. */
interface PartLines {
  readonly part: string;
  readonly lines: number;
}

/** The cost of adding a game, as `npm run example-game` prints it. */
export interface ExampleGameFigures {
  /** The lines of the example game by part. They include its lines in the registries, but not its tests and its rules page. */
  readonly example: readonly PartLines[];
  /** The files outside the game's folder that name the game: registries and rosters, including those of tests. */
  readonly outside: readonly string[];
  /** The lines of TSX and CSS of all boards. */
  readonly boards: number;
  /** The number of laws that every game must obey. */
  readonly laws: number;
}

/** Tests, anywhere. */
const TEST = /^(?!docs\/).*\.(test|spec)\.tsx?$/;

/** Code, styles and configuration, without tests, generated files and documents. */
const CODE = /^(?!docs\/|scripts\/|.*(\.(test|spec)\.tsx?$|messages\.d\.ts$|\/golden\/|\/fixtures\/)).*\.(tsx?|mjs|css|html|json)$/;

/** The recorded weights of pages by file, which are generated. */
const WEIGHED = 'e2e/first-load.json';

/** The code of boards, shared and each game's own. */
const BOARDS = /^apps\/web\/src\/(board|games)\/(?!.*(introduction|look|stories)).*\.(tsx|css)$/;

/** Returns all figures. Counts only files that are in git, or would be added to it. */
export function measureExampleGame(): ExampleGameFigures {
  const all = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => existsSync(file));
  const files = all.filter((file) => CODE.test(file) && file !== WEIGHED);
  const own = files.filter(isOwn);
  const naming = files.filter((file) => !isOwn(file) && names(file, EXAMPLE));
  const outside = [...naming, ...all.filter((file) => TEST.test(file) && isTestRoster(file))].toSorted();
  const partOf = (file: string): string => file.split('/').slice(0, 2).join('/');
  const parts = [...new Set(own.map(partOf))];
  return {
    example: [
      ...parts.map((part) => ({ part, lines: linesIn(own.filter((file) => partOf(file) === part)) })),
      ...outside.map((file) => ({ part: file.split('/').slice(-2).join('/'), lines: linesAbout(file) })),
    ],
    outside,
    boards: linesIn(files.filter((file) => BOARDS.test(file))),
    laws: LAWS.length,
  };
}

/** Returns whether a file is the example's own: a folder on its path, or the file itself, has the game's name. */
function isOwn(file: string): boolean {
  return file.split('/').some((name) => name.split('.')[0] === EXAMPLE);
}

/** Returns whether a test outside the games lists every game by name, so that a new game must be added to it. */
function isTestRoster(file: string): boolean {
  return !isOwn(file) && Object.keys(games).every((id) => names(file, id));
}

function names(file: string, id: string): boolean {
  return new RegExp(id, 'i').test(readFileSync(file, 'utf8'));
}

function linesIn(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
}

/** Returns the number of lines about the example in a roster: those that name the game, and its whole entry. */
function linesAbout(file: string): number {
  const text = readFileSync(file, 'utf8');
  const entry = new RegExp(`^  ${EXAMPLE}: \\{\\n[\\s\\S]*?^  \\},\\n`, 'm').exec(text)?.[0] ?? '';
  const rest = text.replace(entry, '').split('\n');
  return entry.split('\n').length - 1 + rest.filter((line) => new RegExp(EXAMPLE, 'i').test(line)).length;
}
