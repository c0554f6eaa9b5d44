import { parseArgs } from 'node:util';
import { playHonest, playScene } from './cheating-server/play.ts';
import { faultsOfHonest, isWrong, lastLines, type PlayedScene, sceneTable } from './cheating-server/report.ts';
import { SCENES } from './cheating-server/scenes.ts';

/**
 * `npm run cheating-server [-- --games N] [--from SEED]`: a server that cheats, against what the app saves and checks, one row a
 * scene; then honest games, 1,000 if nothing else is said, with all that can happen to people and servers. Exits 1 on a wrong
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
