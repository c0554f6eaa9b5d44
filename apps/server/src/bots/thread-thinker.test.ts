import { getPriority } from 'node:os';
import { FULL_PLAYOUTS, plainThought } from '@chinwag/bots';
import { type AnyGame, defaultOptions, games } from '@chinwag/rules';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { openLog } from '../log.ts';
import { nicenessOfThreads } from '../tests/support/niceness.ts';
import { startTypeScriptThread } from '../tests/support/typescript-thread.ts';
import type { Question } from './thinking.ts';
import { MOST_WAITING, ThreadThinker } from './thread-thinker.ts';

/** Returns the first decision of a game with its default options, as the seat with the pending decision sees it. */
function question(game: AnyGame): Question {
  const options = defaultOptions(game.options);
  const { state, events } = game.begin({ seats: game.seats.max, owner: 0, options, seed: 'cd'.repeat(32) });
  const now = events.reduce((before, event) => game.evolve(before, event), state);
  const [seat = 0] = game.actors(now);
  return { game: game.id, strength: 'sensible', ...plainThought(game.hide(now, seat), seat) };
}

const TIMEOUT_MS = 60_000;

const thinkerOn = (script: string): ThreadThinker => {
  const start = () => startTypeScriptThread(new URL(script, import.meta.url));
  return new ThreadThinker(start, openLog('silent'), TIMEOUT_MS);
};
const FRAGILE = '../tests/support/fragile-thread.ts';

const thinker = thinkerOn('./thinking-thread.ts');
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => thinker.close());

it.each(Object.values<AnyGame>(games))('a bot on the thinking thread chooses a legal move in $id', async (game) => {
  const asked = question(game);
  const { move } = await thinker.choose(asked);
  expect(game.check(asked.view, asked.seat, move)).toBeNull();
});

it.skipIf(process.platform !== 'linux')('the thinking thread has a lower priority than all other threads', async () => {
  await thinker.choose(question(games.chinkway));
  expect(nicenessOfThreads()).toContain(getPriority() + 5);
});

it('a question about a game without a bot is rejected', async () => {
  const asked = { ...question(games.chinkway), game: 'patience' };
  await expect(thinker.choose(asked)).rejects.toThrow('no sensible bot plays patience');
});

it('a question fails when its thread dies, and the next question starts a new thread', async () => {
  const fragile = thinkerOn(FRAGILE);
  const asked = question(games.chinkway);
  await expect(fragile.choose({ ...asked, game: 'die' })).rejects.toThrow('ended');
  expect(await fragile.choose({ ...asked, game: 'answer' })).toMatchObject({ move: { type: 'answer' } });
  await fragile.close();
});

it('a stuck thread is terminated after the timeout, and the next question starts a new thread', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fragile = thinkerOn(FRAGILE);
  const asked = question(games.chinkway);
  const stuck = fragile.choose({ ...asked, game: 'hang' });
  vi.advanceTimersByTime(TIMEOUT_MS);
  await expect(stuck).rejects.toThrow('took too long');
  expect(await fragile.choose({ ...asked, game: 'answer' })).toMatchObject({ move: { type: 'answer' } });
  await fragile.close();
});

it('only the stuck question times out, and questions beyond the queue limit are refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fragile = thinkerOn(FRAGILE);
  const asked = question(games.chinkway);
  const stuck = fragile.choose({ ...asked, game: 'hang' });
  const waiting = Array.from({ length: MOST_WAITING }, () => fragile.choose({ ...asked, game: 'answer' }));
  await expect(fragile.choose({ ...asked, game: 'answer' })).rejects.toThrow('too many questions wait');
  vi.advanceTimersByTime(TIMEOUT_MS);
  await expect(stuck).rejects.toThrow('took too long');
  expect(new Set((await Promise.all(waiting)).map(({ move }) => move.type))).toEqual(new Set(['answer']));
  await fragile.close();
});

it('the more questions wait, the fewer playouts each one gets, down to none', async () => {
  const fragile = thinkerOn(FRAGILE);
  const asked = { ...question(games.chinkway), game: 'count' };
  const answers = await Promise.all(Array.from({ length: 100 }, () => fragile.choose(asked)));
  const playouts = answers.map(({ move }) => Number.parseInt(move.type, 10));
  expect(answers.map((answer) => answer.playouts)).toEqual(playouts);
  expect([playouts[0], playouts.at(-1)]).toEqual([FULL_PLAYOUTS, FULL_PLAYOUTS]);
  expect(playouts[1]).toBe(0);
  expect(playouts.slice(1)).toEqual(playouts.slice(1).toSorted((a, b) => a - b));
  expect(playouts.at(-2)).toBe(FULL_PLAYOUTS / 2);
  await fragile.close();
});

it('a strong bot gets only as many playouts as fit into 300 ms, and more once playouts are fast again', async () => {
  const fragile = thinkerOn(FRAGILE);
  const playoutsOf = async (game: string, strength: Question['strength'] = 'strong') => {
    const { move } = await fragile.choose({ ...question(games.chinkway), game, strength });
    return Number.parseInt(move.type, 10);
  };
  expect(await playoutsOf('slow', 'sensible')).toBe(FULL_PLAYOUTS);
  expect(await playoutsOf('slow')).toBe(FULL_PLAYOUTS);
  expect(await playoutsOf('slow')).toBe(300);
  expect(await playoutsOf('count')).toBe(300);
  const later: number[] = [];
  while (later.length < 10) later.push(await playoutsOf('count'));
  expect(later).toEqual(later.toSorted((a, b) => a - b));
  expect([later[0], later.at(-1)]).toEqual([375, FULL_PLAYOUTS]);
  await fragile.close();
});
