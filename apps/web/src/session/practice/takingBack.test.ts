import { games, type GameId } from '@chinwag/rules';
import { describe, expect, it } from 'vitest';
import { storedPracticeSchema } from './storedPractice.ts';
import { LocalRun } from './localRun.ts';
import { OWN_SEAT } from './localSeat.ts';
import { localTable, shelf, Sitting } from './testing/atLocalTable.ts';

const IDS = Object.keys(games) as readonly GameId[];

/**
 * Resolves with a player whose last move can be taken back, and with the game as seen before that move. Bots wait to be released.
 */
async function afterAMove(id: GameId) {
  const stored = shelf();
  const due = new Set<() => void>();
  const schedule = (run: () => void) => {
    due.add(run);
    return () => void due.delete(run);
  };
  const sitting = await Sitting.at(id, localTable(id, { keep: stored.keep, pause: () => 1, schedule }));
  let before = sitting.feed.state;
  const goOn = async (): Promise<void> => {
    const [bot] = due;
    if (!sitting.isAsked && bot !== undefined) {
      due.delete(bot);
      return bot();
    }
    before = sitting.feed.state;
    await sitting.play(1);
  };
  const isPossible = (): boolean => sitting.table.seats[OWN_SEAT]?.takeBack === 'possible';
  while (!sitting.isOver && !isPossible()) await goOn();
  return { sitting, stored, before: () => before, goOn, isPossible };
}

describe.each(IDS)('a practice move of %s on the device', (id) => {
  it('is taken back at once, and stays so when the game is reloaded', async () => {
    const { sitting, stored, before, goOn } = await afterAMove(id);
    expect(await sitting.ask('askToTakeBack', {})).toEqual({ ok: true });
    expect(sitting.feed.state).toEqual(before());
    expect(sitting.table.seats[OWN_SEAT]?.takeBack).toBeNull();
    const read = storedPracticeSchema.safeParse(JSON.parse(JSON.stringify(stored.last())));
    const again = read.success ? LocalRun.carriedOn(games[id], read.data) : null;
    expect(again && games[id].hide(again.state as never, OWN_SEAT)).toEqual(before());
    expect(await sitting.ask('askToTakeBack', {})).toMatchObject({ code: 'nothing-to-take-back' });
    while (!sitting.isOver) await goOn();
    expect(sitting.table.status).toBe('finished');
  });
});

describe('a move', () => {
  it('is taken back with what the bots have played since, and the bots wait for another', async () => {
    const { sitting, before, goOn, isPossible } = await afterAMove('slobberhannes');
    while (sitting.isAsked) await goOn();
    await goOn();
    expect(isPossible()).toBe(true);
    await sitting.ask('askToTakeBack', {});
    expect(sitting.feed.state).toEqual(before());
    expect(sitting.isAsked).toBe(true);
  });

  it('stays in the events after it was taken back, followed by the take-back', async () => {
    const { sitting } = await afterAMove('slobberhannes');
    await sitting.ask('askToTakeBack', {});
    const { events } = await sitting.lookBack();
    expect(events).toHaveLength(sitting.feed.seq);
    const kinds = Object.keys(games.slobberhannes.eventFields);
    expect(kinds[events.at(-1)?.[0] ?? -1]).toBe('takenBack');
  });

  it('cannot be a take-back itself', async () => {
    const { sitting } = await afterAMove('slobberhannes');
    expect(await sitting.move({ type: 'takeBack' })).toMatchObject({ code: 'move-malformed' });
  });
});
