import { type Guest, type GuestId, SERVER_MESSAGE } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { COSTS } from '../shield/costs.ts';
import { granted } from './support/api.ts';
import { SimulatedTable } from './support/simulated-table.ts';
import { ANN, BEN, CAT, seating } from './support/table-parts.ts';
import { threeFriends } from './support/three-friends.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DRAW = { type: 'draw', from: 'stock' };

/** Returns the player whose turn it is, and the others. */
function inTurn(table: SimulatedTable): { readonly thinker: Guest; readonly seat: number; readonly others: readonly Guest[] } {
  const people = [ANN, BEN, CAT];
  const [seat] = table.pendingSeats();
  const held = seat === undefined ? undefined : table.record.seats[seat];
  const thinker = people.find(({ id }) => held?.kind === 'person' && held.person === id);
  if (seat === undefined || thinker === undefined) throw new Error('nobody is in turn');
  return { thinker, seat, others: people.filter(({ id }) => id !== thinker.id) };
}

const seqOf = ({ run }: SimulatedTable): number => run?.seq ?? 0;

/** Takes a whole turn in Chinchón at once: draws and discards. */
async function takeTurn(table: SimulatedTable): Promise<void> {
  granted(await table.move(inTurn(table).thinker.id, DRAW));
  await discard(table);
}

/** Discards for the player who has drawn in Chinchón. */
async function discard(table: SimulatedTable): Promise<void> {
  const { thinker, seat } = inTurn(table);
  const { run } = table;
  const discarded = run?.game.legalMoves(run.state, seat).find(({ type }) => type === 'discard');
  if (discarded === undefined) throw new Error('nothing can be discarded');
  granted(await table.move(thinker.id, discarded));
}

async function flicker(table: SimulatedTable, guest: Guest, times: number): Promise<void> {
  for (let k = 0; k < times; k++) {
    await table.drop(guest.id);
    await table.time.pass(SECOND);
    await table.comeIn(guest);
    await table.time.pass(SECOND);
  }
}

describe('a host', () => {
  it('who is away for longer than the grace period is replaced by the player who sat down first', async () => {
    const table = await threeFriends();
    await table.drop(ANN.id);
    await table.time.pass(29 * SECOND);
    expect(table.record.host.id).toBe(ANN.id);
    await table.time.pass(2 * SECOND);
    expect(table.record.host.id).toBe(BEN.id);
    expect(table.shown.formerHost).toBe(ANN.id);
  });

  it('who leaves on purpose is replaced at once, even while people gather', async () => {
    const table = await SimulatedTable.open(ANN);
    await table.comeIn(ANN);
    await table.comeIn(BEN);
    granted(await table.ask(BEN.id, 'sit', { seat: 2 }));
    await table.leave(ANN.id);
    await table.time.pass(0);
    expect(table.record.host.id).toBe(BEN.id);
    granted(await table.ask(BEN.id, 'fillWithBots', {}));
    granted(await table.ask(BEN.id, 'start', {}));
  });

  it('who returns can get the table back', async () => {
    const table = await threeFriends();
    await table.drop(ANN.id);
    await table.time.pass(MINUTE);
    await table.comeIn(ANN);
    granted(await table.ask(BEN.id, 'handOver', { person: ANN.id }));
    expect(table.record).toMatchObject({ host: { id: ANN.id }, formerHost: null });
  });

  it('who does not return after a server restart is replaced too', async () => {
    const table = await threeFriends();
    await table.restart();
    await table.comeIn(CAT);
    await table.time.pass(MINUTE);
    expect(table.record.host.id).toBe(CAT.id);
  });
});

describe('a connection that drops repeatedly', () => {
  it('brings in a bot once its gaps together are longer than the grace period', async () => {
    const table = await threeFriends();
    const { thinker, seat } = inTurn(table);
    const before = seqOf(table);
    await flicker(table, thinker, 29);
    expect(seqOf(table)).toBe(before);
    await flicker(table, thinker, 3);
    await table.drop(thinker.id);
    await table.time.pass(2 * SECOND);
    expect(seating(table.record)[seat]).toBe(`bot for ${thinker.name}`);
    expect(seqOf(table)).toBeGreaterThan(before);
  });
});

describe('a connection that is down for longer than the grace period', () => {
  it('gives the seat back on reconnect', async () => {
    const table = await threeFriends();
    const { thinker, seat } = inTurn(table);
    await table.drop(thinker.id);
    await table.time.pass(31 * SECOND);
    expect(seating(table.record)[seat]).toBe(`bot for ${thinker.name}`);
    await table.takeUp(thinker.id);
    await table.time.pass(0);
    expect(seating(table.record)[seat]).toBe(thinker.name);
  });
});

describe('a player who leaves on purpose', () => {
  it('is replaced by a bot at once, and gets the seat back on return', async () => {
    const table = await threeFriends();
    const { thinker, seat } = inTurn(table);
    await table.leave(thinker.id);
    await table.time.pass(0);
    expect(seating(table.record)[seat]).toBe(`bot for ${thinker.name}`);
    await table.comeIn(thinker);
    await table.time.pass(0);
    expect(seating(table.record)[seat]).toBe(thinker.name);
  });
});

describe('a game with only bots left', () => {
  it('waits for a player, and not for a spectator', async () => {
    const table = await threeFriends();
    const dora: Guest = { id: 'guest-Dora' as GuestId, name: 'Dora' };
    await table.comeIn(dora);
    for (const { id } of [ANN, BEN, CAT]) await table.leave(id);
    const before = seqOf(table);
    await table.time.pass(10 * MINUTE);
    expect(seqOf(table)).toBe(before);
    await table.comeIn(CAT);
    await table.time.pass(MINUTE);
    expect(seating(table.record)).toEqual(['bot for Ann', 'bot for Ben', 'Cat']);
  });
});

describe('a player who is present and does not move', () => {
  it('is shown as slow after two minutes, and a bot takes over once all others agree', async () => {
    const table = await threeFriends();
    const { thinker, seat, others } = inTurn(table);
    const [one, two] = others;
    if (one === undefined || two === undefined) throw new Error('three were wanted');
    await table.time.pass(2 * MINUTE - SECOND);
    expect(table.shown.seats[seat]?.slow).toBe(false);
    expect(await table.ask(one.id, 'agreeToBot', { seat })).toMatchObject({ code: 'not-slow' });
    await table.time.pass(SECOND);
    expect(table.shown.seats[seat]?.slow).toBe(true);
    granted(await table.ask(one.id, 'agreeToBot', { seat }));
    expect(table.shown.seats[seat]?.agreed).toBe(1);
    expect(await table.ask(thinker.id, 'agreeToBot', { seat })).toMatchObject({ code: 'not-seated' });
    granted(await table.ask(two.id, 'agreeToBot', { seat }));
    expect(seating(table.record)[seat]).toBe(`bot for ${thinker.name}`);
    const before = seqOf(table);
    await table.time.pass(SECOND);
    expect(seqOf(table)).toBeGreaterThan(before);
    granted(await table.ask(thinker.id, 'takeSeatBack', {}));
    expect(seating(table.record)[seat]).toBe(thinker.name);
  });

  it('keeps the seat by reporting presence, which cancels what the others agreed', async () => {
    const table = await threeFriends();
    const { thinker, seat, others } = inTurn(table);
    const [one, two] = others;
    if (one === undefined || two === undefined) throw new Error('three were wanted');
    await table.time.pass(2 * MINUTE);
    granted(await table.ask(one.id, 'agreeToBot', { seat }));
    granted(await table.ask(thinker.id, 'stillHere', {}));
    expect(table.shown.seats[seat]).toMatchObject({ slow: false, agreed: 0 });
    await table.time.pass(2 * MINUTE);
    granted(await table.ask(two.id, 'agreeToBot', { seat }));
    expect(seating(table.record)[seat]).toBe(thinker.name);
  });

  it('can keep the seat three times before a move, and after that the others’ agreement counts', async () => {
    const table = await threeFriends();
    const { thinker, seat, others } = inTurn(table);
    const [one, two] = others;
    if (one === undefined || two === undefined) throw new Error('three were wanted');
    for (let time = 0; time < 3; time++) {
      await table.time.pass(2 * MINUTE - SECOND);
      granted(await table.ask(thinker.id, 'stillHere', {})); // before a long wait, it does not count as one of the three
      await table.time.pass(SECOND);
      granted(await table.ask(one.id, 'agreeToBot', { seat }));
      granted(await table.ask(thinker.id, 'stillHere', {}));
      expect(table.shown.seats[seat]).toMatchObject({ slow: false, agreed: 0 });
    }
    await table.time.pass(2 * MINUTE);
    granted(await table.ask(one.id, 'agreeToBot', { seat }));
    expect(await table.ask(thinker.id, 'stillHere', {})).toMatchObject({ code: 'still-here-often' });
    expect(table.shown.seats[seat]).toMatchObject({ slow: true, agreed: 1 });
    granted(await table.ask(two.id, 'agreeToBot', { seat }));
    expect(seating(table.record)[seat]).toBe(`bot for ${thinker.name}`);
  });

  it('can report presence three times again after a move', async () => {
    const table = await threeFriends({ game: 'chinchon' });
    const { thinker } = inTurn(table);
    const sayThrice = async (): Promise<void> => {
      for (let time = 0; time < 3; time++) {
        await table.time.pass(2 * MINUTE);
        granted(await table.ask(thinker.id, 'stillHere', {}));
      }
    };
    await sayThrice();
    granted(await table.move(thinker.id, DRAW));
    await sayThrice();
    expect(table.slowSeats()).toEqual([]);
  });

  it('is no longer slow from the moment of their move', async () => {
    const table = await threeFriends({ game: 'chinchon' });
    const { thinker, seat } = inTurn(table);
    await table.time.pass(2 * MINUTE);
    expect(table.slowSeats()).toEqual([seat]);
    granted(await table.move(thinker.id, DRAW));
    expect(table.slowSeats()).toEqual([]);
    await table.time.pass(2 * MINUTE);
    expect(table.slowSeats()).toEqual([seat]);
    await discard(table);
    expect(table.slowSeats()).toEqual([]);
    const next = inTurn(table).seat;
    await table.time.pass(2 * MINUTE);
    expect(table.slowSeats()).toEqual([next]);
  });

  it('is no longer slow after any move of a game, including the one that ends it', async () => {
    const table = await threeFriends({ game: 'chanoyu', options: { scoring: 'runs' } });
    while (table.record.status === 'playing') {
      const { thinker, seat } = inTurn(table);
      await table.time.pass(2 * MINUTE);
      expect(table.slowSeats()).toEqual([seat]);
      const [move] = table.run?.game.legalMoves(table.run.state, seat) ?? [];
      if (move === undefined) throw new Error('nothing can be done');
      granted(await table.move(thinker.id, move));
      expect(table.slowSeats()).toEqual([]);
    }
  });

  it('is no longer slow from the moment a bot takes over', async () => {
    const table = await threeFriends();
    const { thinker, seat } = inTurn(table);
    await table.time.pass(2 * MINUTE);
    expect(table.slowSeats()).toEqual([seat]);
    await table.leave(thinker.id);
    expect(table.slowSeats()).toEqual([]);
  });

  it('is no longer slow when the move before is taken back, nor is the player who must move again', async () => {
    const table = await threeFriends();
    const { thinker: mover, seat: from, others } = inTurn(table);
    const [move] = table.run?.game.legalMoves(table.run.state, from) ?? [];
    if (move === undefined) throw new Error('nothing can be done');
    granted(await table.move(mover.id, move));
    const { seat } = inTurn(table);
    await table.time.pass(2 * MINUTE);
    expect(table.slowSeats()).toEqual([seat]);
    granted(await table.ask(mover.id, 'askToTakeBack', {}));
    const asked = table.shown.takeBackFrom ?? 0;
    for (const { id } of others) granted(await table.ask(id, 'answerTakeBack', { from: asked, answer: 'yes' }));
    expect(inTurn(table).seat).toBe(from);
    expect(table.slowSeats()).toEqual([]);
  });

  it('is never shown as slow if all others are bots', async () => {
    const table = await SimulatedTable.open(ANN);
    await table.comeIn(ANN);
    granted(await table.ask(ANN.id, 'fillWithBots', {}));
    granted(await table.ask(ANN.id, 'start', {}));
    await table.time.pass(10 * MINUTE);
    expect([...table.shown.seats].some(({ slow }) => slow)).toBe(false);
  });
});

describe('a clock', () => {
  it('stops for at most 90 seconds of a game, however often its player disconnects and moves', async () => {
    const table = await threeFriends({ game: 'chinchon' });
    granted(await table.ask(ANN.id, 'setSettings', { clock: 'fast' }));
    const { thinker: attacker } = inTurn(table);
    const away = async (): Promise<string> => {
      while (inTurn(table).thinker.id !== attacker.id) await takeTurn(table);
      const before = seqOf(table);
      await table.drop(attacker.id);
      await table.time.pass(29 * SECOND);
      await table.comeIn(attacker);
      return seqOf(table) > before ? 'time out' : 'waited for';
    };
    const attacks = [];
    for (let times = 0; times < 3; times++) {
      attacks.push(await away());
      await takeTurn(table);
    }
    expect(attacks).toEqual(['waited for', 'waited for', 'waited for']);
    // 87 seconds have been used: the clock is stopped for three more seconds, and then runs.
    while (inTurn(table).thinker.id !== attacker.id) await takeTurn(table);
    await table.drop(attacker.id);
    await table.time.pass(10 * SECOND);
    const seat = table.pendingSeats()[0] ?? -1;
    await table.comeIn(attacker);
    expect(table.received(attacker.id, SERVER_MESSAGE.snapshot).at(-1)).toMatchObject({ clocks: [[seat, 35_000, 1]] });
  });

  it('lets a bot move once for a player whose time is out, who keeps the seat', async () => {
    const table = await threeFriends();
    granted(await table.ask(ANN.id, 'setSettings', { clock: 'fast' }));
    const { thinker, seat } = inTurn(table);
    const before = seqOf(table);
    await table.time.pass(41 * SECOND);
    expect(seqOf(table)).toBe(before);
    await table.time.pass(2 * SECOND);
    expect(seqOf(table)).toBeGreaterThan(before);
    expect(seating(table.record)[seat]).toBe(thinker.name);
  });

  it('makes no more moves for an address that used up its disk budget, until the budget recovers', async () => {
    const disk = { atOnce: (2.5 * COSTS.move.disk) / 1000, every: (1000 / COSTS.move.disk) * HOUR };
    const table = await threeFriends({ limits: { diskPerAddress: disk }, address: '203.0.113.1' });
    granted(await table.ask(ANN.id, 'setSettings', { clock: 'fast' }));
    const timesOut = (): number => table.received(ANN.id, SERVER_MESSAGE.timeOut).length;
    await table.time.pass(10 * MINUTE);
    expect(timesOut()).toBe(2);
    await table.time.pass(HOUR);
    expect(timesOut()).toBe(3);
  });

  it('notifies everybody once of whose time was out', async () => {
    const table = await threeFriends();
    granted(await table.ask(ANN.id, 'setSettings', { clock: 'fast' }));
    const { seat } = inTurn(table);
    await table.time.pass(43 * SECOND);
    for (const { id } of [ANN, BEN, CAT]) expect(table.received(id, SERVER_MESSAGE.timeOut)).toEqual([seat]);
  });

  it('gives a player who moves and must decide again the time for the new decision', async () => {
    const table = await threeFriends({ game: 'chinchon' });
    granted(await table.ask(ANN.id, 'setSettings', { clock: 'fast' }));
    const { thinker } = inTurn(table);
    await table.time.pass(30 * SECOND);
    granted(await table.move(thinker.id, DRAW));
    const before = seqOf(table);
    await table.time.pass(23 * SECOND);
    expect(seqOf(table)).toBe(before);
    await table.time.pass(2 * SECOND);
    expect(seqOf(table)).toBeGreaterThan(before);
  });

  it('runs out on time for a player with less time left than the player who moved before', async () => {
    const table = await threeFriends({ game: 'chinchon' });
    granted(await table.ask(ANN.id, 'setSettings', { clock: 'fast' }));
    const { thinker } = inTurn(table);
    await table.time.pass(41 * SECOND);
    do await takeTurn(table);
    while (inTurn(table).thinker !== thinker);
    const before = seqOf(table);
    await table.time.pass(12 * SECOND);
    expect(seqOf(table)).toBe(before);
    await table.time.pass(2 * SECOND);
    expect(seqOf(table)).toBeGreaterThan(before);
  });

  it('is broadcast once when it stops and once when it continues, and not while it runs', async () => {
    const table = await threeFriends();
    granted(await table.ask(ANN.id, 'setSettings', { clock: 'fast' }));
    const { thinker, seat, others: [other] } = inTurn(table);
    if (other === undefined) throw new Error('three were wanted');
    await table.time.pass(10 * SECOND);
    await table.drop(thinker.id);
    await table.time.pass(10 * SECOND);
    await table.comeIn(thinker);
    await table.time.pass(10 * SECOND);
    const received = table.received(other.id, SERVER_MESSAGE.clocks);
    expect(received).toEqual([[[seat, 42_000, 1]], [[seat, 32_000, 0]], [[seat, 32_000, 1]]]);
    expect(table.received(thinker.id, SERVER_MESSAGE.snapshot)).toMatchObject([{ clocks: [[seat, 32_000, 0]] }]);
  });

  it('is broadcast again if the host changes it while it is stopped', async () => {
    const table = await threeFriends();
    granted(await table.ask(ANN.id, 'setSettings', { clock: 'fast' }));
    // The player on the host's right leads.
    const { thinker, seat } = inTurn(table);
    expect(thinker).toBe(CAT);
    await table.drop(CAT.id);
    granted(await table.ask(ANN.id, 'setSettings', { clock: 'relaxed' }));
    expect(table.received(BEN.id, SERVER_MESSAGE.clocks).slice(1)).toEqual([[[seat, 42_000, 0]], [[seat, 240_000, 0]]]);
  });

  it('continues where it was after a server restart', async () => {
    const table = await threeFriends();
    granted(await table.ask(ANN.id, 'setSettings', { clock: 'fast' }));
    const { thinker, seat } = inTurn(table);
    await table.time.pass(10 * SECOND);
    await table.restart();
    await table.time.pass(MINUTE);
    await table.comeIn(thinker);
    const snapshot = table.received(thinker.id, SERVER_MESSAGE.snapshot).at(-1);
    expect(snapshot).toMatchObject({ clocks: [[seat, 32_000, expect.anything()]] });
  });

  it('continues with the time left after the last move when the server was killed', async () => {
    const table = await threeFriends({ game: 'chinchon' });
    granted(await table.ask(ANN.id, 'setSettings', { clock: 'fast' }));
    const { thinker, seat } = inTurn(table);
    await table.time.pass(30 * SECOND);
    granted(await table.move(thinker.id, DRAW));
    await table.time.pass(5 * SECOND);
    await table.kill();
    await table.comeIn(thinker);
    const snapshot = table.received(thinker.id, SERVER_MESSAGE.snapshot).at(-1);
    expect(snapshot).toMatchObject({ clocks: [[seat, 24_000, expect.anything()]] });
  });

  it('stops while no player is present, however long', async () => {
    const table = await threeFriends();
    granted(await table.ask(ANN.id, 'setSettings', { clock: 'fast' }));
    const before = seqOf(table);
    for (const { id } of [ANN, BEN, CAT]) await table.drop(id);
    await table.time.pass(4 * MINUTE);
    expect(seqOf(table)).toBe(before);
  });

  it('does not reset a player’s time away by moving for them: only their own moves do', async () => {
    const table = await threeFriends();
    granted(await table.ask(ANN.id, 'setSettings', { clock: 'fast' }));
    const { thinker, seat } = inTurn(table);
    await flicker(table, thinker, 20);
    await table.time.pass(MINUTE);
    expect(table.received(thinker.id, SERVER_MESSAGE.timeOut)).toContain(seat);
    await flicker(table, thinker, 9);
    await table.drop(thinker.id);
    await table.time.pass(2 * SECOND);
    expect(seating(table.record)[seat]).toBe(`bot for ${thinker.name}`);
  });

  it('stops while a player is disconnected, and runs again once the grace period is used up', async () => {
    const table = await threeFriends();
    granted(await table.ask(ANN.id, 'setSettings', { watching: 'public', standIn: 'never' }));
    granted(await table.ask(ANN.id, 'setSettings', { clock: 'fast' }));
    const { thinker } = inTurn(table);
    const before = seqOf(table);
    await table.drop(thinker.id);
    await table.time.pass(71 * SECOND);
    expect(seqOf(table)).toBe(before);
    await table.time.pass(2 * SECOND);
    expect(seqOf(table)).toBeGreaterThan(before);
  });
});
