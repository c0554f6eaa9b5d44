import type { GuestId, Said } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { heard, heardNudge, heardSigns, mutingSchema } from './muting.ts';

const said = (from: string): Said => ({ from: from as GuestId, name: from, as: 'player', at: 0, text: 'hello' });

describe('heard', () => {
  it('includes everybody by default and if the stored data is invalid', () => {
    for (const stored of [{}, { muted: 7 }, { muted: [7], chat: 'loud' }]) {
      expect(mutingSchema.safeParse(stored)).toEqual({ success: true, data: { muted: [], chat: 'on' } });
    }
  });

  it('restores the stored setting', () => {
    const stored = { muted: ['tomek'], chat: 'off' };
    expect(mutingSchema.safeParse(stored)).toEqual({ success: true, data: stored });
  });

  it('leaves out muted people', () => {
    expect(heard([said('tomek'), said('ines')], { muted: ['tomek'], chat: 'on' })).toEqual([said('ines')]);
  });

  it('is empty if the chat is off', () => {
    expect(heard([said('ines')], { muted: [], chat: 'off' })).toEqual([]);
  });
});

describe('heard signs and nudges', () => {
  const wave = (from: string) => ({ from: from as GuestId, seat: 1, sign: 'wave' as const });
  const nudge = { from: 'tomek' as GuestId, name: 'Tomek' };

  it('leave out muted people', () => {
    expect(heardSigns([wave('tomek'), wave('ines')], { muted: ['tomek'], chat: 'on' })).toEqual([wave('ines')]);
    expect(heardNudge(nudge, { muted: ['tomek'], chat: 'on' })).toBeNull();
    expect(heardNudge(nudge, { muted: ['ines'], chat: 'on' })).toEqual(nudge);
  });

  it('contain no signs if the chat is off, but still contain nudges, which are not chat', () => {
    expect(heardSigns([wave('ines')], { muted: [], chat: 'off' })).toEqual([]);
    expect(heardNudge(nudge, { muted: [], chat: 'off' })).toEqual(nudge);
  });
});
