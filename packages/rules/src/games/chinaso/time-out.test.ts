import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../kernel/options.ts';
import { kindsOf, silencesIn } from '../../kernel/laws/silences.ts';
import { chinaso } from './index.ts';
import { chinasoOptions } from './options.ts';

const SETUP = { seats: 4, owner: 0, options: defaultOptions(chinasoOptions) };

describe('when time is out', () => {
  it('CS5.3: nobody buys without having said so', () => {
    for (const { done } of silencesIn(chinaso, SETUP, 'buying')) expect(done).toEqual([{ type: 'decline' }]);
  });

  it('CS4.1: a card is drawn from the pile, unless only the discard can be taken', () => {
    for (const { lawful, done } of silencesIn(chinaso, SETUP, 'draw')) {
      const drawable = kindsOf(lawful).includes('drawStock');
      expect(kindsOf(done)).toEqual([drawable ? 'drawStock' : 'takeDiscard']);
    }
  });

  it('CS4.3, CS4.6: nothing is laid; a card is discarded, or the last one held', () => {
    for (const { lawful, done } of silencesIn(chinaso, SETUP, 'play')) {
      expect(done).toEqual(lawful.filter(({ type }) => type === 'discard' || type === 'hold'));
      expect(done).not.toEqual([]);
    }
  });
});
