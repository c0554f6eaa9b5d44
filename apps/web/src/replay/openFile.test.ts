import { games } from '@chinwag/rules';
import { playedFile } from '@chinwag/rules/testing/played-file';
import { describe, expect, it } from 'vitest';
import { openFile } from './openFile.ts';

const FILE = playedFile(games.slobberhannes, 4, { target: 10 });

const EVE = { kind: 'person', name: 'Eve' } as const;

function fileOf(text: string): Pick<File, 'size' | 'text'> {
  return { size: text.length, text: async () => text };
}

describe('the file of a game', () => {
  it('is looked at with the names, the rules and all the events that it tells', async () => {
    const opened = await openFile(fileOf(JSON.stringify(FILE)));
    if (!('recorded' in opened)) throw new Error(opened.refused.key);
    const { events, seats, setup, game, yourSeat } = opened.recorded;
    expect(game).toBe('slobberhannes');
    expect(seats.map(({ name }) => name)).toEqual(FILE.seats.map(({ name }) => name));
    expect(setup).toEqual({ seats: 4, owner: 0, options: FILE.options, seed: FILE.seed });
    expect(events).toEqual([...FILE.opening, ...FILE.moves.flatMap((move) => move.events)]);
    expect(yourSeat).toBeNull();
  });

  it.each([
    ['a file of something else', 'hello', 'fairness.fault.file-not-json'],
    ['another kind of JSON', '{"format":"chess"}', 'fairness.fault.file-other'],
    ['a file of a later version', JSON.stringify({ ...FILE, version: 99 }), 'fairness.fault.file-newer'],
    ['a game that is not known here', JSON.stringify({ ...FILE, game: 'chess' }), 'fairness.fault.file-game-unknown'],
    ['changed in a name', JSON.stringify({ ...FILE, seats: FILE.seats.with(0, EVE) }), 'fairness.fault.file-seal'],
  ])('is refused: %s', async (_what, text, code) => {
    expect(await openFile(fileOf(text))).toMatchObject({ refused: { key: code } });
  });

  it('is refused with the first move that does not follow', async () => {
    const [first, second, third, ...rest] = FILE.moves;
    const swapped = { ...FILE, moves: [first, third, second, ...rest] };
    expect(await openFile(fileOf(JSON.stringify(swapped)))).toMatchObject({
      refused: { key: 'fairness.fault.file-move-unlawful', values: { move: 2 } },
    });
  });

  it('is not even read if it is larger than any game', async () => {
    const read = { size: 9_000_000, text: () => Promise.reject(new Error('it was read')) };
    expect(await openFile(read)).toMatchObject({ refused: { key: 'fairness.fault.file-other' } });
  });
});
