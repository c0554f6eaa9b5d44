import { games, type Tagged } from '@chinwag/rules';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { secureRandomBytes } from '../random-bytes.ts';
import { newMoveId } from '../identity/ids.ts';
import { ask, granted, newGuest, newTable } from './support/api.ts';
import { type Gathering, playingTable } from './support/gatherings.ts';
import { firstMove, playOneMove, playTogether } from './support/play.ts';
import { joinRoom, TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await startTestServer({ limits: { tablesPerHour: 3 } });
  url = server.url;
});
afterAll(() => server.close());

describe('a move', () => {
  let gathering: Gathering;
  let players: readonly TestPlayer[];
  beforeEach(async () => {
    gathering = await playingTable(url, 5, { options: { length: 'short' } });
    players = gathering.players;
  });

  const toMove = (): TestPlayer => one(players.filter((player) => player.isToMove));
  const idle = (): TestPlayer => one(players.filter((player) => !player.isToMove));
  const untilPhase = (name: string): Promise<void> =>
    playTogether(players, () => players[0]?.view.state.phase.name === name);
  /** Tries a move. Resolves with the answer, and whether it changed anything for anybody. The game then continues. */
  const tried = async (mover: TestPlayer, move: Tagged, seq = mover.view.seq): Promise<object> => {
    const before = players.map((player) => player.view);
    const answer = await mover.move(move, { seq });
    const nothingHappened = players.every((player, at) => player.view === before[at]);
    await playOneMove(players);
    return { ...answer, nothingHappened };
  };

  it('out of turn is refused', async () => {
    await untilPhase('play');
    expect(await tried(idle(), firstMove(toMove()))).toEqual(refusedFor('not-your-turn', 'CW4.1'));
  });

  it('of a card not in hand is refused', async () => {
    await untilPhase('play');
    expect(await tried(toMove(), one(everyPlay(idle())))).toEqual(refusedFor('card-not-held', 'CW4.2'));
  });

  it('that does not follow suit is refused', async () => {
    await playTogether(players, () => playBreakingSuit(toMove()) !== undefined);
    const move = playBreakingSuit(toMove());
    if (move === undefined) throw new Error('nobody could break suit in the whole game');
    expect(await tried(toMove(), move)).toEqual(refusedFor('must-follow', 'CW4.2'));
  });

  it('for the wrong phase is refused', async () => {
    expect(await tried(toMove(), play('AS'))).toEqual(refusedFor('wrong-moment', 'CW4.1'));
  });

  it('with an old sequence number is refused', async () => {
    const { seq } = toMove().view;
    await untilPhase('play');
    expect(await tried(toMove(), firstMove(toMove()), seq)).toEqual(refusedFor('sequence-old'));
  });

  it.each(['play', '__proto__', ''])('of an unknown type is refused: %j', async (type) => {
    expect(await tried(toMove(), { type })).toEqual(refusedFor('move-malformed'));
  });

  it('repeated with the same id is made once, with the same answer', async () => {
    const mover = toMove();
    const { seq } = mover.view;
    const move = firstMove(mover);
    const id = newMoveId(secureRandomBytes);
    const first = await mover.move(move, { id, seq });
    expect(first).toMatchObject({ ok: true });
    const after = mover.view;
    expect(await mover.move(move, { id, seq })).toEqual(first);
    expect(mover.view).toEqual(after);
  });

  it('in a finished game is refused', async () => {
    await playTogether(players, () => false);
    expect(await idle().move(play('AS'))).toMatchObject({ code: 'game-over' });
    expect(await idle().request('sit', { seat: 0 })).toMatchObject({ code: 'only-while-gathering' });
    expect(await idle().request('start', {})).toMatchObject({ code: 'only-while-gathering' });
  });
});

describe('a message', () => {
  let host: TestPlayer;
  let friend: TestPlayer;
  beforeEach(async () => {
    const ann = await newGuest(url, 'Ann');
    const code = await newTable(url, ann);
    host = await TestPlayer.join(url, ann, code, games);
    friend = await TestPlayer.join(url, await newGuest(url, 'Ben'), code, games);
  });

  it.each([null, 7, 'sit', [1], {}, { seat: -1 }, { seat: 1.5 }, { seat: 99 }, { seat: '1' }])(
    'that is malformed is refused: sit %j',
    async (payload) => {
      expect(await host.room.request('sit', payload)).toMatchObject({ ok: false, code: 'message-malformed' });
      expect(await host.request('sit', { seat: 1 })).toEqual({ ok: true });
    },
  );

  it.each(['fly', 'constructor', '__proto__', ''])('with an unknown name is refused: %j', async (name) => {
    await expect(host.room.request(name, {})).rejects.toMatchObject({ name: 'no_handler' });
    const error = new Promise((resolve) => host.room.onError.once((_, message) => resolve(message)));
    host.room.send(name, {});
    expect(await error).toBe('message-unknown');
    expect(await host.request('sit', { seat: 1 })).toEqual({ ok: true });
  });

  it('of a megabyte ends its own connection and no other', async () => {
    friend.room.send('say', { text: 'a'.repeat(1_000_000) });
    await friend.until(() => friend.ended !== null);
    expect(await host.request('sit', { seat: 1 })).toEqual({ ok: true });
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
  });
});

describe('a token', () => {
  const UNSIGNED = 'eyJhbGciOiJub25lIn0.eyJuYW1lIjoiQW5uIiwic3ViIjoiQUFBQUFBQUFBQUFBQUFBQSIsImlzcyI6ImNoaW53YWcifQ.';

  it('that is missing or forged opens no table and no room', async () => {
    const ann = await newGuest(url, 'Ann');
    const code = await newTable(url, ann);
    await TestPlayer.join(url, ann, code, games);
    const body = { game: 'chinkway' };
    const forged = [await forge('a guess at the secret of the server'), UNSIGNED, `${ann.token}x`, 'x'];
    expect(await ask(url, '/tables', { body })).toMatchObject({ httpStatus: 401, code: 'token-missing' });
    await expect(joinRoom(url, '', code)).rejects.toThrow('token-missing');
    for (const token of forged) {
      expect(await ask(url, '/tables', { token, body })).toMatchObject({ httpStatus: 401, code: 'token-invalid' });
      expect(await ask(url, `/tables/${code}/room`, { token })).toMatchObject({ code: 'token-invalid' });
      await expect(joinRoom(url, token, code)).rejects.toThrow('token-invalid');
    }
  });

  it('cannot create a room through Colyseus', async () => {
    const { token } = await newGuest(url, 'Ann');
    for (const method of ['create', 'joinOrCreate', 'join']) {
      const response = await fetch(`${url}/matchmake/${method}/table`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ code: 'ABCDEFGHJK' }),
      });
      expect(response.ok).toBe(false);
    }
  });
});

describe('a seat', () => {
  it('that is taken stays with its holder', async () => {
    const ann = await newGuest(url, 'Ann');
    const code = await newTable(url, ann);
    await TestPlayer.join(url, ann, code, games);
    const friend = await TestPlayer.join(url, await newGuest(url, 'Ben'), code, games);
    expect(await friend.request('sit', { seat: 0 })).toMatchObject({ code: 'seat-taken' });
    expect(await friend.request('sit', { seat: 5 })).toMatchObject({ code: 'seat-unknown' });
  });
});

describe('a table', () => {
  it.each(['ABCDEFGHJK', 'abc', '../../etc', "' or 1=1", '%'])('that does not exist is not found: %s', async (code) => {
    const { token } = await newGuest(url, 'Ann');
    const path = `/tables/${encodeURIComponent(code)}`;
    const notFound = { ok: false, httpStatus: 404, code: 'table-not-found' };
    expect(await ask(url, path, { method: 'GET' })).toMatchObject(notFound);
    expect(await ask(url, `${path}/room`, { token })).toMatchObject(notFound);
  });

  it('that is full admits nobody when watching is closed', async () => {
    const ann = await newGuest(url, 'Ann');
    const code = await newTable(url, ann);
    const host = await TestPlayer.join(url, ann, code, games);
    granted(await host.request('setSettings', { watching: 'off', standIn: 'never' }));
    granted(await host.request('fillWithBots', {}));
    const { token } = await newGuest(url, 'Ben');
    expect(await ask(url, `/tables/${code}/room`, { token })).toMatchObject({ httpStatus: 403, code: 'table-full' });
    await expect(joinRoom(url, token, code)).rejects.toThrow('table-full');
  });

  it('must have a known game and valid options', async () => {
    const { token } = await newGuest(url, 'Ann');
    const open = (body: object) => ask(url, '/tables', { token, body });
    expect(await open({ game: 'poker' })).toMatchObject({ httpStatus: 404, code: 'game-unknown' });
    expect(await open({ game: 'constructor' })).toMatchObject({ httpStatus: 404, code: 'game-unknown' });
    expect(await open({ game: 'chinkway', options: { length: 'endless' } })).toMatchObject({ code: 'options-invalid' });
    expect(await open({})).toMatchObject({ httpStatus: 400, code: 'message-malformed' });
  });

  it('above the hourly limit is refused', async () => {
    const ann = await newGuest(url, 'Ann');
    for (let i = 0; i < 3; i++) await newTable(url, ann);
    const answer = await ask(url, '/tables', { token: ann.token, body: { game: 'chinkway' } });
    expect(answer).toMatchObject({ httpStatus: 429, code: 'too-many-tables' });
  });
});

describe('a name', () => {
  it.each([
    ['', 'name-empty'],
    [' \n ', 'name-empty'],
    ['a'.repeat(500), 'name-too-long'],
    ['<b>Ann</b>', 'name-invalid'],
    ['\u202e\u0000\u3164', 'name-empty'],
    ['...', 'name-without-letter'],
  ])('like %j is refused', async (name, code) => {
    expect(await ask(url, '/guests', { body: { name } })).toMatchObject({ ok: false, httpStatus: 400, code });
    const ann = await newGuest(url, 'Ann');
    const host = await TestPlayer.join(url, ann, await newTable(url, ann), games);
    expect(await host.request('rename', { name })).toMatchObject({ code });
    expect(host.table.seats[0]?.name).toBe('Ann');
  });
});

describe('a body', () => {
  it.each([
    ['not JSON', '{"name": "An', 'application/json'],
    ['another shape', '{"name": 7}', 'application/json'],
    ['no object', '"Ann"', 'application/json'],
    ['of another kind', 'name=Ann', 'application/x-www-form-urlencoded'],
  ])('that is %s is refused with an error in JSON', async (_, body, type) => {
    const response = await post(body, type);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ ok: false, code: 'message-malformed' });
  });

  it.each(['/api/guests', '/matchmake/joinById/ABCDEFGHJK', '/'])(
    'that is too long or declares no length is refused before it is read: %s',
    async (path) => {
      const bodies = [JSON.stringify({ name: 'a'.repeat(1_000_000) }), new Blob(['{}']).stream()];
      for (const body of bodies) {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(`${url}${path}`, { method: 'POST', headers, body, duplex: 'half' });
        expect(response.status).toBe(413);
        expect(await response.json()).toMatchObject({ ok: false, code: 'message-malformed' });
      }
    },
  );
});

function one<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('there is none');
  return item;
}

const play = (card: string): Tagged & { readonly card: string } => ({ type: 'play', card });

/** Returns the expected result of `tried` for a refusal with this code, and with this rule if it is one of the game's. */
function refusedFor(code: string, rule?: string): object {
  return expect.objectContaining({ ok: false, code, nothingHappened: true, ...(rule === undefined ? {} : { rule }) });
}

/** Returns a play for every card in a player's hand. */
function everyPlay(player: TestPlayer): readonly Tagged[] {
  const { seat, state } = player.view;
  const { deal } = state as unknown as { readonly deal: { readonly hands: readonly (readonly string[])[] } };
  return (deal.hands[seat ?? -1] ?? []).map(play);
}

/** Returns a play that breaks suit, or undefined unless the player has a pending decision and the cards for it. */
function playBreakingSuit(player: TestPlayer): Tagged | undefined {
  if (!player.isToMove) return undefined;
  const { seat, state } = player.view;
  return everyPlay(player).find((move) => player.game.check(state, seat ?? 0, move)?.code === 'must-follow');
}

/** Returns a token signed with a wrong secret. */
function forge(secret: string): Promise<string> {
  return new SignJWT({ name: 'Ann' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('chinwag')
    .setSubject('AAAAAAAAAAAAAAAA')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret));
}

/** Sends a POST request with a raw body. Resolves with the response. */
function post(body: string, type: string): Promise<Response> {
  return fetch(`${url}/api/guests`, { method: 'POST', headers: { 'content-type': type }, body });
}
