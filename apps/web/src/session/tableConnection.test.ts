// @vitest-environment happy-dom
import { type Answer, type GuestId, refusal, type Snapshot, type TableCode } from '@chinwag/protocol';
import { EMPTY_SEAT } from '@chinwag/protocol/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyGameScreen } from '../board/screen.ts';
import { anyGameScreen } from '../board/testing/anyGameScreen.ts';
import { screen } from '../games/chinkway/screen.ts';
import { message } from '../language/message.ts';
import type { LoadWitness } from './shuffleWitness.ts';
import type { TableStore } from './tableModel.ts';
import { timeIsOut } from './words/clockWords.ts';
import { FakeConnections, tableState } from './testing/fakeConnections.ts';
import { plain } from '../board/testing/fixture.ts';
import { TableConnection } from './tableConnection.ts';
import { travelling } from './testing/travellingGame.ts';
import { hostIsNow } from './words/hostWords.ts';

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

/** Runs pending callbacks without letting time pass. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Returns a connection that has not been started, the connections that it will open, and its model. */
function connecting(
  loadScreen: () => Promise<AnyGameScreen> = async () => anyGameScreen(screen),
  loadWitness?: LoadWitness,
) {
  const connections = new FakeConnections();
  const connection = new TableConnection({
    code: CODE,
    guest: () => ({ guest: { id: 'guest-marta' as GuestId, name: 'Marta' }, token: 'first' }),
    openConnection: connections.open,
    reach: 'network',
    loadScreen,
    pace: () => 0,
    speech: () => 0,
    ...(loadWitness && { loadWitness }),
  });
  made.push(connection);
  return { connection, connections, shown: () => connection.store.getState() };
}

/** Resolves with an open connection at a table in the middle of a game. */
async function playing() {
  const around = connecting();
  around.connection.start();
  await settle();
  around.connections.connection.tell.table(tableState({ code: CODE, game: 'chinkway', status: 'playing', gameId: 'g1' }));
  around.connections.connection.tell.snapshot(snapshot);
  await settle();
  return around;
}

describe('opening a table', () => {
  it('shows the table and its game once both have been sent', async () => {
    const { connection, connections, shown } = connecting();
    expect(shown()).toMatchObject({ status: { name: 'connecting' }, table: null, game: null });
    connection.start();
    await settle();
    expect(connections.connection).toMatchObject({ code: CODE, token: 'first' });
    expect(shown().status).toEqual({ name: 'live', after: 'opening' });
    connections.connection.tell.table(tableState({ code: CODE, status: 'playing' }));
    connections.connection.tell.snapshot(snapshot);
    await settle();
    expect(shown()).toMatchObject({ table: { code: CODE, status: 'playing' }, game: { gameId: 'g1', viewer: 2 } });
  });

  it('reports an incomplete page and disconnects if the game’s screen cannot be loaded', async () => {
    const { connection, connections, shown } = connecting(() => Promise.reject(new Error('gone')));
    connection.start();
    await settle();
    connections.connection.tell.snapshot(snapshot);
    await settle();
    expect(shown().status).toMatchObject({ name: 'refused', refusal: { code: 'page-not-loaded' } });
    expect(connections.connection.closedAs).toBe('away');
  });

  it('reports a malformed table and disconnects', async () => {
    const { connection, connections, shown } = connecting();
    connection.start();
    await settle();
    connections.connection.tell.table({ ...tableState(), status: 'burning' });
    expect(shown()).toMatchObject({ status: { name: 'refused', refusal: { code: 'answer-not-understood' } }, table: null });
    expect(connections.connection.closedAs).toBe('away');
  });

  it('reports an unknown event and disconnects', async () => {
    const { connections, shown } = await playing();
    connections.connection.tell.events([snapshot.seq + 1, [], [99]]);
    await settle();
    expect(shown().status).toMatchObject({ name: 'refused', refusal: { code: 'answer-not-understood' } });
    expect(connections.connection.closedAs).toBe('away');
  });
});

describe('a move', () => {
  it('has the sequence number it was chosen at, and counts as sending until answered', async () => {
    const { connection, connections, shown } = await playing();
    const answer = connection.play(MOVE);
    expect(connections.requests('move')).toMatchObject([{ payload: { seq: snapshot.seq, move: MOVE } }]);
    expect(shown().sending).toBe(true);
    connections.requests('move')[0]?.answer({ ok: true });
    expect(await answer).toEqual({ ok: true });
    expect(shown().sending).toBe(false);
  });

  it('is resent with the same id after a dropped connection resumes, and is answered once', async () => {
    const { connection, connections, shown } = await playing();
    const answered = vi.fn<(answer: Answer) => void>();
    void connection.play(MOVE).then(answered);
    connections.drop();
    await settle();
    expect(shown()).toMatchObject({ status: { name: 'reconnecting', attempt: 1 }, sending: true });
    connections.connection.tell.resumed();
    await settle();
    const [first, second] = connections.requests('move');
    expect(second?.payload).toEqual(first?.payload);
    second?.answer({ ok: true });
    await pass(60_000);
    expect(answered).toHaveBeenCalledExactlyOnceWith({ ok: true });
    expect(connections.requests('move')).toHaveLength(2);
    expect(shown().status).toEqual({ name: 'live', after: 'loss' });
  });

  it('is resent with the same id over another connection after the server was away', async () => {
    const { connection, connections } = await playing();
    const answer = connection.play(MOVE);
    connections.comes = 'unreachable';
    connections.end(null);
    await pass(500);
    connections.comes = 'line';
    await pass(1000);
    const [first, ...again] = connections.requests('move');
    expect(again.map(({ payload }) => payload)).toEqual([first?.payload]);
    expect(connections.connection.requests).toHaveLength(1);
    again[0]?.answer({ ok: true });
    expect(await answer).toEqual({ ok: true });
  });

  it('is resent if a live connection gave no response', async () => {
    const { connection, connections } = await playing();
    void connection.play(MOVE);
    connections.requests('move')[0]?.answer(null);
    await pass(1500);
    expect(connections.requests('move')).toHaveLength(2);
  });

  it('blocks other moves until its acknowledgement, even if its events come first', async () => {
    const { connection, connections, shown } = await playing();
    const answer = connection.play(MOVE);
    const [message = [0, []]] = messages;
    connections.connection.tell.events(message);
    await settle();
    expect(shown().sending).toBe(true);
    expect(await connection.play(MOVE)).toEqual(refusal('sequence-old'));
    connections.requests('move')[0]?.answer({ ok: true });
    expect(await answer).toEqual({ ok: true });
    void connection.play(MOVE);
    expect(connections.requests('move')[1]?.payload).toMatchObject({ seq: message[0] });
  });

  it('is reported to its caller when refused, and another move can follow', async () => {
    const { connection, connections, shown } = await playing();
    const refused = { ok: false, code: 'must-follow', rule: 'CW4.2' } as const;
    const answer = connection.play(MOVE);
    connections.requests('move')[0]?.answer(refused);
    expect(await answer).toEqual(refused);
    expect(shown().sending).toBe(false);
    void connection.play(MOVE);
    const [first, second] = connections.requests('move').map(({ payload }) => payload as { id: string });
    expect(second?.id).not.toBe(first?.id);
  });

  it('is not resent after the host removed the player', async () => {
    const { connection, connections } = await playing();
    void connection.play(MOVE);
    connections.end(refusal('removed-from-table'));
    await pass(60_000);
    expect(connections.requests('move')).toHaveLength(1);
  });

  it('is not resent once the connection has stopped, but is after a restart', async () => {
    const { connection, connections } = await playing();
    void connection.play(MOVE);
    connection.stop('away');
    await pass(60_000);
    expect(connections.requests('move')).toHaveLength(1);
    connection.start();
    await settle();
    expect(connections.requests('move')).toHaveLength(2);
  });

  it('first shows everything that has happened', async () => {
    const { connection, connections, shown } = await playing();
    const seats = [{ ...EMPTY_SEAT, kind: 'person', person: 'guest-marta' as GuestId, name: 'Marta', connected: true } as const];
    connections.connection.tell.table(tableState({ code: CODE, game: 'chinkway', status: 'playing', gameId: 'g1', seats }));
    // into the second of five deals: the score of the first covers the table
    for (const message of messages.slice(0, Math.ceil(messages.length * 0.3))) connections.connection.tell.events(message);
    await settle();
    expect(shown().game?.shown).not.toEqual(shown().game?.newest);
    void connection.play(MOVE);
    expect(shown().game?.shown).toBe(shown().game?.newest);
  });
});

describe('messages of the table', () => {
  it('are ignored once the connection has stopped', async () => {
    const { connection, connections, shown } = await playing();
    connection.stop('away');
    connections.connection.tell.events(messages[0] ?? [0, []]);
    await settle();
    expect(shown().game?.newest).toEqual(snapshot.state);
  });

  it('add chat in order and without duplicates, over several connections', async () => {
    const { connections, shown } = await playing();
    const saying = (text: string, at: number) => ({ from: 'tomek' as GuestId, name: 'Tomek', as: 'player' as const, at, text });
    connections.connection.tell.said([saying('hello', 1), saying('again', 2)]);
    connections.end(null);
    await pass(500);
    connections.connection.tell.said([saying('again', 2), saying('and again', 3)]);
    expect(shown().said.map(({ text }) => text)).toEqual(['hello', 'again', 'and again']);
  });

  it('are shown at once while the page is hidden', async () => {
    const { connections, shown } = await playing();
    for (const message of messages) connections.connection.tell.events(message);
    await settle();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(shown().game?.shown).toEqual(end);
  });
});

describe('a lost connection', () => {
  it('keeps the table and the game on screen', async () => {
    const { connections, shown } = await playing();
    connections.end(null);
    expect(shown()).toMatchObject({ table: { code: CODE }, game: { gameId: 'g1' } });
  });

  it('refuses requests at once without sending them', async () => {
    const { connection, connections } = await playing();
    connections.drop();
    expect(await connection.request('start', {})).toMatchObject({ ok: false, code: 'not-connected' });
    expect(connections.requests('start')).toEqual([]);
  });
});

describe('a request', () => {
  it('returns the table’s response', async () => {
    const { connection, connections } = await playing();
    const answer = connection.request('sit', { seat: 3 });
    connections.requests('sit')[0]?.answer(refusal('seat-taken'));
    expect(await answer).toEqual(refusal('seat-taken'));
    expect(connections.requests('sit')[0]?.payload).toEqual({ seat: 3 });
  });

  it('without a response is reported, and not sent again', async () => {
    const { connection, connections } = await playing();
    const answer = connection.request('start', {});
    connections.drop();
    expect(await answer).toMatchObject({ ok: false, code: 'no-answer' });
    connections.connection.tell.resumed();
    await pass(60_000);
    expect(connections.requests('start')).toHaveLength(1);
  });
});

describe('who shuffled', () => {
  const HEX = 'ab'.repeat(32);
  const named = { gameId: 'g1', round: 1 };
  const asked = {
    step: 'asked', ...named, origin: HEX, counter: 1, before: HEX, rules: 1, game: 'chinkway', options: {}, owner: 0, invited: [0],
    people: [], leaves: [HEX], holders: null, commitment: HEX,
  };
  const given = { step: 'given', ...named, numbers: [[0, HEX]] };
  const bot = { ...EMPTY_SEAT, kind: 'bot' as const, name: 'Ben' };
  const said = ({ game }: ReturnType<TableStore['getState']>): readonly string[] =>
    (game?.logLines ?? []).filter(({ notice }) => notice !== true).map(({ sentence }) => plain(sentence));
  const inNews = (sentence: string): boolean => sentence.includes('shuffled');

  /** Resolves with a viewer at a table where a game starts, after the messages `sent`, with the game in this state. */
  async function starting(sent: readonly object[], game: Snapshot, loadWitness?: LoadWitness) {
    const around = connecting(undefined, loadWitness);
    around.connection.start();
    await settle();
    const { tell } = around.connections.connection;
    tell.table({ ...tableState({ code: CODE, game: 'chinkway', status: 'playing', gameId: 'g1' }), seats: [bot] });
    for (const message of sent) tell.shuffle(message);
    tell.snapshot(game);
    await settle();
    const before = said(around.shown());
    await pass(2000);
    return { before: before.filter(inNews), after: said(around.shown()).filter(inNews) };
  }
  const nobody: LoadWitness = () => Promise.resolve(null);

  it('is logged after a pause, so that screen readers announce it, and is no notice over the table', async () => {
    const line = plain(message('words.shuffled.by', { names: ['Ben'] }));
    expect(await starting([asked, given], snapshot, nobody)).toEqual({ before: [], after: [line] });
  });

  it('is logged if nobody was asked, but not on a device alone, nor for a latecomer or a deal behind', async () => {
    expect(await starting([], snapshot, nobody)).toEqual({ before: [], after: [plain(message('words.shuffled.alone'))] });
    const nothing = { before: [], after: [] };
    expect(await starting([], snapshot)).toEqual(nothing);
    expect(await starting([], { ...snapshot, seq: 3 }, nobody)).toEqual(nothing);
    expect(await starting([], { ...snapshot, seat: null, sight: 'all-hands-later' }, nobody)).toEqual(nothing);
    expect(await starting([asked], snapshot, nobody)).toEqual(nothing);
  });
});

describe('the clocks', () => {
  it('stop while disconnected', async () => {
    const { connections, shown } = await playing();
    connections.connection.tell.clocks([[2, 42_000, 1]]);
    await pass(2000);
    connections.drop();
    expect(shown().clocks).toMatchObject([{ seat: 2, left: 40_000, runs: false }]);
  });

  it('log a timeout once', async () => {
    const { connections, shown } = await playing();
    const bot = { ...EMPTY_SEAT, kind: 'bot' as const, name: 'Ben' };
    const table = tableState({ code: CODE, game: 'chinkway', status: 'playing', gameId: 'g1' });
    connections.connection.tell.table({ ...table, seats: [bot] });
    connections.connection.tell.timeOut(0);
    await settle();
    expect(shown().game?.logLines.map(({ sentence }) => plain(sentence))).toEqual([plain(timeIsOut({ name: 'Ben', you: false }))]);
  });
});

it('a host change is logged on a page that opens later', async () => {
  const { connection, connections, shown } = connecting();
  connection.start();
  await settle();
  const state = tableState({ code: CODE, game: 'chinkway', status: 'playing', gameId: 'g1' });
  connections.connection.tell.table({ ...state, host: 'guest-tomek', formerHost: 'guest-marta' });
  connections.connection.tell.snapshot(snapshot);
  await settle();
  const said = (shown().game?.logLines ?? []).map(({ sentence }) => plain(sentence));
  expect(said).toContain(plain(hostIsNow({ name: '', you: false })));
});

it('a host change is logged during a game', async () => {
  const { connections, shown } = await playing();
  const state = tableState({ code: CODE, game: 'chinkway', status: 'playing', gameId: 'g1' });
  connections.connection.tell.table({ ...state, host: 'guest-tomek' });
  await settle();
  const said = (shown().game?.logLines ?? []).map(({ sentence }) => plain(sentence));
  expect(said).toEqual([plain(hostIsNow({ name: '', you: false }))]);
});
