import { expect, it } from 'vitest';
import { ATTACK_NAMES } from './attacks/attacks.ts';
import { planOf } from './plan.ts';

it('the whole siege tries every attack for a minute, and rests for a minute', () => {
  expect(planOf([])).toEqual({ attacks: ATTACK_NAMES, phases: { pages: 3000, before: 10, during: 60, after: 60 } });
});

it('the quick siege tries those that take most, and every other one by one of the commits that follow one another', () => {
  const tried = Array.from({ length: ATTACK_NAMES.length }, (_, commit) => planOf(['--quick'], commit).attacks);
  for (const attacks of tried) expect(attacks.slice(0, 3)).toEqual(ATTACK_NAMES.slice(0, 3));
  expect(new Set(tried.flat())).toEqual(new Set(ATTACK_NAMES));
});

it('attacks that are named are tried alone, and a name that no attack has is refused', () => {
  expect(planOf(['pings', '--quick']).attacks).toEqual(['pings']);
  expect(() => planOf(['ping'])).toThrow(/no attack "ping"/);
});
