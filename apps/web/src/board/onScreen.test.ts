import { describe, expect, it } from 'vitest';
import { message } from '../language/message.ts';
import { line } from './logLine.ts';
import { entryOf, type EventsOnScreen, logOf, pauseOf, sentimentOf } from './onScreen.ts';
import { swept } from './flight/cardFlights.ts';
import { lengthOf } from './pauses.ts';
import { peopleAt } from './testing/fixture.ts';

type TrialEvent = { readonly type: 'played' } | { readonly type: 'won'; readonly by: number } | { readonly type: 'scored' };

const OVER = line(message('board.game-over'));
const [PLAYED, WON, SCORED] = [{ type: 'played' }, { type: 'won', by: 3 }, { type: 'scored' }] as const;

const events: EventsOnScreen<TrialEvent, readonly string[]> = {
  played: { log: () => [] },
  won: {
    movement: ({ by }, cards) => swept(cards.map((card) => ({ card })), by),
    pauseAfter: ({ by }, { length }) => (by === length ? 'whole trick' : 'none'),
    sentiment: ({ by }, _, seat) => (by === seat ? 'good' : 'plain'),
    log: () => OVER,
  },
  scored: { pauseAfter: 'score sheet', log: () => [OVER, OVER] },
};

describe('an event', () => {
  it('behaves as its own entry says, based on the state before it', () => {
    expect(entryOf<TrialEvent, readonly string[]>(events, WON).movement?.(WON, ['QS', '2H'])).toHaveLength(2);
    expect(sentimentOf(events, WON, [], 3)).toBe('good');
    expect(pauseOf(events, WON, ['QS', '2H', '3C'])).toBe('whole trick');
    expect(pauseOf(events, WON, [])).toBe('none');
  });

  it('moves nothing, has no sentiment and pauses as after a card if its entry says no more', () => {
    expect(entryOf<TrialEvent, readonly string[]>(events, PLAYED).movement).toBeUndefined();
    expect(sentimentOf(events, PLAYED, [], 0)).toBe('plain');
    expect(lengthOf(pauseOf(events, PLAYED, []))).toBeGreaterThan(0);
  });

  it('writes no line, one line or several lines', () => {
    const written = (event: TrialEvent) => logOf(events, event, [], peopleAt(4, 0));
    expect([PLAYED, WON, SCORED].map((event) => written(event))).toEqual([[], [OVER], [OVER, OVER]]);
  });

  it('without an entry is a compile error', () => {
    const { scored: _, ...without } = events;
    // @ts-expect-error an event without log lines
    const lacking: EventsOnScreen<TrialEvent, readonly string[]> = without;
    expect(() => entryOf(lacking, SCORED)).toThrow('scored');
  });
});
