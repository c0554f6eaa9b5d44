import { expect, test } from 'vitest';
import { randomChooser } from './play.ts';
import { goldenPlaythrough } from './playthrough.ts';
import { randomFrom } from './random.ts';
import { pennies } from './toy/pennies.ts';

const setup = { seats: 3, owner: 0, options: { deals: 2 }, seed: '01'.repeat(32) };

test('a playthrough prints every move and event, and what each viewer sees', async () => {
  const text = goldenPlaythrough(pennies, setup, randomChooser(pennies, randomFrom(1)));
  await expect(text).toMatchFileSnapshot('./toy/golden/three-seats.txt');
});
