import { expect, it } from 'vitest';
import { goldenPlaythrough } from '../../kernel/laws/playthrough.ts';
import { randomChooser } from '../../kernel/laws/random-play.ts';
import { randomFrom } from '../../kernel/laws/random.ts';
import { SEATS } from './cards.ts';
import { chapanka } from './index.ts';
import type { ChapankaOptions } from './options.ts';

const KINALS: readonly ChapankaOptions['kinalPot'][] = ['on', 'off'];

it.each(KINALS)('reproduces the golden game with kinalPot %s', async (kinalPot) => {
  const setup = { seats: SEATS, owner: 0, options: { deals: 4, kinalPot, trickMemory: 'last' } as const, seed: 'cb'.repeat(32) };
  const text = goldenPlaythrough(chapanka, setup, randomChooser(chapanka, randomFrom(2)));
  await expect(text).toMatchFileSnapshot(`./golden/kinal-pot-${kinalPot}.txt`);
});
