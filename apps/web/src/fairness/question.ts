import { type GuestId, isolated, type ShuffleMessage } from '@chinwag/protocol';
import { canonicalJson, isLeafTrue, seatHolderSchema } from '@chinwag/rules/fair';
import * as z from 'zod/mini';
import type { ShownToAll } from '../session/shuffleWitness.ts';

/** A request for this device's number. */
export type NumberRequest = Extract<ShuffleMessage, { step: 'asked' }>;

const holdersSchema = z.array(seatHolderSchema);

/**
 * Returns whether a request is for the game that is visibly about to start at the table, with the same players in its seats. `you`
 * is the guest whose device receives the request.
 */
export function isAbout(question: NumberRequest, shown: ShownToAll, you: GuestId): boolean {
  const { starting } = shown;
  const { gameId, round, counter, game, options, leaves, invited, people } = question;
  if (starting === null || starting.people.length !== leaves.length || invited.length !== people.length) return false;
  const isSame = canonicalJson([gameId, round, counter, game, options, leaves]) ===
    canonicalJson([starting.gameId, starting.round, starting.counter, starting.game, starting.options, starting.leaves]);
  return isSame && invited.every((seat, at) => starting.people[seat] === people[at]) && areAsShown(question, shown, you);
}

/**
 * Returns whether the leaves stand for the players shown in the seats. A guest without a seat does not receive the holders of the
 * leaves.
 */
function areAsShown({ leaves, holders, people }: NumberRequest, { starting, names }: ShownToAll, you: GuestId): boolean {
  if (holders === null) return !people.includes(you);
  const read = holdersSchema.safeParse(holders);
  if (!read.success || read.data.length !== leaves.length) return false;
  return read.data.every((held, seat) => {
    if (held.leaf !== leaves[seat] || !('holder' in held) || !isLeafTrue(held)) return false;
    const isPerson = starting?.people[seat] !== null;
    return isPerson === (held.holder.kind === 'person') && isolated(held.holder.name) === isolated(names[seat] ?? '');
  });
}
