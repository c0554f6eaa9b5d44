import type { GuestId, Said } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { heard, heardNudge, heardSigns, mutingSchema } from './muting.ts';

const said = (from: string): Said => ({ from: from as GuestId, name: from, as: 'player', at: 0, text: 'hello' });

describe('who is heard', () => {
  it('is everybody, for a newcomer and for one whose device stored nonsense', () => {
    for (const stored of [{}, { muted: 7 }, { muted: [7], chat: 'loud' }]) {
      expect(mutingSchema.safeParse(stored)).toEqual({ success: true, data: { muted: [], chat: 'on' } });
    }
  });

  it('lasts', () => {
    const stored = { muted: ['tomek'], chat: 'off' };
    expect(mutingSchema.safeParse(stored)).toEqual({ success: true, data: stored });
  });

  it('leaves out those who are muted', () => {
    expect(heard([said('tomek'), said('ines')], { muted: ['tomek'], chat: 'on' })).toEqual([said('ines')]);
  });

  it('is nobody when the chat is off', () => {
    expect(heard([said('ines')], { muted: [], chat: 'off' })).toEqual([]);
  });
});

describe('whose signs are seen, and whose nudges felt', () => {
  const wave = (from: string) => ({ from: from as GuestId, seat: 1, sign: 'wave' as const });
  const nudge = { from: 'tomek' as GuestId, name: 'Tomek' };

  it('is not somebody who is muted', () => {
    expect(heardSigns([wave('tomek'), wave('ines')], { muted: ['tomek'], chat: 'on' })).toEqual([wave('ines')]);
    expect(heardNudge(nudge, { muted: ['tomek'], chat: 'on' })).toBeNull();
    expect(heardNudge(nudge, { muted: ['ines'], chat: 'on' })).toEqual(nudge);
  });

  it('is nobody’s sign when the chat is off; a nudge is no chat', () => {
    expect(heardSigns([wave('ines')], { muted: [], chat: 'off' })).toEqual([]);
    expect(heardNudge(nudge, { muted: [], chat: 'off' })).toEqual(nudge);
  });
});
