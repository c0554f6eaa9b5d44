import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as wholeText } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { type AnyGame, games } from '@chinwag/rules';
import { digestOfFile, type EarlierGameFile, gameFileText, sealOf } from '@chinwag/rules/game-file';
import { hexOf, playedFile } from '@chinwag/rules/testing/played-file';
import { afterAll, describe, expect, it } from 'vitest';

const CHECKER = join(import.meta.dirname, '../../docs/check-game.mjs');
const folder = mkdtempSync(join(tmpdir(), 'chinwag-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the checker that has none of our code says of a file; it runs in a thread, as a process takes longer than the check. */
async function checked(game: string): Promise<{ readonly says: string; readonly status: number }> {
  const path = join(folder, 'game.json');
  writeFileSync(path, game);
  const checker = new Worker(CHECKER, { argv: [path], stdout: true });
  const [says, [status]] = await Promise.all([wholeText(checker.stdout), once(checker, 'exit') as Promise<[number]>]);
  return { says: says.trim(), status };
}

/** The file with the first two cards of the first hand that was dealt in each other's place. */
function exchanged(file: EarlierGameFile): EarlierGameFile {
  const text = gameFileText(file);
  const dealt = text.lastIndexOf('{', text.indexOf('"type":"dealt"'));
  const hands = text.indexOf('"hands":[["', dealt);
  return JSON.parse(text.slice(0, hands) + text.slice(hands).replace(/\[\["([^"]+)","([^"]+)"/, '[["$2","$1"')) as EarlierGameFile;
}

/** The file, sealed again by a forger who knows the format. */
function forged(file: Omit<EarlierGameFile, 'digest' | 'seal'>): string {
  const digested = { ...file, digest: digestOfFile(file) };
  return gameFileText({ ...digested, seal: sealOf(digested) });
}

describe.each(Object.values<AnyGame>(games))('the checker without our code, of a game of $id', (game) => {
  const file = playedFile(game);
  const [round] = file.rounds;
  const last = file.moves.at(-1);
  if (round === undefined || last === undefined) throw new Error('the game was not shuffled by everybody');

  it('finds no contradiction in an honest file, and says that this is no proof, and what it did not look at', async () => {
    const { says, status } = await checked(gameFileText(file));
    expect(status).toBe(0);
    expect(says.split('\n')).toEqual([
      expect.stringMatching(/^No contradiction found: \d+ moves, \d+ shuffles, \d players’ numbers and the server’s\.$/),
      expect.stringMatching(/^This is no proof: /),
      expect.stringMatching(/^Not looked at: /),
    ]);
  });

  it('finds none where moves were taken back, and finds it untrue if a shuffle was taken back with them', async () => {
    const taken = playedFile(game, game.seats.min, {}, 5);
    expect(taken.moves.filter(({ move }) => move.type === 'takeBack')).toHaveLength(5);
    expect(await checked(gameFileText(taken))).toMatchObject({ status: 0 });
    const text = gameFileText(taken).replaceAll(/"events":\[\{"from":\d+,/g, '"events":[{"from":1,');
    expect((await checked(forged(JSON.parse(text) as EarlierGameFile))).says).toMatch('a shuffle was taken back');
  });

  it.each<[string, string, RegExp]>([
    ['two cards of a deal have changed places, and all is sealed again',
      forged(exchanged(file)),
      /^NOT TRUE: move \d+, "dealt": the hands/],
    ['it was shuffled by another seed, and all is sealed again',
      forged({ ...file, seed: hexOf(9) }), /the seed: it is not the one/],
    ['the server opened another secret, and all is sealed again',
      forged({ ...file, rounds: [{ ...round, secret: hexOf(9) }] }), /round 1 of the numbers: the secret/],
    ['a seat gave another number, and all is sealed again',
      forged({ ...file, rounds: [{ ...round, numbers: round.numbers.with(0, [0, hexOf(9)]) }] }), /the number of seat 0/],
    ['a move was left out', gameFileText({ ...file, moves: file.moves.slice(0, -1) }), /^NOT TRUE: the moves: they are not those/],
    ['one letter of a move is another',
      gameFileText({ ...file, moves: [...file.moves.slice(0, -1), { ...last, move: { type: `${last.move.type}x` } }] }),
      /^NOT TRUE: the moves: they are not those/],
    ['two moves have changed places',
      gameFileText({ ...file, moves: [...file.moves.slice(1, 2), ...file.moves.slice(0, 1), ...file.moves.slice(2)] }),
      /NOT TRUE/],
    ['a name is another', gameFileText({ ...file, seats: file.seats.with(0, { kind: 'person', name: 'Eve' }) }), /something in it/],
    ['it is cut off', gameFileText(file).slice(0, 500), /it cannot be read/],
  ])('finds one untrue in which %s', async (_, text, says) => {
    expect(await checked(text)).toMatchObject({ status: 1, says: expect.stringMatching(says) as string });
  });
});
