import { expect, it } from 'vitest';
import { goldenPlaythrough } from '../../kernel/laws/index.ts';
import type { Decision, Chooser } from '../../kernel/play.ts';
import { bestArrangement } from './arrangement.ts';
import { valueOf } from './cards.ts';
import { heldBy } from './hands.ts';
import { chinchon } from './index.ts';
import type { ChinchonMove } from './moves.ts';
import type { ChinchonOptions } from './options.ts';
import { DEFAULTS } from './notation.ts';
import type { ChinchonState } from './state.ts';

it.each<[string, number, Partial<ChinchonOptions>]>([
  ['2-seats', 2, { target: 70 }],
  ['4-seats-40-cards', 4, { target: 70, reenlist: 'once' }],
  ['4-seats-48-cards', 4, { deck: '48', target: 70, reenlist: 'never' }],
  ['8-seats', 8, { target: 70, ante: 7, reenlist: 'once' }],
])('reproduces the golden game of %s', async (name, seats, chosen) => {
  await expect(played(seats, chosen, thrifty)).toMatchFileSnapshot(`./golden/${name}.txt`);
});

it('reproduces the golden deal of play-on in which melds are laid down', async () => {
  const options = { deck: '48', ending: 'play-on' } as const;
  const text = played(4, options, (state) => (state.records.length < 1 ? thrifty(state) : null));
  expect(text).toContain('laidDown');
  await expect(text).toMatchFileSnapshot('./golden/play-on.txt');
});

function played(
  seats: number,
  chosen: Partial<ChinchonOptions>,
  choose: Chooser<ChinchonState, ChinchonMove>,
): string {
  const setup = { seats, owner: 1, options: { ...DEFAULTS, ...chosen }, seed: `${seats}c`.repeat(32) };
  return goldenPlaythrough(chinchon, setup, choose);
}

/** Returns a decision that keeps games short: take helpful cards, discard the highest useless card, and go out when possible. */
function thrifty(state: ChinchonState): Decision<ChinchonMove> | null {
  const [seat] = chinchon.actors(state);
  if (seat === undefined) return null;
  const moves = chinchon.legalMoves(state, seat);
  const laying = moves.find(({ type }) => ['close', 'settle', 'layDown', 'layOff'].includes(type));
  const move = laying ?? moves.toSorted((a, b) => promise(state, seat, b) - promise(state, seat, a))[0];
  return move === undefined ? null : { seat, move };
}

function promise({ deal, options }: ChinchonState, seat: number, move: ChinchonMove): number {
  const left = (cards: ReturnType<typeof heldBy>) => bestArrangement(cards, options.deck).left;
  const hand = heldBy(deal, seat);
  if (move.type === 'reenlist') return move.wanted ? 1 : 0;
  if (move.type === 'discard') return left(hand).includes(move.card) ? valueOf(move.card, options.deck) : 0;
  if (move.type !== 'draw' || move.from === 'stock') return 0;
  const top = deal.pile.at(-1);
  return top !== undefined && top !== '??' && left([...hand, top]).length <= left(hand).length ? 1 : -1;
}
