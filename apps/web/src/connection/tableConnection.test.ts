// @vitest-environment happy-dom
import { type Answer, type GuestId, type Pace, refusal, type TableCode } from '@chinwag/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyGameScreen } from '../boards/board.ts';
import { anyGameScreen } from '../boards/catalogue.ts';
import { screen } from '../boards/chinkway/index.ts';
import { timeIsOut } from '../wording/clockWords.ts';
import { FakeLines, tableState } from './testing/fakeLines.ts';
import { plain } from '../boards/shared/testing/fixture.ts';
import { TableConnection } from './tableConnection.ts';
import { travelling } from './testing/travellingGame.ts';

const CODE = 'ABCDEFGHJK' as TableCode;
const MOVE = { type: 'play', card: 'AS' };
const { snapshot, messages, end } = travelling();

const made: TableConnection[] = [];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const connection of made.splice(0)) connection.stop('away');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What has been set off has been done; no time has passed. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A connection that has not been started, the lines it will open, and what it shows. */
function connecting(loadScreen: () => Promise<AnyGameScreen> = async () => anyGameScreen(screen)) {
  const lines = new FakeLines();
  let token = 'first';
  const paces: Pace[] = [];
  const connection = new TableConnection({
    code: CODE,
    guest: () => ({ guest: { id: 'marta' as GuestId, name: 'Marta' }, token }),
    openLine: lines.open,
    reach: 'network',
    loadScreen,
    pace: (table) => {
      paces.push(table);
      return 0;
    },
    speech: () => 0,
  });
  made.push(connection);
  return {
    connection,
    lines,
    paces,
    shown: () => connection.store.getState(),
    renewToken: (renewed: string) => {
      token = renewed;
    },
  };
}

/** A connection that is up, at a table in the middle of a game. */
async function playing() {
  const around = connecting();
  around.connection.start();
  await settle();
  around.lines.line.tell.table(tableState({ code: CODE, game: 'chinkway', status: 'playing', gameId: 'g1' }));
  around.lines.line.tell.snapshot(snapshot);
  await settle();
  return around;
}

describe('opening a table', () => {
  it('shows the table and its game once both have been told', async () => {
    const { connection, lines, shown } = connecting();
    expect(shown()).toMatchObject({ status: { name: 'connecting' }, table: null, game: null });
    connection.start();
    await settle();
    expect(lines.line).toMatchObject({ code: CODE, token: 'first' });
    expect(shown().status).toEqual({ name: 'live', after: 'opening' });
    lines.line.tell.table(tableState({ code: CODE, status: 'playing' }));
    lines.line.tell.snapshot(snapshot);
    await settle();
    expect(shown()).toMatchObject({ table: { code: CODE, status: 'playing' }, game: { gameId: 'g1', viewer: 2 } });
  });

  it('rests at the pace of its table, which may change during a game', async () => {
    const { lines, paces } = await playing();
    const [, ...rest] = messages;
    for (const message of messages.slice(0, 1)) lines.line.tell.events(message);
    await settle();
    expect(new Set(paces)).toEqual(new Set(['calm']));
    lines.line.tell.table(tableState({ code: CODE, game: 'chinkway', status: 'playing', gameId: 'g1', pace: 'brisk' }));
    for (const message of rest) lines.line.tell.events(message);
    await settle();
    expect(paces.at(-1)).toBe('brisk');
  });

  it('is told what a refusal by the house says, and tries no more', async () => {
    const { connection, lines, shown } = connecting();
    lines.comes = refusal('table-full');
    connection.start();
    await pass(60_000);
    expect(shown().status).toEqual({ name: 'refused', refusal: refusal('table-full') });
    expect(lines.attempts).toBe(1);
  });

  it('tries again, later each time, while the server is away, and at once if one asks for it', async () => {
    const { connection, lines, shown } = connecting();
    lines.comes = 'unreachable';
    connection.start();
    await settle();
    expect(shown().status).toEqual({ name: 'restarting', attempt: 1, retryAt: Date.now() + 500 });
    await pass(500);
    expect(shown().status).toEqual({ name: 'restarting', attempt: 2, retryAt: Date.now() + 1000 });
    lines.comes = 'line';
    connection.retryNow();
    await settle();
    expect(shown().status).toEqual({ name: 'live', after: 'loss' });
    await pass(60_000);
    expect(lines.attempts).toBe(3);
  });

  it('tries again after a refusal that passes by itself: a server that is stopping', async () => {
    const { connection, lines, shown } = connecting();
    lines.comes = refusal('server-stopping');
    connection.start();
    await settle();
    expect(shown().status).toMatchObject({ name: 'restarting' });
    lines.comes = 'line';
    await pass(500);
    expect(shown().status).toMatchObject({ name: 'live' });
  });

  it('says that the page is not whole where the game’s screen cannot be loaded', async () => {
    const { connection, lines, shown } = connecting(() => Promise.reject(new Error('gone')));
    connection.start();
    await settle();
    lines.line.tell.snapshot(snapshot);
    await settle();
    expect(shown().status).toMatchObject({ name: 'refused', refusal: { code: 'page-not-loaded' } });
  });

  it('says that it does not understand a table of another shape, and hangs up', async () => {
    const { connection, lines, shown } = connecting();
    connection.start();
    await settle();
    lines.line.tell.table(tableState({ status: 'burning' }));
    expect(shown()).toMatchObject({ status: { name: 'refused', refusal: { code: 'answer-not-understood' } }, table: null });
    expect(lines.line.closedAs).toBe('away');
  });

  it('says the same of events that the game does not have', async () => {
    const { lines, shown } = await playing();
    lines.line.tell.events([snapshot.seq + 1, [], [99]]);
    await settle();
    expect(shown().status).toMatchObject({ name: 'refused', refusal: { code: 'answer-not-understood' } });
    expect(lines.line.closedAs).toBe('away');
  });

  it('hangs up a line that comes after one has left', async () => {
    const { connection, lines, shown } = connecting();
    connection.start();
    connection.stop('leaving');
    await settle();
    expect(lines.line.closedAs).toBe('away');
    expect(shown().status).toEqual({ name: 'connecting' });
  });

  it('asks with the token of the moment each time', async () => {
    const { connection, lines, renewToken } = connecting();
    connection.start();
    await settle();
    renewToken('second');
    lines.end(null);
    await pass(500);
    expect(lines.line.token).toBe('second');
  });
});

describe('a move', () => {
  it('goes out with the number it was chosen at, and is on its way until it is answered', async () => {
    const { connection, lines, shown } = await playing();
    const answer = connection.play(MOVE);
    expect(lines.asked('move')).toMatchObject([{ payload: { seq: snapshot.seq, move: MOVE } }]);
    expect(shown().sending).toBe(true);
    lines.asked('move')[0]?.answer({ ok: true });
    expect(await answer).toEqual({ ok: true });
    expect(shown().sending).toBe(false);
  });

  it('goes out again under the same id when a dropped line has been taken up, and is answered once', async () => {
    const { connection, lines, shown } = await playing();
    const answered = vi.fn<(answer: Answer) => void>();
    void connection.play(MOVE).then(answered);
    lines.drop();
    await settle();
    expect(shown()).toMatchObject({ status: { name: 'reconnecting', attempt: 1 }, sending: true });
    lines.line.tell.resumed();
    const [first, second] = lines.asked('move');
    expect(second?.payload).toEqual(first?.payload);
    second?.answer({ ok: true });
    await pass(60_000);
    expect(answered).toHaveBeenCalledExactlyOnceWith({ ok: true });
    expect(lines.asked('move')).toHaveLength(2);
    expect(shown().status).toEqual({ name: 'live', after: 'loss' });
  });

  it('goes out again under the same id over another line, after the server was away', async () => {
    const { connection, lines } = await playing();
    const answer = connection.play(MOVE);
    lines.comes = 'unreachable';
    lines.end(null);
    await pass(500);
    lines.comes = 'line';
    await pass(1000);
    const [first, ...again] = lines.asked('move');
    expect(again.map(({ payload }) => payload)).toEqual([first?.payload]);
    expect(lines.line.asked).toHaveLength(1);
    again[0]?.answer({ ok: true });
    expect(await answer).toEqual({ ok: true });
  });

  it('goes out again by itself where a line that is up gave no answer', async () => {
    const { connection, lines } = await playing();
    void connection.play(MOVE);
    lines.asked('move')[0]?.answer(null);
    await pass(1500);
    expect(lines.asked('move')).toHaveLength(2);
  });

  it('stays on its way, and no other is sent, when its events come before the late acknowledgement', async () => {
    const { connection, lines, shown } = await playing();
    const answer = connection.play(MOVE);
    const [message = [0, []]] = messages;
    lines.line.tell.events(message);
    await settle();
    expect(shown().sending).toBe(true);
    expect(await connection.play(MOVE)).toEqual(refusal('sequence-old'));
    lines.asked('move')[0]?.answer({ ok: true });
    expect(await answer).toEqual({ ok: true });
    void connection.play(MOVE);
    expect(lines.asked('move')[1]?.payload).toMatchObject({ seq: message[0] });
  });

  it('that is refused is told to whoever made it, and another can be made', async () => {
    const { connection, lines, shown } = await playing();
    const refused = { ok: false, code: 'must-follow', rule: 'CW4.2' } as const;
    const answer = connection.play(MOVE);
    lines.asked('move')[0]?.answer(refused);
    expect(await answer).toEqual(refused);
    expect(shown().sending).toBe(false);
    void connection.play(MOVE);
    const [first, second] = lines.asked('move').map(({ payload }) => payload as { id: string });
    expect(second?.id).not.toBe(first?.id);
  });

  it('is tried no more once one has hung up, and goes out again if one comes back', async () => {
    const { connection, lines } = await playing();
    void connection.play(MOVE);
    connection.stop('away');
    await pass(60_000);
    expect(lines.asked('move')).toHaveLength(1);
    connection.start();
    await settle();
    expect(lines.asked('move')).toHaveLength(2);
  });

  it('shows all that has happened before it', async () => {
    const { connection, lines, shown } = await playing();
    for (const message of messages) lines.line.tell.events(message);
    await settle();
    expect(shown().game?.shown).not.toEqual(shown().game?.newest);
    void connection.play(MOVE);
    expect(shown().game?.shown).toBe(shown().game?.newest);
  });
});

describe('what the table tells', () => {
  it('is taken in the order in which it came, also while the game’s screen is still being loaded', async () => {
    const { connection, lines, shown } = connecting(
      () => new Promise((loaded) => setTimeout(() => loaded(anyGameScreen(screen)), 300)),
    );
    connection.start();
    await settle();
    lines.line.tell.snapshot(snapshot);
    for (const message of messages) lines.line.tell.events(message);
    await pass(300);
    expect(shown().game?.newest).toEqual(end);
    expect(lines.asked('resync')).toEqual([]);
  });

  it('is asked for anew after a gap: once, however much more comes before it does', async () => {
    const { lines, shown } = await playing();
    for (const message of messages.slice(1, 6)) lines.line.tell.events(message);
    await settle();
    expect(lines.asked('resync')).toHaveLength(1);
    lines.asked('resync')[0]?.answer({ ok: true });
    lines.line.tell.events(messages[6] ?? [0, []]);
    await settle();
    expect(lines.asked('resync')).toHaveLength(1);
    lines.line.tell.snapshot({ ...snapshot, seq: messages.at(-1)?.[0] ?? 0, state: end });
    await settle();
    expect(shown().game).toMatchObject({ newest: end, shown: end });
  });

  it('is asked for again at the next gap, where asking came to nothing or a later one opens', async () => {
    const { lines } = await playing();
    const [, second = [0, []], third = [0, []], fourth = [0, []]] = messages;
    lines.line.tell.events(second);
    await settle();
    lines.asked('resync')[0]?.answer(null);
    await settle();
    lines.line.tell.events(third);
    await settle();
    expect(lines.asked('resync')).toHaveLength(2);
    lines.line.tell.snapshot(snapshot);
    lines.line.tell.events(fourth);
    await settle();
    expect(lines.asked('resync')).toHaveLength(3);
  });

  it('is another game when another one begins', async () => {
    const { lines, shown } = await playing();
    lines.line.tell.events(messages[0] ?? [0, []]);
    lines.line.tell.snapshot({ ...snapshot, gameId: 'g2' });
    await settle();
    expect(shown().game).toMatchObject({ gameId: 'g2', log: [], newest: snapshot.state });
  });

  it('is not taken any more after one has hung up', async () => {
    const { connection, lines, shown } = await playing();
    connection.stop('away');
    lines.line.tell.events(messages[0] ?? [0, []]);
    await settle();
    expect(shown().game?.newest).toEqual(snapshot.state);
  });

  it('is kept in the order it was said, over all lines', async () => {
    const { lines, shown } = await playing();
    const saying = (text: string, at: number) => ({ from: 'tomek' as GuestId, name: 'Tomek', as: 'player' as const, at, text });
    lines.line.tell.said([saying('hello', 1), saying('again', 2)]);
    lines.end(null);
    await pass(500);
    lines.line.tell.said([saying('again', 2), saying('and again', 3)]);
    expect(shown().said.map(({ text }) => text)).toEqual(['hello', 'again', 'and again']);
  });

  it('is shown at once while nobody looks at the page', async () => {
    const { lines, shown } = await playing();
    for (const message of messages) lines.line.tell.events(message);
    await settle();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(shown().game?.shown).toEqual(end);
  });
});

describe('a line that is lost', () => {
  it('is given up for good when the host removes one, or when it is open in too many tabs', async () => {
    for (const code of ['removed-from-table', 'too-many-tabs'] as const) {
      const { connection, lines, shown } = await playing();
      void connection.play(MOVE);
      lines.end(refusal(code));
      await pass(60_000);
      expect(shown().status).toEqual({ name: 'refused', refusal: refusal(code) });
      expect(lines.attempts).toBe(1);
      expect(lines.asked('move')).toHaveLength(1);
    }
  });

  it('is opened anew when the server says that it stops', async () => {
    const { lines, shown } = await playing();
    lines.end(refusal('server-stopping'));
    expect(shown().status).toMatchObject({ name: 'restarting', attempt: 1 });
    await pass(500);
    expect(shown().status).toEqual({ name: 'live', after: 'loss' });
    expect(lines.attempts).toBe(2);
  });

  it('keeps the table and the game in sight meanwhile', async () => {
    const { lines, shown } = await playing();
    lines.end(null);
    expect(shown()).toMatchObject({ table: { code: CODE }, game: { gameId: 'g1' } });
  });

  it('leaves requests refused at once, and nothing done', async () => {
    const { connection, lines } = await playing();
    lines.drop();
    expect(await connection.request('start', {})).toMatchObject({ ok: false, code: 'not-connected' });
    expect(lines.asked('start')).toEqual([]);
  });

  it('says that there is no network for as long as there is none, and asks the table when it is back', async () => {
    const { lines, shown } = await playing();
    window.dispatchEvent(new Event('offline'));
    expect(shown().status).toEqual({ name: 'offline' });
    window.dispatchEvent(new Event('online'));
    expect(shown().status).toEqual({ name: 'reconnecting', attempt: 1 });
    lines.asked('resync')[0]?.answer({ ok: true });
    await settle();
    expect(shown().status).toEqual({ name: 'live', after: 'loss' });
  });

  it('is opened at once, not after the wait, when the network is back', async () => {
    const { lines, shown } = await playing();
    window.dispatchEvent(new Event('offline'));
    lines.comes = 'unreachable';
    lines.end(null);
    await pass(400);
    expect(shown().status).toEqual({ name: 'offline' });
    lines.comes = 'line';
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(shown().status).toEqual({ name: 'live', after: 'loss' });
  });

  it('is not looked for any more after one has hung up', async () => {
    const { connection, lines } = await playing();
    lines.end(null);
    connection.stop('away');
    connection.retryNow();
    window.dispatchEvent(new Event('online'));
    await pass(60_000);
    expect(lines.attempts).toBe(1);
  });
});

describe('a request', () => {
  it('is answered by the table', async () => {
    const { connection, lines } = await playing();
    const answer = connection.request('sit', { seat: 3 });
    lines.asked('sit')[0]?.answer(refusal('seat-taken'));
    expect(await answer).toEqual(refusal('seat-taken'));
    expect(lines.asked('sit')[0]?.payload).toEqual({ seat: 3 });
  });

  it('that gets no answer is told as such, and is not sent again', async () => {
    const { connection, lines } = await playing();
    const answer = connection.request('start', {});
    lines.drop();
    expect(await answer).toMatchObject({ ok: false, code: 'no-answer' });
    lines.line.tell.resumed();
    await pass(60_000);
    expect(lines.asked('start')).toHaveLength(1);
  });
});

describe('the clocks', () => {
  it('are those of the snapshot, and then those that came last', async () => {
    const { lines, shown } = await playing();
    expect(shown().clocks).toEqual([]);
    const [[seq, , ...events] = [0, []]] = messages;
    lines.line.tell.events([seq, [[2, 42_000, 1]], ...events]);
    await settle();
    expect(shown().clocks).toMatchObject([{ seat: 2, left: 42_000, runs: true }]);
    lines.line.tell.clocks([[2, 40_000, 0]]);
    await settle();
    expect(shown().clocks).toMatchObject([{ seat: 2, left: 40_000, runs: false }]);
    lines.line.tell.snapshot({ ...snapshot, clocks: [[1, 9000, 1]] });
    await settle();
    expect(shown().clocks).toMatchObject([{ seat: 1, left: 9000, runs: true }]);
  });

  it('stand while there is no line', async () => {
    const { lines, shown } = await playing();
    lines.line.tell.clocks([[2, 42_000, 1]]);
    await pass(2000);
    lines.drop();
    expect(shown().clocks).toMatchObject([{ seat: 2, left: 40_000, runs: false }]);
  });

  it('that have run out are told in the log, once', async () => {
    const { lines, shown } = await playing();
    const away = { connected: false, standIn: '', slow: false, agreed: 0, showsHand: false, takeBack: '' };
    const bot = { kind: 'bot', person: '', name: 'Ben', ...away };
    const table = tableState({ code: CODE, game: 'chinkway', status: 'playing', gameId: 'g1' });
    lines.line.tell.table({ ...table, seats: [bot] });
    lines.line.tell.timeOut(0);
    await settle();
    expect(shown().game?.told.map(({ sentence }) => plain(sentence))).toEqual([plain(timeIsOut({ name: 'Ben', you: false }))]);
  });
});
