import { type AtSeat, newRound, seatCommitment, seedOfRound, type RoundTerms, type Round } from '@chinwag/rules/fair';
import { defaultOptions, games, type Position } from '@chinwag/rules';
import type { GameFile } from '@chinwag/rules/game-file';
import { fileShuffledBy, hexOf, playedFile, shuffledRound } from '@chinwag/rules/testing/played-file';
import { describe, expect, it } from 'vitest';
import { type CheckableGame, checkGame } from './checkGame.ts';
import type { StoredNumbers } from './storedNumbers.ts';
import { GAME, givenOut, storedOf } from './testing/stored.ts';
import { recordInWords } from './words.ts';

const { chapanka } = games;
const file = playedFile(chapanka);
const [round] = file.rounds;
if (round === undefined) throw new Error('the game was not shuffled by everybody');
const terms: RoundTerms = {
  gameId: file.id, game: file.game, options: file.options, seats: 4, owner: 0, round: 1, invited: round.invited,
};

/** The devices of all who gave a number, and of one who watches. */
const DEVICES: readonly Position[] = [0, 1, 2, 'spectator'];

/** Checks what the server gives out, on a device that stored what an honest game had sent it. */
const checkAt = (viewer: Position, given: GameFile, stored: StoredNumbers | null = storedOf(file, viewer)) =>
  checkGame(GAME, givenOut(given), stored, async () => undefined);

/** The faults that all these devices find. */
async function faultsAt(given: GameFile): Promise<readonly unknown[]> {
  const checks = await Promise.all(DEVICES.map((viewer) => checkAt(viewer, given)));
  return checks.map((check) => (check.ok ? null : check.fault));
}

describe('checking a game', () => {
  it('finds nothing wrong with an honest one on any device, with all that it was shown, and counts its own numbers', async () => {
    const checks = await Promise.all(DEVICES.map((viewer) => checkAt(viewer, file)));
    for (const check of checks) {
      if (!check.ok) throw new Error(check.fault.code);
      expect(check).toMatchObject({ stored: true, file });
      expect(check.shown).toBe(check.events);
    }
    expect(checks.map((check) => check.ok && check.own)).toEqual([1, 1, 1, 0]);
  });

  it('has nothing to compare on a device that saved nothing, and says so', async () => {
    expect(await checkAt(0, file, null)).toMatchObject({ ok: true, stored: false, shown: 0, own: 0 });
    const shownOnly = { ...storedOf(file, 0), rounds: [] };
    expect(await checkAt(0, file, shownOnly)).toMatchObject({ ok: true, stored: false, own: 0 });
  });

  it('counts no number of a round that did not come to the shuffle', async () => {
    const [first] = storedOf(file, 0).rounds;
    if (first === undefined) throw new Error('nothing was saved');
    const again = fileShuffledBy(chapanka, { ...terms, round: 2 }, shuffledRound({ ...terms, round: 2 }));
    const brokenOff = { ...round, end: 'broken-off' as const };
    const rounds = [brokenOff, ...again.rounds];
    const stored = { ...storedOf(again, 0), rounds: [{ ...first, bound: null, given: null }], opened: null };
    expect(await checkAt(0, { ...again, rounds }, stored)).toMatchObject({ ok: true, own: 0, stored: true });
  });

  it('rests now and then, so that the page is not held up', async () => {
    let rests = 0;
    await checkGame(GAME, givenOut(file), null, async () => void (rests += 1));
    expect(rests).toBe(Math.floor((file.moves.length + 1) / 50));
  });

  it('says whose numbers the record has, and no more of them than that', () => {
    const names = ['Player 1', 'Player 2', 'Player 3'];
    expect(recordInWords(file)).toMatchObject({ key: 'fairness.record.numbers', values: { names } });
    expect(recordInWords({ ...file, rounds: [] })).toMatchObject({ key: 'fairness.record.server-alone' });
    const nobody = { ...file, rounds: [{ ...round, numbers: [] }] };
    expect(recordInWords(nobody)).toMatchObject({ key: 'fairness.record.server-alone' });
  });
});

describe('a server that chose the cards', () => {
  it('by a shuffle that favours somebody, in place of that of the numbers, is noticed on every device', async () => {
    const favoured = seedThatFavours(0);
    const begin: typeof chapanka.begin = (setup) => chapanka.begin({ ...setup, seed: favoured });
    const rigged: CheckableGame = { ...chapanka, begin };
    const dealt = playedFile({ ...chapanka, begin });
    const found = await Promise.all(DEVICES.map((viewer) => checkAt(viewer, dealt, storedOf(dealt, viewer, rigged))));
    expect(found.map((check) => check.ok)).toEqual(DEVICES.map(() => false));
    // and it helps nothing to own up to the seed
    const owned = { ...dealt, seed: favoured };
    const then = await Promise.all(DEVICES.map((viewer) => checkAt(viewer, owned, storedOf(dealt, viewer, rigged))));
    expect(then.map((check) => !check.ok && check.fault)).toEqual(DEVICES.map(() => ({ code: 'seed-unlike' })));
  });

  it('by a seed of its own is noticed on every device', async () => {
    expect(await faultsAt({ ...file, seed: hexOf(0xee) })).toEqual(DEVICES.map(() => ({ code: 'seed-unlike' })));
  });

  it('by another secret, once it knew the numbers, is noticed on every device', async () => {
    const other = withSecret(round, hexOf(0xee));
    expect(await faultsAt({ ...file, rounds: [other], seed: seedOfRound(other) })).toEqual(
      DEVICES.map(() => ({ code: 'told-round', round: 1 })),
    );
  });

  it('by other numbers than those of the players is noticed on every device', async () => {
    const forged = shuffledRound(terms);
    const numbers = forged.numbers.map(([seat]): AtSeat => [seat, hexOf(0xdd)]);
    const commitments = numbers.map((number): AtSeat => [number[0], seatCommitment(forged.terms, forged.commitment, number)]);
    const other = { ...forged, numbers, commitments };
    expect(await faultsAt({ ...file, rounds: [other], seed: seedOfRound(other) })).toEqual(
      DEVICES.map(() => ({ code: 'told-bound', round: 1 })),
    );
  });

  it('by leaving somebody out is noticed on their device', async () => {
    const stored = storedOf(file, 1);
    const [shown] = stored.rounds;
    if (shown === undefined) throw new Error('nothing was stored');
    const bound = round.commitments.filter(([seat]) => seat !== 1);
    const without = { ...stored, rounds: [{ ...shown, own: [1, hexOf(2)] as const, bound }] };
    expect(await checkAt(1, file, without)).toMatchObject({ fault: { code: 'told-left-out', round: 1 } });
  });

  it('by hiding a round is noticed on every device that was asked in it', async () => {
    const stored = storedOf(file, 0);
    const [shown] = stored.rounds;
    if (shown === undefined) throw new Error('nothing was stored');
    const hidden = { ...stored, rounds: [shown, { ...shown, round: 2 }] };
    expect(await checkAt(0, file, hidden)).toMatchObject({ fault: { code: 'told-round', round: 2 } });
  });

  it('while it showed other cards than it has in its record is noticed where they were shown', async () => {
    const stored = storedOf(file, 2);
    const seen = stored.seen.map((stretch) => ({ ...stretch, chain: hexOf(1) }));
    const { to = 0 } = stored.seen[0] ?? {};
    expect(await checkAt(2, file, { ...stored, seen })).toMatchObject({ fault: { code: 'told-seen', from: 1, to } });
  });

  it('and tells another end than it sent then is noticed', async () => {
    const stored = { ...storedOf(file, 0), opened: { secrets: [round.secret], digest: hexOf(1) } };
    expect(await checkAt(0, file, stored)).toMatchObject({ fault: { code: 'told-digest' } });
  });
});

/** A seed by which somebody is dealt three aces or more. */
function seedThatFavours(seat: number): string {
  for (let byte = 1; byte < 256; byte++) {
    const { events } = chapanka.begin({ seats: 4, owner: 0, options: defaultOptions(chapanka.options), seed: hexOf(byte) });
    const hands = events.flatMap((event) => (event.type === 'dealt' ? [event.hands[seat] ?? []] : [])).flat();
    if (hands.filter((card) => card.startsWith('A')).length >= 3) return hexOf(byte);
  }
  throw new Error('nobody is that lucky');
}

/** A round with another secret of the server, and everybody bound to their numbers again. */
function withSecret({ numbers }: Round, secret: string): Round {
  const fresh = newRound(terms, secret);
  const commitments = numbers.map((number): AtSeat => [number[0], seatCommitment(fresh.terms, fresh.commitment, number)]);
  return { ...fresh, numbers, commitments, end: 'shuffled' };
}
