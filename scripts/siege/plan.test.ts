import { expect, it } from 'vitest';
import { ATTACK_NAMES } from './attacks/attacks.ts';
import { planOf } from './plan.ts';

it('the whole siege runs every attack for a minute, then pauses for a minute', () => {
  expect(planOf([])).toEqual({ attacks: ATTACK_NAMES, phases: { pages: 3000, before: 10, during: 60, after: 60 } });
});

it('the quick siege runs the heaviest attacks on every commit and rotates through the others over successive commits', () => {
  const tried = Array.from({ length: ATTACK_NAMES.length }, (_, commit) => planOf(['--quick'], commit).attacks);
  for (const attacks of tried) expect(attacks.slice(0, 3)).toEqual(ATTACK_NAMES.slice(0, 3));
  expect(new Set(tried.flat())).toEqual(new Set(ATTACK_NAMES));
});

it('a siege with named attacks runs only these, and an unknown name is refused', () => {
  expect(planOf(['pings', '--quick']).attacks).toEqual(['pings']);
  expect(() => planOf(['ping'])).toThrow(/no attack "ping"/);
});
