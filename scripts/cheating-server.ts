import { parseArgs } from 'node:util';
import { playHonest, playScene } from './cheating-server/play.ts';
import { faultsOfHonest, isWrong, lastLines, type PlayedScene, sceneTable } from './cheating-server/report.ts';
import { SCENES } from './cheating-server/scenes.ts';

/**
 * `npm run cheating-server [-- --games N] [--from SEED]`: runs a cheating server against the app's storage and checks, one row per
 * scene. Then plays honest games, 1,000 by default, with random incidents to people and servers. Exits with 1 after a wrong
 * verdict.
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '1000' }, from: { type: 'string', default: '1' } },
});
const scenes: PlayedScene[] = [];
for (const scene of SCENES) scenes.push(await playScene(scene));
console.log(sceneTable(scenes));
const games = await playHonest(Number(values.games), Number(values.from));
const faults = faultsOfHonest(games);
for (const fault of faults) console.log(fault);
for (const line of lastLines(scenes, games)) console.log(line);
process.exitCode = faults.length === 0 && !scenes.some(isWrong) ? 0 : 1;
