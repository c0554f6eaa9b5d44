import { asHiddenState } from '@chinwag/rules';
import { findBot, plainThought } from '@chinwag/bots';
import { type MoveId, PACES, type Pace } from '@chinwag/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadScreen } from '../games/loadScreen.ts';
import { GameSession } from '../session/gameSession.ts';
import { isConnection } from '../session/connection.ts';
import { byTimer } from '../session/playback.ts';
import { LOCAL_CODE, OWN_SEAT } from '../session/practice/localSeat.ts';
import { LocalTable } from '../session/practice/localTable.ts';
import { botPause, restsAmongFriends } from './pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nothing = (): void => undefined;

/**
 * Returns the durations of rounds on the screen in a practice game of Chinaso, in ms: from the player's own draw to the next one.
 */
async function rounds(pace: Pace, seats: number, count: number): Promise<readonly number[]> {
  const screen = await loadScreen('chinaso');
  const { game } = screen;
  const bot = findBot(game.id);
  if (bot === null) throw new Error('no bot plays Chinaso');
  const setup = { seats, options: {} };
  const table = new LocalTable({
    game, bots: () => bot, setup, name: '', seed: () => '5eed'.repeat(16), pause: () => botPause(pace),
    schedule: byTimer, keep: nothing,
  });
  const on: { session: GameSession | null } = { session: null };
  const connection = await table.openConnection(LOCAL_CODE, '', {
    table: nothing,
    snapshot: (snapshot) => {
      const { rests } = PACES[pace];
      const around = { screen, players: () => [], changed: nothing, pace: () => rests, speech: () => 0, schedule: byTimer };
      on.session = new GameSession(snapshot, around);
    },
    events: (message) => void on.session?.receive(message),
    said: nothing, sign: nothing, nudge: nothing, clocks: nothing, timeOut: nothing, elsewhere: nothing, shuffle: nothing,
    otherDevice: nothing, dropped: nothing, resumed: nothing, closed: nothing,
  });
  const drawn: number[] = [];
  while (isConnection(connection) && drawn.length <= count) {
    const { shown, newest } = on.session?.game ?? {};
    const isSeen = shown === newest && newest !== undefined && game.actors(newest).includes(OWN_SEAT);
    if (isSeen) {
      const move = bot.choose(plainThought(asHiddenState(newest), OWN_SEAT));
      if (move.type === 'drawStock' || move.type === 'takeDiscard') drawn.push(Date.now());
      await connection.request('move', { id: 'some-move' as MoveId, seq: on.session?.seq ?? 0, move: { ...move } });
    } else {
      await vi.advanceTimersByTimeAsync(10);
      on.session?.release();
    }
  }
  return drawn.slice(1).map((at, k) => at - (drawn[k] ?? 0));
}

it('a round of seven in practice takes at most ten seconds at a brisk pace and no time at once', async () => {
  const brisk = await rounds('brisk', 7, 4);
  expect(Math.min(...brisk)).toBeGreaterThan(1500);
  expect(Math.max(...brisk)).toBeLessThanOrEqual(10_000);
  expect(Math.max(...(await rounds('at-once', 7, 4)))).toBeLessThan(100);
});

it('the pace of a table among friends is the host’s, and a viewer can make it faster but not slower', () => {
  const rests = (['calm', 'brisk', 'at-once'] as const).map((pace) => restsAmongFriends(pace, 'normal'));
  expect(rests).toEqual([1, 0.27, 0]);
  expect(restsAmongFriends('calm', 'fast')).toBeLessThan(1);
  expect(restsAmongFriends('brisk', 'fast')).toBeLessThan(0.27);
  expect(restsAmongFriends('calm', 'off')).toBe(0);
});
