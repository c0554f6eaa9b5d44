import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, findGame, games } from '@chinwag/rules';
import { withLeaf } from '@chinwag/rules/fair';
import { type ChainedGameFile, type GameFile, gameFileText, readExport } from '@chinwag/rules/game-file';
import { hexOf, playedChainedFile, playedFile, resealed } from '@chinwag/rules/testing/played-file';
import { afterAll, describe, expect, it } from 'vitest';
import { checked as checkedBytes } from '../../docs/check-game.mjs';
import { opinionOn } from '../second-checker/opinion.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const CHECKER = join(DOCS, 'check-game.mjs');
const folder = mkdtempSync(join(tmpdir(), 'chinwag-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the verdict of the independent checker on a file. */
function checked(game: string): ReturnType<typeof checkedBytes> {
  return checkedBytes(() => Buffer.from(game));
}

/** Returns the verdict of the independent checker on a file on disk, by the command for people who do not trust us. */
function checkedByCommand(path: string): ReturnType<typeof checkedBytes> {
  const { status, stdout } = spawnSync(process.execPath, [CHECKER, path], { encoding: 'utf8' });
  return { says: stdout.trim(), status: status === 0 ? 0 : 1 };
}

/** Returns the file with the first two cards of the first dealt hand swapped. */
function exchanged(file: ChainedGameFile): ChainedGameFile {
  const text = gameFileText(file);
  const dealt = text.lastIndexOf('{', text.indexOf('"type":"dealt"'));
  const hands = text.indexOf('"hands":[["', dealt);
  return JSON.parse(text.slice(0, hands) + text.slice(hands).replace(/\[\["([^"]+)","([^"]+)"/, '[["$2","$1"')) as ChainedGameFile;
}

/** Returns the file with the last deal and all its hands rotated by one seat, so that the shuffle still contains every card. */
function rotated(file: ChainedGameFile): ChainedGameFile {
  const seats = file.seats.length;
  const further = (seat: unknown): unknown => (typeof seat === 'number' ? (seat + 1) % seats : seat);
  const turned = (list: unknown): unknown => (Array.isArray(list) ? list.map((_, seat): unknown => list.at(seat - 1)) : list);
  const places = (list: unknown): unknown => (Array.isArray(list) ? list.map(further) : list);
  const again = (event: ChainedGameFile['opening'][number]) => {
    if (event.type !== 'dealt') return event;
    const { dealer, leader, positions, hands, talon } = event as Readonly<Record<string, unknown>> & typeof event;
    const moved = { dealer: further(dealer), leader: further(leader), positions: places(positions), talon: turned(talon) };
    return { ...event, ...moved, hands: turned(hands) };
  };
  const [last] = file.moves.flatMap(({ events }, at) => (events.some(({ type }) => type === 'dealt') ? at : [])).toReversed();
  const moves = file.moves.map((move, at) => (at === last ? { ...move, events: move.events.map(again) } : move));
  // JSON omits properties without a value
  return resealed(JSON.parse(JSON.stringify({ ...file, moves })) as ChainedGameFile);
}

/** Returns the file with the first event of this kind changed, and a new seal. */
function changing(file: ChainedGameFile, type: string, change: (event: Readonly<Record<string, unknown>>) => object): GameFile {
  const [at] = file.moves.flatMap(({ events }, move) => (events.some((event) => event.type === type) ? move : []));
  const again = (event: ChainedGameFile['opening'][number]) =>
    event.type === type ? { ...event, ...change(event as Readonly<Record<string, unknown>> & typeof event) } : event;
  const moves = file.moves.map((move, number) => (number === at ? { ...move, events: move.events.map(again) } : move));
  return resealed({ ...file, moves });
}

it('the checker is at most 200 lines per file, so that anyone can read it', () => {
  const lines = ['check-game.mjs', 'check-deals.mjs'].map((name) => readFileSync(join(DOCS, name), 'utf8').split('\n').length);
  expect(Math.max(...lines)).toBeLessThanOrEqual(200);
});

it('the checker is a command whose exit status tells whether it found a contradiction', () => {
  const [path, file] = [join(folder, 'game.json'), playedChainedFile(games.chapanka)];
  writeFileSync(path, gameFileText(file));
  expect(checkedByCommand(path)).toEqual(checked(gameFileText(file)));
  writeFileSync(path, gameFileText({ ...file, seed: hexOf(9) }));
  expect(checkedByCommand(path)).toEqual(checked(gameFileText({ ...file, seed: hexOf(9) })));
  const { says, status } = checkedByCommand(join(folder, 'none.json'));
  expect(says).toMatch(/^NOT TRUE: the file: it cannot be read/);
  expect(status).toBe(1);
});

describe.each(Object.values<AnyGame>(games))('the independent checker on a game of $id', (game) => {
  const file = playedChainedFile(game, { takenBack: 3, botsFrom: [[2, 0]], erased: [1] });
  const [aborted, round] = file.rounds;
  const last = file.moves.at(-1);
  if (aborted === undefined || round === undefined || last === undefined) throw new Error('the game was not shuffled by everybody');
  const withRound = (changed: object): GameFile => resealed({ ...file, rounds: [aborted, { ...round, ...changed }] });

  it('finds no contradiction in an honest file, and states that this is no proof and what it did not check', () => {
    const { says, status } = checked(gameFileText(file));
    expect(status).toBe(0);
    expect(says.split('\n')).toEqual([
      expect.stringMatching(/^No contradiction found: \d+ moves, \d+ shuffles, \d players’ numbers and the server’s\.$/),
      expect.stringMatching(/^This is no proof: /),
      'There is no evidence of any device in the file.',
      expect.stringMatching(/^Not looked at: the rules, .* and what any device was shown\.$/),
    ]);
  });

  it.each(['agreed', 'last-deal'] as const)('finds no contradiction in a game that all agreed to end (%s)', (end) => {
    expect(checked(gameFileText(playedChainedFile(game, { end }))).says).toMatch(/^No contradiction found/);
  });

  it('rejects a file in which a shuffle was taken back', () => {
    const text = gameFileText(file).replaceAll(/"events":\[\{"from":\d+,/g, '"events":[{"from":1,');
    expect(checked(gameFileText(resealed(JSON.parse(text) as GameFile))).says).toMatch('a shuffle was taken back');
  });

  it('rejects a file in which the hands and the dealer were rotated by one seat and all was resealed', () => {
    expect(checked(gameFileText(rotated(file))).says).toMatch(/^NOT TRUE: move \d+, "dealt": the seats dealt from/);
  });

  it.each<[string, string, RegExp]>([
    ['two cards of a deal have changed places, and all is sealed again',
      gameFileText(resealed(exchanged(file))), /^NOT TRUE: move \d+, "dealt": the hands/],
    ['it was shuffled by another seed, and all is sealed again',
      gameFileText(resealed({ ...file, seed: hexOf(9) })), /the seed: it is not the one/],
    ['the server opened another secret, and all is sealed again',
      gameFileText(withRound({ secret: hexOf(9) })), /round 2 of the numbers: the secret/],
    ['a seat gave another number, and all is sealed again',
      gameFileText(withRound({ numbers: round.numbers.with(0, [0, hexOf(9)]) })), /the number of seat 0/],
    ['somebody has another score, and all is sealed again',
      gameFileText(resealed(JSON.parse(gameFileText(file).replace(/"score":-?\d+/, '"score":9999')) as GameFile)),
      /the result: seat \d has another score/],
    ['a move was left out', gameFileText({ ...file, moves: file.moves.slice(0, -1) }), /^NOT TRUE: the moves: they are not those/],
    ['its end was left out, and all is sealed again',
      gameFileText(resealed({ ...file, moves: file.moves.slice(0, -1) })), /^NOT TRUE: the end/],
    ['one letter of a move is another',
      gameFileText({ ...file, moves: [...file.moves.slice(0, -1), { ...last, move: { type: `${last.move.type}x` } }] }),
      /^NOT TRUE: the moves: they are not those/],
    ['it is cut off', gameFileText(file).slice(0, 500), /it cannot be read/],
  ])('rejects a file in which %s', (_, text, says) => {
    expect(checked(text)).toMatchObject({ status: 1, says: expect.stringMatching(says) as string });
  });
});

it('the app and both checkers agree that the digest covers playout counts, and only version 3 has them', () => {
  const file = playedChainedFile(games.chapanka, { botsFrom: [[2, 0]] });
  const saying = <File extends GameFile>(from: File, playouts: number): File => {
    return { ...from, moves: from.moves.map((move, number) => (number === 9 ? { ...move, playouts } : move)) };
  };
  const stated = resealed(saying(file, 240));
  expect(stated.digest).not.toBe(file.digest);
  const verdicts = [stated, saying(stated, 241), resealed(saying(file, 10_001)), resealed(saying(playedFile(games.chapanka), 240))]
    .map((one) => gameFileText(one))
    .map((text) => [readExport(text, findGame).ok, checked(text).status === 0, opinionOn(text) === null]);
  expect(verdicts).toEqual([[true, true, true], [false, false, false], [false, false, false], [false, false, false]]);
});

describe('the independent checker', () => {
  it.each<[string, GameFile]>([
    ['drawn from the stock in Chinaso', changing(playedChainedFile(games.chinaso), 'drawn', () => ({ card: 'KS' }))],
    ['drawn from the pile in Chanoyu',
      changing(playedChainedFile(games.chanoyu), 'drawn', ({ cards }) => ({ cards: turnedRound(cards) }))],
    ['of the talon in Chapanka', changing(playedChainedFile(games.chapanka), 'exchanged', () => ({ drawn: '2S' }))],
    ['of the Quest in Chinkway',
      changing(playedChainedFile(games.chinkway), 'questTurned', ({ quest }) => ({ quest: turnedRound(quest) }))],
    ['uncovered on the discards of Chinchón',
      changing(playedChainedFile(games.chinchon), 'discardTaken', () => ({ uncovered: '1O' }))],
  ])('detects another card %s', (_, file) => {
    expect(checked(gameFileText(file)).says).toMatch(/^NOT TRUE: move \d+, "/);
  });

  it('reports whether a file agrees with its evidence, and who could have written that evidence', () => {
    const file = playedChainedFile(games.chanoyu);
    const sent = file.rounds.map(({ terms, commitment, commitments, numbers }, at) => ({
      round: at + 1, terms, commitment, bound: commitments, given: numbers,
    }));
    const saying = (digest: string): string =>
      gameFileText(resealed({ ...file, evidence: { rounds: sent, digest, seen: [], states: [] } }));
    const agrees = 'It agrees with the evidence in the file (which the device that saved it could have written).';
    expect(checked(saying(file.digest)).says).toContain(agrees);
    expect(checked(saying(hexOf(1))).says).toMatch(/^NOT TRUE: the evidence/);
  });

  it.each([
    ['another commitment', { commitment: hexOf(1) }], ['other terms', { terms: hexOf(1) }],
    ['other commitments of the seats', { bound: [[0, hexOf(1)] as const] }], ['other numbers', { given: [[0, hexOf(1)] as const] }],
  ])('rejects a file whose rounds differ from those sent to the device that saved it: %s', (_, otherwise) => {
    const file = playedChainedFile(games.chapanka);
    const sent = file.rounds.map(({ terms, commitment, commitments, numbers }, at) => ({
      round: at + 1, terms, commitment, bound: commitments, given: numbers, ...(at === file.rounds.length - 1 && otherwise),
    }));
    const said = resealed({ ...file, evidence: { rounds: sent, digest: null, seen: [], states: [] } });
    expect(checked(gameFileText(said)).says).toMatch(/^NOT TRUE: the evidence: it has another round/);
  });
});

function turnedRound(list: unknown): unknown {
  return Array.isArray(list) ? list.toReversed() : list;
}

/** The files on which the app and the checker must agree. */
describe('the app and the checker agree on a file', () => {
  const file = playedChainedFile(games.chapanka, { takenBack: 1, botsFrom: [[2, 0], [4, 0]] });
  const [aborted, round] = file.rounds;
  const [ann, ...others] = file.seats;
  if (aborted === undefined || round === undefined || ann === undefined) throw new Error('the game is another');
  const earlier = playedFile(games.chapanka);
  const takenBack = playedFile(games.chapanka, 4, {}, 2);
  const longNamed = withLeaf(hexOf(1).slice(32), { kind: 'bot', name: 'x'.repeat(41) });
  const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const withOptions = (options: string): string => gameFileText(file).replace(/"options":\{[^}]*\}/, `"options":${options}`);
  const sealed = (changed: object): string => gameFileText(resealed({ ...file, ...changed }));
  const withRound = (changed: object): string => sealed({ rounds: [aborted, { ...round, ...changed }] });

  it.each<[string, 'taken' | 'refused', string]>([
    ['of version 3', 'taken', sealed({})],
    ['of version 1', 'taken', gameFileText(earlier)],
    ['of version 2', 'taken', gameFileText(takenBack)],
    ['with its names in another order', 'taken', JSON.stringify(Object.fromEntries(Object.entries(file).toReversed()))],
    ['with spaces', 'taken', JSON.stringify(file, null, 1)],
    ['without a name', 'taken', sealed({ seats: [{ leaf: ann.leaf }, ...others] })],
    ['with numbers in another order', 'refused', withRound({ numbers: round.numbers.toReversed() })],
    ['with commitments in another order', 'refused', withRound({ commitments: round.commitments.toReversed() })],
    ['with a number twice', 'refused', withRound({ numbers: [...round.numbers, ...round.numbers] })],
    ['with a seat asked twice', 'refused', withRound({ invited: [0, 0, 1, 2] })],
    ['with __proto__ in its options', 'refused', withOptions('{"__proto__":{"deals":8}}')],
    ['with __proto__ at the top', 'refused', gameFileText(file).replace('{', '{"__proto__":1,')],
    ['of version 1 with a move taken back', 'refused', gameFileText(resealed({ ...takenBack, version: 1 }))],
    ['of version 2 without', 'refused', gameFileText(resealed({ ...earlier, version: 2 }))],
    ['of version 3 with fields of version 1', 'refused', JSON.stringify({ ...earlier, version: 3 })],
    ['of version 4', 'refused', JSON.stringify({ ...file, version: 4 })],
    ['of version "3"', 'refused', JSON.stringify({ ...file, version: '3' })],
    ['of rules 0', 'refused', sealed({ rules: 0 })],
    ['of rules 2', 'refused', sealed({ rules: 2 })],
    ['with options 5,000 levels deep', 'refused', withOptions(deep(5000))],
    ['with options 33 levels deep', 'refused', withOptions(deep(33))],
    ['with a number that is none', 'refused', withOptions('{"deals":1e999}')],
    ['with a list for options', 'refused', sealed({ options: [] })],
    ['with a field more', 'refused', sealed({ more: 1 })],
    ['without evidence, not even null', 'refused', JSON.stringify({ ...file, evidence: undefined })],
    ['with a long name', 'refused', sealed({ seats: [longNamed, ...others] })],
    ['with half of a name', 'refused', sealed({ seats: [{ leaf: ann.leaf, salt: hexOf(1).slice(32) }, ...others] })],
    ['with another name', 'refused', gameFileText(file).replace('"Player 2"', '"Eve"')],
    ['with a change after the end', 'refused', sealed({ changes: file.changes.map((change) => ({ ...change, after: 99_999 })) })],
    ['with changes in another order', 'refused', sealed({ changes: file.changes.toReversed() })],
    ['with a change at no seat', 'refused', sealed({ changes: file.changes.map((change) => ({ ...change, seat: 7 })) })],
    ['for five in a game for four', 'refused', sealed({ seats: [...file.seats, { leaf: hexOf(1) }] })],
    ['for nobody', 'refused', JSON.stringify({ ...file, seats: [] })],
    ['of a game that is unknown', 'refused', sealed({ game: 'whist' })],
    ['of a game called constructor', 'refused', sealed({ game: 'constructor' })],
    ['with capital digits', 'refused', JSON.stringify({ ...file, seed: file.seed.toUpperCase() })],
    ['with a line after a digest', 'refused', JSON.stringify({ ...file, digest: `${file.digest}\n` })],
    ['with a line after its id', 'refused', sealed({ id: 'test\n' })],
    ['with half a second at its end', 'refused', sealed({ endedAt: 0.5 })],
    ['that was agreed to be over, and has a result', 'refused', sealed({ end: 'agreed' })],
    ['that has no result', 'refused', sealed({ result: null })],
    ['with a round that is not linked', 'refused', sealed({ rounds: [{ ...aborted, commitment: hexOf(1) }, round] })],
    ['without its first round', 'taken', sealed({ rounds: [round] })],
    ['with a counter of 0', 'refused', withRound({ counter: 0 })],
    ['that is a list', 'refused', '[]'],
    ['that is nothing', 'refused', 'null'],
    ['that is empty', 'refused', ''],
    ['that is not text', 'refused', '\u0000\u0001'],
  ])('%s: it is %s', (_what, due, text) => {
    const app = readExport(text, findGame).ok ? 'taken' : 'refused';
    const { status, says } = checked(text);
    expect({ app, checker: status === 0 ? 'taken' : 'refused', says }).toEqual({ app: due, checker: due, says });
  });
});
