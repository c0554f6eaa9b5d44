import type { DeepReadonly } from '@chinwag/rules';
import { hex32Schema, holderOf, type SeatHolder, seatHolderSchema, withoutHolder } from '@chinwag/rules/fair';
import type { SeatChange } from '@chinwag/rules/game-file';
import * as z from 'zod/mini';

/** Reads who holds the seats of a game as it is stored. */
export const gameHoldersSchema = z.object({
  gameId: z.string(),
  /** The version of the rules with which it began. */
  rules: z.int(),
  /** The origin of the chain of rounds of its table. */
  origin: hex32Schema,
  /** Who holds each seat as it begins. */
  seats: z.array(seatHolderSchema),
  /** Each change since, in the order in which they came: after how many moves, and who holds the seat from then on. */
  changes: z.array(z.object({ after: z.int(), seat: z.int(), held: seatHolderSchema })),
});
/** Who holds the seats of a game: as it begins, and each change since. */
export type GameHolders = DeepReadonly<z.output<typeof gameHoldersSchema>>;

/** Who holds each seat after all changes. */
export function holdersNow({ seats, changes }: Pick<GameHolders, 'seats' | 'changes'>): readonly SeatHolder[] {
  return seats.map((held, seat) => changes.findLast((change) => change.seat === seat)?.held ?? held);
}

/** The changes as a file of a game has them. */
export function changesInFile({ changes }: Pick<GameHolders, 'changes'>): readonly SeatChange[] {
  return changes.map(({ after, seat, held }) => ({ after, seat, ...held }));
}

/** The holders of a game without a person: of what they held the leaves alone are left. */
export function withoutPseudonym(holders: GameHolders, pseudonym: string): GameHolders {
  const erased = (held: SeatHolder): SeatHolder => (isOf(held, pseudonym) ? withoutHolder(held) : held);
  const changes = holders.changes.map((change) => ({ ...change, held: erased(change.held) }));
  return { ...holders, seats: holders.seats.map(erased), changes };
}

function isOf(held: SeatHolder, pseudonym: string): boolean {
  const holder = holderOf(held);
  return holder?.kind === 'person' && holder.pseudonym === pseudonym;
}
