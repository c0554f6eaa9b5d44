import { type AtSeat, newRound, seatCommitment, seedOfRound, type RoundTerms, type Round } from '@chinwag/rules/fair';
import { defaultOptions, games, type Position } from '@chinwag/rules';
import type { EarlierGameFile } from '@chinwag/rules/game-file';
import { fileShuffledBy, hexOf, playedFile, shuffledRound } from '@chinwag/rules/testing/played-file';
import { describe, expect, it } from 'vitest';
import { type CheckableGame, checkGame } from './checkGame.ts';
import type { Evidence } from './evidence.ts';
import { evidenceFrom, GAME, givenOut } from './testing/stored.ts';
import { giversOf } from './checks/checkReport.ts';
import { recordInWords } from './words.ts';

const { chapanka } = games;
const file = playedFile(chapanka);
const [round] = file.rounds;
if (round === undefined) throw new Error('the game was not shuffled by everybody');
const terms: RoundTerms = {
  gameId: file.id, game: file.game, options: file.options, seats: 4, owner: 0, round: 1, invited: round.invited,
};

/** The devices of everyone who gave a number, and of a spectator. */
const DEVICES: readonly Position[] = [0, 1, 2, 'spectator'];

/** Checks the server's record on a device that stored what an honest game had sent it. */
const checkAt = (viewer: Position, given: EarlierGameFile, stored: Evidence | null = evidenceFrom(file, viewer)) =>
  checkGame(GAME, givenOut(given), stored, async () => undefined);

/** Returns the same evidence with changes in its only round. */
function withRound(evidence: Evidence, changed: Partial<Evidence['rounds'][number]>): Evidence {
  return { ...evidence, rounds: evidence.rounds.map((heard) => ({ ...heard, ...changed })) };
}

/** Resolves with the faults that all these devices find. */
async function faultsAt(given: EarlierGameFile): Promise<readonly unknown[]> {
  const checks = await Promise.all(DEVICES.map((viewer) => checkAt(viewer, given)));
  return checks.map((check) => (check.ok ? null : check.fault));
}

describe('checking a game', () => {
  it('proves an honest game on every device whose number is in the shuffle, and on no other', async () => {
    const checks = await Promise.all(DEVICES.map((viewer) => checkAt(viewer, file)));
    for (const check of checks) {
      if (!check.ok) throw new Error(check.fault.code);
      expect(check.file).toEqual(file);
      expect(check.shown).toBe(check.events);
    }
    const proved = { kind: 'proved', choices: 1 };
    expect(checks.map((check) => check.ok && check.verdict)).toEqual(
      [proved, proved, proved, { kind: 'not-proved', why: 'no-own-number' }],
    );
  });

  it.each<readonly [string, (evidence: Evidence) => Evidence | null]>([
    ['nothing-saved', () => null],
    ['came-later', (evidence) => ({ ...evidence, rounds: [], heard: 'a-part' })],
    ['no-own-number', (evidence) => withRound(evidence, { own: null })],
    ['not-all-heard', (evidence) => withRound(evidence, { given: null })],
    ['cards-first', (evidence) => ({ ...evidence, shuffledBefore: 0 })],
    ['not-all-shown', (evidence) => ({ ...evidence, states: [] })],
    ['not-all-shown', (evidence) => ({ ...evidence, seen: [] })],
    ['not-all-shown', (evidence) => ({ ...evidence, seen: evidence.seen.map((stretch) => ({ ...stretch, from: stretch.to })) })],
    ['not-all-shown', (evidence) => ({ ...evidence, incomplete: true })],
    ['set-back', (evidence) => ({ ...evidence, setBack: true })],
    ['set-back', (evidence) => ({ ...evidence, chain: 'set-back' })],
    ['server-updated', (evidence) => ({ ...evidence, updated: true })],
    ['server-updated', (evidence) => ({ ...evidence, rules: evidence.rules + 1 })],
    ['not-followed', (evidence) => ({ ...evidence, chain: 'unfollowed' })],
  ])('does not prove a game when the device can only say: %s', async (why, change) => {
    expect(await checkAt(0, file, change(evidenceFrom(file, 0)))).toMatchObject({ ok: true, verdict: { kind: 'not-proved', why } });
  });

  const [seen] = evidenceFrom(file, 0).seen;
  const otherwise = { ...evidenceFrom(file, 0), seen: seen === undefined ? [] : [{ ...seen, chain: hexOf(9) }] };

  it.each<readonly [string, Partial<Evidence>]>([
    ['the table was set back meanwhile', { setBack: true }],
    ['the server was updated meanwhile', { updated: true }],
  ])('does not compare what was shown with the record if %s, as they can differ', async (_, changed) => {
    expect(await checkAt(0, file, otherwise)).toMatchObject({ ok: false, fault: { code: 'saved-seen' } });
    expect(await checkAt(0, file, { ...otherwise, ...changed })).toMatchObject({ ok: true, verdict: { kind: 'not-proved' } });
  });

  it.each<readonly [string, Partial<Evidence>]>([
    ['saved-link', { chain: 'broken' }],
    ['saved-for-another', { afterAnother: true }],
  ])('reports what was wrong before the game (%s), even if the table was set back later', async (code, changed) => {
    expect(await checkAt(0, file, { ...evidenceFrom(file, 0), ...changed })).toEqual({ ok: false, fault: { code } });
    expect(await checkAt(0, file, { ...evidenceFrom(file, 0), ...changed, setBack: true })).toEqual({ ok: false, fault: { code } });
  });

  it('counts the deals somebody can have chosen among when rounds ended after this device gave its number', async () => {
    const again = fileShuffledBy(chapanka, { ...terms, round: 2 }, shuffledRound({ ...terms, round: 2 }));
    const rounds = [{ ...round, end: 'broken-off' as const }, ...again.rounds];
    const evidence = evidenceFrom({ ...again, rounds }, 0);
    expect(await checkAt(0, { ...again, rounds }, evidence)).toMatchObject({ verdict: { kind: 'proved', choices: 2 } });
    const [first, ...later] = evidence.rounds.map((heard) => ({ ...heard }));
    const ungiven = { ...evidence, rounds: first === undefined ? [] : [{ ...first, bound: null, given: null }, ...later] };
    expect(await checkAt(0, { ...again, rounds }, ungiven)).toMatchObject({ verdict: { kind: 'proved', choices: 1 } });
  });

  it('counts games that never began among the deals that somebody can have chosen', async () => {
    const evidence = { ...evidenceFrom(file, 0), givenBefore: 3 };
    expect(await checkAt(0, file, evidence)).toMatchObject({ verdict: { kind: 'proved', choices: 4 } });
  });

  it('accepts a game that lacks a number which the device sent too late', async () => {
    const bound = round.commitments.filter(([seat]) => seat !== 1);
    const numbers = round.numbers.filter(([seat]) => seat !== 1);
    const late = fileShuffledBy(chapanka, terms, { ...round, commitments: bound, numbers });
    const evidence = withRound(evidenceFrom(late, 1), { own: [1, hexOf(2)], granted: 'nothing' });
    expect(await checkAt(1, late, evidence)).toMatchObject({ ok: true, verdict: { why: 'no-own-number' } });
    const taken = withRound(evidence, { granted: 'commitment' });
    expect(await checkAt(1, late, taken)).toMatchObject({ fault: { code: 'saved-left-out', round: 1 } });
    const unsent = withRound(taken, { bound: null });
    expect(await checkAt(1, late, unsent)).toMatchObject({ fault: { code: 'saved-left-out', round: 1 } });
  });

  it('accepts unheard rounds that ran before the device connected', async () => {
    const again = fileShuffledBy(chapanka, { ...terms, round: 3 }, shuffledRound({ ...terms, round: 3 }));
    const second = { ...shuffledRound({ ...terms, round: 2 }), end: 'broken-off' as const };
    const three = { ...again, rounds: [{ ...round, end: 'broken-off' as const }, second, ...again.rounds] };
    const evidence = evidenceFrom(three, 0);
    const missed = { ...evidence, rounds: evidence.rounds.filter((heard) => heard.round !== 2) };
    expect(await checkAt(0, three, { ...missed, heardFrom: 3 })).toMatchObject({ ok: true, verdict: { kind: 'proved' } });
    expect(await checkAt(0, three, { ...missed, heardFrom: 1 })).toMatchObject({ fault: { code: 'saved-unheard', round: 2 } });
  });

  it('does not prove a game that the server shuffled alone, according to its record', async () => {
    const alone = { ...file, rounds: [] };
    const evidence = { ...evidenceFrom(file, 0), rounds: [], opened: null, seen: [], states: [] };
    expect(await checkAt(0, alone, evidence)).toMatchObject({ verdict: { kind: 'not-proved', why: 'server-alone' } });
  });

  it('yields after every 50 moves to keep the page responsive', async () => {
    let rests = 0;
    await checkGame(GAME, givenOut(file), null, async () => void (rests += 1));
    expect(rests).toBe(Math.floor((file.moves.length + 1) / 50));
  });

  it('says whose numbers the record contains, and no more about them', () => {
    const names = ['Player 1', 'Player 2', 'Player 3'];
    const called = file.seats.map(({ name }) => name);
    const said = (rounds: EarlierGameFile['rounds']) => recordInWords({ givers: giversOf(rounds) }, called);
    expect(said(file.rounds)).toMatchObject({ key: 'fairness.record.numbers', values: { names } });
    expect(said([])).toMatchObject({ key: 'fairness.record.server-alone' });
    expect(said([{ ...round, numbers: [] }])).toMatchObject({ key: 'fairness.record.server-alone' });
  });
});

describe('a server that chose the cards', () => {
  it('by a rigged shuffle instead of the numbers’ is caught on every device', async () => {
    const favoured = seedThatFavours(0);
    const begin: typeof chapanka.begin = (setup) => chapanka.begin({ ...setup, seed: favoured });
    const rigged: CheckableGame = { ...chapanka, begin };
    const dealt = playedFile({ ...chapanka, begin });
    const found = await Promise.all(DEVICES.map((viewer) => checkAt(viewer, dealt, evidenceFrom(dealt, viewer, rigged))));
    expect(found.map((check) => check.ok)).toEqual(DEVICES.map(() => false));
    // admitting the seed does not help
    const owned = { ...dealt, seed: favoured };
    const then = await Promise.all(DEVICES.map((viewer) => checkAt(viewer, owned, evidenceFrom(dealt, viewer, rigged))));
    expect(then.map((check) => !check.ok && check.fault)).toEqual(DEVICES.map(() => ({ code: 'seed-unlike' })));
  });

  it('by its own seed is caught on every device', async () => {
    expect(await faultsAt({ ...file, seed: hexOf(0xee) })).toEqual(DEVICES.map(() => ({ code: 'seed-unlike' })));
  });

  it('by changing its secret after seeing the numbers is caught on every device', async () => {
    const other = withSecret(round, hexOf(0xee));
    expect(await faultsAt({ ...file, rounds: [other], seed: seedOfRound(other) })).toEqual(
      DEVICES.map(() => ({ code: 'saved-round', round: 1 })),
    );
  });

  it('by replacing the players’ numbers is caught on every device', async () => {
    const forged = shuffledRound(terms);
    const numbers = forged.numbers.map(([seat]): AtSeat => [seat, hexOf(0xdd)]);
    const commitments = numbers.map((number): AtSeat => [number[0], seatCommitment(forged.terms, forged.commitment, number)]);
    const other = { ...forged, numbers, commitments };
    expect(await faultsAt({ ...file, rounds: [other], seed: seedOfRound(other) })).toEqual(
      DEVICES.map(() => ({ code: 'saved-bound', round: 1 })),
    );
  });

  it('by leaving a seat out is caught on that seat’s device', async () => {
    const stored = evidenceFrom(file, 1);
    const [shown] = stored.rounds;
    if (shown === undefined) throw new Error('nothing was saved');
    const bound = round.commitments.filter(([seat]) => seat !== 1);
    const without = { ...stored, rounds: [{ ...shown, own: [1, hexOf(2)] as const, bound }] };
    expect(await checkAt(1, file, without)).toMatchObject({ fault: { code: 'saved-left-out', round: 1 } });
  });

  it('by recording a number that it accepted as withheld is caught on that seat’s device', async () => {
    const numbers = round.numbers.filter(([seat]) => seat !== 1);
    const second = { ...terms, round: 2 };
    const again = fileShuffledBy(chapanka, second, shuffledRound(second));
    const two = { ...again, rounds: [{ ...round, numbers, end: 'left-out' as const }, ...again.rounds] };
    const evidence = evidenceFrom(two, 1);
    const first = { ...evidence, rounds: evidence.rounds.map((heard) => ({ ...heard, own: [1, hexOf(2)] as const })) };
    const taken = { ...first, rounds: first.rounds.map((heard) => ({ ...heard, granted: 'number' as const })) };
    expect(await checkAt(1, two, taken)).toMatchObject({ fault: { code: 'saved-own', round: 1 } });
    const untaken = { ...first, rounds: first.rounds.map((heard) => ({ ...heard, granted: 'commitment' as const })) };
    expect(await checkAt(1, two, untaken)).toMatchObject({ ok: true });
  });

  it('by hiding a round is caught on every device that was asked in it', async () => {
    const stored = evidenceFrom(file, 0);
    const [shown] = stored.rounds;
    if (shown === undefined) throw new Error('nothing was saved');
    const hidden = { ...stored, rounds: [shown, { ...shown, round: 2 }] };
    expect(await checkAt(0, file, hidden)).toMatchObject({ fault: { code: 'saved-round', round: 2 } });
  });

  it('and showed cards other than those in its record is caught where it showed them', async () => {
    const stored = evidenceFrom(file, 2);
    const seen = stored.seen.map((stretch) => ({ ...stretch, chain: hexOf(1) }));
    const { to = 0 } = stored.seen[0] ?? {};
    expect(await checkAt(2, file, { ...stored, seen })).toMatchObject({ fault: { code: 'saved-seen', from: 1, to } });
  });

  it('and showed more than its record contains is caught, as nothing can follow the end', async () => {
    const evidence = evidenceFrom(file, 2);
    const { to = 0 } = evidence.seen[0] ?? {};
    const seen = evidence.seen.map((stretch) => ({ ...stretch, to: to + 1 }));
    expect(await checkAt(2, file, { ...evidence, seen })).toMatchObject({ fault: { code: 'saved-seen', to: to + 1 } });
    const states = [...evidence.states, { viewer: 2, seq: to + 1, digest: hexOf(1) }];
    expect(await checkAt(2, file, { ...evidence, states })).toMatchObject({ fault: { code: 'saved-state', after: to + 1 } });
  });

  it('and showed a state that its record contradicts is caught, although all events match', async () => {
    const evidence = evidenceFrom(file, 2);
    const states = [{ viewer: 2, seq: 3, digest: hexOf(1) }];
    expect(await checkAt(2, file, { ...evidence, states })).toMatchObject({ fault: { code: 'saved-state', after: 3 } });
  });

  it('in a round that a device missed, although connected from the start, is caught there', async () => {
    const unheard: Evidence = { ...evidenceFrom(file, 1), rounds: [], opened: null };
    expect(await checkAt(1, file, unheard)).toMatchObject({ fault: { code: 'saved-unheard', round: 1 } });
    expect(await checkAt(1, file, { ...unheard, heard: 'a-part' })).toMatchObject({ ok: true });
  });

  it('and sends a record unlike the digest it announced is caught', async () => {
    const stored = { ...evidenceFrom(file, 0), opened: { secrets: [round.secret], digest: hexOf(1) } };
    expect(await checkAt(0, file, stored)).toMatchObject({ fault: { code: 'saved-digest' } });
  });
});

/** Returns a seed with which a seat is dealt three aces or more. */
function seedThatFavours(seat: number): string {
  for (let byte = 1; byte < 256; byte++) {
    const { events } = chapanka.begin({ seats: 4, owner: 0, options: defaultOptions(chapanka.options), seed: hexOf(byte) });
    const hands = events.flatMap((event) => (event.type === 'dealt' ? [event.hands[seat] ?? []] : [])).flat();
    if (hands.filter((card) => card.startsWith('A')).length >= 3) return hexOf(byte);
  }
  throw new Error('nobody is that lucky');
}

/** Returns a round with a different secret of the server, and new commitments to everybody's numbers. */
function withSecret({ numbers }: Round, secret: string): Round {
  const fresh = newRound(terms, secret);
  const commitments = numbers.map((number): AtSeat => [number[0], seatCommitment(fresh.terms, fresh.commitment, number)]);
  return { ...fresh, numbers, commitments, end: 'shuffled' };
}
