import { SERVER_MESSAGE } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { checkGameFile, gameFileOf, type GameRecord } from '@chinwag/rules/game-file';
import { describe, expect, it } from 'vitest';
import { givenOut } from '../table/game/replay-access.ts';
import type { Games } from '../table/table.ts';
import { ANN, BEN, CAT } from './support/table-parts.ts';
import { granted } from './support/api.ts';
import { bind, give, numberOf, received, startingTable } from './support/numbers.ts';
import { settle } from './support/simulated-time.ts';
import { SimulatedTable } from './support/simulated-table.ts';

const PLAYERS = [ANN, BEN, CAT];

describe('a game that starts', () => {
  it('is shuffled by the numbers of all players who can give one, and waits for nobody else', async () => {
    const { table, started } = await startingTable([ANN.id, BEN.id]);
    const people = [ANN.id, BEN.id];
    const asked = { round: 1, counter: 1, invited: [0, 1], people, leaves: { length: 4 }, owner: 0, game: 'chanoyu' };
    expect(received(table, CAT.id, 'asked')).toMatchObject([asked]);
    expect(table.record.beginning?.rounds).toHaveLength(1);
    granted(await bind(table, ANN.id, 0, 1));
    expect(received(table, BEN.id, 'bound')).toEqual([]);
    granted(await bind(table, BEN.id, 1, 2));
    expect(received(table, CAT.id, 'bound').at(-1)?.commitments.map(([seat]) => seat)).toEqual([0, 1]);
    granted(await give(table, BEN.id, 2));
    expect(table.run).toBeNull();
    granted(await give(table, ANN.id, 1));
    granted(await started);
    expect(received(table, CAT.id, 'given').at(-1)?.numbers).toEqual([[0, numberOf(1)], [1, numberOf(2)]]);
    expect(table.run?.id).toBe(received(table, ANN.id, 'asked')[0]?.gameId);
    expect(table.record.beginning).toBeNull();
  });

  it('is announced to everybody, with its players and options, before anybody is asked for a number', async () => {
    const { table, started } = await startingTable([ANN.id, BEN.id]);
    const [asked] = received(table, CAT.id, 'asked');
    const { gameId, round, counter, game, options, leaves } = asked ?? {};
    const people = [ANN.id, BEN.id, CAT.id, null];
    expect(table.shown.starting).toEqual({ gameId, round, counter, game, options, people, leaves });
    for (const [seat, { id }] of [ANN, BEN].entries()) granted(await bind(table, id, seat, seat + 1));
    for (const [seat, { id }] of [ANN, BEN].entries()) granted(await give(table, id, seat + 1));
    granted(await started);
    expect(table.shown.starting).toBeNull();
  });

  it('is reported as starting to a connection that opens during the shuffle, which can have missed something', async () => {
    const { table, started } = await startingTable([ANN.id]);
    expect(await table.ask(BEN.id, 'offerNumber', { holds: null })).toMatchObject({ ok: true, gameId: null, starting: true });
    granted(await bind(table, ANN.id, 0, 1));
    granted(await give(table, ANN.id, 1));
    granted(await started);
    const again = await table.ask(BEN.id, 'offerNumber', { holds: null });
    expect(again).toMatchObject({ ok: true, gameId: table.run?.id, starting: false });
  });

  it('starts within six seconds, even if players commit and reveal no number', async () => {
    const { table, started } = await startingTable([ANN.id, BEN.id, CAT.id]);
    let hasStarted = false;
    void started.then(() => (hasStarted = true));
    for (const withheld of [1, 2, 3]) {
      const seats = [0, 1, 2].slice(0, 4 - withheld);
      await table.time.pass(1900);
      for (const seat of seats) await bind(table, PLAYERS[seat]?.id ?? ANN.id, seat, seat + 1);
      for (const seat of seats.slice(0, -1)) await give(table, PLAYERS[seat]?.id ?? ANN.id, seat + 1);
    }
    await table.time.pass(6000 - 3 * 1900);
    await settle();
    expect(hasStarted).toBe(true);
    granted(await started);
  });

  it('reveals no number and no secret before all have committed, and no secret before it is over', async () => {
    const { table } = await startingTable([ANN.id, BEN.id]);
    const secret = table.record.beginning?.rounds[0]?.secret ?? '';
    expect(secret).toHaveLength(64);
    granted(await bind(table, ANN.id, 0, 1));
    expect(await give(table, ANN.id, 1)).toMatchObject({ code: 'number-not-asked' });
    granted(await bind(table, BEN.id, 1, 2));
    granted(await give(table, ANN.id, 1));
    granted(await give(table, BEN.id, 2));
    const all = [ANN, BEN, CAT].map(({ id }) => table.received(id, SERVER_MESSAGE.shuffle));
    expect(JSON.stringify(all)).not.toContain(secret);
    expect(JSON.stringify(table.shown)).not.toContain(secret);
  });

  it('continues without players who do not commit within two seconds', async () => {
    const { table, started } = await startingTable([ANN.id, BEN.id]);
    granted(await bind(table, ANN.id, 0, 1));
    await table.time.pass(1999);
    expect(received(table, ANN.id, 'bound')).toEqual([]);
    await table.time.pass(1);
    expect(received(table, ANN.id, 'bound').at(-1)?.commitments.map(([seat]) => seat)).toEqual([0]);
    expect(await bind(table, BEN.id, 1, 2)).toMatchObject({ code: 'number-late' });
    granted(await give(table, ANN.id, 1));
    granted(await started);
    expect(table.run).not.toBeNull();
  });

  it('is shuffled in a new round, with a new secret, without a player who committed and reveals no number', async () => {
    const { table, started } = await startingTable([ANN.id, BEN.id]);
    granted(await bind(table, ANN.id, 0, 1));
    granted(await bind(table, BEN.id, 1, 2));
    granted(await give(table, ANN.id, 1));
    await table.time.pass(2000);
    const [first, second] = received(table, BEN.id, 'asked');
    expect(second).toMatchObject({ round: 2, invited: [0] });
    expect(second?.commitment).not.toBe(first?.commitment);
    const [before] = table.record.beginning?.rounds ?? [];
    expect(before).toMatchObject({ end: 'left-out', numbers: [[0, numberOf(1)]] });
    const late = { gameId: first?.gameId ?? '', round: 1, number: numberOf(2) };
    expect(await table.ask(BEN.id, 'giveNumber', late)).toMatchObject({ code: 'number-late' });
    granted(await bind(table, ANN.id, 0, 3));
    granted(await give(table, ANN.id, 3));
    granted(await started);
    expect(received(table, CAT.id, 'given')).toHaveLength(2);
  });

  it('is shuffled by the server alone, in its own round, if the only player asked reveals no number', async () => {
    const { table, started } = await startingTable([ANN.id]);
    granted(await bind(table, ANN.id, 0, 1));
    await table.time.pass(2000);
    granted(await started);
    const rounds = (await table.stored())?.rounds ?? [];
    expect(rounds.map(({ end, invited }) => [end, invited])).toEqual([['left-out', [0]], ['shuffled', []]]);
  });

  it('does not wait if no player can give a number', async () => {
    const { table, started } = await startingTable([]);
    granted(await started);
    expect(received(table, ANN.id, 'asked')).toEqual([]);
  });

  it('does not ask a player whose connection has dropped', async () => {
    const table = await SimulatedTable.open(ANN, { game: 'chanoyu' });
    for (const guest of [ANN, BEN]) await table.comeIn(guest);
    granted(await table.ask(BEN.id, 'sit', { seat: 1 }));
    granted(await table.ask(ANN.id, 'fillWithBots', {}));
    for (const { id } of [ANN, BEN]) granted(await table.ask(id, 'offerNumber', { holds: null }));
    await table.drop(BEN.id);
    void table.ask(ANN.id, 'start', {});
    await settle();
    expect(received(table, ANN.id, 'asked')).toMatchObject([{ invited: [0] }]);
  });
});

describe('a number', () => {
  it('is accepted once per seat, only from a player who was asked, and only if it matches the commitment', async () => {
    const { table, started } = await startingTable([ANN.id, BEN.id]);
    expect(await bind(table, CAT.id, 2, 5)).toMatchObject({ code: 'number-not-asked' });
    granted(await bind(table, ANN.id, 0, 1));
    expect(await bind(table, ANN.id, 0, 4)).toMatchObject({ code: 'number-twice' });
    granted(await bind(table, BEN.id, 1, 2));
    expect(await give(table, ANN.id, 9)).toMatchObject({ code: 'number-unlike' });
    expect(await give(table, CAT.id, 5)).toMatchObject({ code: 'number-not-asked' });
    granted(await give(table, ANN.id, 1));
    expect(await give(table, ANN.id, 1)).toMatchObject({ code: 'number-twice' });
    granted(await give(table, BEN.id, 2));
    granted(await started);
    expect(await give(table, ANN.id, 1)).toMatchObject({ code: 'number-twice' });
    expect(await table.ask(ANN.id, 'giveNumber', { gameId: 'another', round: 1, number: numberOf(1) })).toMatchObject({
      code: 'number-not-asked',
    });
  });
});

describe('a server that is killed during a round', () => {
  it('starts a new round when the game starts again, and the record of the game keeps both', async () => {
    const { table } = await startingTable([ANN.id]);
    const first = table.record.beginning;
    await table.kill();
    expect(table.record).toMatchObject({ status: 'gathering', beginning: first });
    await table.comeIn(ANN);
    granted(await table.ask(ANN.id, 'offerNumber', { holds: null }));
    const started = table.ask(ANN.id, 'start', {});
    await settle();
    const [asked] = received(table, ANN.id, 'asked');
    expect(asked).toMatchObject({ gameId: first?.gameId, round: 2 });
    granted(await bind(table, ANN.id, 0, 1));
    granted(await give(table, ANN.id, 1));
    granted(await started);
    const rounds = (await table.stored())?.rounds;
    expect(rounds?.map(({ end }) => end)).toEqual(['broken-off', 'shuffled']);
    expect(rounds?.[0]?.commitment).toBe(first?.rounds[0]?.commitment);
  });
});

describe('a server that is killed during 21 rounds', () => {
  it('counts the rounds of a game on, and starts another game rather than leave one out', async () => {
    const { table } = await startingTable([ANN.id]);
    const asked = [...received(table, ANN.id, 'asked')];
    while (asked.length < 21) {
      await table.kill();
      await table.comeIn(ANN);
      granted(await table.ask(ANN.id, 'offerNumber', { holds: null }));
      void table.ask(ANN.id, 'start', {});
      await settle();
      asked.push(...received(table, ANN.id, 'asked'));
    }
    const [first] = asked.map(({ gameId }) => gameId);
    const rounds = asked.map(({ gameId, round }) => [gameId === first, round]);
    expect(rounds).toEqual([...Array.from({ length: 20 }, (_, at) => [true, at + 1]), [false, 1]]);
  });
});

describe('a table that another server takes over during a round', () => {
  const MOMENTS = ['before anybody is bound', 'when all are bound'];

  it.each(MOMENTS)('%s is shuffled there in a new round, and the old round has no effect', async (when) => {
    const { table, started } = await startingTable([ANN.id, BEN.id]);
    const first = table.record.beginning;
    if (when === 'when all are bound') {
      granted(await bind(table, ANN.id, 0, 1));
      granted(await bind(table, BEN.id, 1, 2));
    }
    await table.moveElsewhere();
    for (const guest of [ANN, BEN]) {
      await table.comeIn(guest);
      granted(await table.ask(guest.id, 'offerNumber', { holds: null }));
    }
    const late = { gameId: first?.gameId ?? '', round: 1, number: numberOf(1) };
    expect(await table.ask(ANN.id, 'giveNumber', late)).toMatchObject({ code: 'number-not-asked' });
    // the previous owner notices the loss when it is about to start the game, and has not started one
    await table.time.pass(6000);
    expect(await started).toMatchObject({ ok: false });
    expect(table.run).toBeNull();
    const again = table.ask(ANN.id, 'start', {});
    await settle();
    expect(received(table, BEN.id, 'asked').at(-1)).toMatchObject({ gameId: first?.gameId, round: 2 });
    for (const [seat, { id }] of [ANN, BEN].entries()) granted(await bind(table, id, seat, seat + 5));
    expect(await table.ask(ANN.id, 'giveNumber', late)).toMatchObject({ code: 'number-late' });
    for (const [seat, { id }] of [ANN, BEN].entries()) granted(await give(table, id, seat + 5));
    granted(await again);
    const rounds = (await table.stored())?.rounds;
    expect(rounds?.map(({ end }) => end)).toEqual(['broken-off', 'shuffled']);
    expect(rounds?.[0]?.commitment).toBe(first?.rounds[0]?.commitment);
  });
});

/** Resolves with a table of three whose game all of them have shuffled. */
async function shuffledTable(games?: Games) {
  const { table, started } = await startingTable([ANN.id, BEN.id, CAT.id], games);
  for (const [seat, { id }] of PLAYERS.entries()) granted(await bind(table, id, seat, seat + 1));
  for (const [seat, { id }] of PLAYERS.entries()) granted(await give(table, id, seat + 1));
  granted(await started);
  return table;
}

/** Plays to the end. Resolves with the record of the game. */
async function playedOut(table: SimulatedTable): Promise<GameRecord> {
  while (table.record.status === 'playing') {
    const { run } = table;
    const seat = table.pendingSeats().find((pending) => pending < PLAYERS.length);
    const mover = seat === undefined ? undefined : PLAYERS[seat];
    const move = run === null || seat === undefined ? undefined : run.game.legalMoves(run.state, seat)[0];
    if (mover === undefined || move === undefined) await table.time.pass(2000);
    else granted(await table.move(mover.id, move));
  }
  const ended = await table.ended();
  if (ended === null) throw new Error('the game was not stored');
  return givenOut(ended, null).game;
}

describe('a finished game', () => {
  it('reveals the server’s secret, which matches what all players received', async () => {
    const table = await shuffledTable();
    expect(received(table, ANN.id, 'opened')).toEqual([]);
    const written = gameFileOf(games.chanoyu, await playedOut(table));
    if (!written.ok) throw new Error(written.fault.code);
    expect(checkGameFile(games.chanoyu, written.file)).toBeNull();
    const [opened] = received(table, BEN.id, 'opened');
    expect(opened).toMatchObject({ gameId: written.file.id, digest: written.file.digest });
    expect(opened?.secrets).toEqual(written.file.rounds.map(({ secret }) => secret));
    expect(written.file.rounds[0]?.commitment).toBe(received(table, CAT.id, 'asked')[0]?.commitment);
  });

  it('fails the check if it was dealt by a favourable shuffle instead of the players’ numbers', async () => {
    const { chanoyu } = games;
    const begin: typeof chanoyu.begin = (setup) => chanoyu.begin({ ...setup, seed: numberOf(7) });
    const rigged = { ...chanoyu, begin };
    const stored = await playedOut(await shuffledTable({ chanoyu: rigged }));
    const written = gameFileOf(chanoyu, stored);
    const fault = written.ok ? checkGameFile(chanoyu, written.file) : written.fault;
    expect(['file-move-unlawful', 'file-move-after-end', 'file-unfinished', 'file-digest']).toContain(fault?.code);
    const confessed = gameFileOf(chanoyu, { ...stored, seed: numberOf(7) });
    expect(confessed.ok && checkGameFile(chanoyu, confessed.file)).toEqual({ code: 'seed-unlike' });
  });
});
