import { expect, test } from 'vitest';
import { plainThought } from '../bot.ts';
import { chinkwayBots } from './index.ts';
import { viewFrom, type ViewSpec } from './testing/view-spec.ts';

const taken = (it: Partial<ViewSpec>) => {
  const move = chinkwayBots.sensible.choose(plainThought(viewFrom({ phase: 'play', seat: 1, hand: '2C 3C', ...it }), 1));
  return move.type === 'extract' ? move.card : move;
};

test('CW4.4: the bot takes a category wanted twice before one wanted once', () => {
  expect(taken({ quest: '7S 9H 3H JC KH', trick: '4S 5H 2S 6S 7S' })).toBe('5H');
});

test('CW4.4: the bot takes the category with the fewest cards to come', () => {
  const it = { quest: '7S 9D 3C JC KC', trick: '4S 5D 2H 6H 7H' } as const;
  expect(taken({ ...it, taken: ['2S', '', '3S'] })).toBe('4S');
  expect(taken({ ...it, taken: ['2D', '', '3D'] })).toBe('5D');
});

test('CW4.4: the bot takes no card that its side cannot use', () => {
  expect(taken({ quest: '7S 9H 3H JC KH', trick: '2S JS AS 5S 9D', taken: ['', '4S', ''] })).toBe('JS');
});
