import { framesReceived } from './recorded-sockets.ts';
import type { Sight, Watching } from '@chinwag/protocol';
import { games, type Tagged, type Viewer } from '@chinwag/rules';
import type { Entry, StoredGame } from '../../store/store.ts';
import { findGame } from '../../table/table.ts';
import { granted, newGuest } from './api.ts';
import { playingTable } from './gatherings.ts';
import { botsMove, isOver } from './play.ts';
import type { ReceivedGame } from './recorded-game.ts';
import { observedStore } from './observed-store.ts';
import { TestPlayer } from './test-player.ts';
import { startTestServer } from './test-server.ts';

/** A game watched in every possible way, with everything sent to its players and a spectator. */
export interface WatchedGame {
  readonly stored: StoredGame;
  /** The data that each player received, by seat. */
  readonly players: ReceivedGame['received'];
  /** The data that the spectator received in each period, with what they were allowed to know then. */
  readonly spectator: ReceivedGame['received'];
  readonly happened: readonly Tagged[];
  /** The spectator's sight in each period, in order. */
  readonly sights: readonly Sight[];
  /** After each move: the last event sent to a spectator one deal behind, and the last event of the latest finished deal. */
  readonly behind: readonly { readonly seen: number; readonly over: number }[];
}

/** A way of watching: the host's setting, the seats whose hands are shown, and what a spectator may know. */
interface WatchingMode {
  readonly watching: Watching;
  readonly shows: readonly number[] | 'all';
  readonly viewer: Viewer;
}

const TIMES: readonly WatchingMode[] = [
  { watching: 'all-hands-later', shows: [], viewer: 'all-hands' },
  { watching: 'public', shows: [], viewer: 'spectator' },
  { watching: 'one-seat', shows: [], viewer: 'spectator' },
  { watching: 'one-seat', shows: [1], viewer: 1 },
  { watching: 'all-hands', shows: [0], viewer: 'spectator' },
  { watching: 'all-hands', shows: 'all', viewer: 'all-hands' },
];

const MOVES_A_TIME = 6;
const MOST_MOVES = 500;
const DEALS = 3;

/**
 * Plays a few deals of a game with a person in every seat, while the table cycles through all settings for spectators. Resolves
 * with the recording.
 */
export async function watchGame(game: string, options: object = {}): Promise<WatchedGame> {
  const entries: Entry[] = [];
  const started: StoredGame[] = [];
  const listener = { began: (one: StoredGame) => started.push(one), wrote: (_: string, entry: Entry) => entries.push(entry) };
  const server = await startTestServer({ wrapStore: (store) => observedStore(store, listener) });
  const seats = Math.max(3, findGame(games, game)?.seats.min ?? 3);
  const { code, players } = await playingTable(server.url, seats, { game, options, seats });
  const wim = await TestPlayer.join(server.url, await newGuest(server.url, 'Wim'), code, games);
  const [host] = players;
  if (host === undefined) throw new Error('a table needs a host');
  const times: { viewer: Viewer; from: number }[] = [];
  const sights: Sight[] = [];
  const behind: { seen: number; over: number }[] = [];
  const isEnough = (): boolean => sights.length >= TIMES.length && host.view.state.records.length >= DEALS;
  const isDone = (): boolean => isOver(host) || isEnough() || host.view.seq > MOST_MOVES;
  for (let at = 0; !isDone(); at++) {
    const time = TIMES[at % TIMES.length];
    if (time === undefined) break;
    const from = await change(host, time.watching);
    times.push({ viewer: time.viewer, from });
    for (const [seat, player] of players.entries()) {
      if (time.shows === 'all' || time.shows.includes(seat)) await onceAllowed(() => player.request('showHand', {}));
    }
    await hearAll(wim);
    sights.push(wim.view.sight);
    const deals = host.view.state.records.length + (time.watching === 'all-hands-later' ? 1 : 0);
    for (let move = 0; !isDone() && (move < MOVES_A_TIME || host.view.state.records.length < deals); ) {
      await playOne(players);
      await hearAll(wim);
      if (wim.view.sight === 'all-hands-later' && !isOver(host)) behind.push({ seen: wim.view.seq, over: overIn(entries) });
      if (host.view.state.records.length >= deals) move += 1;
    }
    for (const seat of time.shows === 'all' ? [] : time.shows) {
      await onceAllowed(async () => (await players[seat]?.request('hideHand', {})) ?? { ok: true });
    }
  }
  const received = players.map(({ room }, viewer) => ({ viewer, frames: [...framesReceived(room.sessionId)] }));
  const frames = framesReceived(wim.room.sessionId);
  const spectator = times.map(({ viewer, from }, at) => ({ viewer, frames: frames.slice(from, times[at + 1]?.from) }));
  await server.close();
  const [stored] = started;
  if (stored === undefined) throw new Error('no game began');
  const happened = entries.flatMap(({ events }) => events);
  return { stored: { ...stored, entries }, players: received, spectator, happened, sights, behind };

  /** Changes how the table may be watched. Resolves with the number of frames received before. */
  async function change(by: TestPlayer, watching: Watching): Promise<number> {
    let before = 0;
    await onceAllowed(() => {
      before = framesReceived(wim.room.sessionId).length;
      return by.request('setSettings', { watching, standIn: 'never' });
    });
    return before;
  }

  /** Sends a request as soon as no silence forbids it; CW4.5, for example, imposes a silence on a partner. */
  async function onceAllowed(ask: () => Promise<{ readonly ok: boolean }>): Promise<void> {
    while (!(await ask()).ok) {
      await playOne(players);
      await hearAll(wim);
    }
  }

  /** Returns the number of the last event with which a deal ended. */
  function overIn(written: readonly Entry[]): number {
    const ends = findGame(games, game)?.dealEnds ?? [];
    return written.flatMap(({ events }) => events).findLastIndex(({ type }) => ends.includes(type)) + 1;
  }
}

/** Makes one move for the player whose turn it is, and waits until all players have received it. */
async function playOne(players: readonly TestPlayer[]): Promise<void> {
  const mover = players.find((player) => player.isToMove);
  if (mover === undefined) throw new Error('no decision is pending');
  const { seq } = granted(await mover.move(botsMove(mover)));
  await Promise.all(players.map((player) => player.until(() => player.view.seq >= seq)));
}

/** Resolves when a spectator has received all messages sent so far. */
async function hearAll(spectator: TestPlayer): Promise<void> {
  granted(await spectator.request('watch', { hands: 'shown' }));
}
