import type { DeepReadonly } from '@chinwag/rules';
import { hex32Schema, holderOf, type SeatHolder, seatHolderSchema, withoutHolder } from '@chinwag/rules/fair';
import type { SeatChange } from '@chinwag/rules/game-file';
import * as z from 'zod/mini';

/** The schema of a game's stored seat holders. */
export const gameHoldersSchema = z.object({
  gameId: z.string(),
  /** The version of the rules at the start. */
  rules: z.int(),
  /** The origin of the table's hash chain of rounds. */
  origin: hex32Schema,
  /** The holder of each seat at the start. */
  seats: z.array(seatHolderSchema),
  /** The later changes, oldest first: the number of moves before each, and the new holder of the seat. */
  changes: z.array(z.object({ after: z.int(), seat: z.int(), held: seatHolderSchema })),
});
/** The seat holders of a game: at the start, and each change. */
export type GameHolders = DeepReadonly<z.output<typeof gameHoldersSchema>>;

/** Returns the holder of each seat after all changes. */
export function holdersNow({ seats, changes }: Pick<GameHolders, 'seats' | 'changes'>): readonly SeatHolder[] {
  return seats.map((held, seat) => changes.findLast((change) => change.seat === seat)?.held ?? held);
}

/** Returns the changes in the form of a game file. */
export function changesInFile({ changes }: Pick<GameHolders, 'changes'>): readonly SeatChange[] {
  return changes.map(({ after, seat, held }) => ({ after, seat, ...held }));
}

/** Returns the holders of a game without a person. Only the hash leaves of their seats stay. */
export function withoutPseudonym(holders: GameHolders, pseudonym: string): GameHolders {
  const erased = (held: SeatHolder): SeatHolder => (isOf(held, pseudonym) ? withoutHolder(held) : held);
  const changes = holders.changes.map((change) => ({ ...change, held: erased(change.held) }));
  return { ...holders, seats: holders.seats.map(erased), changes };
}

function isOf(held: SeatHolder, pseudonym: string): boolean {
  const holder = holderOf(held);
  return holder?.kind === 'person' && holder.pseudonym === pseudonym;
}
