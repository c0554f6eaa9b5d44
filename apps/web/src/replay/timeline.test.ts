import { evolveAll, type GameId, type GameState, hideEvents } from '@chinwag/rules';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/catalogue.ts';
import { recordedGame } from './testing/recorded.ts';
import { dealAt, stateAt, strideFrom, timelineOf, within } from './timeline.ts';

async function laidOut(id: GameId) {
  const { recorded, screen } = await recordedGame(id);
  return { recorded, screen, timeline: timelineOf(screen, recorded.setup, recorded.events) };
}

describe.for(GAMES)('the timeline of a game of $title', ({ id }) => {
  it('has the same state at every moment as the game itself', async () => {
    const { recorded: { setup, events }, screen: { game }, timeline } = await laidOut(id);
    let state = game.begin(setup).state;
    expect(stateAt(timeline, 0)).toEqual(state);
    const wrong: number[] = [];
    for (const [at, event] of events.entries()) {
      state = game.evolve(state, event);
      if (JSON.stringify(stateAt(timeline, at + 1)) !== JSON.stringify(state)) wrong.push(at + 1);
    }
    expect(wrong).toEqual([]);
    expect(game.result(stateAt(timeline, events.length))).not.toBeNull();
  });

  it('hides the same from each perspective as during the game', async () => {
    const { recorded: { setup, events }, screen: { game }, timeline } = await laidOut(id);
    for (const eyes of [0, setup.seats - 1, 'all-hands'] as const) {
      const begin = stateAt(timeline, 0);
      const seen = hideEvents(game, events, eyes, begin);
      let then: GameState = game.hide(begin, eyes);
      const moments = seen.map((event, at) => ({ at: at + 1, known: (then = game.evolve(then, event)) }));
      for (const { at, known } of moments.filter((_, k) => k % 29 === 0)) {
        expect(game.hide(stateAt(timeline, at), eyes)).toEqual(known);
      }
      expect(evolveAll(game, game.hide(begin, eyes), seen)).toEqual(game.hide(stateAt(timeline, events.length), eyes));
    }
  });

  it('visits the same stops forward and back, from the first to the last', async () => {
    const { recorded: { events }, timeline } = await laidOut(id);
    for (const stride of ['turn', 'trick', 'deal'] as const) {
      if (stride === 'trick' && timeline.game.tricks === null) continue;
      const on = [within(timeline, 0)];
      for (let at = on[0]; at !== undefined;) {
        const next = strideFrom(timeline, at, stride, 'on');
        if (next === null) break;
        expect(next).toBeGreaterThan(at);
        on.push(next);
        at = next;
      }
      expect(on.at(-1)).toBe(events.length);
      const back = [events.length];
      for (let at = strideFrom(timeline, events.length, stride, 'back'); at !== null;) {
        back.push(at);
        at = strideFrom(timeline, at, stride, 'back');
      }
      expect(back.toReversed()).toEqual(on);
    }
  });

  it('has one deal per score, and each moment belongs to the current deal', async () => {
    const { recorded: { events }, timeline } = await laidOut(id);
    const { deals, stops } = timeline;
    expect(deals).toHaveLength(stateAt(timeline, events.length).records.length);
    expect(deals.map(({ end }) => dealAt(timeline, end).number)).toEqual(deals.map(({ number }) => number));
    for (const stop of stops) {
      const { number, end } = dealAt(timeline, stop);
      const scored = stateAt(timeline, stop).records.length;
      // the end of the game comes after the score of its last deal
      expect(number < deals.length ? scored : number).toBe(stop < end && number < deals.length ? number - 1 : number);
    }
  });
});

describe('a requested moment', () => {
  it('is clamped to the game', async () => {
    const { timeline } = await laidOut('slobberhannes');
    expect(within(timeline, 0)).toBe(timeline.stops[0]);
    expect(within(timeline, 1_000_000)).toBe(timeline.events.length);
    expect(within(timeline, 30)).toBe(30);
  });
});
