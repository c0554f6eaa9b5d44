// @vitest-environment happy-dom
import { type Answer, type GuestId, refusal, type TableCode } from '@chinwag/protocol';
import { EMPTY_SEAT } from '@chinwag/protocol/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyGameScreen, anyGameScreen } from '../board/screen.ts';
import { screen } from '../games/chinkway/screen.ts';
import { timeIsOut } from './words/clockWords.ts';
import { FakeLines, tableState } from './testing/fakeLines.ts';
import { plain } from '../board/testing/fixture.ts';
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
  const connection = new TableConnection({
    code: CODE,
    guest: () => ({ guest: { id: 'marta' as GuestId, name: 'Marta' }, token: 'first' }),
    openLine: lines.open,
    reach: 'network',
    loadScreen,
    pace: () => 0,
    speech: () => 0,
  });
  made.push(connection);
  return { connection, lines, shown: () => connection.store.getState() };
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

  it('says that the page is not whole where the game’s screen cannot be loaded, and hangs up', async () => {
    const { connection, lines, shown } = connecting(() => Promise.reject(new Error('gone')));
    connection.start();
    await settle();
    lines.line.tell.snapshot(snapshot);
    await settle();
    expect(shown().status).toMatchObject({ name: 'refused', refusal: { code: 'page-not-loaded' } });
    expect(lines.line.closedAs).toBe('away');
  });

  it('says that it does not understand a table of another shape, and hangs up', async () => {
    const { connection, lines, shown } = connecting();
    connection.start();
    await settle();
    lines.line.tell.table({ ...tableState(), status: 'burning' });
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
    await settle();
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

  it('is tried no more where the host has removed one', async () => {
    const { connection, lines } = await playing();
    void connection.play(MOVE);
    lines.end(refusal('removed-from-table'));
    await pass(60_000);
    expect(lines.asked('move')).toHaveLength(1);
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
  it('stand while there is no line', async () => {
    const { lines, shown } = await playing();
    lines.line.tell.clocks([[2, 42_000, 1]]);
    await pass(2000);
    lines.drop();
    expect(shown().clocks).toMatchObject([{ seat: 2, left: 40_000, runs: false }]);
  });

  it('that have run out are told in the log, once', async () => {
    const { lines, shown } = await playing();
    const bot = { ...EMPTY_SEAT, kind: 'bot' as const, name: 'Ben' };
    const table = tableState({ code: CODE, game: 'chinkway', status: 'playing', gameId: 'g1' });
    lines.line.tell.table({ ...table, seats: [bot] });
    lines.line.tell.timeOut(0);
    await settle();
    expect(shown().game?.told.map(({ sentence }) => plain(sentence))).toEqual([plain(timeIsOut({ name: 'Ben', you: false }))]);
  });
});
