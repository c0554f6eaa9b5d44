import { expect, it } from 'vitest';
import { parseOptions } from '../../kernel/options.ts';
import { chinchon } from './index.ts';
import { DEFAULTS, moveOf } from './notation.ts';
import { MOST_ANTE } from './options.ts';

it('CH1.1: options the host leaves open take their defaults', () => {
  expect(parseOptions(chinchon.options, {})).toEqual(DEFAULTS);
});

it('CH7.2: the host can choose each option', () => {
  const chosen = { deck: '48', ending: 'play-on', target: 70, ante: 0, reenlist: 'once' };
  expect(parseOptions(chinchon.options, chosen)).toEqual(chosen);
});

it.each([
  { deck: '52' }, { deck: 40 }, { ending: 'both' }, { target: 80 }, { reenlist: 'twice' }, { ante: MOST_ANTE + 1 },
  { wild: true },
])('CH7.2: %j is refused', (options) => {
  expect(parseOptions(chinchon.options, options)).toBeNull();
});

it.each([
  'stock', 'pile', '- 10B#2', 'lay 1O 2O 3O / 7C 7E 7B', 'add 4O>0', 'close none: 1O 2O 3O 4O / 7C 7E 7B 7O',
  'close 12C: 1O 2O 3O; 4O>2', 'settle', 'settle 1O 2O 3O; 4O>2 5O>2', 'yes', 'no',
])('CH4.1: the move %s parses unchanged', (action) => {
  const move = moveOf(action);
  expect(chinchon.move.safeParse(JSON.parse(JSON.stringify(move)))).toEqual({ success: true, data: move });
});
