import * as z from 'zod/mini';

/** The schema of a game file, as in “The file of a game” in docs/fairness.md. */
const digits = (count: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${count}}$`)), z.length(count));
const b32 = digits(64);
const seat = z.int().check(z.minimum(0), z.maximum(15));
const count = z.int().check(z.minimum(0));
const name = z.string().check(z.maxLength(40));
const ascends = (list: readonly number[]): boolean => list.join() === [...new Set(list)].toSorted((a, b) => a - b).join();
const seats = z.array(seat).check(z.refine(ascends));
const pairs = z.array(z.tuple([seat, b32])).check(z.refine((list) => ascends(list.map(([at]) => at))));
const event = z.looseObject({ type: z.string() });

const round = {
  terms: b32, invited: seats, commitment: b32, secret: b32, commitments: pairs, numbers: pairs,
  end: z.enum(['shuffled', 'left-out', 'broken-off']),
};
const result = z.strictObject({
  standings: z.array(z.strictObject({ seat, place: z.int(), score: z.number() })),
  why: z.strictObject({ code: z.string(), rule: z.string() }),
});
const everyVersion = {
  format: z.literal('chinwag-game'), rules: z.literal(1), id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  game: z.enum(['chinkway', 'chinaso', 'chinchon', 'chapanka', 'chanoyu', 'slobberhannes']), options: z.looseObject({}),
  owner: z.nullable(seat), seed: b32, digest: b32, seal: b32, opening: z.array(event),
};
const move = {
  seat, by: z.nullable(z.enum(['person', 'bot', 'stand-in', 'clock'])), move: event, events: z.array(event),
};
const earlierMoves = z.array(z.strictObject(move)).check(z.maxLength(20_000));
const playouts = z.optional(z.int().check(z.minimum(0), z.maximum(10_000)));
const moves = z.array(z.strictObject({ ...move, playouts })).check(z.maxLength(20_000));
const named = z.strictObject({ kind: z.enum(['person', 'bot']), name });
const earlier = {
  ...everyVersion, seats: z.array(named).check(z.minLength(1), z.maxLength(16)), endedAt: z.nullable(z.int()), result,
  rounds: z.array(z.strictObject(round)).check(z.maxLength(64)), moves: earlierMoves,
};
const holder = z.union([
  z.strictObject({ kind: z.literal('person'), name, pseudonym: digits(32) }),
  z.strictObject({
    kind: z.literal('bot'), name, strength: z.optional(name), version: z.optional(z.int()),
    seed: z.optional(z.string().check(z.maxLength(64))),
  }),
]);
const known = { leaf: b32, salt: digits(32), holder };
const change = { after: count, seat };
const viewer = z.union([seat, z.literal('spectator')]);
const evidence = z.strictObject({
  rounds: z.array(
    z.strictObject({
      round: z.int().check(z.minimum(1)), terms: b32, commitment: b32, bound: z.nullable(pairs), given: z.nullable(pairs),
    }),
  ).check(z.maxLength(64)),
  digest: z.nullable(b32),
  seen: z.array(z.strictObject({ viewer, from: count, to: count, chain: b32 })).check(z.maxLength(100)),
  states: z.array(z.strictObject({ viewer, seq: count, digest: b32 })).check(z.maxLength(100)),
});

/** The schema of a game file, of any version. */
export const layout = z.discriminatedUnion('version', [
  z.strictObject({ ...earlier, version: z.literal(1) }),
  z.strictObject({ ...earlier, version: z.literal(2) }),
  z.strictObject({
    ...everyVersion, version: z.literal(3), table: b32, moves,
    seats: z.array(z.union([z.strictObject(known), z.strictObject({ leaf: b32 })])).check(z.minLength(1), z.maxLength(16)),
    changes: z.array(z.union([z.strictObject({ ...change, ...known }), z.strictObject({ ...change, leaf: b32 })]))
      .check(z.maxLength(2000)),
    end: z.enum(['played', 'agreed']), endedAt: z.int(),
    rounds: z.array(z.strictObject({ ...round, counter: z.int().check(z.minimum(1), z.maximum(2 ** 32 - 1)), before: b32 }))
      .check(z.maxLength(64)),
    result: z.nullable(result), evidence: z.nullable(evidence),
  }),
]);
/** A parsed game file. */
export type FileLayout = z.output<typeof layout>;
/** A parsed event of a game. */
export type LaidOutEvent = z.output<typeof event>;
