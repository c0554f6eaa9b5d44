import { OWN_SEAT } from '../../session/practice/localSeat.ts';
import { LocalRun } from '../../session/practice/localRun.ts';
import { Sitting, localTable } from '../../session/practice/testing/atLocalTable.ts';
import { storedPracticeSchema } from '../../session/practice/storedPractice.ts';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/catalogue.ts';
import { recordedGame } from '../testing/recorded.ts';
import { dealAt, stateAt, timelineOf } from '../timeline.ts';
import { playedOn } from './whatIf.ts';

const BY = { you: 1, strength: 'sensible' } as const;

describe.each(GAMES.map(({ id }) => id))('a finished game of %s', (id) => {
  it('continues from any moment, or from the start of its deal, with the same cards', async () => {
    const { recorded, screen } = await recordedGame(id);
    const timeline = timelineOf(screen, recorded.setup, recorded.events);
    const played = { recorded, timeline, rules: screen.game };
    const { stops } = timeline;
    for (const moment of [0.2, 0.5, 0.8].map((part) => stops[Math.floor(part * stops.length)] ?? 0)) {
      const practice = storedPracticeSchema.parse(JSON.parse(JSON.stringify(playedOn(played, moment, 'here', BY))));
      const run = LocalRun.carriedOn(screen.game, practice);
      expect(run?.seq).toBeGreaterThanOrEqual(moment);
      expect(run?.state).toEqual(stateAt(timeline, run?.seq ?? 0));
      // no decision is between the moment and the point where the game continues
      expect(recorded.moves.filter(({ from }) => from >= moment && from < (run?.seq ?? 0))).toEqual([]);
      const again = playedOn(played, moment, 'deal', BY);
      const deal = dealAt(timeline, moment);
      expect(recorded.moves[again?.moves.length ?? -1]?.from).toBeGreaterThanOrEqual(deal.from);
      expect(recorded.moves[(again?.moves.length ?? 0) - 1]?.from ?? -1).toBeLessThan(Math.max(deal.from, 0));
    }
  });

  it('cannot continue from its end, but its last deal can be replayed', async () => {
    const { recorded, screen } = await recordedGame(id);
    const timeline = timelineOf(screen, recorded.setup, recorded.events);
    const played = { recorded, timeline, rules: screen.game };
    expect(playedOn(played, recorded.events.length, 'here', BY)).toBeNull();
    expect(playedOn(played, recorded.events.length, 'deal', BY)).not.toBeNull();
  });

  it('shows the player the cards of their seat and no others', async () => {
    const { recorded, screen } = await recordedGame(id);
    const timeline = timelineOf(screen, recorded.setup, recorded.events);
    const moment = timeline.stops[Math.floor(timeline.stops.length / 3)] ?? 0;
    const stored = playedOn({ recorded, timeline, rules: screen.game }, moment, 'here', BY);
    const sitting = await Sitting.at(id, localTable(id, { stored, pause: () => 1 }));
    const kinds = recorded.seats.map((_, seat) => (seat === BY.you ? 'person' : 'bot'));
    expect(sitting.table.seats.map(({ kind }) => kind)).toEqual(kinds);
    expect(sitting.table.seats[BY.you]?.name).toBe('Marta');
    expect(sitting.feed.viewer).toBe(BY.you);
    const run = stored && LocalRun.carriedOn(screen.game, stored);
    expect(sitting.feed.state).toEqual(screen.game.hide(run?.state as never, BY.you));
    // the next game is the player's own again
    await sitting.ask('anotherGame', { game: id });
    expect(sitting.feed.viewer).toBe(OWN_SEAT);
  });
});
