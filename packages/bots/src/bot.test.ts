import { defaultOptions, games } from '@chinwag/rules';
import { randomFrom, randomSeed } from '@chinwag/rules/laws';
import { expect, it } from 'vitest';
import { plainThought } from './bot.ts';

it('the compiler rejects a whole state as a bot’s view', () => {
  const { chinkway } = games;
  const options = defaultOptions(chinkway.options);
  const { state } = chinkway.begin({ seats: 5, owner: null, options, seed: randomSeed(randomFrom(1)) });
  expect(plainThought(chinkway.hide(state, 0), 0).view.seed).toBe('');
  // @ts-expect-error a state of which nothing is hidden
  expect(plainThought(state, 0).view.seed).toBe(state.seed);
});
