import { describe, expect, it } from 'vitest';
import { type PlaceInChain, type RoundBody, chainedTerms, roundBodyHash } from './chained-terms.ts';
import { withAllNumbers } from '../game-file/testing/played-file.ts';
import { checkChainedRounds } from './check-rounds.ts';
import { type ChainedRound, chainedRoundSchema, newChainedRound, seedOfRound } from './rounds.ts';
import { type ChainedPair, emptyChain, followChain, linkOfRound, nextPlace } from './table-chain.ts';

const hex = (byte: number): string => byte.toString(16).padStart(2, '0').repeat(32);
const ORIGIN = hex(0x0f);
const BODY: RoundBody = {
  rules: 1, gameId: 'g1', game: 'chanoyu', options: { length: 3 }, owner: null, invited: [0, 1], leaves: [hex(1), hex(2)],
};

function roundAt(place: PlaceInChain, { body = BODY, secret = hex(0xab) } = {}): ChainedRound {
  return withAllNumbers(newChainedRound(place, body, secret));
}

const pairOf = (round: ChainedRound, body = BODY): ChainedPair => [roundBodyHash(body), round.commitment];

describe('the chain of rounds of a table', () => {
  it('has different terms for any other content of a round, and any other place', () => {
    const others: readonly Partial<RoundBody>[] = [
      { rules: 2 }, { gameId: 'g2' }, { game: 'chapanka' }, { options: {} }, { owner: 0 }, { invited: [0] },
      { leaves: [hex(2), hex(1)] }, { leaves: [hex(1)] },
    ];
    const place = { origin: ORIGIN, counter: 1, before: hex(7) };
    const places = [{ origin: hex(1) }, { counter: 2 }, { before: hex(8) }].map((other) => ({ ...place, ...other }));
    const terms = [
      ...[BODY, ...others.map((other) => ({ ...BODY, ...other }))].map((about) => chainedTerms(place, roundBodyHash(about))),
      ...places.map((other) => chainedTerms(other, roundBodyHash(BODY))),
    ];
    expect(new Set(terms).size).toBe(1 + others.length + places.length);
  });

  it('starts at the origin and continues with the terms and the server’s commitment', () => {
    const start = emptyChain(ORIGIN);
    expect(start).toEqual({ counter: 0, link: ORIGIN });
    const round = roundAt(nextPlace(ORIGIN, start));
    expect([round.counter, round.before]).toEqual([1, ORIGIN]);
    const link = linkOfRound(round.terms, round.commitment);
    expect(followChain(ORIGIN, start, [pairOf(round)])).toEqual({ counter: 1, link });
    expect(new Set([link, linkOfRound(hex(1), round.commitment), linkOfRound(round.terms, hex(1))]).size).toBe(3);
  });

  it('can be followed over missed rounds, and leads to another link if one is omitted or changed', () => {
    const first = roundAt(nextPlace(ORIGIN, emptyChain(ORIGIN)));
    const held = followChain(ORIGIN, emptyChain(ORIGIN), [pairOf(first)]);
    const missed = { ...BODY, gameId: 'g2' };
    const second = roundAt(nextPlace(ORIGIN, held), { body: missed, secret: hex(3) });
    const third = roundAt(nextPlace(ORIGIN, followChain(ORIGIN, held, [pairOf(second, missed)])), { secret: hex(4) });
    expect(followChain(ORIGIN, held, [pairOf(second, missed)])).toEqual({ counter: 2, link: third.before });
    expect(followChain(ORIGIN, held, []).link).not.toBe(third.before);
    expect(followChain(ORIGIN, held, [[roundBodyHash(missed), hex(9)]]).link).not.toBe(third.before);
    expect(followChain(ORIGIN, held, [[roundBodyHash(BODY), second.commitment]]).link).not.toBe(third.before);
  });
});

describe('the rounds of a game in the chain', () => {
  const { invited: _, ...about } = BODY;
  const game = { origin: ORIGIN, ...about };
  const first: ChainedRound = { ...newChainedRound(nextPlace(ORIGIN, emptyChain(ORIGIN)), BODY, hex(5)), end: 'broken-off' };
  const second = roundAt(nextPlace(ORIGIN, { counter: 1, link: linkOfRound(first.terms, first.commitment) }));
  const seed = seedOfRound(second);

  it('are parsed as stored, and pass the check', () => {
    expect(chainedRoundSchema.parse(JSON.parse(JSON.stringify(second)))).toEqual(second);
    expect(checkChainedRounds(game, [first, second], seed)).toBeNull();
  });

  it('can have gaps, as another game can have been abandoned between them', () => {
    const later = roundAt({ origin: ORIGIN, counter: 4, before: hex(0x44) });
    expect(checkChainedRounds(game, [first, later], seedOfRound(later))).toBeNull();
  });

  it.each<[string, Parameters<typeof checkChainedRounds>, object]>([
    ['under another origin', [{ ...game, origin: hex(1) }, [first, second], seed], { code: 'terms-unlike', round: 2 }],
    ['with another counter', [game, [first, { ...second, counter: 3 }], seed], { code: 'terms-unlike', round: 2 }],
    ['of other people', [{ ...game, leaves: [hex(1), hex(3)] }, [first, second], seed], { code: 'terms-unlike', round: 2 }],
    ['of other rules', [{ ...game, rules: 2 }, [first, second], seed], { code: 'terms-unlike', round: 2 }],
    ['of another owner', [{ ...game, owner: 1 }, [first, second], seed], { code: 'terms-unlike', round: 2 }],
    ['after another round', [game, [{ ...first, commitment: hex(6) }, second], seed], { code: 'round-unchained', round: 2 }],
    ['in another order', [game, [second, first], seed], { code: 'round-unchained', round: 2 }],
    ['with one twice', [game, [second, second], seed], { code: 'round-unchained', round: 2 }],
    ['of another seed', [game, [first, second], hex(9)], { code: 'seed-unlike' }],
  ])('fail the check %s', (_what, given, fault) => {
    expect(checkChainedRounds(...given)).toEqual(fault);
  });
});
