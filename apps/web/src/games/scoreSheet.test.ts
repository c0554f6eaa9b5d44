import { describe, expect, it } from 'vitest';
import { GAMES } from './catalogue.ts';

describe.each(GAMES)('in $title', ({ screen: load }) => {
  it('the score sheet opens after exactly the events that end a deal', async () => {
    const screen = await load();
    const types = Object.keys(screen.game.eventFields);
    expect(types.length).toBeGreaterThan(4);
    expect(types.filter((type) => screen.opensScoreSheet({ type }))).toEqual(screen.game.dealEnds);
  });
});
