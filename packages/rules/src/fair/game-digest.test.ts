import { describe, expect, it } from 'vitest';
import { TAKE_BACK } from '../kernel/taking-back.ts';
import { digestAfterChange, digestAfterEnd, digestAfterStep, digestOfSetup, type GameSetup } from './game-digest.ts';
import { type Holder, holderLeaf, holderOf, isLeafTrue, seatHolderSchema, withLeaf, withoutHolder } from './holder.ts';

const hex = (byte: number): string => byte.toString(16).padStart(2, '0').repeat(32);
const SALT = hex(0x5a).slice(32);

describe('the leaf of a seat’s holder', () => {
  const ana: Holder = { kind: 'person', name: 'Ana', pseudonym: hex(7).slice(32) };

  it('differs for another salt, name, pseudonym or kind, and for a bot of other strength, version or seed', () => {
    const holders: readonly Holder[] = [
      ana, { ...ana, name: 'Eva' }, { ...ana, pseudonym: hex(8).slice(32) }, { kind: 'bot', name: 'Ana' },
      { kind: 'bot', name: 'Ana', strength: 'hard' }, { kind: 'bot', name: 'Ana', version: 1 },
      { kind: 'bot', name: 'Ana', seed: '1' },
    ];
    const leaves = [...holders.map((holder) => holderLeaf(SALT, holder)), holderLeaf(hex(1).slice(32), ana)];
    expect(new Set(leaves).size).toBe(holders.length + 1);
  });

  it('stays when the person is erased, and then confirms no holder and contradicts none', () => {
    const held = withLeaf(SALT, ana);
    const erased = withoutHolder(held);
    expect(erased).toEqual({ leaf: held.leaf });
    expect(JSON.stringify(erased)).not.toContain(SALT);
    expect([holderOf(held), holderOf(erased)]).toEqual([ana, null]);
    expect([isLeafTrue(held), isLeafTrue(erased)]).toEqual([true, true]);
    expect(isLeafTrue({ ...held, holder: { ...ana, name: 'Eva' } })).toBe(false);
  });

  it('is parsed with a complete holder or none, not with half of one', () => {
    const held = withLeaf(SALT, ana);
    for (const each of [held, withoutHolder(held)]) expect(seatHolderSchema.parse(each)).toEqual(each);
    const { leaf } = held;
    const half: readonly object[] = [{ leaf, salt: SALT }, { leaf, holder: ana }, { ...held, salt: 'x' }];
    for (const each of half) expect(seatHolderSchema.safeParse(each).success).toBe(false);
  });
});

describe('the digest of a game', () => {
  const setup: GameSetup = { rules: 1, id: 'g', game: 'chanoyu', options: {}, owner: 0, seed: hex(9), leaves: [hex(1), hex(2)] };
  const atStart = digestOfSetup(setup);
  const move = { seat: 1, by: 'person', move: { type: 'play' }, events: [{ type: 'played' }] };
  const takeBack = (to: object) => ({ ...move, move: TAKE_BACK, events: [{ type: 'takenBack', seat: 1, ...to }] });

  it('covers where a take-back leads, but not the state there', () => {
    const back = (from: number, state: object) =>
      digestAfterStep(atStart, takeBack({ from, state }));
    expect(back(3, { a: 1 })).toBe(back(3, { b: 2 }));
    expect(back(3, {})).not.toBe(back(4, {}));
    expect(back(3, {})).toBe(digestAfterStep(atStart, takeBack({ from: 3 })));
  });

  it('differs for another order of moves and changes, and for another end', () => {
    const change = { seat: 0, leaf: hex(4) };
    const moveFirst = digestAfterChange(digestAfterStep(atStart, move), change);
    expect(digestAfterStep(digestAfterChange(atStart, change), move)).not.toBe(moveFirst);
    const end = { end: 'played', result: { standings: [] }, endedAt: 5, leaves: [hex(1)] } as const;
    const others = [{ end: 'agreed' as const }, { result: null }, { endedAt: 6 }, { leaves: [hex(2)] }];
    const ends = [end, ...others.map((other) => ({ ...end, ...other }))];
    expect(new Set(ends.map((each) => digestAfterEnd(atStart, each))).size).toBe(ends.length);
  });
});
