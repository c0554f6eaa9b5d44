/**
 * The layers inside each app, from the bottom up, as one table: the files of a layer (by their paths below the app's folder), and
 * the layers that it may import from. Dynamic imports and imports of types count like any other. What only tests and stories use
 * (`testing` folders, tests, stories) may import from every layer, and no layer may import from it.
 */
export const LAYERS = {
  'apps/web/src/': {
    basics: { files: /^(basePath|inTime)\.ts$/, mayImport: [] },
    storage: { files: /^storage\//, mayImport: [] },
    language: { files: /^language\//, mayImport: ['basics', 'storage'] },
    'facts about games': { files: /^games\/(\w+\/)?abouts?\.ts$/, mayImport: ['language'] },
    ui: { files: /^ui\//, mayImport: ['basics', 'storage', 'language', 'facts about games'] },
    cards: { files: /^cards\//, mayImport: ['language', 'ui'] },
    board: { files: /^board\//, mayImport: ['storage', 'language', 'facts about games', 'ui', 'cards'] },
    session: { files: /^session\//, mayImport: ['basics', 'storage', 'language', 'facts about games', 'board'] },
    games: {
      files: /^games\/\w+\//,
      mayImport: ['basics', 'storage', 'language', 'facts about games', 'ui', 'cards', 'board', 'session'],
    },
    'the catalogue of games': {
      files: /^games\/\w+\.tsx?$/,
      mayImport: ['storage', 'language', 'facts about games', 'ui', 'cards', 'board', 'games'],
    },
    fairness: {
      files: /^fairness\//,
      mayImport: ['basics', 'storage', 'language', 'ui', 'board', 'session', 'the catalogue of games'],
    },
    table: {
      files: /^table\//,
      mayImport: [
        'basics', 'storage', 'language', 'facts about games', 'ui', 'cards', 'board', 'session', 'the catalogue of games',
        'fairness',
      ],
    },
    lessons: { files: /^lessons\//, mayImport: ['basics', 'language', 'ui', 'board', 'session', 'table'] },
    replay: {
      files: /^replay\//,
      mayImport: [
        'basics', 'language', 'facts about games', 'ui', 'board', 'session', 'the catalogue of games', 'fairness', 'table',
      ],
    },
    pages: {
      files: /^pages\//,
      mayImport: [
        'basics', 'storage', 'language', 'facts about games', 'ui', 'cards', 'board', 'session', 'the catalogue of games',
        'fairness', 'table', 'lessons', 'replay',
      ],
    },
    app: {
      files: /^app\//,
      mayImport: [
        'basics', 'language', 'facts about games', 'ui', 'cards', 'the catalogue of games', 'replay', 'pages',
      ],
    },
  },
};

/** Files that only tests and stories use. */
const SUPPORT = new RegExp([
  '\\.test\\.tsx?$',
  '(^|/)testing/',
  '^stories/',
  '^games/\\w+/(stories\\.tsx|storyGames\\.ts)$',
  '^language/testing(-setup)?\\.ts$',
].join('|'));

/** Why a file must not import from a place, by the layers of the app that both lie in; null if it may. */
export function wrongLayer(file, place) {
  const app = Object.keys(LAYERS).find((folder) => file.startsWith(folder) && place.startsWith(folder));
  if (app === undefined) return null;
  const [from, to] = [file.slice(app.length), place.slice(app.length)];
  if (SUPPORT.test(from)) return null;
  const layer = layerOf(app, from);
  if (layer === null) return `No layer has this file. Put it into a folder of one, or name its layer in scripts/lint/layers.mjs.`;
  const { mayImport } = LAYERS[app][layer];
  const allowed = mayImport.length === 0 ? 'nothing else of the app' : mayImport.join(', ');
  const target = SUPPORT.test(to) ? 'tests and stories' : layerOf(app, to);
  if (target === layer || mayImport.includes(target)) return null;
  return `${layer} may import from ${allowed}; this is in ${target ?? 'no layer'}.`;
}

function layerOf(app, path) {
  return Object.keys(LAYERS[app]).find((name) => LAYERS[app][name].files.test(path)) ?? null;
}
