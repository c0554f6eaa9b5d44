import type { GuestId, Said } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { heard, mutingSchema } from './muting.ts';

const said = (from: string): Said => ({ from: from as GuestId, name: from, as: 'player', at: 0, text: 'hello' });

describe('who is heard', () => {
  it('is everybody, for a newcomer and for one whose device kept nonsense', () => {
    for (const kept of [{}, { muted: 7 }, { muted: [7], chat: 'loud' }]) {
      expect(mutingSchema.safeParse(kept)).toEqual({ success: true, data: { muted: [], chat: 'on' } });
    }
  });

  it('lasts', () => {
    const kept = { muted: ['tomek'], chat: 'off' };
    expect(mutingSchema.safeParse(kept)).toEqual({ success: true, data: kept });
  });

  it('leaves out those who are muted', () => {
    expect(heard([said('tomek'), said('ines')], { muted: ['tomek'], chat: 'on' })).toEqual([said('ines')]);
  });

  it('is nobody when the chat is off', () => {
    expect(heard([said('ines')], { muted: [], chat: 'off' })).toEqual([]);
  });
});
