import type { GameFile } from '@chinwag/rules/game-file';
import { games } from '@chinwag/rules';
import { playedFile } from '@chinwag/rules/testing/played-file';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getGame } from './endedGames.ts';

afterEach(() => vi.unstubAllGlobals());

const file: GameFile = playedFile(games.chapanka, 4);
const { rules, id, game, options, seats, owner, endedAt, seed, rounds, digest } = file;
const moves = file.moves.map(({ seat, by, move }) => ({ seat, by, move }));

const LIST = JSON.stringify(moves.map(({ seat, by, move }) => [seat, by, move]));

async function packed(text: string): Promise<string> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(deflated).arrayBuffer()).toString('base64');
}

/** Resolves with a page's view of a game with these moves from the server, and the requested address. */
async function gameGiven(given: unknown) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const record = { rules, id, game, options, seats, owner, endedAt, seed, rounds, digest, moves: given };
    return Promise.resolve(Response.json({ ok: true, game: record, yourSeat: 1 }));
  });
  return { answer: await getGame('token', id), asked };
}

describe('a finished game, as the server sends it', () => {
  it('has packed moves, which the device unpacks', async () => {
    const { answer, asked } = await gameGiven(await packed(LIST));
    expect(answer).toMatchObject({ ok: true, yourSeat: 1, game: { moves } });
    expect(asked).toEqual([`/api/games/${id}?moves=packed`]);
  });

  it('is also read from an older server, which sends the moves unpacked', async () => {
    expect((await gameGiven(moves)).answer).toMatchObject({ ok: true, game: { moves } });
  });

  it.each<[string, string | Promise<string>]>([
    ['is not base64', '%%%'],
    ['is not deflated', btoa('no such thing')],
    ['is cut off', packed(LIST).then((text) => text.slice(0, 400))],
    ['is no list', packed('{"moves":[]}')],
    ['has moves of another shape', packed('[[0,"person","all of them"]]')],
    ['unpacks to more than a game comes to', packed(LIST.replace('[', `[${' '.repeat(9 * 2 ** 20)}`))],
  ])('is not understood if the packed text %s', async (_what, given) => {
    expect((await gameGiven(await given)).answer).toMatchObject({ ok: false, code: 'answer-not-understood' });
  });
});
