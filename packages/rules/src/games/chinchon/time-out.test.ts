import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../kernel/options.ts';
import { kindsOf, silencesIn } from '../../kernel/laws/silences.ts';
import { chinchon } from './index.ts';
import { chinchonOptions } from './options.ts';

const SETUP = { seats: 4, owner: 0, options: { ...defaultOptions(chinchonOptions), target: 70 } } as const;

describe('on timeout', () => {
  it('CH8.2: the player never re-enlists', () => {
    for (const { done } of silencesIn(chinchon, SETUP, 'reenlist')) expect(done).toEqual([{ type: 'reenlist', wanted: false }]);
  });

  it('CH4.1: the player discards a card, and lays or closes nothing if a discard is possible', () => {
    for (const { lawful, done } of silencesIn(chinchon, SETUP, 'act')) {
      const discards = lawful.filter(({ type }) => type === 'discard');
      expect(done).toEqual(discards.length > 0 ? discards : lawful);
    }
  });

  it.each([
    ['draw', 'draw'],
    ['settle', 'settle'],
  ] as const)('CH4.1, CH5.3: in %s only one kind of move exists, and any legal one will do', (phase, kind) => {
    for (const { lawful, done } of silencesIn(chinchon, SETUP, phase)) {
      expect(done).toEqual(lawful);
      expect(kindsOf(done)).toEqual([kind]);
    }
  });
});
