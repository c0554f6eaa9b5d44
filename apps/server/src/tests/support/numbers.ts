import { type GuestId, SERVER_MESSAGE, type ShuffleMessage, shuffleMessageSchema } from '@chinwag/protocol';
import { chainedTerms, roundBodyHash, seatCommitment } from '@chinwag/rules/fair';
import type { Games } from '../../table/table.ts';
import { granted } from './api.ts';
import { settle } from './simulated-time.ts';
import { SimulatedTable } from './simulated-table.ts';
import { ANN, BEN, CAT } from './table-parts.ts';

/** Returns the messages of one step of the shuffle protocol that a person received, oldest first. */
export function received<Step extends ShuffleMessage['step']>(table: SimulatedTable, person: GuestId, step: Step) {
  const messages = table.received(person, SERVER_MESSAGE.shuffle).map((message) => shuffleMessageSchema.parse(message));
  return messages.filter((message): message is Extract<ShuffleMessage, { step: Step }> => message.step === step);
}

/** Returns the fixed number that a person gives in a round, so that a test can identify it. */
export const numberOf = (byte: number): string => byte.toString(16).padStart(2, '0').repeat(32);

/** Returns the terms of a round, as a browser computes them from the request. */
export function termsAsked(asked: Extract<ShuffleMessage, { step: 'asked' }>): string {
  return chainedTerms(asked, roundBodyHash(asked));
}

/**
 * Commits a person's seat to a number, as their browser does when asked. Resolves with the table's answer. Rejects if the person
 * was not asked.
 */
export async function bind(table: SimulatedTable, person: GuestId, seat: number, byte: number) {
  const asked = received(table, person, 'asked').at(-1);
  if (asked === undefined) throw new Error('nobody was asked');
  const { gameId, round, commitment: app } = asked;
  const commitment = seatCommitment(termsAsked(asked), app, [seat, numberOf(byte)]);
  return table.ask(person, 'bindNumber', { gameId, round, commitment });
}

/** Reveals the number to which a seat is committed. Resolves with the table's answer. */
export async function give(table: SimulatedTable, person: GuestId, byte: number) {
  const { gameId, round } = received(table, person, 'asked').at(-1) ?? { gameId: '', round: 0 };
  return table.ask(person, 'giveNumber', { gameId, round, number: numberOf(byte) });
}

/** Resolves with a table of Ann, Ben, Cat and bots, just after Ann has pressed Start. The people in `offering` can give numbers. */
export async function startingTable(offering: readonly GuestId[], rules?: Games) {
  const table = await SimulatedTable.open(ANN, { game: 'chanoyu', ...(rules && { games: rules }) });
  for (const guest of [ANN, BEN, CAT]) await table.comeIn(guest);
  granted(await table.ask(BEN.id, 'sit', { seat: 1 }));
  granted(await table.ask(CAT.id, 'sit', { seat: 2 }));
  granted(await table.ask(ANN.id, 'fillWithBots', {}));
  for (const person of offering) granted(await table.ask(person, 'offerNumber', { holds: null }));
  const started = table.ask(ANN.id, 'start', {});
  await settle();
  return { table, started };
}
