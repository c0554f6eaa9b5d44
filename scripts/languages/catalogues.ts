import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { parse } from 'yaml';
import type { LanguageId } from '../../apps/web/src/language/languages.ts';

const WEB = join(import.meta.dirname, '../../apps/web/src');

/** The messages of a scope in one language, by key without the scope. */
export type Texts = ReadonlyMap<string, string>;

/** A folder of messages, whose keys have one prefix. */
export interface Scope {
  /**
   * The prefix of the scope's keys: the name of its folder, such as `table`, or of a part of a game, such as `lessons.chinkway`.
   */
  readonly name: string;
  /**
   * The group with which the scope is loaded: `app`, `table`, `rooms`, `board`, a folder loaded on its own, or the id of a game.
   */
  readonly group: string;
  /** The folder of the scope's files: `messages`, or one inside the `messages` of a game. */
  readonly folder: string;
}

/** Returns every scope of the app, sorted by name. */
export function allScopes(): readonly Scope[] {
  return readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'en.yaml')
    .map((file): Scope => {
      const folder = dirname(file);
      return { ...scopeOf(folder.split(sep).join('/')), folder: join(WEB, folder) };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Folders whose messages load with others. The longest matching path decides. A game's messages load with its screen. */
const GROUPS: Readonly<Record<string, string>> = {
  '': 'app',
  board: 'board',
  'board/introduction': 'introduction',
  fairness: 'fairness',
  games: 'home',
  lessons: 'lessons',
  'pages/history': 'history',
  'pages/stored': 'dialogs',
  replay: 'replay',
  'session/words': 'table',
  table: 'table',
  'table/agreements': 'asking',
  'table/badge': 'dialogs',
  'table/call': 'rooms',
  'table/devices': 'devices',
  'table/gameChoice': 'rooms',
  'table/gathering': 'rooms',
  'table/hint': 'asking',
  'table/moments': 'moments',
  'table/practice': 'rooms',
  'table/pressTwice': 'moments',
  'table/ready': 'rooms',
  'table/result': 'rooms',
  'table/takeBack': 'rooms',
  'table/tally': 'rooms',
};

/** Parts of a folder's messages that load without the rest: their key prefix, and their group. */
const PARTS: Readonly<Record<string, Omit<Scope, 'folder'>>> = {
  'pages/home': { name: 'pages', group: 'home' },
  'pages/door': { name: 'pages.door', group: 'door' },
  'pages/practice': { name: 'pages.practice', group: 'dialogs' },
  'pages/tables': { name: 'pages.tables', group: 'your-tables' },
  'pages/rules-page': { name: 'pages.rules-page', group: 'rules' },
  'session/refusal': { name: 'session.refusal', group: 'refusals' },
  'table/menu': { name: 'table', group: 'rooms' },
  'ui/forms/forget': { name: 'forms.forget', group: 'dialogs' },
  'ui/forms/preferences': { name: 'forms', group: 'dialogs' },
};

/** Parts of a game's messages that are used without its screen: their key prefix, and their group. */
const GAME_PARTS: Readonly<Record<string, (game: string) => Omit<Scope, 'folder'>>> = {
  about: (game) => ({ name: `games.${game}`, group: 'home' }),
  hint: (game) => ({ name: `hints.${game}`, group: 'asking' }),
  introduction: (game) => ({ name: `introduction.${game}`, group: 'introduction' }),
  lesson: (game) => ({ name: `lessons.${game}`, group: 'lessons' }),
  moments: (game) => ({ name: `moments.${game}`, group: 'moments' }),
  score: (game) => ({ name: game, group: 'score' }),
  terms: () => ({ name: 'terms', group: 'terms' }),
};

function scopeOf(folder: string): Omit<Scope, 'folder'> {
  const [, game = '', ofGame = ''] = /^games\/(\w+)\/messages\/(\w+)$/.exec(folder) ?? [];
  const owner = dirname(folder);
  const part = PARTS[folder.replace('/messages/', '/')] ?? GAME_PARTS[ofGame]?.(game);
  return part ?? { name: basename(owner), group: groupOf(owner) };
}

/** Returns the group of a folder's messages. */
function groupOf(folder: string): string {
  const [top, game] = folder.split('/');
  if (top === 'games' && game !== undefined) return game;
  return GROUPS[folder] ?? groupOf(dirname(`/${folder}`).slice(1));
}

/** Returns the path of a scope's messages in a language. */
export function fileOf({ folder }: Scope, language: LanguageId): string {
  return join(folder, `${language}.yaml`);
}

/** Reads a scope's messages in a language; empty if there are none. Throws if a file is invalid. */
export function textsOf(scope: Scope, language: LanguageId): Texts {
  const file = fileOf(scope, language);
  if (!existsSync(file)) return new Map();
  return new Map(flattened(readYaml(file), '', file));
}

function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8')) ?? {};
  } catch (cause) {
    throw new Error(`${file} cannot be read`, { cause });
  }
}

/** Parses the texts of a file, by key. Throws if the file is not YAML, or contains anything but texts. */
export function textsIn(content: string): Texts {
  return new Map(flattened(parse(content) ?? {}, '', 'the file'));
}

/** Returns texts with nested keys flattened: `refusal: { must-follow: … }` is `refusal.must-follow`. */
function flattened(value: unknown, path: string, file: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${file}: "${path}" is no sentence.`);
  return Object.entries(value).flatMap(([key, inner]) => flattened(inner, path === '' ? key : `${path}.${key}`, file));
}
