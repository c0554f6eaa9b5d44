import type { ChainPoint } from '@chinwag/protocol';
import { type ChainedPair, followChain, nextPlace } from '@chinwag/rules/fair';
import { hexOf } from '@chinwag/rules/testing/played-file';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ChainedQuestion, ChainFollower } from './chainFollower.ts';
import { knownChainsSchema, TableChains } from './tableChains.ts';

const TABLE = 'ABCDEFGHJK';
const ORIGIN = hexOf(0x0c);

/** Returns the point of the chain after this many rounds. From round `other` on, the chain is a different one. */
function chainAfter(rounds: number, other = Infinity): ChainPoint {
  return { origin: ORIGIN, ...followChain(ORIGIN, { counter: 0, link: ORIGIN }, pairs(0, rounds, other)) };
}

/** Returns the pairs that lead from one round to a later one. */
function pairs(from: number, to: number, other = Infinity): readonly ChainedPair[] {
  return Array.from({ length: to - from }, (_, at) => [hexOf(from + at + (from + at >= other ? 0x80 : 1)), hexOf(7)]);
}

/** Returns the request for a number in the round after this many rounds. */
function questionAfter(rounds: number, other = Infinity): ChainedQuestion {
  return { ...nextPlace(ORIGIN, chainAfter(rounds, other)), link: chainAfter(rounds + 1, other).link };
}

let stored = '[]';
beforeEach(() => {
  stored = '[]';
});

/** Returns a page that is opened on the device. */
function opened(): ChainFollower {
  return new ChainFollower(
    new TableChains({
      read: () => knownChainsSchema.parse(JSON.parse(stored)),
      write: (all) => void (stored = JSON.stringify(all)),
    }),
    TABLE,
  );
}

/** Returns a page that learns how the chain continues, on a device that knew the chain after this many rounds. */
function cameBack(known: number, chain: ChainPoint | null, since: readonly ChainedPair[] | null): ChainFollower {
  const before = opened();
  before.offered(null, { chain: chainAfter(known - 1), since: null });
  expect(before.asked(questionAfter(known - 1), null)).toBeNull();
  const page = opened();
  page.offered(page.holds, { chain, since });
  return page;
}

describe('a device that knew the table’s chain', () => {
  it('follows the chain over the rounds it missed, and counts them', () => {
    const page = cameBack(3, chainAfter(5), pairs(3, 5));
    expect(page.missedBefore(questionAfter(5))).toBe(2);
    expect(page.asked(questionAfter(5), null)).toBeNull();
    expect(page.missedBefore(questionAfter(6))).toBe(0);
    expect(opened().holds).toEqual(chainAfter(6));
  });

  it('reports a round heard in two tabs as set back, not broken, after an announced restore', () => {
    const first = cameBack(3, chainAfter(2), null);
    const second = opened();
    second.offered(second.holds, { chain: chainAfter(2), since: null });
    expect([first, second].map((page) => page.asked(questionAfter(2, 2), 1000))).toEqual(['set-back', 'set-back']);
    first.gameCame();
    expect(second.asked(questionAfter(3, 2), 1000)).toBeNull();
  });

  it.each<readonly [string, ChainPoint | null, readonly ChainedPair[] | null]>([
    ['has no rounds any more', null, null],
    ['has another origin', { ...chainAfter(5), origin: hexOf(1) }, null],
    ['has fewer rounds', chainAfter(2), null],
    ['has another round in the place of its last', chainAfter(5, 2), pairs(3, 5, 2)],
    ['has rounds that nobody tells it of', chainAfter(5), null],
    ['has rounds that lead elsewhere', chainAfter(5), pairs(3, 4)],
  ])('reports a broken chain when the table %s', (_, chain, since) => {
    const page = cameBack(3, chain, since);
    const rounds = chain?.counter ?? 0;
    const question = { ...questionAfter(rounds), ...(chain?.origin !== ORIGIN && chain !== null && { origin: chain.origin }) };
    expect(page.asked(question, null)).toBe('broken');
  });

  it('reports an announced restore as set back, and only once', () => {
    expect(cameBack(3, chainAfter(2), null).asked(questionAfter(2), 1000)).toBe('set-back');
    const page = opened();
    page.gameCame();
    page.offered(page.holds, { chain: chainAfter(1), since: null });
    expect(page.asked(questionAfter(1), 1000)).toBe('broken');
  });

  it('starts from the chain it is sent when it missed more rounds than a table stores', () => {
    expect(cameBack(3, chainAfter(68), null).asked(questionAfter(68), null)).toBeNull();
  });

  it('reports an unfollowed chain when nobody sent the missing rounds', () => {
    cameBack(3, chainAfter(3), []);
    expect(opened().asked(questionAfter(5), null)).toBe('unfollowed');
  });

  it('keeps reporting a broken chain until a game starts', () => {
    const page = cameBack(3, chainAfter(2), null);
    expect(page.asked(questionAfter(2), null)).toBe('broken');
    expect(page.asked(questionAfter(3), null)).toBe('broken');
    page.gameCame();
    expect(page.asked(questionAfter(4), null)).toBeNull();
  });
});

describe('a connection', () => {
  it('hears every round, so a missed round breaks the chain', () => {
    const page = opened();
    page.offered(null, { chain: null, since: null });
    expect(page.asked(questionAfter(0), null)).toBeNull();
    expect(page.asked(questionAfter(2), null)).toBe('broken');
  });

  it('is not excused by a restore announced while it is open', () => {
    const page = opened();
    page.offered(null, { chain: chainAfter(4), since: null });
    expect(page.asked(questionAfter(2), 1000)).toBe('broken');
  });

  it('accepts a round that another tab heard first', () => {
    const page = opened();
    cameBack(3, chainAfter(3), []).asked(questionAfter(3), null);
    expect(page.asked(questionAfter(3), null)).toBeNull();
  });
});

it('a device forgets the chain of the least recently used table first', () => {
  const chains = new TableChains({
    read: () => knownChainsSchema.parse(JSON.parse(stored)),
    write: (all) => void (stored = JSON.stringify(all)),
  });
  for (let table = 0; table < 51; table++) chains.save(`table-${table}`, { point: chainAfter(1) });
  expect([chains.of('table-0').point, chains.of('table-1').point]).toEqual([null, chainAfter(1)]);
});

it('a device announces each restore once', () => {
  expect([null, 5, 5, 9].map((restoredAt) => opened().hasToAnnounce(restoredAt))).toEqual([false, true, false, true]);
});
