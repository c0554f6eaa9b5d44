import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { wrongLayer } from './layers.mjs';

/**
 * The borders between the parts of the repository, as a lint rule. The rule resolves every import to its place in the repository.
 * As a result, neither the depth of a file nor the spelling of a path matters.
 */

const GAMES = 'packages/rules/src/games';

/** The paths of our own packages, by import name. */
const PACKAGES = {
  '@chinwag/rules': 'packages/rules/src',
  '@chinwag/bots': 'packages/bots/src',
  '@chinwag/protocol': 'packages/protocol/src',
  '@chinwag/server': 'apps/server/src',
  '@chinwag/web': 'apps/web/src',
};

const BROWSER = ['react', 'react-dom'];
const NODE = ['node:'];
const LINE = ['colyseus', 'colyseus.js'];

/** The forbidden imports of each part: places in the repository, or packages by prefix. */
const BORDERS = [
  {
    part: 'packages/rules/src/',
    never: ['packages/bots/', 'packages/protocol/', 'apps/', '@chinwag/', ...NODE, ...BROWSER, ...LINE],
    message: 'rules is pure: it imports nothing of ours, of Node or of the browser.',
  },
  {
    part: 'packages/bots/src/',
    never: ['packages/protocol/', 'apps/', ...NODE, ...BROWSER, ...LINE],
    message: 'bots imports rules only.',
  },
  {
    part: 'packages/protocol/src/',
    never: ['packages/bots/', 'apps/', ...NODE, ...BROWSER, ...LINE],
    message: 'protocol imports rules only.',
  },
  {
    part: 'apps/server/src/',
    never: ['apps/web/', ...BROWSER],
    message: 'server imports protocol, rules and bots.',
  },
  {
    part: 'apps/web/src/',
    never: ['apps/server/', ...NODE],
    message: 'web imports protocol, rules and bots.',
  },
];

/** The parts that may not depend on any game. Their tests and `testing` folders may play one. */
const KNOW_NO_GAME = [
  { part: 'packages/rules/src/kernel/', message: 'The kernel and what games share know no game.' },
  { part: 'packages/rules/src/shared/', message: 'The kernel and what games share know no game.' },
  { part: 'packages/protocol/src/', message: 'The protocol never knows one game from another.' },
  { part: 'apps/server/src/', message: 'The server never knows one game from another.' },
  ...['app', 'board', 'cards', 'fairness', 'language', 'lessons', 'pages', 'replay', 'session', 'storage', 'table', 'ui'].map(
    (folder) => ({
      part: `apps/web/src/${folder}/`,
      message: 'What is around the boards never knows one game from another.',
    }),
  ),
];

/** Returns whether a place or package is this one, or is inside it. */
function isIn(place, part) {
  return place.startsWith(part) && (part.endsWith('/') || part.endsWith(':') || [undefined, '/', '.'].includes(place[part.length]));
}

/** Returns the place of an import, from the root of the repository, or the name of a third-party package. */
function placeOf(source, file) {
  if (source.startsWith('.')) return join(dirname(file), source).split(sep).join('/');
  const ours = Object.keys(PACKAGES).find((name) => source === name || source.startsWith(`${name}/`));
  if (ours === undefined) return source;
  const rest = source.slice(ours.length);
  return ours === '@chinwag/rules' && rest !== '' ? `${GAMES}${rest}` : `${PACKAGES[ours]}${rest}`;
}

/** Returns the game of a place: one of the place's folders, or the file itself, has the game's name. */
function gameOf(place, games) {
  const folders = place.split('/');
  const stem = basename(place).split('.')[0];
  return games.find((game) => folders.includes(game) || stem === game) ?? null;
}

function gamesIn(root) {
  return readdirSync(join(root, GAMES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Returns why a file may not have this import, or null if it may. */
function trespass(file, source, games) {
  const place = placeOf(source, file);
  const border = BORDERS.find(
    ({ part, never }) => file.startsWith(part) && never.some((other) => isIn(place, other) || isIn(source, other)),
  );
  if (border !== undefined) return border.message;
  const layer = wrongLayer(file, place);
  if (layer !== null) return layer;
  const theirs = gameOf(place, games);
  if (theirs === null) return null;
  const own = gameOf(file, games);
  if (own !== null) return own === theirs ? null : 'A game never imports another game.';
  if (/\.test\.tsx?$|\/testing\//.test(file)) return null;
  return KNOW_NO_GAME.find(({ part }) => file.startsWith(part))?.message ?? null;
}

/** The lint rule for imports between layers. */
export const borders = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const games = gamesIn(context.cwd);
    const look = (source) => {
      if (typeof source?.value !== 'string') return;
      const message = trespass(file, source.value, games);
      if (message !== null) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: ({ source }) => look(source),
      ImportExpression: ({ source }) => look(source),
      ExportAllDeclaration: ({ source }) => look(source),
      ExportNamedDeclaration: ({ source }) => look(source),
      TSImportType: (node) => look(node.source ?? node.argument?.literal ?? node.argument),
    };
  },
};
