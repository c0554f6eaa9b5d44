import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../kernel/options.ts';
import { silencesIn } from '../../kernel/laws/silences.ts';
import { chinkway } from './index.ts';
import { chinkwayOptions } from './options.ts';

const SETUP = {
  seats: 5,
  owner: 0,
  options: { ...defaultOptions(chinkwayOptions), length: 'short', finalDealRequest: 'always' },
} as const;

describe('on timeout', () => {
  it('CW7.2: the player declines the final request', () => {
    for (const { done } of silencesIn(chinkway, SETUP, 'finalRequest')) {
      expect(done).toEqual([{ type: 'finalRequest', wanted: false }]);
    }
  });

  const duties = ['discard', 'trump', 'play', 'extract'] as const;
  it.each(duties)('CW3.2, CW3.3, CW4.1, CW4.4: %s is mandatory, and any legal move will do', (phase) => {
    for (const { lawful, done } of silencesIn(chinkway, SETUP, phase)) expect(done).toEqual(lawful);
  });
});
