/**
 * The layers of each app, from the bottom up. Each layer has its files, by path below the app's folder, and the layers from which
 * it may import. Dynamic imports and type imports count, too. Test code (`testing` and `tests` folders, tests, stories) may import
 * from every layer, and no layer may import test code.
 */
export const LAYERS = {
  'apps/server/src/': {
    foundation: {
      files:
        /^(colyseus-log|counted|errors|give-way|log|node-version|random-bytes|start-sentence|throttled-log|time|websocket)\.ts$/,
      mayImport: [],
    },
    'table records': { files: /^table\/record\//, mayImport: ['foundation'] },
    store: { files: /^store\//, mayImport: ['foundation', 'table records'] },
    metrics: { files: /^metrics\.ts$/, mayImport: ['store'] },
    calendar: { files: /^calendar\//, mayImport: ['foundation', 'store'] },
    retention: { files: /^retention\//, mayImport: ['foundation', 'store', 'calendar'] },
    identity: { files: /^identity\//, mayImport: ['foundation', 'store', 'calendar'] },
    settings: { files: /^(settings\/|(config|cli-command)\.ts$)/, mayImport: ['foundation', 'store'] },
    http: { files: /^http\//, mayImport: ['foundation', 'metrics'] },
    operations: { files: /^operations\//, mayImport: ['foundation', 'store', 'metrics', 'http'] },
    shield: { files: /^shield\//, mayImport: ['foundation', 'settings', 'http'] },
    cluster: { files: /^cluster\//, mayImport: ['foundation', 'table records', 'store', 'metrics', 'http'] },
    'thinking of bots': { files: /^bots\//, mayImport: ['foundation'] },
    watching: { files: /^table\/watching\//, mayImport: ['table records'] },
    seats: { files: /^table\/seats\//, mayImport: ['table records'] },
    connections: { files: /^table\/connections\//, mayImport: ['foundation', 'table records', 'settings', 'shield'] },
    game: { files: /^table\/game\//, mayImport: ['foundation', 'table records', 'store', 'watching', 'seats', 'connections'] },
    'the table itself': {
      files: /^table\/table\.ts$/,
      mayImport: [
        'foundation', 'table records', 'store', 'calendar', 'identity', 'seats', 'game',
      ],
    },
    lifecycle: {
      files: /^table\/lifecycle\//,
      mayImport: [
        'foundation', 'table records', 'store', 'identity', 'game', 'the table itself',
      ],
    },
    clock: { files: /^table\/clock\//, mayImport: ['foundation', 'table records', 'connections', 'game', 'the table itself'] },
    'seats of bots': {
      files: /^table\/bots\//,
      mayImport: [
        'foundation', 'table records', 'identity', 'settings', 'thinking of bots', 'game', 'the table itself',
      ],
    },
    entry: {
      files: /^table\/entry\//,
      mayImport: [
        'foundation', 'table records', 'settings', 'seats', 'connections', 'the table itself',
      ],
    },
    chat: {
      files: /^table\/chat\//,
      mayImport: [
        'foundation', 'table records', 'store', 'seats', 'connections', 'game', 'the table itself', 'clock',
      ],
    },
    broadcast: {
      files: /^table\/broadcast\//,
      mayImport: [
        'table records', 'watching', 'seats', 'connections', 'game', 'the table itself', 'clock', 'entry', 'chat',
      ],
    },
    schedule: {
      files: /^table\/schedule\//,
      mayImport: [
        'foundation', 'table records', 'identity', 'settings', 'seats', 'connections', 'game', 'the table itself', 'clock',
        'seats of bots', 'broadcast',
      ],
    },
    requests: {
      files: /^table\/requests\//,
      mayImport: [
        'foundation', 'table records', 'metrics', 'seats', 'connections', 'game', 'the table itself', 'clock', 'entry', 'chat',
        'broadcast',
      ],
    },
    'app context': {
      files: /^app-context\.ts$/,
      mayImport: [
        'metrics', 'calendar', 'identity', 'settings', 'shield', 'thinking of bots', 'connections', 'the table itself', 'schedule',
      ],
    },
    'open tables': {
      files: /^table\/[\w-]+\.ts$/,
      mayImport: [
        'foundation', 'table records', 'store', 'identity', 'cluster', 'seats', 'connections', 'game',
        'the table itself', 'lifecycle', 'clock', 'seats of bots', 'entry', 'chat', 'broadcast', 'schedule', 'requests',
        'app context',
      ],
    },
    pages: { files: /^pages\//, mayImport: ['table records', 'http', 'seats', 'the table itself', 'app context'] },
    api: {
      files: /^api\//,
      mayImport: [
        'foundation', 'table records', 'store', 'identity', 'http', 'operations', 'shield', 'seats', 'game', 'the table itself',
        'lifecycle', 'app context', 'open tables',
      ],
    },
    administration: {
      files: /^administration\//,
      mayImport: [
        'foundation', 'table records', 'store', 'calendar', 'identity', 'game', 'the table itself', 'lifecycle', 'app context',
        'open tables',
      ],
    },
    commands: { files: /^commands\//, mayImport: ['foundation', 'store', 'settings', 'administration'] },
    server: {
      files: /^(front-door|listening|main|other-processes|routes|server|server-config)\.ts$/,
      mayImport: [
        'foundation', 'store', 'metrics', 'calendar', 'retention', 'identity', 'settings', 'http', 'operations', 'shield',
        'cluster', 'thinking of bots', 'connections', 'the table itself', 'schedule', 'app context', 'open tables', 'pages', 'api',
        'administration',
      ],
    },
  },
  'apps/web/src/': {
    basics: { files: /^(basePath|inTime|newerBuild)\.ts$/, mayImport: [] },
    storage: { files: /^storage\//, mayImport: [] },
    language: { files: /^language\//, mayImport: ['basics', 'storage'] },
    'facts about games': { files: /^games\/(\w+\/)?abouts?\.ts$/, mayImport: ['language'] },
    ui: { files: /^ui\//, mayImport: ['basics', 'storage', 'language', 'facts about games'] },
    cards: { files: /^cards\//, mayImport: ['language', 'ui'] },
    board: { files: /^board\//, mayImport: ['storage', 'language', 'facts about games', 'ui', 'cards'] },
    slips: { files: /^slip\//, mayImport: ['language', 'ui', 'board'] },
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
        'slips', 'fairness',
      ],
    },
    lessons: { files: /^lessons\//, mayImport: ['basics', 'language', 'ui', 'board', 'slips', 'session', 'table'] },
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
        'basics', 'language', 'facts about games', 'ui', 'cards', 'the catalogue of games', 'fairness', 'replay', 'pages',
      ],
    },
  },
};

/** Files that only tests and stories use. */
const SUPPORT = new RegExp([
  '\\.test\\.tsx?$',
  '(^|/)testing/',
  '^tests/',
  '^stories/',
  '^games/\\w+/(stories\\.tsx|storyGames\\.ts)$',
  '^language/testing(-setup)?\\.ts$',
].join('|'));

/** Returns why a file may not import from a place, by the layers of the app that contains both, or null if it may. */
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
