import { describe, expect, it } from 'vitest';
import { findGame, games } from '../games/games.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { EarlierGameFile } from './format.ts';
import { readExport } from './read.ts';
import { digestOfFile, gameFileText, sealOf } from './seal.ts';
import { hexOf, playedFile } from './testing/played-file.ts';

/** Returns the fault in a file as its code and values, or null if there is none. */
function faultOf(file: unknown): unknown {
  const read = readExport(JSON.stringify(file), findGame);
  return read.ok ? null : read.fault;
}

/** Returns the file with its digest and its seal computed again, as a forger who knows the format would do it. */
function sealedAgain(file: EarlierGameFile): EarlierGameFile {
  const digested = { ...file, digest: digestOfFile(file) };
  return { ...digested, seal: sealOf(digested) };
}

describe.each(Object.values<AnyGame>(games).map((game) => [game.id, game] as const))('a file of %s', (_, game) => {
  const file = playedFile(game);
  const third = file.moves[2];

  it('is read as written', () => {
    const read = readExport(gameFileText(file), findGame);
    expect(read).toEqual({ ok: true, file });
  });

  it('is refused if two moves are swapped', () => {
    const [first, second, ...rest] = file.moves;
    expect(faultOf({ ...file, moves: [second, first, ...rest] })).not.toBeNull();
  });

  it('is refused if a move is missing or added', () => {
    expect(faultOf({ ...file, moves: file.moves.toSpliced(2, 1) })).not.toBeNull();
    expect(faultOf({ ...file, moves: file.moves.slice(0, -1) })).toEqual({ code: 'file-unfinished' });
    expect(faultOf({ ...file, moves: [...file.moves, third] })).toEqual({
      code: 'file-move-after-end', move: file.moves.length + 1,
    });
  });

  it('is refused if an event differs from the rules, with its move and event number', () => {
    const [event, ...others] = third?.events ?? [];
    const changed = { ...third, events: [{ ...event, more: 1 }, ...others] } as EarlierGameFile['moves'][number];
    const moves = file.moves.with(2, changed);
    expect(faultOf(sealedAgain({ ...file, moves }))).toEqual({ code: 'file-events', move: 3, event: 1 });
    expect(faultOf({ ...file, opening: [] })).toEqual({ code: 'file-events', move: 0, event: 1 });
  });

  it('is refused if a card of the opening is changed, even if digest and seal match', () => {
    const text = gameFileText(file);
    const other = JSON.parse(text.replace(/"hands":\[\["([^"]+)","([^"]+)"/, '"hands":[["$2","$1"')) as EarlierGameFile;
    expect(faultOf(sealedAgain(other))).toMatchObject({ code: 'file-events' });
  });

  it('is refused if its seed is changed, even if everything else matches', () => {
    expect(faultOf(sealedAgain({ ...file, seed: hexOf(9) }))).toEqual({ code: 'seed-unlike' });
  });

  it('is refused if its result is changed', () => {
    const [first, ...others] = file.result.standings;
    const standings = [{ seat: first?.seat ?? 0, place: first?.place ?? 0, score: 1e6 }, ...others];
    expect(faultOf(sealedAgain({ ...file, result: { ...file.result, standings } }))).toEqual({ code: 'file-result' });
  });

  it('is refused if the author of a move is changed', () => {
    const moves = file.moves.map((move, at) => (at === 2 ? { ...move, by: 'clock' as const } : move));
    expect(faultOf({ ...file, moves })).toEqual({ code: 'file-digest' });
  });

  it('is refused if a name or a time is changed', () => {
    const seats = file.seats.with(0, { kind: 'person', name: 'Somebody else' });
    expect(faultOf({ ...file, seats })).toEqual({ code: 'file-seal' });
    expect(faultOf({ ...file, endedAt: 1 })).toEqual({ code: 'file-seal' });
  });
});

describe('a file', () => {
  const file = playedFile(games.chapanka);
  const [round] = file.rounds;
  if (round === undefined) throw new Error('the game was not shuffled by everybody');
  const withRound = (changed: object): EarlierGameFile => sealedAgain({ ...file, rounds: [{ ...round, ...changed }] });

  it.each([
    ['a secret that does not fit the server’s commitment', { secret: hexOf(1) }, { code: 'secret-unlike', round: 1 }],
    ['a commitment that does not fit the secret', { commitment: hexOf(1) }, { code: 'secret-unlike', round: 1 }],
    ['a number that does not fit its commitment', { numbers: round.numbers.with(1, [1, hexOf(9)]) },
      { code: 'number-unlike', round: 1, seat: 1 }],
    ['a number that is missing', { numbers: round.numbers.slice(1) }, { code: 'number-missing', round: 1, seat: 0 }],
    ['a number of a seat that never bound itself', { numbers: [...round.numbers, [3, hexOf(4)]] },
      { code: 'number-unlike', round: 1, seat: 3 }],
    ['a commitment of a seat that was not asked', { commitments: [...round.commitments, [3, hexOf(4)]] },
      { code: 'seat-not-asked', round: 1 }],
    ['a seat that was left out of the list of those who are asked', { invited: [0, 1] }, { code: 'terms-unlike', round: 1 }],
    ['terms that are others', { terms: hexOf(3) }, { code: 'secret-unlike', round: 1 }],
    ['a round that says it came to nothing', { end: 'left-out' }, { code: 'round-unfinished', round: 1 }],
  ])('is refused for %s', (_, changed, fault) => {
    expect(faultOf(withRound(changed))).toEqual(fault);
  });

  it('is refused without its rounds, as the seal then does not match', () => {
    expect(faultOf({ ...file, rounds: [] })).toEqual({ code: 'file-seal' });
  });

  it('is refused if a round follows the one that shuffled', () => {
    expect(faultOf(sealedAgain({ ...file, rounds: [round, round] }))).toEqual({ code: 'round-after-shuffle', round: 1 });
  });

  it.each<[string, string, unknown]>([
    ['text that is no JSON', '{', { code: 'file-not-json' }],
    ['JSON that is something else', '{"format":"holiday-pictures"}', { code: 'file-other' }],
    ['a file of a later version', JSON.stringify({ ...file, version: 4 }), { code: 'file-newer', version: 4 }],
    ['a file of the version in which moves are taken back, of a game in which none was', JSON.stringify({ ...file, version: 2 }),
      { code: 'file-malformed', path: 'version' }],
    ['a file of later rules', JSON.stringify({ ...file, rules: 2 }), { code: 'file-newer', version: 1 }],
    ['a game that is not known', JSON.stringify({ ...file, game: 'whist' }), { code: 'file-game-unknown', game: 'whist' }],
    ['a file with a field more', JSON.stringify({ ...file, more: 1 }), { code: 'file-malformed', path: '' }],
    ['a seed that is none', JSON.stringify({ ...file, seed: 'X' }), { code: 'file-malformed', path: 'seed' }],
    ['a move without a seat', JSON.stringify({ ...file, moves: [{ by: null, move: { type: 'play' }, events: [] }] }),
      { code: 'file-malformed', path: 'moves.0.seat' }],
  ])('is refused if it is %s', (_, text, fault) => {
    expect(readExport(text, findGame)).toEqual({ ok: false, fault });
  });

  it('is refused for options that the game lacks', () => {
    const options = { ...file.options, stakes: 'sky-high' };
    expect(faultOf(sealedAgain({ ...file, options, rounds: [] }))).toEqual({ code: 'file-setup' });
  });

  it('is refused if any of its digits is changed', () => {
    const text = gameFileText(file);
    const digits = [...text.matchAll(/[0-9]/g)].map(({ index }) => index);
    for (let at = 0; at < digits.length; at += Math.ceil(digits.length / 60)) {
      const place = digits[at] ?? 0;
      const other = text.slice(0, place) + (text[place] === '7' ? '8' : '7') + text.slice(place + 1);
      expect(readExport(other, findGame).ok, `digit at ${place}`).toBe(false);
    }
  });
});
