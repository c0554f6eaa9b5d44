import { findBot, plainThought } from '@chinwag/bots';
import { SERVER_MESSAGE, type Snapshot } from '@chinwag/protocol';
import { allSeats, type AnyGame, parseOptions, type Setup, type Tagged, type Viewer } from '@chinwag/rules';
import type { SecrecyTrial } from '@chinwag/rules/laws/secrets';
import { getMessageBytes, Protocol } from '@colyseus/core';
import type { Entry } from '../../store/store.ts';
import { GameRun } from '../../table/game/game-run.ts';
import type { Viewpoint } from '../../table/watching/viewpoint.ts';
import { dealSoFarFor, EventFrames, snapshotFor } from '../../table/broadcast/event-broadcast.ts';
import type { ReceivedGame } from './recorded-game.ts';

/** A move that is normally refused. */
const UNTIMELY: Tagged & { readonly card: string } = { type: 'play', card: 'AS' };

/** How the viewers see a game that is broadcast live. */
const SIGHTS = { seat: 'own-seat', spectator: 'public', 'all-hands': 'all-hands' } as const;

/** The number of events to play, enough for a deal to end in any game. */
const EVENTS = 400;

/** The stored beginning of a game. */
export interface Beginning {
  readonly setup: Setup<object>;
  readonly entries: readonly Entry[];
}

/** Returns the beginning of a game played by bots, at the table of its trial. */
export function playBeginning(game: AnyGame, { seats = 4, options = {} }: SecrecyTrial): Beginning {
  const setup = setupOf(game, Math.max(seats, game.seats.min), options);
  const { run, opening } = GameRun.begin('played', game, setup);
  const entries = [opening];
  run.apply(opening);
  while (run.seq < EVENTS && game.result(run.state) === null) {
    const entry = botsEntry(run);
    run.apply(entry);
    entries.push(entry);
  }
  return { setup, entries };
}

/**
 * Returns the frames of a game's beginning as the server would send them if `game` decided what to show. Every viewer gets the
 * events of each move and, in rotation, a snapshot, the deal so far and a refusal. The frames are the server's own. Nothing is
 * stored, and no connection is used.
 */
export function broadcastBeginning({ setup, entries }: Beginning, game: AnyGame): ReceivedGame {
  const viewers: readonly Viewer[] = [...allSeats(setup.seats), 'spectator', 'all-hands'];
  const received = viewers.map((viewer) => ({ viewer, frames: Array.of<Uint8Array>() }));
  const { run } = GameRun.begin('sent', game, setup);
  for (const [number, entry] of entries.entries()) {
    const eventFrames = new EventFrames(run, run.apply(entry), []);
    for (const { viewer, frames } of received) frames.push(eventFrames.for(viewer));
    const next = received[number % received.length];
    next?.frames.push(...snapshotAndRefusal(run, next.viewer));
  }
  return { happened: entries.flatMap(({ events }) => events), received };
}

function setupOf(game: AnyGame, seats: number, wanted: object): Setup<object> {
  const options = parseOptions(game.options, wanted);
  if (options === null) throw new Error(`${game.id} has no such options`);
  return { seats, owner: 0, options, seed: '5e'.repeat(32) };
}

function snapshotAndRefusal(run: GameRun, viewer: Viewer): readonly Uint8Array[] {
  const viewpoint: Viewpoint = { sight: SIGHTS[typeof viewer === 'number' ? 'seat' : viewer], viewer };
  const snapshot = snapshotFor(run, viewpoint, []);
  const shown = [frameOf(SERVER_MESSAGE.snapshot, snapshot), ...lookBack(run, viewpoint, snapshot)];
  if (typeof viewer !== 'number') return shown;
  const verdict = run.judge({ seat: viewer, seq: run.seq, id: 'untimely', move: UNTIMELY, by: 'person' });
  if (verdict.kind === 'played') return shown;
  return [...shown, getMessageBytes[Protocol.ROOM_RESPONSE](1, 0, verdict.answer)];
}

/** Returns the answer to a request for the deal so far, in the two parts that are searched: its first state and its events. */
function lookBack(run: GameRun, viewpoint: Viewpoint, snapshot: Snapshot): readonly Uint8Array[] {
  const { from, state, events } = dealSoFarFor(run, viewpoint);
  return [
    frameOf(SERVER_MESSAGE.snapshot, { ...snapshot, seq: from - 1, state }),
    frameOf(SERVER_MESSAGE.events, [from + events.length - 1, [], ...events]),
  ];
}

function frameOf(type: string, message: unknown): Uint8Array {
  return getMessageBytes.raw(Protocol.ROOM_DATA, type, message);
}

/** Returns the entry of a bot's move for the first pending decision. */
function botsEntry(run: GameRun): Entry {
  const { game, state, seq } = run;
  const [seat] = game.actors(state);
  const bot = findBot(game.id);
  if (seat === undefined || bot === null) throw new Error('nobody can play on');
  const move = bot.choose(plainThought(game.hide(state, seat), seat));
  const verdict = run.judge({ seat, seq, id: `move-${seq}`, by: 'bot', move });
  if (verdict.kind === 'answered') throw new Error(`a bot was answered ${JSON.stringify(verdict.answer)}`);
  return verdict.entry;
}
