import { type GuestId, type Offered, packEvent, type RequestName, type ShuffleMessage } from '@chinwag/protocol';
import { type AnyGame, defaultOptions, games } from '@chinwag/rules';
import { type AtSeat, type ChainedRound, ended, seatCommitment, withCommitment, withNumber } from '@chinwag/rules/fair';
import { type ChainedGameFile, type GameFile, replay } from '@chinwag/rules/game-file';
import { hexOf } from '@chinwag/rules/testing/played-file';
import type { Witness } from '../witness.ts';
import {
  type AskedRound, FIRST_PLACE, gameShuffledBy, questionFor, roundFor, shownIdle, shownWith,
} from './question.ts';

const GAME: AnyGame = games.chapanka;

/** The seat of the device with which the test server plays. */
export const SEAT = 1;

/** The guest in the seat of the tested device. */
export const YOU = 'guest-you' as GuestId;

const PEOPLE: readonly GuestId[] = ['guest-ann' as GuestId, YOU, 'guest-cleo' as GuestId];

/** Returns a round of numbers for the first three seats. */
export function askedFor(gameId: string): AskedRound {
  const seats = ['Ann', 'You', 'Cleo', 'Bo'].map((name, seat) => ({ person: PEOPLE[seat] ?? null, name }));
  const options = defaultOptions(GAME.options);
  return { gameId, game: GAME.id, options, seats, owner: 0, round: 1, invited: [0, 1, 2], place: FIRST_PLACE };
}

/** Returns a connection that grants every request from a device and records the requests. */
export function granting() {
  const asked: { readonly name: RequestName; readonly payload: Record<string, unknown> }[] = [];
  const request = async (name: RequestName, payload: Record<string, unknown>) => {
    asked.push({ name, payload });
    const offered: Offered = { gameId: null, starting: false, chain: null, since: null };
    return { ok: true, ...offered } as const;
  };
  /** Returns the 32 bytes that the device sent in the request with this name. */
  const sent = (name: RequestName, field: string): string => {
    const found = asked.find((other) => other.name === name)?.payload[field];
    if (typeof found !== 'string') throw new Error(`the device sent no ${name}`);
    return found;
  };
  return { request, sent, names: () => asked.map(({ name }) => name) };
}

/**
 * Runs a round between an honest server and a device. The server asks the device for its number as it asks all others. Resolves
 * with the round. Rejects if the server must refuse the device's answer.
 */
export async function shuffledWith(witness: Witness, asked: AskedRound): Promise<ChainedRound> {
  const connection = granting();
  const named = { gameId: asked.gameId, round: asked.round };
  let round = roundFor(asked);
  await witness.offer(connection, () => shownIdle(asked));
  const tell = (message: ShuffleMessage): Promise<void> => witness.shuffle(message, connection, shownWith(asked));
  await tell(questionFor(asked));
  const others = asked.invited.filter((seat) => seat !== SEAT).map((seat): AtSeat => [seat, hexOf(seat + 1)]);
  const bound = others.map((number): AtSeat => [number[0], seatCommitment(round.terms, round.commitment, number)]);
  for (const commitment of [...bound, [SEAT, connection.sent('bindNumber', 'commitment')] as const]) {
    round = taken(withCommitment(round, commitment, 'in-time'));
  }
  await tell({ ...named, step: 'bound', commitments: round.commitments });
  for (const number of [...others, [SEAT, connection.sent('giveNumber', 'number')] as const]) {
    round = taken(withNumber(round, number, 'in-time'));
  }
  await tell({ ...named, step: 'given', numbers: round.numbers });
  return ended(round);
}

/** Plays a game to its end on a device, which sees what its seat may see. At the end, the server reveals its secret. */
export async function playOut(witness: Witness, file: GameFile): Promise<void> {
  const connection = granting();
  let seq = 0;
  for (const { number, before, events } of replay(GAME, file)) {
    if (number === 0) {
      const shown = { gameId: file.id, game: file.game, seat: SEAT, sight: 'own-seat', clocks: [] } as const;
      witness.snapshot({ ...shown, seq, state: GAME.hide(before, SEAT) });
    }
    let state = before;
    for (const event of events) {
      seq += 1;
      witness.events([seq, [], packEvent(GAME.hideEvent(event, SEAT, state), GAME.eventFields)]);
      state = GAME.evolve(state, event);
    }
  }
  const secrets = file.rounds.map(({ secret }) => secret);
  await witness.shuffle({ step: 'opened', gameId: file.id, secrets, digest: file.digest }, connection, null);
}

/** Returns the game that results from a round. */
export function gameOf(asked: AskedRound, round: ChainedRound): ChainedGameFile {
  return gameShuffledBy(GAME, asked, [round]);
}

function taken(round: ChainedRound | string): ChainedRound {
  if (typeof round === 'string') throw new Error(`the device’s answer was refused: ${round}`);
  return round;
}
