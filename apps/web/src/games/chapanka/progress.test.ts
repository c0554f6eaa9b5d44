import { expect, test } from 'vitest';
import { plain } from '../../board/testing/fixture.ts';
import { screen } from './screen.ts';
import { options } from './options.ts';
import { progress } from './progress.ts';
import { type StateFields, stateAt } from './testing/fixture.ts';

const said = (moment: StateFields) => plain(progress(stateAt(moment)));

test('the top bar shows the current stage of the game', () => {
  expect(said({ deal: { number: 0 } })).toBe('Drawing the first dealer');
  expect(said({ phase: { name: 'exchange', seat: 3 } })).toBe('Deal 1 of 8, the exchange');
  expect(said({ phase: { name: 'play', seat: 3 }, deal: { tricks: [1, 2, 0, 4] } })).toBe('Deal 1 of 8, trick 8 of 11');
  expect(said({ phase: { name: 'settle' }, deal: { revealed: true } })).toBe('Deal 1 of 8, scored');
  expect(said({ phase: { name: 'over' } })).toBe('Finished after 0 deals');
});

test('CP2.5: the option shows a host how often everybody deals and about how long it takes', () => {
  const { values } = options.deals;
  expect([values[4], values[8], values[24]].map(({ label, help }) => `${plain(label)}: ${plain(help)}`)).toEqual([
    '4 deals: Everybody deals once. About 20 minutes.',
    '8 deals: Everybody deals twice. About 40 minutes.',
    '24 deals: Everybody deals 6 times. About 120 minutes.',
  ]);
});

test('CP2.5: a finished game shows why it ended', () => {
  const why = screen.whyOver(stateAt({ phase: { name: 'over' } }));
  expect(why && plain(why)).toBe('All 8 deals have been played.');
});
