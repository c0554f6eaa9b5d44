import type { GameId } from '@chinwag/rules';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/catalogue.ts';
import type { Schedule } from '../session/playback.ts';
import { Replay } from './player.ts';
import type { Eyes } from './sight.ts';
import { recordedGame } from './testing/recorded.ts';

interface Opened {
  readonly replay: Replay;
  /** Lets the next scheduled step run. Returns whether there was one. */
  readonly pass: () => boolean;
  readonly rests: readonly number[];
}

async function opened(id: GameId, eyes: Eyes = 0, at: number | null = null): Promise<Opened> {
  const { recorded, screen } = await recordedGame(id);
  const waiting: (() => void)[] = [];
  const rests: number[] = [];
  const schedule: Schedule = (run, milliseconds) => {
    waiting.push(run);
    rests.push(milliseconds);
    return () => void waiting.splice(0);
  };
  const replay = new Replay({ recorded, screen, speech: () => 0, schedule, at, eyes });
  const pass = (): boolean => {
    const next = waiting.shift();
    next?.();
    return next !== undefined;
  };
  return { replay, pass, rests };
}

describe.for(GAMES)('a replay of a game of $title', ({ id }) => {
  it('shows the same table after a jump to a moment as turn by turn', async () => {
    for (const eyes of [0, 'all-hands'] as const) {
      const { replay: walking } = await opened(id, eyes);
      const { replay: jumping } = await opened(id, eyes);
      for (let k = 0; k < 25; k++) walking.stride('turn', 'on');
      const { moment, game } = walking.store.getState();
      jumping.goTo(moment);
      expect(jumping.store.getState().game.shown).toEqual(game.shown);
      jumping.goTo(walking.timeline.events.length);
      jumping.goTo(moment);
      expect(jumping.store.getState().game.shown).toEqual(game.shown);
      expect(game.newest).toBe(game.shown);
    }
  });

  it('plays to its end, one pause after another, and stops there', async () => {
    const { replay, pass } = await opened(id, 'all-hands');
    replay.play();
    expect(replay.store.getState()).toMatchObject({ playing: true });
    let shown = 0;
    while (pass()) shown += 1;
    const { moment, playing } = replay.store.getState();
    expect({ moment, playing }).toEqual({ moment: replay.timeline.events.length, playing: false });
    // each pause ends with the next stop, except for the last one
    expect(shown).toBeGreaterThanOrEqual(replay.timeline.stops.length - 2);
  });
});

describe('a replay', () => {
  it('logs at each moment what happened up to it in its deal', async () => {
    const { replay } = await opened('slobberhannes', 1);
    for (let k = 0; k < 30; k++) replay.stride('turn', 'on');
    const { moment, game } = replay.store.getState();
    const { replay: other } = await opened('slobberhannes', 1, moment);
    const logged = other.store.getState().game.log.map(({ at, sentence }) => ({ at, sentence }));
    expect(logged.length).toBeGreaterThan(3);
    expect(game.log.map(({ at, sentence }) => ({ at, sentence })).slice(-logged.length)).toEqual(logged);
  });

  it('stops anywhere, even between two stops, and continues from there', async () => {
    const { replay, pass } = await opened('slobberhannes');
    replay.play();
    for (let k = 0; k < 5; k++) pass();
    const { moment } = replay.store.getState();
    replay.pause();
    expect(replay.store.getState()).toMatchObject({ moment, playing: false });
    expect(pass()).toBe(false);
    replay.stride('turn', 'on');
    expect(replay.store.getState().moment).toBeGreaterThan(moment);
    replay.stride('turn', 'back');
    expect(replay.store.getState().moment).toBe(moment);
  });

  it('shows the same moment from another perspective, with that player’s cards only', async () => {
    const { replay } = await opened('slobberhannes', 0, 30);
    const { game: own } = replay.store.getState();
    replay.lookWith(2);
    const { game, moment, eyes } = replay.store.getState();
    expect({ moment, eyes, viewer: game.viewer }).toEqual({ moment: 30, eyes: 2, viewer: 2 });
    expect(game.shown).not.toEqual(own.shown);
    replay.lookWith(0);
    expect(replay.store.getState().game.shown).toEqual(own.shown);
  });

  it('pauses for as long as the pace says', async () => {
    const { replay, pass, rests } = await opened('slobberhannes');
    replay.setPace('slow');
    replay.play();
    pass();
    replay.setPace('faster');
    for (let k = 0; k < 40; k++) pass();
    expect(Math.min(...rests.slice(2))).toBeLessThan(100);
    expect(rests[0]).toBeGreaterThan(600);
  });

  it('restarts if it is played at its end', async () => {
    const { replay } = await opened('slobberhannes', 0, 1_000_000);
    replay.play();
    const { playing, moment } = replay.store.getState();
    expect(playing).toBe(true);
    expect(moment).toBeLessThan(5);
  });
});

it('removes later lines from the log when it goes back', async () => {
  const { replay } = await opened('slobberhannes', 0, 30);
  for (let k = 0; k < 5; k++) replay.stride('turn', 'on');
  replay.goTo(20);
  const { log } = replay.store.getState().game;
  expect(log.at(-1)?.at).toBeLessThanOrEqual(20);
  expect(log.at(-1)?.at).toBeGreaterThan(15);
});
