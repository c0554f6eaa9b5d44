import { Evening, type HonestGame } from './honest/game.ts';
import type { PlayedScene } from './report.ts';
import { inShort, type Scene } from './scene.ts';
import { CheatingServer } from './server.ts';

/** Plays a scene: the server cheats a device, which then checks the record. Resolves with the scene and the device's verdict. */
export async function playScene({ cheat, ...scene }: Scene): Promise<PlayedScene> {
  const server = new CheatingServer();
  const record = await cheat(server);
  return { ...scene, given: inShort(await server.check(record)) };
}

/**
 * Plays `count` honest games to their ends, with consecutive seeds starting at `from`. Games that exceed the time limit do not
 * count. Resolves with the games.
 */
export async function playHonest(count: number, from = 1): Promise<readonly HonestGame[]> {
  const games: HonestGame[] = [];
  for (let seed = from; games.length < count; seed++) {
    const game = await Evening.play(seed);
    if (game !== null) games.push(game);
  }
  return games;
}
