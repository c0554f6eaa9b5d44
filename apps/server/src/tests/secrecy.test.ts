import { framesReceived } from './support/recorded-sockets.ts';
import { games, type Tagged, type Viewer } from '@chinwag/rules';
import { expect, it } from 'vitest';
import { openLog } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Games } from '../table/table.ts';
import { granted, newGuest } from './support/api.ts';
import { cardsInBytes, cardsInText, cardsInValue } from './support/card-search.ts';
import { allowedIn, KNOWS_NOTHING, type MayKnow, mayKnowAfter } from './support/chinkway-secrets.ts';
import { type Frame, readFrame } from './support/frames.ts';
import { playingTable } from './support/gatherings.ts';
import { allPlayOn, isOver } from './support/play.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer } from './support/test-server.ts';

const { chinkway } = games;

/** All that went over the wire in a whole game, and what really happened in it. */
interface Record {
  readonly happened: readonly Tagged[];
  readonly received: readonly { readonly viewer: Viewer; readonly frames: readonly Uint8Array[] }[];
  readonly log: string;
}

it('no byte sent to anybody in a whole game names a card they should not know', async () => {
  const record = await recordGame({ chinkway });
  expect(leaks(record)).toEqual([]);
  expect(cardsInText(record.log)).toEqual([]);
  expect(record.log).not.toContain('eyJ');
  expect(record.log).toContain('a game begins');
});

it('a game that shows a hand when it is dealt is found out', async () => {
  const hideEvent: typeof chinkway.hideEvent = (event, viewer, state) =>
    event.type === 'dealt' ? event : chinkway.hideEvent(event, viewer, state);
  const record = await recordGame({ chinkway: { ...chinkway, hideEvent } });
  expect(leaks(record)).toContainEqual(expect.stringContaining('dealt'));
});

it('a game that shows one card too many in a snapshot is found out', async () => {
  const hide: typeof chinkway.hide = (state, viewer) => {
    const hidden = chinkway.hide(state, viewer);
    return { ...hidden, questPack: [...hidden.questPack.slice(1), ...state.questPack.slice(0, 1)] };
  };
  const record = await recordGame({ chinkway: { ...chinkway, hide } });
  expect(leaks(record)).toContainEqual(expect.stringContaining('questPack'));
});

it('a game that gives a card away in a refusal is found out', async () => {
  const check: typeof chinkway.check = (state, seat, move) => {
    const violation = chinkway.check(state, seat, move);
    return violation && { ...violation, message: `Not before the ${state.deal.hands[(seat + 1) % 5]?.[0]}.` };
  };
  const record = await recordGame({ chinkway: { ...chinkway, check } });
  expect(leaks(record)).toContainEqual(expect.stringContaining('outside'));
});

/**
 * A whole short game of three people and two bots, with a watcher: one of them is refused something at every turn,
 * one loses the line again and again, one asks for the whole game again and again.
 */
async function recordGame(games: Games): Promise<Record> {
  const happened: Tagged[] = [];
  let log = '';
  const server = await startTestServer({
    games,
    wrapStore: (store) => telling(store, happened),
    log: openLog('trace', { write: (line) => (log += line) }),
  });
  const { code, players } = await playingTable(server.url, 3, { options: { length: 'short' } }, games);
  const watcher = await TestPlayer.join(server.url, await newGuest(server.url, 'Wim'), code, games);
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
function leaks({ happened, received }: Record): readonly string[] {
  return received.flatMap(({ viewer, frames }) => {
    const known = knowledge(happened, viewer);
    return frames.flatMap((bytes) => leaksInFrame(bytes, happened, known).map((leak) => `to ${viewer}: ${leak}`));
  });
}

/** What a viewer may know after each event, by the number of the event. */
function knowledge(happened: readonly Tagged[], viewer: Viewer): readonly MayKnow[] {
  const known: MayKnow[] = [KNOWS_NOTHING];
  for (const event of happened) known.push(mayKnowAfter(known.at(-1) ?? KNOWS_NOTHING, event, viewer));
  return known;
}

function leaksInFrame(bytes: Uint8Array, happened: readonly Tagged[], known: readonly MayKnow[]): readonly string[] {
  const frame = readFrame(bytes);
  const read = cardsInValue(contentOf(frame));
  const unread = without(cardsInBytes(bytes), read).map((card) => `${card} outside of what was read`);
  return [...unread, ...leaksInContent(frame, happened, known)];
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

function leaksInContent(
  frame: Frame,
  happened: readonly Tagged[],
  known: readonly MayKnow[],
): readonly string[] {
  if (frame.kind === 'events') {
    const [seq, ...events] = frame.message;
    const before = seq - events.length;
    return events.flatMap((event, at) => {
      const now = known[before + at + 1] ?? KNOWS_NOTHING;
      if (now.over) return [];
      const own = happened[before + at]?.type === 'discarded' ? now.discards : now.now;
      return cardsInValue(event).filter((card) => !own.has(card)).map((card) => `${card} in ${happened[before + at]?.type}`);
    });
  }
  if (frame.kind === 'snapshot') {
    const now = known[frame.snapshot.seq] ?? KNOWS_NOTHING;
    if (now.over) return [];
    return Object.entries(frame.snapshot.state).flatMap(([field, value]) => {
      const allowed = allowedIn(field, now);
      return cardsInValue(value).filter((card) => !allowed.has(card)).map((card) => `${card} in ${field}`);
    });
  }
  return [];
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
