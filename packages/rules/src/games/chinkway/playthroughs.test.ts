import { expect, it } from 'vitest';
import { goldenPlaythrough } from '../../kernel/laws/playthrough.ts';
import { randomChooser } from '../../kernel/laws/random-play.ts';
import { randomFrom } from '../../kernel/laws/random.ts';
import { SEATS } from './cards.ts';
import { chinkway } from './index.ts';
import type { ChinkwayOptions } from './options.ts';

it.each<[ChinkwayOptions['length'], ChinkwayOptions['finalDeal']]>([
  ['full', 'reseat'],
  ['short', 'eleventh'],
])('reproduces the golden %s game with the final deal asked for (%s)', async (length, finalDeal) => {
  const options: ChinkwayOptions = { length, finalDeal, finalDealRequest: 'always', trickMemory: 'last' };
  const setup = { seats: SEATS, owner: 0, options, seed: 'c5'.repeat(32) };
  const text = goldenPlaythrough(chinkway, setup, randomChooser(chinkway, randomFrom(2)));
  expect(text).toContain('wanted:true');
  await expect(text).toMatchFileSnapshot(`./golden/${length}.txt`);
});
