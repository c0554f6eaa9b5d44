import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { pipelined } from './pipelined.ts';

it('statements sent together resolve with their results in order', async () => {
  expect(await pipelined([setImmediate('late'), Promise.resolve(2), null])).toEqual(['late', 2, null]);
});

it('a failed statement is reported only after all others have ended, so that the rollback comes last', async () => {
  const done: string[] = [];
  const slow = setImmediate().then(() => done.push('slow'));
  await expect(pipelined([Promise.reject(new Error('first')), slow, Promise.reject(new Error('second'))])).rejects.toThrow('first');
  expect(done).toEqual(['slow']);
});
