import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../kernel/game.ts';
import { playGame } from '../kernel/play.ts';
import { defaultOptions } from '../kernel/options.ts';
import { type GameId, games } from './registry.ts';

const MODULES = {
  chinkway: () => import('./chinkway/index.ts'),
  chinaso: () => import('./chinaso/index.ts'),
  chinchon: () => import('./chinchon/index.ts'),
  chapanka: () => import('./chapanka/index.ts'),
  chanoyu: () => import('./chanoyu/index.ts'),
  slobberhannes: () => import('./slobberhannes/index.ts'),
} as const satisfies Record<GameId, () => Promise<object>>;

const entries = Object.entries<() => Promise<object>>(MODULES);
const modules = await Promise.all(entries.map(async ([id, load]) => ({ id, exported: new Map(Object.entries(await load())) })));

/** The records of a whole game in which everybody makes the first move that they may. */
function recordsOf(game: AnyGame): readonly object[] {
  const setup = { seats: game.seats.max, owner: 0, options: defaultOptions(game.options), seed: '5eed'.repeat(16) };
  return playGame(game, setup, (state) => {
    const [seat = 0] = game.actors(state);
    const [move] = game.legalMoves(state, seat);
    return move === undefined ? null : { seat, move };
  }, 3000).end.records;
}

describe.each(modules)('$id, as others see it from outside', ({ id, exported }) => {
  const game = Object.values<AnyGame>(games).find((known) => known.id === id);
  if (game === undefined) throw new Error(`no such game: ${id}`);

  it('exports its game under its own name, and its cards as one pack or as the pack for a number of seats', () => {
    expect(exported.get(id)).toBe(game);
    expect(['PACK', 'packFor'].filter((name) => exported.has(name))).toHaveLength(1);
  });

  it('has, if it is a trick game, the number of its tricks, who leads a trick, and the tricks of every deal by seat', () => {
    const names = ['openTricks', 'TRICKS', 'leadingPlay'].filter((name) => exported.has(name));
    expect([0, 3]).toContain(names.length);
    const kept = recordsOf(game);
    expect(kept).not.toHaveLength(0);
    const bySeat = Array.from({ length: game.seats.max }, () => 'number').join(' ');
    const lists = kept.map((record): unknown => Reflect.get(record, 'tricks'));
    const kinds = lists.map((tricks) => (Array.isArray(tricks) ? tricks.map((won) => typeof won).join(' ') : 'none'));
    expect(new Set(kinds)).toEqual(new Set([names.length === 0 ? 'none' : bySeat]));
  });
});
