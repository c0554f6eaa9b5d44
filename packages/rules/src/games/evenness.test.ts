import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../kernel/game.ts';
import { playGame } from '../kernel/play.ts';
import { defaultOptions } from '../kernel/options.ts';
import { games } from './games.ts';

const modules = await Promise.all(
  Object.entries<AnyGame>(games).map(async ([id, game]) => {
    const exported: object = await import(`./${id}/index.ts`);
    return { id, game, exported: new Map(Object.entries(exported)) };
  }),
);

/** Returns a whole game in which everybody makes the first legal move. */
function played(game: AnyGame) {
  const setup = { seats: game.seats.max, owner: 0, options: defaultOptions(game.options), seed: '5eed'.repeat(16) };
  return playGame(game, setup, (state) => {
    const [seat = 0] = game.actors(state);
    const [move] = game.legalMoves(state, seat);
    return move === undefined ? null : { seat, move };
  }, 3000);
}

/** Returns the types of all values that a game's deals store under this name: `number`, or by seat `number number`. */
function recorded(records: readonly object[], name: string): ReadonlySet<string> {
  const all = records.map((record): unknown => Reflect.get(record, name));
  return new Set(all.map((value) => (Array.isArray(value) ? value.map((each) => typeof each).join(' ') : typeof value)));
}

describe.each(modules)('$id as an exported module', ({ id, game, exported }) => {
  const { steps, end } = played(game);

  it('exports the game under its own name, and a PACK with every card in play', () => {
    expect(exported.get(id)).toBe(game);
    const dealt = steps.flatMap(({ events }) => events).filter(({ type }) => type === 'dealt');
    const cards = dealt.flatMap((event): unknown[] => [Reflect.get(event, 'hands')].flat(2));
    expect(cards.length).toBeGreaterThan(0);
    expect(exported.get('PACK')).toEqual(expect.arrayContaining(cards));
    expect(exported.get('PACK')).toHaveLength(new Set([exported.get('PACK')].flat()).size);
  });

  it('stores the number, the dealer and the count of dead cards of every deal', () => {
    expect(end.records).not.toHaveLength(0);
    for (const name of ['number', 'dealer', 'dead']) expect(recorded(end.records, name)).toEqual(new Set(['number']));
  });

  it('exports TRICKS and leadingPlay, and stores the tricks of every deal by seat, only if it is a trick game', () => {
    const hasTricks = game.tricks !== null;
    expect(['TRICKS', 'leadingPlay'].filter((name) => exported.has(name))).toHaveLength(hasTricks ? 2 : 0);
    const bySeat = Array.from({ length: game.seats.max }, () => 'number').join(' ');
    expect(recorded(end.records, 'tricks')).toEqual(new Set([hasTricks ? bySeat : 'undefined']));
  });

  it('keeps the current deal as deal, with its number and the hands by seat', () => {
    const deal: unknown = Reflect.get(end, 'deal');
    const hands = Array.from({ length: game.seats.max }, () => expect.any(Array));
    expect(deal).toMatchObject({ number: expect.any(Number), hands });
  });
});
