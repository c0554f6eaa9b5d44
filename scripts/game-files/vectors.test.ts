import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultOptions, findGame, shuffled } from '@chinwag/rules';
import {
  type AtSeat, canonicalJson, chainedTerms, digestAfterChange, digestAfterEnd, digestAfterStep, digestOfSetup, type DigestedEnd,
  type GameSetup, type GameStep, type Holder, type HolderChange, holderLeaf, linkOfRound, newChainedRound, type RoundBody,
  roundBodyHash, type RoundTerms, roundMark, seatCommitment, seedOf, serverCommitment, termsDigest,
} from '@chinwag/rules/fair';
import { describe, expect, it } from 'vitest';

interface Vectors {
  readonly terms: RoundTerms;
  readonly termsDigest: string;
  readonly secret: string;
  readonly commitment: string;
  readonly numbers: readonly AtSeat[];
  readonly commitments: readonly AtSeat[];
  readonly seed: string;
  readonly mark: readonly number[];
  readonly withoutOwner: { readonly terms: RoundTerms; readonly termsDigest: string; readonly seed: string };
  readonly shuffles: readonly { readonly k: number; readonly of: readonly string[]; readonly gives: readonly string[] }[];
  readonly chain: {
    readonly origin: string;
    readonly holders: readonly { readonly salt: string; readonly holder: Holder; readonly leaf: string }[];
    readonly rounds: readonly {
      readonly counter: number;
      readonly before: string;
      readonly body: RoundBody;
      readonly bodyHash: string;
      readonly terms: string;
      readonly secret: string;
      readonly commitment: string;
      readonly link: string;
    }[];
    readonly late: { readonly counter: number; readonly before: string; readonly bodyHash: string; readonly terms: string };
    readonly digest: {
      readonly setup: GameSetup;
      readonly afterSetup: string;
      readonly step: readonly [GameStep['seat'], GameStep['by'], GameStep['move'], GameStep['events']];
      readonly afterStep: string;
      readonly change: HolderChange;
      readonly afterChange: string;
      readonly end: DigestedEnd;
      readonly afterEnd: string;
    };
  };
  /** For each game, the seat that is dealt to first or deals first, and the hand of seat 0. */
  readonly firstHands: readonly {
    readonly game: string;
    readonly seats: number;
    readonly owner: number | null;
    readonly options: object;
    readonly first: number;
    readonly hand: readonly string[];
  }[];
  readonly canonical: readonly { readonly value: unknown; readonly text: string }[];
}

/** The test vectors, which a different program computed with OpenSSL. */
const vectors = JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/fairness-vectors.json'), 'utf8')) as Vectors;
const { terms, secret, commitment, seed, numbers, commitments, withoutOwner } = vectors;

describe('the byte layouts of a shuffle', () => {
  it('bind a round to the game, its options, seats, owner and invited seats', () => {
    expect(termsDigest(terms)).toBe(vectors.termsDigest);
    expect(termsDigest(withoutOwner.terms)).toBe(withoutOwner.termsDigest);
  });

  it('differ for every other term of a round', () => {
    const others: readonly Partial<RoundTerms>[] = [
      { gameId: 'game-2' }, { game: 'chanoyu' }, { options: {} }, { seats: 4 }, { owner: 0 }, { round: 2 }, { invited: [0, 2] },
    ];
    const digests = others.map((other) => termsDigest({ ...terms, ...other }));
    expect(new Set([...digests, vectors.termsDigest]).size).toBe(others.length + 1);
  });

  it('commit the server to its secret and each seat to its number', () => {
    expect(serverCommitment(vectors.termsDigest, secret)).toBe(commitment);
    const bound = numbers.map((number) => [number[0], seatCommitment(vectors.termsDigest, commitment, number)]);
    expect(bound).toEqual(vectors.commitments);
  });

  it('derive the seed from the secret and all numbers in the order of the seats', () => {
    expect(seedOf(vectors.termsDigest, secret, numbers)).toBe(seed);
    expect(seedOf(vectors.termsDigest, secret, numbers.toReversed())).toBe(seed);
    expect(seedOf(withoutOwner.termsDigest, secret, [])).toBe(withoutOwner.seed);
    expect(seedOf(vectors.termsDigest, secret, numbers.slice(1))).not.toBe(seed);
  });

  it('derive the mark from everything known before the first card in the order of the seats', () => {
    const round = { terms: vectors.termsDigest, commitment, commitments, numbers };
    expect(roundMark(round)).toEqual(vectors.mark);
    expect(roundMark({ ...round, commitments: commitments.toReversed(), numbers: numbers.toReversed() })).toEqual(vectors.mark);
  });

  const { origin, holders, rounds, late, digest } = vectors.chain;

  it('derive a leaf from the holder of a seat', () => {
    for (const { salt, holder, leaf } of holders) expect(holderLeaf(salt, holder)).toBe(leaf);
  });

  it('link each round to the previous one at its table', () => {
    for (const { counter, before, body, bodyHash, terms: bound, secret: opened, commitment: sent, link } of rounds) {
      expect(roundBodyHash(body)).toBe(bodyHash);
      const round = newChainedRound({ origin, counter, before }, body, opened);
      expect([round.terms, round.commitment]).toEqual([bound, sent]);
      expect(linkOfRound(bound, sent)).toBe(link);
    }
    expect(rounds.map(({ before }) => before)).toEqual([origin, rounds[0]?.link]);
    expect(chainedTerms({ origin, ...late }, late.bodyHash)).toBe(late.terms);
  });

  it('derive the digest from the setup, the steps, the changes of seats between them, and the end', () => {
    const [seat, by, move, events] = digest.step;
    expect(digestOfSetup(digest.setup)).toBe(digest.afterSetup);
    expect(digestAfterStep(digest.afterSetup, { seat, by, move, events })).toBe(digest.afterStep);
    expect(digestAfterChange(digest.afterStep, digest.change)).toBe(digest.afterChange);
    expect(digestAfterEnd(digest.afterChange, digest.end)).toBe(digest.afterEnd);
  });

  it('write JSON in a canonical form', () => {
    for (const { value, text } of vectors.canonical) expect(canonicalJson(value)).toBe(text);
    expect(canonicalJson({ b: undefined, a: [undefined] })).toBe('{"a":[null]}');
  });

  it.each(vectors.shuffles)('derive shuffle number $k from the seed', ({ k, of, gives }) => {
    expect(shuffled(of, seed, k)).toEqual(gives);
  });

  it.each(vectors.firstHands)('deal the first hand of $game to seat 0 of $seats', (vector) => {
    const { game: id, seats, owner, options, first, hand } = vector;
    const game = findGame(id);
    if (game === null) throw new Error(`there is no game ${id}`);
    const { events } = game.begin({ seats, owner, options: { ...defaultOptions(game.options), ...options }, seed });
    const dealt = { dealer: null, leader: null, positions: null, ...events.find(({ type }) => type === 'dealt') };
    expect(dealt).toMatchObject({ hands: { 0: hand } });
    expect([dealt.leader ?? dealt.dealer ?? dealt.positions].flat()[0]).toBe(first);
  });
});
