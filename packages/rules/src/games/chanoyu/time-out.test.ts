import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../kernel/options.ts';
import { kindsOf, silencesIn } from '../../kernel/laws/silences.ts';
import { chanoyu } from './index.ts';
import { chanoyuOptions } from './options.ts';

const SETUP = { seats: 4, owner: 0, options: defaultOptions(chanoyuOptions) };

describe('when time is out', () => {
  it('CN5.1: a winner who may stop lays nothing more; one who must lay a card lays one', () => {
    const silences = silencesIn(chanoyu, SETUP, 'build');
    for (const { lawful, done } of silences) {
      expect(kindsOf(done)).toEqual([kindsOf(lawful).includes('done') ? 'done' : 'lay']);
    }
    expect(new Set(silences.flatMap(({ done }) => kindsOf(done)))).toEqual(new Set(['done', 'lay']));
  });

  it('CN4.1: to play a card is a duty, and any that may be played will do', () => {
    for (const { lawful, done } of silencesIn(chanoyu, SETUP, 'play')) expect(done).toEqual(lawful);
  });
});
