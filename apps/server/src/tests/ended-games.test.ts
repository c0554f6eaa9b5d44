import {
  type Answer, type Guest, type GuestId, IDLE_AFTER, PROPOSAL_REST, PROPOSAL_STANDS, SERVER_MESSAGE,
} from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { SimulatedTable } from './support/simulated-table.ts';

const guest = (name: string): Guest => ({ id: `guest-${name}` as GuestId, name });
const [ANN, BEN, CAT, DAN] = ['Ann', 'Ben', 'Cat', 'Dan'].map(guest) as [Guest, Guest, Guest, Guest];

/** The time in which a bot has moved, in ms. */
const BOT_MOVES = 1000;

let table: SimulatedTable;
/** Ann, Ben and Cat play Chanoyu, with Dan as a spectator. */
beforeEach(async () => {
  table = await SimulatedTable.open(ANN, { game: 'chanoyu' });
  await seat(ANN, BEN, CAT);
  await table.comeIn(DAN);
});

async function seat(...people: readonly Guest[]): Promise<void> {
  for (const person of people) await table.comeIn(person);
  await table.ask(ANN.id, 'setSeats', { count: people.length });
  for (const [at, { id }] of people.entries()) await table.ask(id, 'sit', { seat: at });
  expect(await table.ask(ANN.id, 'start', {})).toEqual({ ok: true });
}

async function answered(answer: 'yes' | 'no', ...people: readonly Guest[]): Promise<void> {
  for (const { id } of people) await table.ask(id, 'answerProposal', { id: table.shown.proposal?.id ?? -1, answer });
}

/** Makes players' moves until `isEnough` returns true. */
async function playUntil(isEnough: () => boolean): Promise<void> {
  for (let moves = 0; !isEnough() && moves < 400; moves++) {
    const { run } = table;
    const [to] = table.pendingSeats();
    if (run === null || to === undefined) return;
    const held = table.record.seats[to];
    const [move] = run.game.legalMoves(run.state, to);
    if (held?.kind === 'person' && move !== undefined) await table.move(held.person, move);
  }
}

describe('a game with a proposal to end it', () => {
  it('ends when all agree: everybody is back at the gathering table in their seats, and can start another game', async () => {
    await table.ask(BEN.id, 'propose', { kind: 'end' });
    await answered('yes', ANN, CAT);
    expect(table.shown).toMatchObject({ status: 'gathering', end: 'agreed', proposal: null, games: 1 });
    expect(table.shown.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cat']);
    expect(await table.ask(ANN.id, 'start', {})).toEqual({ ok: true });
    expect(table.shown).toMatchObject({ status: 'playing', end: null });
  });

  it('is outside the tally once it has ended, and can be replayed and checked like any finished game', async () => {
    await playUntil(() => (table.run?.seq ?? 0) > 20);
    await table.ask(BEN.id, 'propose', { kind: 'end' });
    await answered('yes', ANN, CAT);
    expect(await table.tally()).toEqual({ games: [], totals: [] });
    const ended = await table.ended();
    expect(ended).toMatchObject({ ending: 'agreed', seats: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cat' }] });
    const opened = { step: 'opened', gameId: ended?.id, digest: ended?.digest };
    for (const { id } of [ANN, DAN]) {
      expect(table.received(id, SERVER_MESSAGE.shuffle).at(-1)).toMatchObject(opened);
    }
  });

  it('ends after a minute without an answer, and does not ask absent players or spectators', async () => {
    await table.ask(BEN.id, 'propose', { kind: 'end' });
    expect(table.shown.proposal).toMatchObject({ asked: [ANN.id, CAT.id] });
    expect(await table.ask(DAN.id, 'answerProposal', { id: table.shown.proposal?.id ?? -1, answer: 'no' })).toMatchObject({
      code: 'not-seated',
    });
    await table.time.pass(PROPOSAL_STANDS - 1);
    expect(table.shown.status).toBe('playing');
    await table.time.pass(1);
    expect(table.shown.status).toBe('gathering');
  });

  it('does not end while a player is briefly disconnected, because that player can return and refuse', async () => {
    await table.drop(CAT.id);
    await table.ask(BEN.id, 'propose', { kind: 'end' });
    await answered('yes', ANN);
    expect(table.shown.status).toBe('playing');
    await table.takeUp(CAT.id);
    await answered('no', CAT);
    expect(table.shown).toMatchObject({ status: 'playing', proposal: null });
    await table.drop(CAT.id);
    await table.time.pass(PROPOSAL_REST.refused);
    await table.ask(BEN.id, 'propose', { kind: 'end' });
    await answered('yes', ANN);
    expect(table.shown.status).toBe('gathering');
  });

  it('continues after one no, even under a new host, and accepts no new proposal for ten minutes', async () => {
    await table.ask(BEN.id, 'propose', { kind: 'end' });
    await table.ask(ANN.id, 'handOver', { person: DAN.id });
    await answered('no', CAT);
    expect(table.shown).toMatchObject({ status: 'playing', proposal: null });
    expect(await table.ask(ANN.id, 'propose', { kind: 'end' })).toMatchObject({ code: 'proposal-again' });
    await table.kill();
    await table.comeIn(ANN);
    expect(await table.ask(ANN.id, 'propose', { kind: 'end' })).toMatchObject({ code: 'proposal-again' });
    await table.time.pass(PROPOSAL_REST.refused);
    expect(await table.ask(ANN.id, 'propose', { kind: 'end' })).toEqual({ ok: true });
  });

  it('keeps the proposal and its answers when the server is killed, and gives it a full minute again', async () => {
    await table.ask(BEN.id, 'propose', { kind: 'end' });
    await answered('yes', ANN);
    await table.time.pass(PROPOSAL_STANDS - 1);
    await table.kill();
    for (const person of [ANN, BEN, CAT]) await table.comeIn(person);
    expect(table.shown.proposal).toMatchObject({ kind: 'end', agreed: [ANN.id], asked: [CAT.id] });
    await table.time.pass(PROPOSAL_STANDS - 1);
    expect(table.shown.status).toBe('playing');
    await answered('yes', CAT);
    expect(table.shown.status).toBe('gathering');
  });

  it('can be ended by the host alone only after half a day without a move, even across a restart', async () => {
    await playUntil(() => (table.run?.seq ?? 0) > 12);
    await table.time.pass(IDLE_AFTER['half-day'] - 60_000);
    await table.kill();
    for (const person of [ANN, BEN, CAT]) await table.comeIn(person);
    expect(table.shown.idle).toBeNull();
    await table.time.pass(60_000);
    expect(table.shown.idle).toBe('half-day');
    expect(await table.ask(BEN.id, 'propose', { kind: 'end' })).toEqual({ ok: true });
    expect(table.shown.status).toBe('playing');
    await table.ask(BEN.id, 'withdrawProposal', {});
    expect(await table.ask(ANN.id, 'propose', { kind: 'end' })).toEqual({ ok: true });
    expect(table.shown).toMatchObject({ status: 'gathering', end: 'agreed' });
  });

  it('is replaced at once by the other game that was proposed with the end', async () => {
    const before = table.shown.gameId;
    await table.ask(BEN.id, 'propose', { kind: 'end', next: 'chinaso' });
    await answered('yes', ANN, CAT);
    expect(table.shown).toMatchObject({ status: 'playing', game: 'chinaso', end: null });
    expect(table.shown.gameId).not.toBe(before);
    expect(table.shown.seats.slice(0, 3).map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cat']);
    expect(await table.ask(BEN.id, 'propose', { kind: 'end', next: 'constructor' })).toMatchObject({ code: 'game-unknown' });
  });

  it('accepts no more moves once it has ended, and no bot makes one', async () => {
    const { run } = table;
    await table.ask(BEN.id, 'propose', { kind: 'end' });
    await answered('yes', ANN, CAT);
    const seq = run?.seq;
    await table.time.pass(600_000);
    expect(run?.seq).toBe(seq);
    expect(run?.actors).toEqual([]);
  });
});

describe('a deal that all players agree is the last', () => {
  it('ends the game when it is over, with the places at that time, and no other deal follows', async () => {
    await table.ask(CAT.id, 'propose', { kind: 'last-deal' });
    await answered('yes', ANN, BEN);
    expect(table.shown).toMatchObject({ status: 'playing', lastDeal: true });
    const shuffles = (table.run?.state as { readonly shuffles?: number } | undefined)?.shuffles;
    await playUntil(() => table.shown.status !== 'playing');
    expect(table.shown).toMatchObject({ status: 'finished', end: 'last-deal' });
    expect(table.run?.state).toMatchObject({ records: [{ number: 1 }], shuffles });
    const { games: played, totals } = await table.tally();
    const standings = games.chanoyu.standings(table.run?.state as Parameters<typeof games.chanoyu.standings>[0]);
    expect(played[0]).toMatchObject({ why: 'last-deal' });
    const seats = standings.map(({ seat: at, place, score }) => ({ at, place, score }));
    expect(played[0]?.seats.map(({ place, score }, at) => ({ at, place, score }))).toEqual(seats.toSorted((a, b) => a.at - b.at));
    expect(totals.length).toBe(3);
    await table.kill();
    await table.comeIn(ANN);
    expect(table.run?.actors).toEqual([]);
    expect(await table.ask(ANN.id, 'anotherGame', { game: 'chanoyu' })).toEqual({ ok: true });
    expect(table.shown).toMatchObject({ status: 'playing', lastDeal: false });
  });
});

describe('a game of one person with bots', () => {
  it('does not count, and says so, after a move was taken back that a bot had answered', async () => {
    table = await SimulatedTable.open(ANN, { game: 'chanoyu' });
    await table.comeIn(ANN);
    await table.ask(ANN.id, 'fillWithBots', {});
    expect(await table.ask(ANN.id, 'start', {})).toEqual({ ok: true });
    const isAnswered = (): boolean => table.shown.seats[0]?.takeBack === 'possible' && moved !== table.run?.moves;
    let moved = table.run?.moves;
    while (!isAnswered()) {
      await table.time.pass(BOT_MOVES);
      if (isAnswered() || table.pendingSeats()[0] !== 0) continue;
      await playUntil(() => table.pendingSeats()[0] !== 0);
      moved = table.run?.moves;
    }
    expect(await table.ask(ANN.id, 'askToTakeBack', {})).toMatchObject({ ok: true });
    while (table.shown.status === 'playing') {
      await playUntil(() => table.pendingSeats()[0] !== 0);
      await table.time.pass(BOT_MOVES);
    }
    expect(table.shown).toMatchObject({ status: 'finished', end: 'retried' });
    expect(await table.tally()).toEqual({ games: [], totals: [] });
  });
});

describe('a break', () => {
  beforeEach(async () => {
    await table.ask(ANN.id, 'setSettings', { clock: 'fast' });
    await table.time.pass(2000);
    await table.ask(BEN.id, 'propose', { kind: 'break' });
    await answered('yes', ANN, CAT);
  });

  it('stops the clocks, refuses moves, shows who proposed it and since when, and survives a restart', async () => {
    const since = table.shown.pause?.since;
    expect(table.shown.pause).toEqual({ by: BEN.id, since: table.time.date() });
    const { run } = table;
    await table.time.pass(3_600_000);
    expect(table.run?.seq).toBe(run?.seq);
    const [to = 0] = table.pendingSeats();
    const actor = [ANN, BEN, CAT][to] ?? ANN;
    const [move] = run?.game.legalMoves(run.state, to) ?? [];
    expect(await table.move(actor.id, move ?? { type: 'none' })).toMatchObject({ code: 'game-paused' });
    await table.kill();
    for (const person of [ANN, BEN, CAT]) await table.comeIn(person);
    expect(table.shown.pause).toEqual({ by: BEN.id, since });
    await table.time.pass(600_000);
    expect(table.run?.seq).toBe(run?.seq);
  });

  it('ends when a seated player continues, and absent players get the whole grace period again', async () => {
    await table.drop(CAT.id);
    await table.time.pass(600_000);
    expect(table.shown.seats[2]?.standIn).toBeNull();
    expect(await table.ask(DAN.id, 'continueGame', {})).toMatchObject({ code: 'not-seated' });
    expect(await table.ask(ANN.id, 'continueGame', {})).toEqual({ ok: true });
    expect(table.shown.pause).toBeNull();
    await table.time.pass(29_000);
    expect(table.shown.seats[2]?.standIn).toBeNull();
    await table.time.pass(1000);
    expect(table.shown.seats[2]?.standIn).toBe('away');
  });

  it('can end with the end of the game', async () => {
    await table.ask(CAT.id, 'propose', { kind: 'end' });
    await answered('yes', ANN, BEN);
    expect(table.shown).toMatchObject({ status: 'gathering', pause: null });
  });
});

describe('a game in which nobody has moved for a week', () => {
  let tooEarly: Answer;
  beforeEach(async () => {
    await playUntil(() => (table.run?.seq ?? 0) > 12);
    await table.time.pass(IDLE_AFTER.week - 1);
    tooEarly = await table.ask(CAT.id, 'gatherAnother', {});
    await table.time.pass(1);
    await table.restart();
    await table.comeIn(CAT);
    await table.ask(CAT.id, 'gatherAnother', {});
  });

  it('waits while people gather, until one of its players continues it, even across a restart', async () => {
    const { gameId } = table.shown;
    expect(tooEarly).toMatchObject({ code: 'game-not-idle' });
    expect(table.shown).toMatchObject({ status: 'gathering', waitingGame: { gameId, people: [ANN.id, BEN.id, CAT.id] } });
    await table.kill();
    await table.comeIn(DAN);
    await table.comeIn(BEN);
    expect(await table.ask(DAN.id, 'continueGame', {})).toMatchObject({ code: 'not-seated' });
    await table.ask(BEN.id, 'stand', {});
    expect(await table.ask(BEN.id, 'continueGame', {})).toEqual({ ok: true });
    expect(table.shown).toMatchObject({ status: 'playing', gameId, waitingGame: null });
    expect(table.shown.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cat']);
    const seq = table.run?.seq ?? 0;
    await playUntil(() => true);
    await table.comeIn(CAT);
    await table.comeIn(ANN);
    await playUntil(() => (table.run?.seq ?? 0) > seq);
    expect(table.run?.seq).toBeGreaterThan(seq);
  });

  it('ends unfinished when another game starts, and the server reveals how it was shuffled', async () => {
    const { gameId } = table.shown;
    await table.comeIn(ANN);
    expect(await table.ask(ANN.id, 'start', {})).toEqual({ ok: true });
    expect(table.shown).toMatchObject({ status: 'playing', waitingGame: null, games: 1 });
    expect(table.shown.gameId).not.toBe(gameId);
    expect(await table.tally()).toEqual({ games: [], totals: [] });
    expect(table.received(ANN.id, SERVER_MESSAGE.shuffle)).toContainEqual(expect.objectContaining({ step: 'opened', gameId }));
    expect(await table.ask(CAT.id, 'continueGame', {})).toMatchObject({ code: 'nothing-to-continue' });
  });
});

describe('a person at the table on two devices', () => {
  it('leaves on both at once, and a bot stands in', async () => {
    await table.comeIn(CAT);
    await table.leaveOnOne(CAT.id);
    await table.time.pass(1);
    expect(table.isHere(CAT.id)).toBe(false);
    expect(table.shown.seats[2]).toMatchObject({ connected: false, standIn: 'away' });
  });
});

describe('between games', () => {
  it('a seated player can report ready, which ends with the next game and when the player leaves', async () => {
    await table.ask(BEN.id, 'propose', { kind: 'end' });
    await answered('yes', ANN, CAT);
    expect(await table.ask(DAN.id, 'ready', { is: 'ready' })).toMatchObject({ code: 'not-seated' });
    for (const { id } of [BEN, CAT]) await table.ask(id, 'ready', { is: 'ready' });
    expect(table.shown.ready).toEqual([BEN.id, CAT.id]);
    await table.leave(CAT.id);
    await table.ask(BEN.id, 'ready', { is: 'not-yet' });
    expect(table.shown.ready).toEqual([]);
    await table.ask(BEN.id, 'ready', { is: 'ready' });
    await table.ask(ANN.id, 'fillWithBots', {});
    await table.ask(ANN.id, 'start', {});
    expect(table.shown.ready).toEqual([]);
  });

  it('a friend who is present can take an absent player’s seat, if no other is free, before a bot plays', async () => {
    table = await SimulatedTable.open(ANN, { game: 'chinkway' });
    const FIVE = [ANN, BEN, CAT, guest('Eve'), guest('Fay')];
    await seat(...FIVE);
    await table.comeIn(DAN);
    await table.ask(BEN.id, 'propose', { kind: 'end' });
    await answered('yes', ...FIVE.filter((one) => one !== BEN));
    expect(await table.ask(DAN.id, 'sit', { seat: 2 })).toMatchObject({ code: 'seat-taken' });
    await table.drop(CAT.id);
    expect(await table.ask(DAN.id, 'sit', { seat: 2 })).toMatchObject({ code: 'seat-taken' });
    await table.time.pass(30_000);
    expect(table.shown.freeSeats).toEqual([2]);
    expect(await table.ask(DAN.id, 'sit', { seat: 1 })).toMatchObject({ code: 'seat-taken' });
    expect(await table.ask(DAN.id, 'sit', { seat: 2 })).toEqual({ ok: true });
    expect(table.shown.seats[2]).toMatchObject({ name: 'Dan' });
  });
});
