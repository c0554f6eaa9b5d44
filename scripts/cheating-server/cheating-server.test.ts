import { describe, expect, it } from 'vitest';
import { playHonest, playScene } from './play.ts';
import { faultsOfHonest } from './report.ts';
import { SCENES } from './scenes.ts';

/** The number of honest games here. `npm run cheating-server` plays more. */
const GAMES = 40;

const MINUTES = { timeout: 300_000 };

describe('a server that cheats', () => {
  it.each(SCENES.map((scene) => [scene.does, scene] as const))('and %s gets the expected verdict', async (_, scene) => {
    expect((await playScene(scene)).given).toBe(scene.expected);
  });
});

describe('an honest server', () => {
  it('is never reported as untrue, and is proved to every device present from start to result', MINUTES, async () => {
    const games = await playHonest(GAMES);
    expect(faultsOfHonest(games)).toEqual([]);
    const undisturbed = games.flatMap(({ devices }) => devices.filter(({ handled }) => handled.length === 0));
    expect(undisturbed.length).toBeGreaterThan(GAMES / 2);
  });
});
