// @vitest-environment happy-dom
import { type Answer, DEFAULT_SETTINGS, type Pace, type TableCode } from '@chinwag/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyGameScreen } from '../board/screen.ts';
import { anyGameScreen } from '../board/testing/anyGameScreen.ts';
import { screen } from '../games/chinkway/screen.ts';
import { plain } from '../board/testing/fixture.ts';
import { message } from '../language/message.ts';
import { timeIsOut } from './words/clockWords.ts';
import { NOT_UNDERSTOOD } from './api.ts';
import { GameFollower } from './gameFollower.ts';
import { isConnection, type ConnectionEvents } from './connection.ts';
import { newTableStore } from './tableModel.ts';
import { viewTable } from './tableView.ts';
import { FakeConnections, tableState } from './testing/fakeConnections.ts';
import { travelling } from './testing/travellingGame.ts';

const { snapshot, messages, end } = travelling();
const BEN = { seat: 0, name: 'Ben', kind: 'bot', you: false, connected: true, standIn: false } as const;

const made: GameFollower[] = [];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const follower of made.splice(0)) follower.stop();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Resolves with a viewer who follows a game over a connection whose other end a test controls. */
async function following(loadScreen: () => Promise<AnyGameScreen> = async () => anyGameScreen(screen)) {
  const connections = new FakeConnections();
  const open = () => connections.open('ABCDEFGHJK' as TableCode, 'token', {} as ConnectionEvents);
  let connection = await open();
  const store = newTableStore();
  const paces: Pace[] = [];
  const lost = vi.fn<() => void>();
  const pace = (table: Pace): number => {
    paces.push(table);
    return 0;
  };
  const follower = new GameFollower(
    { loadScreen, pace, speech: () => 0 },
    {
      store, players: () => [BEN], connection: () => (isConnection(connection) ? connection : null), looksOn: () => false,
      shuffled: () => null, lost,
    },
  );
  made.push(follower);
  follower.snapshot(snapshot);
  await settle();
  const anotherConnection = async (): Promise<void> => {
    connection = await open();
    follower.connectionUp();
  };
  return { follower, connections, anotherConnection, store, paces, lost, shown: () => store.getState() };
}

it('applies messages in order, even while the game’s screen is still loading', async () => {
  const { follower, connections, shown } = await following(
    () => new Promise((loaded) => setTimeout(() => loaded(anyGameScreen(screen)), 300)),
  );
  for (const message of messages) follower.events(message);
  expect(shown().game).toBeNull();
  await pass(300);
  expect(shown().game?.newest).toEqual(end);
  expect(connections.requests('resync')).toEqual([]);
});

it('reports the open score again after a reconnect', async () => {
  const { follower, connections, anotherConnection, shown } = await following();
  for (const message of messages) {
    follower.events(message);
    await settle();
    if (shown().game?.isScoreRead === true) break;
  }
  expect(connections.requests('sheet')).toHaveLength(1);
  await anotherConnection();
  await settle();
  expect(connections.requests('sheet')).toMatchObject([{ payload: { is: 'open' } }, { payload: { is: 'open' } }]);
});

it('rests at the table’s pace, which can change during a game', async () => {
  const { follower, store, paces } = await following();
  const [first = [0, []], ...rest] = messages;
  follower.events(first);
  await settle();
  expect(new Set(paces)).toEqual(new Set(['calm']));
  const brisk = { ...DEFAULT_SETTINGS, pace: 'brisk' } as const;
  store.setState({ table: viewTable(tableState({ game: 'chinkway', status: 'playing', gameId: 'g1', settings: brisk })) });
  for (const message of rest) follower.events(message);
  await settle();
  expect(paces.at(-1)).toBe('brisk');
});

it('requests the whole game once after a gap, however many messages come before it', async () => {
  const { follower, connections, shown } = await following();
  for (const message of messages.slice(1, 6)) follower.events(message);
  await settle();
  expect(connections.requests('resync')).toHaveLength(1);
  connections.requests('resync')[0]?.answer({ ok: true });
  follower.events(messages[6] ?? [0, []]);
  await settle();
  expect(connections.requests('resync')).toHaveLength(1);
  follower.snapshot({ ...snapshot, seq: messages.at(-1)?.[0] ?? 0, state: end });
  await settle();
  expect(shown().game).toMatchObject({ newest: end, shown: end });
});

it('requests the game again at the next gap after a failed request, a snapshot or a reconnect', async () => {
  const { follower, connections } = await following();
  const [, second = [0, []], third = [0, []], fourth = [0, []], fifth = [0, []]] = messages;
  follower.events(second);
  await settle();
  connections.requests('resync')[0]?.answer(null);
  await settle();
  follower.events(third);
  await settle();
  expect(connections.requests('resync')).toHaveLength(2);
  follower.snapshot(snapshot);
  follower.events(fourth);
  await settle();
  expect(connections.requests('resync')).toHaveLength(3);
  follower.connectionUp();
  follower.events(fifth);
  await settle();
  expect(connections.requests('resync')).toHaveLength(4);
});

it('requests the game once per connection, even if the request on the previous one fails', async () => {
  const { follower, connections, anotherConnection } = await following();
  const [, second = [0, []], third = [0, []], fourth = [0, []]] = messages;
  follower.events(second);
  await settle();
  await anotherConnection();
  follower.events(third);
  await settle();
  expect(connections.requests('resync')).toHaveLength(2);
  connections.requests('resync')[0]?.answer(null);
  await settle();
  follower.events(fourth);
  await settle();
  expect(connections.requests('resync')).toHaveLength(2);
});

it('starts over when another game starts', async () => {
  const { follower, shown } = await following();
  follower.events(messages[0] ?? [0, []]);
  follower.snapshot({ ...snapshot, gameId: 'g2' });
  await settle();
  expect(shown().game).toMatchObject({ gameId: 'g2', log: [], newest: snapshot.state });
});

/** Returns the table's answer to a viewer who came after a game's opening, and requests earlier events. */
function opening(gameId: string): Answer {
  const [[, , ...events] = [0, []]] = messages;
  const deal = { gameId, seat: snapshot.seat, sight: snapshot.sight, from: 1, scored: 0, state: snapshot.state, events };
  return { ok: true, ...deal, madeForYou: [] } as Answer;
}

it('logs what happened in the deal before the viewer came', async () => {
  const { follower, connections, shown } = await following();
  follower.snapshot({ ...snapshot, gameId: 'g2', seq: messages[0]?.[0] ?? 0 });
  await settle();
  expect(shown().game?.log).toEqual([]);
  follower.announce(message('words.set-back'));
  await settle();
  connections.requests('lookBack')[0]?.answer(opening('g2'));
  await settle();
  const lines = shown().game?.log.map(({ sentence }) => plain(sentence)) ?? [];
  expect(lines.length).toBeGreaterThan(1);
  // Announcements that the table made in the meantime stay.
  expect(lines.at(-1)).toBe(plain(message('words.set-back')));
});

it('drops the past of a game that another game has replaced', async () => {
  const { follower, connections, shown } = await following();
  follower.snapshot({ ...snapshot, gameId: 'g2', seq: messages[0]?.[0] ?? 0 });
  await settle();
  const [asked] = connections.requests('lookBack');
  follower.snapshot({ ...snapshot, gameId: 'g3' });
  await settle();
  const { game } = shown();
  expect(game?.gameId).toBe('g3');
  asked?.answer(opening('g2'));
  await settle();
  expect(shown().game).toBe(game);
});

it('ignores messages once stopped', async () => {
  const { follower, shown } = await following();
  follower.events(messages[0] ?? [0, []]);
  follower.stop();
  await settle();
  expect(shown().game?.newest).toEqual(snapshot.state);
});

it('shows all events before a move, which is chosen at the newest state', async () => {
  const { follower, shown } = await following();
  // into the second of five deals: the score of the first covers the table
  const few = messages.slice(0, Math.ceil(messages.length * 0.3));
  for (const message of few) follower.events(message);
  await settle();
  expect(shown().game?.shown).not.toEqual(shown().game?.newest);
  expect(follower.moves()).toBe(few.at(-1)?.[0]);
  expect(shown().game?.shown).toBe(shown().game?.newest);
});

it('reports a lost game if the screen does not load, or an event is unknown', async () => {
  const { lost: withoutScreen } = await following(() => Promise.reject(new Error('gone')));
  expect(withoutScreen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'page-not-loaded' }));
  const { follower, lost } = await following();
  follower.events([snapshot.seq + 1, [], [99]]);
  await settle();
  expect(lost).toHaveBeenCalledExactlyOnceWith(NOT_UNDERSTOOD);
});

it('shows the clocks of the latest snapshot or message', async () => {
  const { follower, shown } = await following();
  expect(shown().clocks).toEqual([]);
  const [[seq, , ...events] = [0, []]] = messages;
  follower.events([seq, [[2, 42_000, 1]], ...events]);
  await settle();
  expect(shown().clocks).toMatchObject([{ seat: 2, left: 42_000, runs: true }]);
  follower.clocks([[2, 40_000, 0]]);
  await settle();
  expect(shown().clocks).toMatchObject([{ seat: 2, left: 40_000, runs: false }]);
  follower.snapshot({ ...snapshot, clocks: [[1, 9000, 1]] });
  await settle();
  expect(shown().clocks).toMatchObject([{ seat: 1, left: 9000, runs: true }]);
});

it('logs a timeout once, but not for a viewer who is a deal behind', async () => {
  const { follower, shown } = await following();
  follower.timeOut(0);
  await settle();
  const sentences = [plain(timeIsOut({ name: 'Ben', you: false }))];
  expect(shown().game?.logLines.map(({ sentence }) => plain(sentence))).toEqual(sentences);
  follower.snapshot({ ...snapshot, seat: null, sight: 'all-hands-later' });
  follower.timeOut(0);
  await settle();
  expect(shown().game?.logLines.map(({ sentence }) => plain(sentence))).toEqual(sentences);
});
