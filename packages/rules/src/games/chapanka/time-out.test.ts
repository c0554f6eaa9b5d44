import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../kernel/options.ts';
import { silencesIn } from '../../kernel/laws/silences.ts';
import { chapanka } from './index.ts';
import { chapankaOptions } from './options.ts';

const SETUP = { seats: 4, owner: 0, options: { ...defaultOptions(chapankaOptions), deals: 4 } } as const;

describe('on timeout', () => {
  it('CP2.4: the player declines the talon card', () => {
    for (const { done } of silencesIn(chapanka, SETUP, 'exchange')) expect(done).toEqual([{ type: 'exchange', card: null }]);
  });

  it.each(['setAside', 'play'] as const)('CP2.4, CP3.1: %s is mandatory, and any legal move will do', (phase) => {
    for (const { lawful, done } of silencesIn(chapanka, SETUP, phase)) expect(done).toEqual(lawful);
  });
});
