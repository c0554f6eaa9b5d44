import { framesReceived } from './support/recorded-sockets.ts';
import { games, type Tagged, type Viewer } from '@chinwag/rules';
import { expect, it } from 'vitest';
import { openLog } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Games } from '../table/table.ts';
import { granted, newGuest, type WantedTable } from './support/api.ts';
import { cardsInBytes, cardsInText, cardsInValue } from './support/card-search.ts';
import { type Frame, readFrame } from './support/frames.ts';
import { playingTable } from './support/gatherings.ts';
import { allPlayOn, isOver } from './support/play.ts';
import { chanoyuSecrets } from './support/secrets/chanoyu-secrets.ts';
import { chapankaSecrets } from './support/secrets/chapanka-secrets.ts';
import { chinkwaySecrets } from './support/secrets/chinkway-secrets.ts';
import type { GameSecrets, MayKnow } from './support/secrets/game-secrets.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer } from './support/test-server.ts';

const { chinkway } = games;
const SHORT: WantedTable = { options: { length: 'short' } };

/** All that went over the wire in a whole game, and what really happened in it. */
interface Record {
  readonly happened: readonly Tagged[];
  readonly received: readonly { readonly viewer: Viewer; readonly frames: readonly Uint8Array[] }[];
  readonly log: string;
}

it('no byte sent to anybody in a whole game of Chinkway names a card they should not know', async () => {
  const record = await recordGame(SHORT);
  expect(leaks(record, chinkwaySecrets)).toEqual([]);
  expect(secretsInLog(record)).toEqual([]);
});

it('no byte sent to anybody in a whole game of Chapanka names a card they should not know', async () => {
  const record = await recordGame({ game: 'chapanka', options: { deals: 4 } });
  expect(leaks(record, chapankaSecrets)).toEqual([]);
  expect(secretsInLog(record)).toEqual([]);
});

it('no byte sent to anybody in a whole game of Chanoyu names a card they should not know', async () => {
  const record = await recordGame({ game: 'chanoyu' });
  expect(leaks(record, chanoyuSecrets)).toEqual([]);
  expect(secretsInLog(record)).toEqual([]);
});

it('a game that shows a hand when it is dealt is found out', async () => {
  const hideEvent: typeof chinkway.hideEvent = (event, viewer, state) =>
    event.type === 'dealt' ? event : chinkway.hideEvent(event, viewer, state);
  const record = await recordGame(SHORT, { chinkway: { ...chinkway, hideEvent } });
  expect(leaks(record, chinkwaySecrets)).toContainEqual(expect.stringContaining('dealt'));
});

it('a game that shows one card too many in a snapshot is found out', async () => {
  const hide: typeof chinkway.hide = (state, viewer) => {
    const hidden = chinkway.hide(state, viewer);
    return { ...hidden, questPack: [...hidden.questPack.slice(1), ...state.questPack.slice(0, 1)] };
  };
  const record = await recordGame(SHORT, { chinkway: { ...chinkway, hide } });
  expect(leaks(record, chinkwaySecrets)).toContainEqual(expect.stringContaining('questPack'));
});

it('a game that gives a card away in a refusal is found out', async () => {
  const check: typeof chinkway.check = (state, seat, move) => {
    const violation = chinkway.check(state, seat, move);
    return violation && { ...violation, message: `Not before the ${state.deal.hands[(seat + 1) % 5]?.[0]}.` };
  };
  const record = await recordGame(SHORT, { chinkway: { ...chinkway, check } });
  expect(leaks(record, chinkwaySecrets)).toContainEqual(expect.stringContaining('outside'));
});

/** Cards and tokens in the log, which must have been written in. */
function secretsInLog({ log }: Record): readonly string[] {
  expect(log).toContain('a game begins');
  return [...cardsInText(log), ...(log.match(/eyJ\w+/g) ?? [])];
}

/**
 * A whole game of three people, with bots in the other seats and a watcher: one of the three is refused something at every turn,
 * one loses the line again and again, one asks for the whole game again and again.
 */
async function recordGame(wanted: WantedTable, played: Games = games): Promise<Record> {
  const happened: Tagged[] = [];
  let log = '';
  const server = await startTestServer({
    games: played,
    wrapStore: (store) => telling(store, happened),
    log: openLog('trace', { write: (line) => (log += line) }),
  });
  const { code, players } = await playingTable(server.url, 3, wanted, played);
  const watcher = await TestPlayer.join(server.url, await newGuest(server.url, 'Wim'), code, played);
  const [refused, dropping, asking] = players;
  if (refused === undefined || dropping === undefined || asking === undefined) throw new Error('three were wanted');
  for (let next = 30; !players.every(isOver); next += 30) {
    await allPlayOn(players, (player) => player.view.seq >= next);
    await refused.request('say', { text: 'Your turn' });
    await refused.move({ type: 'trump' });
    for (const card of ['AS', 'AH']) await refused.move(Object.assign({ type: 'play' }, { card }));
    granted(await asking.request('resync', {}));
    const seen = dropping.snapshots.length;
    dropping.loseLine();
    await dropping.until(() => dropping.snapshots.length > seen);
  }
  await watcher.until(() => isOver(watcher));
  const received = [...players, watcher].map(({ room, view }) => ({
    viewer: view.seat ?? ('spectator' as const),
    frames: [...framesReceived(room.sessionId)],
  }));
  await server.close();
  return { happened, received, log };
}

/** The store, telling what is written into it. */
function telling(store: Store, happened: Tagged[]): Store {
  return {
    secret: () => store.secret(),
    reserveTable: (table) => store.reserveTable(table),
    loadTable: (code) => store.loadTable(code),
    saveTable: (table) => store.saveTable(table),
    countTables: (by, since) => store.countTables(by, since),
    loadGame: (id) => store.loadGame(id),
    close: () => store.close(),
    beginGame: async (game, table) => {
      await store.beginGame(game, table);
      happened.push(...game.entries.flatMap(({ events }) => events));
    },
    append: async (game, entry, table) => {
      await store.append(game, entry, table);
      happened.push(...entry.events);
    },
  };
}

/** Every card that was sent to somebody who should not know it: to whom, in what, and which. */
function leaks<Known extends MayKnow>({ happened, received }: Record, secrets: GameSecrets<Known>): readonly string[] {
  return received.flatMap(({ viewer, frames }) => {
    const known = [secrets.nothing];
    for (const event of happened) known.push(secrets.mayKnowAfter(known.at(-1) ?? secrets.nothing, event, viewer));
    return frames.flatMap((bytes) => leaksInFrame(bytes, happened, known, secrets).map((leak) => `to ${viewer}: ${leak}`));
  });
}

/** `known` is what the viewer may know after each event, by the number of the event. */
function leaksInFrame<Known extends MayKnow>(
  bytes: Uint8Array,
  happened: readonly Tagged[],
  known: readonly Known[],
  secrets: GameSecrets<Known>,
): readonly string[] {
  const frame = readFrame(bytes);
  const read = cardsInValue(contentOf(frame));
  const unread = without(cardsInBytes(bytes), read).map((card) => `${card} outside of what was read`);
  const named = placesIn(frame, happened).flatMap(({ seq, place, value }) => {
    const now = known[seq] ?? secrets.nothing;
    if (now.over) return [];
    const allowed = secrets.mayBeNamedIn(place, now);
    return cardsInValue(value).filter((card) => !allowed.has(card)).map((card) => `${card} in ${place}`);
  });
  return [...unread, ...named];
}

function contentOf(frame: Frame): unknown {
  switch (frame.kind) {
    case 'events':
      return frame.message;
    case 'snapshot':
      return frame.snapshot;
    case 'other':
      return null;
  }
}

/** What a frame tells, piece by piece, and after which event: each event, or each field of a snapshot's state. */
function placesIn(
  frame: Frame,
  happened: readonly Tagged[],
): readonly { readonly seq: number; readonly place: string; readonly value: unknown }[] {
  switch (frame.kind) {
    case 'events': {
      const [last, ...events] = frame.message;
      const before = last - events.length;
      return events.map((value, at) => ({ seq: before + at + 1, place: happened[before + at]?.type ?? '', value }));
    }
    case 'snapshot': {
      const { seq, state } = frame.snapshot;
      return Object.entries(state).map(([place, value]) => ({ seq, place, value }));
    }
    case 'other':
      return [];
  }
}

/** The items of a list, those of another taken out as often as they are there. */
function without(items: readonly string[], others: readonly string[]): readonly string[] {
  const rest = [...items];
  for (const other of others) {
    const at = rest.indexOf(other);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
