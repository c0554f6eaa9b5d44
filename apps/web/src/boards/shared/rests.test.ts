import { describe, expect, it } from 'vitest';
import { restIn, type Rests } from './rests.ts';

type Event = { readonly type: 'played' } | { readonly type: 'won'; readonly by: number } | { readonly type: 'scored' };

const rests: Rests<Event, number> = {
  won: ({ by }, before) => (by === before ? 'whole trick' : 'none'),
  scored: 'ended',
};

describe('the table rests', () => {
  it('as after a card where nothing is said of an event', () => {
    expect(restIn(rests, { type: 'played' }, 0)).toBe(restIn({}, { type: 'scored' }, 0));
    expect(restIn(rests, { type: 'played' }, 0)).toBeGreaterThan(0);
  });

  it('by the kind of thing that happened, and by what it happened to', () => {
    expect(restIn(rests, { type: 'won', by: 3 }, 3)).toBe(1200);
    expect(restIn(rests, { type: 'won', by: 3 }, 2)).toBe(0);
    expect(restIn(rests, { type: 'scored' }, 0)).toBe(3200);
  });
});
