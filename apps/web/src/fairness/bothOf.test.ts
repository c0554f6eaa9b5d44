import { seatCommitment } from '@chinwag/rules/fair';
import { RULES_VERSION } from '@chinwag/rules/game-file';
import { hexOf } from '@chinwag/rules/testing/played-file';
import { describe, expect, it } from 'vitest';
import { bothOf } from './bothOf.ts';
import { mismatchIn } from './compare.ts';
import type { Evidence, StoredRound } from './evidence.ts';

const NOTHING: Evidence = {
  gameId: 'g1', rounds: [], opened: null, seen: [], states: [], shuffledBefore: null, heard: 'a-part', heardFrom: null,
  table: 'ABCDEFGHJK', givenBefore: 0, missed: 0, incomplete: false, chain: null, afterAnother: false, restoredAt: null,
  setBack: false, rules: RULES_VERSION, updated: false, checked: false,
};

const OWN = [2, hexOf(9)] as const;

function round(number: number, change: Partial<StoredRound> = {}): StoredRound {
  return {
    round: number, counter: number, terms: hexOf(number), commitment: hexOf(100 + number), own: null, bound: null, given: null,
    granted: 'nothing', ...change,
  };
}

describe('merging the stored evidence of a game with the page’s own', () => {
  it('keeps every round of either, in order', () => {
    const saved = { ...NOTHING, rounds: [round(1), round(3)] };
    expect(bothOf(saved, { ...NOTHING, rounds: [round(1), round(2)] }).rounds.map((each) => each.round)).toEqual([1, 2, 3]);
  });

  it('keeps the number that got furthest, and all that was sent in the round', () => {
    const drawn = round(1, { own: OWN });
    const bound = [[2, seatCommitment(drawn.terms, drawn.commitment, OWN)]] as const;
    const known = [
      round(1), round(1, { own: [2, hexOf(8)] }), { ...drawn, bound }, { ...drawn, granted: 'commitment' as const },
      { ...drawn, granted: 'number' as const },
    ];
    for (const [at, less] of known.entries()) {
      for (const more of known.slice(at + 1)) {
        const { own, granted } = more;
        for (const [saved, page] of [[less, more], [more, less]] as const) {
          const both = bothOf({ ...NOTHING, rounds: [saved] }, { ...NOTHING, rounds: [page] }).rounds[0];
          expect(both).toMatchObject({ own, granted, bound: less.bound ?? more.bound });
        }
      }
    }
  });

  it('keeps the first commitment when the server commits to one round twice', () => {
    const first = round(1);
    const second = round(1, { commitment: hexOf(7), own: OWN, granted: 'number' });
    expect(bothOf({ ...NOTHING, rounds: [first] }, { ...NOTHING, rounds: [second] }).rounds).toEqual([first]);
  });

  it('loses no evidence against the server, nor that the connection heard everything', () => {
    const page: Evidence = {
      ...NOTHING, heard: 'everything', heardFrom: 2, chain: 'broken', afterAnother: true, incomplete: true, setBack: true,
      updated: true, missed: 3, givenBefore: 2, shuffledBefore: 2, opened: { secrets: [], digest: hexOf(1) },
    };
    expect(bothOf(NOTHING, page)).toEqual(page);
    expect(bothOf(page, NOTHING)).toEqual(page);
  });

  it('keeps an honest game true when the stored evidence lacks a round that its connection heard', () => {
    const rounds = [1, 2].map((number) => ({
      ...round(number), secret: hexOf(number), commitments: [], numbers: [], end: 'broken-off' as const,
    }));
    const stale: Evidence = { ...NOTHING, rounds: [round(1)], heard: 'everything', heardFrom: 1 };
    const record = { rounds, digest: hexOf(1) } as unknown as Parameters<typeof mismatchIn>[0];
    expect(mismatchIn(record, stale)).toEqual({ code: 'saved-unheard', round: 2 });
    expect(mismatchIn(record, bothOf(stale, { ...stale, rounds: [round(1), round(2)] }))).toBeNull();
  });
});
