import { games } from '@chinwag/rules';
import { sealOf } from '@chinwag/rules/game-file';
import { playedChainedFile, playedFile } from '@chinwag/rules/testing/played-file';
import { describe, expect, it } from 'vitest';
import { openFile } from './openFile.ts';

const FILE = playedFile(games.slobberhannes, 4, { target: 10 });

const EVE = { kind: 'person', name: 'Eve' } as const;

function fileOf(text: string): Pick<File, 'size' | 'text'> {
  return { size: text.length, text: async () => text };
}

describe('the file of a game', () => {
  it('opens with the names, the rules and all the events in it', async () => {
    const opened = await openFile(fileOf(JSON.stringify(FILE)));
    if (!('recorded' in opened)) throw new Error(opened.refused[0]?.key);
    const { events, seats, setup, game, yourSeat } = opened.recorded;
    expect(game).toBe('slobberhannes');
    expect(seats.map(({ name }) => name)).toEqual(FILE.seats.map(({ name }) => name));
    expect(setup).toEqual({ seats: 4, owner: 0, options: FILE.options, seed: FILE.seed });
    expect(events).toEqual([...FILE.opening, ...FILE.moves.flatMap((move) => move.events)]);
    expect(yourSeat).toBeNull();
  });

  it.each(['agreed', 'last-deal'] as const)('ends where all players agreed to end (%s), with that ending', async (end) => {
    const file = playedChainedFile(games.slobberhannes, { end });
    const opened = await openFile(fileOf(JSON.stringify(file)));
    if (!('recorded' in opened)) throw new Error(opened.refused[0]?.key);
    expect(opened.recorded.ending).toBe(end);
    expect(opened.recorded.events).toEqual([...file.opening, ...file.moves.flatMap((move) => move.events)]);
  });

  it.each([
    ['a file of something else', 'hello', 'fairness.fault.file-not-json'],
    ['another kind of JSON', '{"format":"chess"}', 'fairness.fault.file-other'],
    ['a file of a later version', JSON.stringify({ ...FILE, version: 99 }), 'fairness.fault.file-newer'],
    ['a game that is not known here', JSON.stringify({ ...FILE, game: 'chess' }), 'fairness.fault.file-game-unknown'],
  ])('is refused: %s', async (_what, text, code) => {
    expect(await openFile(fileOf(text))).toMatchObject({ refused: [{ key: code }] });
  });

  it('is refused as changed after it was saved, and the difference is named', async () => {
    const renamed = JSON.stringify({ ...FILE, seats: FILE.seats.with(0, EVE) });
    expect(await openFile(fileOf(renamed))).toMatchObject({
      refused: [{ key: 'replay.file-changed' }, { key: 'fairness.fault.file-seal' }],
    });
  });

  it('is not called changed if it was already untrue when saved', async () => {
    const untrue = { ...FILE, result: { ...FILE.result, why: { ...FILE.result.why, code: 'as-the-server-says' } } };
    const sealed = JSON.stringify({ ...untrue, seal: sealOf(untrue) });
    expect(await openFile(fileOf(sealed))).toMatchObject({ refused: [{ key: 'fairness.fault.file-result' }] });
  });

  it('is refused with the first illegal move', async () => {
    const [first, second, third, ...rest] = FILE.moves;
    const swapped = { ...FILE, moves: [first, third, second, ...rest] };
    expect(await openFile(fileOf(JSON.stringify(swapped)))).toMatchObject({
      refused: [{ key: 'replay.file-changed' }, { key: 'fairness.fault.file-move-unlawful', values: { move: 2 } }],
    });
  });

  it('is not read if it is larger than any game', async () => {
    const read = { size: 9_000_000, text: () => Promise.reject(new Error('it was read')) };
    expect(await openFile(read)).toMatchObject({ refused: [{ key: 'fairness.fault.file-other' }] });
  });
});
