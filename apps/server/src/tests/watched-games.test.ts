import { type WatchedGame, watchGame } from './support/watched-game.ts';
import { type GameId, games, type Viewer } from '@chinwag/rules';
import { subjectsOf } from '@chinwag/rules/subjects';
import { expect, it } from 'vitest';
import { GameRun } from '../table/game/game-run.ts';
import { findGame } from '../table/table.ts';
import { EventFrames } from '../table/broadcast/event-broadcast.ts';
import { readFrame } from './support/frames.ts';
import { leaks } from './support/leaks.ts';

for (const id of Object.keys(games) as GameId[]) {
  it(`no byte sent to a spectator of ${id}, in any way of watching, reveals what they must not know yet`, async () => {
    const { secrets } = await subjectsOf(id);
    const watched = await watchGame(id, secrets.trial.options);
    const { happened, spectator, players, sights, behind } = watched;
    expect(new Set(sights)).toEqual(new Set(['public', 'one-seat', 'all-hands', 'all-hands-later']));
    expect(leaks({ happened, received: spectator }, secrets)).toEqual([]);
    expect(leaks({ happened, received: players }, secrets)).toEqual([]);
    for (const { seen, over } of behind) expect(seen).toBeLessThanOrEqual(over);
    expect(behind.some(({ seen }) => seen > 0)).toBe(true);
    for (const { viewer, frames } of players) {
      expect(eventsIn(frames)).toEqual(eventsTo(viewer, watched));
    }
  });
}

/** Returns the event messages among these frames, as bytes. */
function eventsIn(frames: readonly Uint8Array[]): readonly string[] {
  return frames.filter((bytes) => readFrame(bytes).kind === 'events').map((bytes) => Buffer.from(bytes).toString('hex'));
}

/** Returns the same event messages, in the form sent to a player at a table without spectators. */
function eventsTo(viewer: Viewer, { stored }: WatchedGame): readonly string[] {
  const game = findGame(games, stored.game);
  if (game === null) throw new Error('there is no such game');
  const run = GameRun.resume({ ...stored, entries: [] }, game);
  return stored.entries.map((entry) => Buffer.from(new EventFrames(run, run.apply(entry), []).for(viewer)).toString('hex'));
}
