import * as z from 'zod/mini';
import type { DeepReadonly } from './deep-readonly.ts';
import type { Parser } from './game.ts';

/** The fields of each kind of move, as zod schemas. */
type MoveFields = Readonly<Record<string, Readonly<Record<string, z.ZodMiniType>>>>;

/** The output type of a schema, deeply readonly. */
export type Read<Schema extends z.ZodMiniType> = DeepReadonly<z.output<Schema>>;

/** The moves with these fields: of every kind, or only of the kinds in `Type`. */
export type MoveOf<Kinds extends MoveFields, Type extends keyof Kinds = keyof Kinds> = {
  [Kind in Type]: {
    readonly [Field in 'type' | keyof Kinds[Kind]]: Field extends keyof Kinds[Kind] ? Read<Kinds[Kind][Field]> : Kind;
  };
}[Type];

/**
 * Returns a schema that parses moves of these kinds from unknown input. The schema accepts the type and the fields but no
 * additional fields. Throws if there are no kinds.
 */
export function parserOf<Kinds extends MoveFields>(kinds: Kinds): Parser<MoveOf<Kinds>> {
  const [first, ...others] = Object.entries(kinds).map(([type, fields]) => z.strictObject({ type: z.literal(type), ...fields }));
  if (first === undefined) throw new Error('a game without moves');
  return z.discriminatedUnion('type', [first, ...others]) as z.ZodMiniType as Parser<MoveOf<Kinds>>;
}
