import type { DeviceVerdict, HonestGame } from './honest/game.ts';
import type { Scene, VerdictInShort } from './scene.ts';

/** A scene, and the app's verdict on it. */
export interface PlayedScene extends Pick<Scene, 'does' | 'expected' | 'limit'> {
  readonly given: VerdictInShort;
}

/** Slight incidents. If only one of them happened, a device must still prove the game in 19 of 20 cases. */
const SLIGHT: ReadonlySet<string> = new Set(['drop', 'reload', 'second tab']);
/** The percentage of games with one such incident that must be proved. */
const MOST_OF_THEM = 95;

/** Returns a table with one row per scene: the cheat, the expected verdict, and the given verdict. */
export function sceneTable(scenes: readonly PlayedScene[]): string {
  const rows = scenes.map(({ does, expected, given, limit }) => {
    const mark = isWrong({ expected, given }) ? 'WRONG ' : '      ';
    const known = limit === undefined ? [] : [`        a known limit: ${limit}`];
    return [mark + does, `        expected: ${expected}; given: ${given}`, ...known].join('\n');
  });
  return rows.join('\n');
}

/** Returns a sentence for each fault in honest games, or an empty list if there is none. */
export function faultsOfHonest(games: readonly HonestGame[]): readonly string[] {
  const { slight, slightProved } = sumsOf(games);
  const each = games.flatMap(({ seed, devices, namesLeft }) => [
    ...devices.flatMap((device) => {
      const why = faultOf(device);
      return why === null ? [] : `honest game ${seed}, ${device.who} (${device.handled.join(', ') || 'undisturbed'}): ${why}`;
    }),
    ...namesLeft.map((name) => `honest game ${seed}: the name ${name} was taken out, and is in the record`),
  ]);
  const few = slightProved * 100 < slight * MOST_OF_THEM;
  return few ? [...each, `${slightProved} of ${slight} devices with one drop, reload or second tab in the game say proved`] : each;
}

/** Returns the summary lines: what devices with incidents can prove, and the totals. */
export function lastLines(scenes: readonly PlayedScene[], games: readonly HonestGame[]): readonly string[] {
  const wrong = scenes.filter(isWrong).length;
  const { untrue, must, mustProved, slight, slightProved, reasons } = sumsOf(games);
  const why = Object.entries(reasons).map(([reason, count]) => `${count} ${reason}`).join(', ');
  return [
    `not proved, each for the reason that the simulation caused: ${why}`,
    `${slightProved} proved of ${slight} with one drop, reload or second tab while the game was on`,
    `${scenes.length} scenes, ${wrong} wrong verdicts; ${games.length} honest games, ${untrue} untrue, ` +
      `${mustProved} proved of ${must} that must be`,
  ];
}

/** Returns whether the verdict on a scene differs from the expected one. */
export function isWrong({ expected, given }: Pick<PlayedScene, 'expected' | 'given'>): boolean {
  return expected !== given;
}

function faultOf(device: DeviceVerdict): string | null {
  const { expected, given, fault, miscounted } = device;
  if (fault !== null) return `called untrue: ${fault}`;
  if (miscounted !== null) return miscounted;
  if (mustBeProved(device) && !isProved(device)) return `there from Start to result, and ${given}`;
  const isAsExpected = expected === 'proved' ? isProved(device) : given === expected;
  return isAsExpected ? null : `expected ${expected}, given ${given}`;
}

function sumsOf(games: readonly HonestGame[]) {
  const devices = games.flatMap((game) => game.devices);
  const must = devices.filter(mustBeProved);
  const slight = devices.filter(isSlight);
  const reasons: Record<string, number> = {};
  for (const { given } of devices) {
    const why = /^not proved: (.*)$/.exec(given)?.[1];
    if (why !== undefined) reasons[why] = (reasons[why] ?? 0) + 1;
  }
  return {
    untrue: devices.filter(({ fault }) => fault !== null).length,
    must: must.length, mustProved: must.filter(isProved).length,
    slight: slight.length, slightProved: slight.filter(isProved).length,
    reasons,
  };
}

/** Returns whether a game must be proved, because one page of the player was connected from before the start to the result. */
function mustBeProved({ handled }: DeviceVerdict): boolean {
  return handled.length === 0;
}

/** Returns whether a device had a single incident, during the game. */
function isSlight({ handled, inStart }: DeviceVerdict): boolean {
  return handled.length === 1 && !inStart && SLIGHT.has(handled[0] ?? '');
}

function isProved({ given }: DeviceVerdict): boolean {
  return given.startsWith('proved');
}
