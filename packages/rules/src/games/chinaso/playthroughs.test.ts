import { expect, it } from 'vitest';
import { isSeen } from '../../kernel/cards.ts';
import { goldenPlaythrough, pick, type Random, randomFrom } from '../../kernel/laws/index.ts';
import type { Chooser } from '../../kernel/play.ts';
import { type ChinasoCard, isJoker, kindOf, RANKS } from './cards.ts';
import { type Contract, contractOf } from './contracts.ts';
import { chinaso } from './index.ts';
import type { ChinasoMove } from './moves.ts';
import type { ChinasoState } from './state.ts';

/**
 * Returns a chooser that lays every card that fits, except a last card to go out with. The chooser also keeps cards that go
 * together, so games are short; all other choices are random.
 */
function eagerChooser(random: Random): Chooser<ChinasoState, ChinasoMove> {
  return (state) => {
    const seat = pick(chinaso.actors(state), random);
    const hand = (state.deal.hands[seat] ?? []).filter(isSeen);
    const { live, number } = state.deal;
    const contract = contractOf(number);
    const wanted = live === null ? 0 : companions(live.card, hand, contract);
    const moves = chinaso.legalMoves(state, seat);
    const fits = (card: ChinasoCard): boolean =>
      moves.some((move) => (move.type === 'layOff' || move.type === 'swapJoker') && move.card === card);
    const keepsOne = hand.length === 2 && hand.filter(fits).length === 1;
    const worth = (move: ChinasoMove): number => {
      switch (move.type) {
        case 'goDown':
          return 100;
        case 'layOff':
        case 'swapJoker':
          return keepsOne ? -1 : 100;
        case 'takeDiscard':
          return move.use === null ? wanted : 100;
        case 'drawStock':
          return 2;
        case 'buy':
          return wanted;
        case 'decline':
          return 3;
        case 'discard':
          return keepsOne && !fits(move.card) ? 100 : -companions(move.card, hand, contract);
        case 'hold':
          return 0;
      }
    };
    const most = Math.max(...moves.map(worth));
    return { seat, move: pick(moves.filter((move) => worth(move) === most), random) };
  };
}

/** Returns how many cards of a hand may join `card` in one set. */
function companions(card: ChinasoCard, hand: readonly ChinasoCard[], { threes, straights }: Contract): number {
  if (isJoker(card)) return 100;
  const kind = kindOf(card);
  const suit = Math.floor(kind / RANKS.length);
  const others = new Set(hand.filter((other) => other !== card && !isJoker(other)).map(kindOf));
  others.delete(kind);
  const sameRank = [...others].filter((other) => (other - kind) % RANKS.length === 0);
  const sameSuit = [...others].filter((other) => Math.floor(other / RANKS.length) === suit);
  const near = sameSuit.filter((other) => Math.abs(other - kind) <= 3);
  return threes * sameRank.length + straights * near.length;
}

for (const [seats, hands] of [[2, 7], [4, 7], [7, 2]] as const) {
  it(`reproduces the golden ${hands} hands of ${seats} players`, async () => {
    const options = { length: 'seven', cardPoints: 'face-value', stakes: { buy: 5, hand: 10, game: 100 } } as const;
    const setup = { seats, owner: 0, options, seed: `${seats}c`.repeat(32) };
    const choose = eagerChooser(randomFrom(seats));
    const text = goldenPlaythrough(chinaso, setup, (state) => (state.records.length < hands ? choose(state) : null));
    await expect(text).toMatchFileSnapshot(`./golden/${seats}-seats.txt`);
  });
}
