import { describe, expect, it } from 'vitest';
import { findGame, games } from '../games/games.ts';
import type { AnyGame } from '../kernel/game.ts';
import { endingOf } from './check.ts';
import type { ChainedGameFile, GameFile } from './format.ts';
import { readExport } from './read.ts';
import { gameFileText } from './seal.ts';
import { erasedSeats, seatsAtEnd, seatsAtStart } from './seats.ts';
import { type ChainedPlay, hexOf, playedChainedFile, playedFile, resealed } from './testing/played-file.ts';

/** Returns the fault in a file as its code and values, or null if there is none. */
function faultOf(file: unknown): unknown {
  const read = readExport(typeof file === 'string' ? file : JSON.stringify(file), findGame);
  return read.ok ? null : read.fault;
}

const ALL_AT_ONCE: ChainedPlay = { takenBack: 3, botsFrom: [[0, 0], [4, 1], [4, 0]], erased: [1] };

it.each(Object.values<AnyGame>(games).map((game) => [game.id, game] as const))(
  'a version 3 file of %s is read as written, with take-backs, bots that took seats, and an erased name',
  (_, game) => {
    const file = playedChainedFile(game, ALL_AT_ONCE);
    expect(readExport(gameFileText(file), findGame)).toEqual({ ok: true, file });
  },
);

it('a file of a game ended by agreement has no result, and is checked like any other', () => {
  const file = playedChainedFile(games.slobberhannes, { end: 'agreed' });
  expect(file.result).toBeNull();
  expect(readExport(gameFileText(file), findGame)).toEqual({ ok: true, file });
  expect(faultOf(resealed({ ...file, end: 'played' }))).toEqual({ code: 'file-unfinished' });
  const played = playedChainedFile(games.slobberhannes);
  expect(faultOf(resealed({ ...played, end: 'agreed' }))).toEqual({ code: 'file-result' });
  expect(faultOf(resealed({ ...file, seed: hexOf(9) }))).toEqual({ code: 'seed-unlike' });
});

it.each(Object.values<AnyGame>(games).map((game) => [game.id, game] as const))(
  'a file of %s says whether the game was played out, or ended by agreement at once or after a deal',
  (_, game) => {
    for (const end of ['played', 'agreed', 'last-deal'] as const) {
      const file = playedChainedFile(game, { end });
      expect(readExport(gameFileText(file), findGame)).toEqual({ ok: true, file });
      expect(endingOf(game, file)).toBe(end);
    }
  },
);

describe('a version 3 file', () => {
  const file = playedChainedFile(games.slobberhannes, { botsFrom: [[4, 1], [8, 0]], takenBack: 2 });
  const [first, second] = file.rounds;
  const [ann, ...others] = file.seats;
  if (first === undefined || second === undefined) throw new Error('the game has another number of rounds');
  if (ann === undefined || !('holder' in ann)) throw new Error('nobody has a name');

  it('contains no state for a take-back, and is refused if one is added', () => {
    const text = gameFileText(file);
    expect(text).toContain('"type":"takenBack"');
    expect(text).not.toContain('"state"');
    const backs = file.moves.findIndex(({ move }) => move.type === 'takeBack');
    const more = (events: ChainedGameFile['opening']) => events.map((event) => ({ ...event, state: { phase: { name: 'over' } } }));
    const moves = file.moves.map((move, at) => (at === backs ? { ...move, events: more(move.events) } : move));
    const trusting = { ...file, moves };
    expect(faultOf(resealed(trusting))).toEqual({ code: 'file-events', move: backs + 1, event: 1 });
  });

  it('names the players at the start and the end, and says whose name was erased', () => {
    expect(seatsAtStart(file).map(({ name }) => name)).toEqual(['Player 1', 'Player 2', 'Player 3', 'Player 4']);
    expect(seatsAtEnd(file).map(({ kind }) => kind)).toEqual(['bot', 'bot', 'person', 'person']);
    expect(erasedSeats(file)).toEqual([]);
    const erased = playedChainedFile(games.slobberhannes, { erased: [2, 0] });
    expect(erasedSeats(erased)).toEqual([0, 2]);
    expect(seatsAtStart(erased)[2]).toEqual({ kind: 'person', name: null });
  });

  it('stays valid when a name is erased, and contains nothing of that name', () => {
    const erased = resealed({ ...file, seats: [{ leaf: ann.leaf }, ...others] });
    expect(erased.digest).toBe(file.digest);
    expect(faultOf(erased)).toBeNull();
    expect(gameFileText(erased)).not.toMatch(new RegExp(`"Player 1"|${ann.salt}`));
  });

  const changed = (change: Partial<ChainedGameFile>): ChainedGameFile => ({ ...file, ...change });
  it.each<[string, ChainedGameFile, unknown]>([
    ['another name than was sealed', changed({ seats: [{ ...ann, holder: { ...ann.holder, name: 'Eve' } }, ...others] }),
      { code: 'file-holder', seat: 0 }],
    ['another leaf, which no round was about', changed({ seats: [{ leaf: hexOf(1) }, ...others] }),
      { code: 'terms-unlike', round: 2 }],
    ['another name after a change', changed({ changes: file.changes.map((change) => ({ ...change, salt: hexOf(1).slice(32) })) }),
      { code: 'file-holder', seat: 1 }],
    ['changes in another order', changed({ changes: file.changes.toReversed() }), { code: 'file-changes' }],
    ['a change after the end', changed({ changes: file.changes.map((change) => ({ ...change, after: 9999 })) }),
      { code: 'file-changes' }],
    ['a change at a seat that is not there', changed({ changes: file.changes.map((change) => ({ ...change, seat: 9 })) }),
      { code: 'file-changes' }],
    ['another table', changed({ table: hexOf(3) }), { code: 'terms-unlike', round: 2 }],
    ['another round before', changed({ rounds: [{ ...first, terms: hexOf(3) }, second] }), { code: 'round-unchained', round: 2 }],
    ['no result', changed({ result: null }), { code: 'file-result' }],
  ])('is refused with %s, even if digest and seal match', (_what, forged, fault) => {
    expect(faultOf(resealed(forged))).toEqual(fault);
  });

  it.each<[string, Partial<ChainedGameFile>]>([
    ['the time it ended', { endedAt: 1 }],
    ['who held a seat', { changes: file.changes.slice(1) }],
    ['when somebody came', { changes: file.changes.map((change) => ({ ...change, after: change.after + 1 })) }],
  ])('covers %s with its digest', (_what, change) => {
    expect(faultOf({ ...file, ...change })).toEqual({ code: 'file-digest' });
  });

  it('contains the evidence of the device that saved it, and is refused if it contradicts that', () => {
    const sent = [first, second].map(({ terms, commitment, commitments, numbers }, at) => ({
      round: at + 1, terms, commitment, bound: commitments, given: numbers,
    }));
    const [aborted, shuffled] = sent;
    if (aborted === undefined || shuffled === undefined) throw new Error('there are two rounds');
    const word = { rounds: sent, digest: file.digest, seen: [], states: [] };
    const saying = (rounds: typeof sent, digest: string | null = file.digest): unknown =>
      faultOf(resealed({ ...file, evidence: { ...word, rounds, digest } }));
    expect(saying(sent)).toBeNull();
    expect(saying([shuffled], null)).toBeNull();
    expect(saying(sent, hexOf(1))).toEqual({ code: 'file-evidence' });
    const others = [{ round: 3 }, { terms: hexOf(1) }, { commitment: hexOf(1) }, { bound: [] }, { given: [] }];
    for (const other of others) expect(saying([{ ...shuffled, ...other }])).toEqual({ code: 'file-evidence' });
    // an aborted round need not have been sent any further
    expect(saying([{ ...aborted, bound: [[0, hexOf(1)]] }, shuffled])).toBeNull();
  });
});

describe('the file schema', () => {
  const file = playedChainedFile(games.chapanka);
  const second = file.rounds[1];
  if (second === undefined) throw new Error('the game is another');
  const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const withOptions = (options: string): string => gameFileText(file).replace(/"options":\{[^}]*\}/, `"options":${options}`);
  const earlier = (takenBack: number): GameFile => playedFile(games.chapanka, 4, {}, takenBack);

  it.each<[string, unknown, string]>([
    ['numbers in another order', { ...file, rounds: [file.rounds[0], { ...second, numbers: second.numbers.toReversed() }] },
      'rounds.1.numbers'],
    ['a seat twice', { ...file, rounds: [file.rounds[0], { ...second, invited: [0, 0, 1] }] }, 'rounds.1.invited'],
    ['version 1 in which a move was taken back', { ...earlier(2), version: 1 }, 'version'],
    ['version 2 in which none was', { ...earlier(0), version: 2 }, 'version'],
    ['rules 0', { ...file, rules: 0 }, 'rules'],
    ['half of a name', { ...file, seats: file.seats.map(({ leaf }) => ({ leaf, salt: hexOf(1).slice(32) })) }, 'seats.0'],
    ['a field more', { ...file, more: 1 }, ''],
    ['options 5,000 levels deep', withOptions(deep(5000)), `options${'.a'.repeat(32)}`],
    ['a name that readers take for something else', withOptions('{"__proto__":{"deals":8}}'), 'options.__proto__'],
    ['a number that is none', withOptions('{"deals":1e999}'), 'options.deals'],
  ])('rejects %s', (_what, other, path) => {
    expect(faultOf(other)).toEqual({ code: 'file-malformed', path });
  });
});
