import { expect, it } from 'vitest';
import { goldenPlaythrough, randomChooser, randomFrom } from '../../kernel/laws/index.ts';
import { chanoyu } from './index.ts';

for (const [seats, scoring] of [[3, 'steps'], [4, 'runs'], [5, 'steps']] as const) {
  it(`reproduces the golden game of ${seats} players`, async () => {
    const setup = { seats, owner: 1, options: { scoring, trickMemory: 'last' } as const, seed: `${seats}c`.repeat(32) };
    const text = goldenPlaythrough(chanoyu, setup, randomChooser(chanoyu, randomFrom(seats)));
    await expect(text).toMatchFileSnapshot(`./golden/${seats}-seats.txt`);
  });
}
