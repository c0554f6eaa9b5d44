import { type Guest, SERVER_MESSAGE, TAKE_BACK_STANDS } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { granted } from './support/api.ts';
import type { SimulatedTable } from './support/simulated-table.ts';
import { ANN, BEN, CAT } from './support/table-parts.ts';
import { threeFriends } from './support/three-friends.ts';

const SECOND = 1000;
const PEOPLE = [ANN, BEN, CAT];

const who = (table: SimulatedTable, seat: number): Guest => {
  const held = table.record.seats[seat];
  const guest = PEOPLE.find(({ id }) => held?.kind === 'person' && held.person === id);
  if (guest === undefined) throw new Error('nobody sits there');
  return guest;
};
const inTurn = (table: SimulatedTable): Guest => who(table, table.pendingSeats()[0] ?? -1);
const seatOf = (guest: Guest): number => PEOPLE.indexOf(guest);
const others = (guest: Guest): readonly Guest[] => PEOPLE.filter(({ id }) => id !== guest.id);
const wordOf = (table: SimulatedTable, guest: Guest) => table.shown.seats[seatOf(guest)]?.takeBack;

/** Makes the first legal move of the player whose turn it is. Resolves with that player. */
async function play(table: SimulatedTable): Promise<Guest> {
  const guest = inTurn(table);
  const [move] = table.run?.game.legalMoves(table.run.state, seatOf(guest)) ?? [];
  if (move === undefined) throw new Error('there is no move to make');
  granted(await table.move(guest.id, move));
  return guest;
}

const answer = (table: SimulatedTable, guest: Guest, yes: 'yes' | 'no') =>
  table.ask(guest.id, 'answerTakeBack', { from: table.shown.takeBackFrom ?? 0, answer: yes });

/** Resolves with a table at which a player has played a card and requests to take it back. */
async function asking(table: SimulatedTable) {
  const before = table.run?.state;
  const asker = await play(table);
  granted(await table.ask(asker.id, 'askToTakeBack', {}));
  const [first, second] = others(asker);
  if (first === undefined || second === undefined) throw new Error('there are three friends');
  return { before, asker, first, second };
}

describe('a player who requests to take back a move', () => {
  it('gets it back once all others have agreed, and the game is as it was before', async () => {
    const table = await threeFriends();
    const { before, asker, first, second } = await asking(table);
    expect(wordOf(table, asker)).toBe('asks');
    granted(await answer(table, first, 'yes'));
    expect(wordOf(table, first)).toBe('agrees');
    expect(table.run?.state).not.toEqual(before);
    granted(await answer(table, second, 'yes'));
    expect(table.run?.state).toEqual(before);
    expect(table.shown.takeBackFrom).toBeNull();
    expect(inTurn(table)).toBe(asker);
  });

  it('also takes back the moves that the others have made since', async () => {
    const table = await threeFriends();
    const before = table.run?.state;
    const asker = await play(table);
    await play(table);
    granted(await table.ask(asker.id, 'askToTakeBack', {}));
    for (const other of others(asker)) granted(await answer(table, other, 'yes'));
    expect(table.run?.state).toEqual(before);
  });

  it('keeps the move after the first no, and cannot request it again', async () => {
    const table = await threeFriends();
    const { asker, first, second } = await asking(table);
    const after = table.run?.state;
    granted(await answer(table, first, 'no'));
    expect(table.run?.state).toBe(after);
    expect(wordOf(table, asker)).toBe('stays');
    expect(await table.ask(second.id, 'answerTakeBack', { from: 2, answer: 'yes' })).toMatchObject({ code: 'nobody-takes-back' });
    expect(await table.ask(asker.id, 'askToTakeBack', {})).toMatchObject({ code: 'take-back-again' });
  });

  it('keeps the move if somebody does not answer', async () => {
    const table = await threeFriends();
    const { asker, first } = await asking(table);
    const after = table.run?.state;
    granted(await answer(table, first, 'yes'));
    await table.time.pass(TAKE_BACK_STANDS - SECOND);
    expect(wordOf(table, asker)).toBe('asks');
    await table.time.pass(2 * SECOND);
    expect(wordOf(table, asker)).toBe('stays');
    expect(table.run?.state).toBe(after);
  });

  it('can withdraw the request, and the move then stays', async () => {
    const table = await threeFriends();
    const { asker, first } = await asking(table);
    granted(await table.ask(asker.id, 'withdrawTakeBack', {}));
    expect(wordOf(table, asker)).toBe('stays');
    expect(await answer(table, first, 'yes')).toMatchObject({ ok: false });
    expect(await table.ask(first.id, 'withdrawTakeBack', {})).toMatchObject({ code: 'nobody-takes-back' });
  });

  it('loses the request as soon as somebody moves, and can then request again', async () => {
    const table = await threeFriends();
    const { asker, first } = await asking(table);
    const from = table.shown.takeBackFrom ?? 0;
    await play(table);
    expect(table.shown.takeBackFrom).toBeNull();
    expect(await table.ask(first.id, 'answerTakeBack', { from, answer: 'yes' })).toMatchObject({ code: 'nobody-takes-back' });
    expect(wordOf(table, asker)).toBe('possible');
    granted(await table.ask(asker.id, 'askToTakeBack', {}));
  });

  it('loses the request by leaving, and nobody is asked after that', async () => {
    const table = await threeFriends();
    const { asker, first } = await asking(table);
    await table.leave(asker.id);
    await table.time.pass(0);
    expect(table.shown.takeBackFrom).toBeNull();
    expect(await table.ask(first.id, 'answerTakeBack', { from: 2, answer: 'yes' })).toMatchObject({ code: 'nobody-takes-back' });
  });

  it('loses the request by leaving a table without stand-ins, but not by a brief disconnect', async () => {
    const table = await threeFriends();
    granted(await table.ask(ANN.id, 'setSettings', { watching: 'public', standIn: 'never' }));
    const { asker } = await asking(table);
    const from = table.shown.takeBackFrom;
    await table.drop(asker.id);
    await table.time.pass(SECOND);
    expect(table.shown.takeBackFrom).toBe(from);
    await table.takeUp(asker.id);
    await table.leave(asker.id);
    expect(table.shown.takeBackFrom).toBeNull();
  });

  it('needs no answer from a player who leaves and is replaced by a bot, because bots agree', async () => {
    const table = await threeFriends();
    const { before, first, second } = await asking(table);
    granted(await answer(table, first, 'yes'));
    await table.leave(second.id);
    await table.time.pass(0);
    expect(table.run?.state).toEqual(before);
  });

  it('gets no answer from an absent player who still has the seat', async () => {
    const table = await threeFriends();
    const { before, first, second } = await asking(table);
    granted(await answer(table, first, 'yes'));
    await table.drop(second.id);
    await table.time.pass(SECOND);
    expect(table.run?.state).not.toEqual(before);
  });
});

describe('a request to take a move back is refused', () => {
  it('before the player has moved, to a spectator, and during another request', async () => {
    const table = await threeFriends();
    const dora = { ...ANN, id: 'guest-Dora' as Guest['id'], name: 'Dora' };
    await table.comeIn(dora);
    expect(await table.ask(BEN.id, 'askToTakeBack', {})).toMatchObject({ code: 'nothing-to-take-back' });
    expect(await table.ask(dora.id, 'askToTakeBack', {})).toMatchObject({ code: 'not-seated' });
    await play(table);
    const { asker, first } = await asking(table);
    expect(await table.ask(asker.id, 'askToTakeBack', {})).toMatchObject({ code: 'take-back-asked' });
    expect(await table.ask(first.id, 'askToTakeBack', {})).toMatchObject({ code: 'take-back-asked' });
    expect(await answer(table, dora, 'yes')).toMatchObject({ code: 'not-seated' });
    expect(await answer(table, asker, 'yes')).toMatchObject({ code: 'not-seated' });
  });

  it('once something hidden has been revealed', async () => {
    const table = await threeFriends({ game: 'chinchon' });
    const guest = inTurn(table);
    granted(await table.move(guest.id, { type: 'draw', from: 'stock' } as never));
    expect(wordOf(table, guest)).toBeNull();
    expect(await table.ask(guest.id, 'askToTakeBack', {})).toMatchObject({ code: 'uncovered-since' });
  });

  it('if the host has turned it off, which only the host can do and which cancels an open request', async () => {
    const table = await threeFriends();
    const { asker, first } = await asking(table);
    expect(await table.ask(BEN.id, 'setSettings', { takingBack: 'off' })).toMatchObject({ code: 'not-host' });
    granted(await table.ask(ANN.id, 'setSettings', { takingBack: 'off' }));
    expect(table.shown).toMatchObject({ settings: { takingBack: 'off' }, takeBackFrom: null });
    expect(wordOf(table, asker)).toBeNull();
    expect(await table.ask(asker.id, 'askToTakeBack', {})).toMatchObject({ code: 'taking-back-off' });
    expect(await answer(table, first, 'yes')).toMatchObject({ ok: false });
    granted(await table.ask(ANN.id, 'setSettings', { takingBack: 'by-consent' }));
    expect(table.shown.takeBackFrom).toBeNull();
  });

  it('for a move made by a stand-in bot', async () => {
    const table = await threeFriends();
    const guest = inTurn(table);
    await table.leave(guest.id);
    const before = table.run?.seq ?? 0;
    for (let k = 0; k < 30 && table.run?.seq === before; k++) await table.time.pass(SECOND);
    await table.comeIn(guest);
    await table.time.pass(0);
    expect(await table.ask(guest.id, 'askToTakeBack', {})).toMatchObject({ code: 'nothing-to-take-back' });
  });

  it('if it is sent as a move', async () => {
    const table = await threeFriends();
    const asker = await play(table);
    expect(await table.move(asker.id, { type: 'takeBack' })).toMatchObject({ code: 'move-malformed' });
  });
});

describe('if a move and answers come at the same time,', () => {
  it('a move before the last yes is made, and nothing is taken back', async () => {
    const table = await threeFriends();
    const { first, second } = await asking(table);
    granted(await answer(table, first, 'yes'));
    const from = table.shown.takeBackFrom ?? 0;
    const mover = inTurn(table);
    const [move] = table.run?.game.legalMoves(table.run.state, seatOf(mover)) ?? [];
    const before = table.run?.seq ?? 0;
    const moved = table.move(mover.id, move ?? { type: 'none' });
    const answered = table.ask(second.id, 'answerTakeBack', { from, answer: 'yes' });
    granted(await moved);
    expect(await answered).toMatchObject({ ok: false });
    expect(table.run?.seq).toBeGreaterThan(before);
  });

  it('the last yes before a move takes effect, and the move is refused because the game has changed', async () => {
    const table = await threeFriends();
    const { before, first, second } = await asking(table);
    granted(await answer(table, first, 'yes'));
    const mover = inTurn(table);
    const [move] = table.run?.game.legalMoves(table.run.state, seatOf(mover)) ?? [];
    const answered = answer(table, second, 'yes');
    const moved = table.move(mover.id, move ?? { type: 'none' });
    granted(await answered);
    expect(await moved).toMatchObject({ code: 'sequence-old' });
    expect(table.run?.state).toEqual(before);
  });

  it('repeated yes answers take the move back only once', async () => {
    const table = await threeFriends();
    const { first, second } = await asking(table);
    const from = table.shown.takeBackFrom ?? 0;
    const seq = table.run?.seq ?? 0;
    const said = [first, second, first, second].map(({ id }) => table.ask(id, 'answerTakeBack', { from, answer: 'yes' }));
    await Promise.all(said);
    expect(table.run?.seq).toBe(seq + 1);
  });
});

describe('a move that was taken back', () => {
  it('is stored with its take-back, and the game is the same after a restart or a crash', async () => {
    const table = await threeFriends();
    const { before, asker, first, second } = await asking(table);
    for (const other of [first, second]) granted(await answer(table, other, 'yes'));
    const stored = await table.stored();
    expect(stored?.entries.map(({ move }) => move?.type)).toEqual([undefined, 'play', 'takeBack']);
    for (const again of [() => table.restart(), () => table.kill()]) {
      await again();
      for (const guest of PEOPLE) await table.comeIn(guest);
      expect(table.run?.state).toEqual(before);
      expect(wordOf(table, asker)).toBeNull();
      expect(await table.ask(asker.id, 'askToTakeBack', {})).toMatchObject({ code: 'nothing-to-take-back' });
    }
    await play(table);
    expect(wordOf(table, asker)).toBe('possible');
  });

  it('stays taken back even if the server crashes before it has sent anything', async () => {
    const table = await threeFriends();
    const { before, first, second } = await asking(table);
    granted(await answer(table, first, 'yes'));
    void answer(table, second, 'yes');
    await table.time.pass(0);
    await table.kill();
    expect(table.run?.state).toEqual(before);
  });

  it('is shown to people who join later, who learn no more than the people present', async () => {
    const table = await threeFriends();
    const { first, second } = await asking(table);
    for (const other of [first, second]) granted(await answer(table, other, 'yes'));
    for (const guest of PEOPLE) {
      const deal = granted(await table.ask(guest.id, 'lookBack', {}));
      const text = JSON.stringify(deal);
      for (const other of others(guest)) {
        const hands: unknown = Reflect.get(Reflect.get(table.run?.state ?? {}, 'deal') as object, 'hands');
        const hand = Array.isArray(hands) ? (hands[seatOf(other)] as readonly string[]) : [];
        const played = JSON.stringify(await table.stored().then((stored) => stored?.entries[1]?.events));
        const secret = hand.filter((card) => !played.includes(`"${card}"`));
        expect(secret.filter((card) => text.includes(`"${card}"`))).toEqual([]);
      }
    }
    expect(table.received(first.id, SERVER_MESSAGE.snapshot)).not.toHaveLength(0);
  });
});

describe('a take-back request that is open when the server stops or crashes', () => {
  const ENDS = [(table: SimulatedTable) => table.restart(), (table: SimulatedTable) => table.kill()];

  it('stays open with its answers, and the others can still answer', async () => {
    for (const end of ENDS) {
      const table = await threeFriends();
      const { before, asker, first, second } = await asking(table);
      const from = table.shown.takeBackFrom;
      granted(await answer(table, first, 'yes'));
      await end(table);
      for (const guest of PEOPLE) await table.comeIn(guest);
      expect(table.shown.takeBackFrom).toBe(from);
      expect([asker, first, second].map((guest) => wordOf(table, guest))).toEqual(['asks', 'agrees', null]);
      granted(await answer(table, second, 'yes'));
      expect(table.run?.state).toEqual(before);
    }
  });

  it('gets its full time again, however long the server was away', async () => {
    const table = await threeFriends();
    const { asker } = await asking(table);
    await table.time.pass(TAKE_BACK_STANDS - SECOND);
    await table.kill();
    for (const guest of PEOPLE) await table.comeIn(guest);
    await table.time.pass(TAKE_BACK_STANDS - SECOND);
    expect(wordOf(table, asker)).toBe('asks');
    await table.time.pass(2 * SECOND);
    expect(wordOf(table, asker)).toBe('stays');
  });

  it('makes bots wait, no matter who returns first', async () => {
    const table = await annBeforeABot();
    granted(await table.ask(ANN.id, 'askToTakeBack', {}));
    const asked = table.run?.seq ?? 0;
    await table.kill();
    await table.comeIn(CAT);
    await table.time.pass(10 * SECOND);
    expect(table.run?.seq).toBe(asked);
    await table.comeIn(ANN);
    granted(await answer(table, CAT, 'yes'));
    expect(table.run?.seq).toBe(asked + 1);
    expect(wordOf(table, ANN)).toBeNull();
  });

  it('is not repeated if it had already failed', async () => {
    const table = await threeFriends();
    const { asker, first } = await asking(table);
    granted(await answer(table, first, 'no'));
    await table.kill();
    for (const guest of PEOPLE) await table.comeIn(guest);
    expect(wordOf(table, asker)).toBe('stays');
    expect(await table.ask(asker.id, 'askToTakeBack', {})).toMatchObject({ code: 'take-back-again' });
  });
});

describe('bots at a table', () => {
  it('agree to a take-back at once', async () => {
    const table = await threeFriends();
    await table.leave(CAT.id);
    await table.leave(BEN.id);
    let before = table.run?.state;
    while (wordOf(table, ANN) !== 'possible') {
      while (table.pendingSeats()[0] !== seatOf(ANN)) await table.time.pass(SECOND);
      before = table.run?.state;
      await play(table);
    }
    granted(await table.ask(ANN.id, 'askToTakeBack', {}));
    expect(table.run?.state).toEqual(before);
  });

  it('wait while a take-back is requested, and play on once it is settled', async () => {
    const table = await annBeforeABot();
    granted(await table.ask(ANN.id, 'askToTakeBack', {}));
    const asked = table.run?.seq ?? 0;
    await table.time.pass(10 * SECOND);
    expect(table.run?.seq).toBe(asked);
    granted(await answer(table, CAT, 'no'));
    await table.time.pass(SECOND);
    expect(table.run?.seq).toBeGreaterThan(asked);
  });
});

/** Resolves with a table at which Ann has made a move that she may take back, and a bot in Ben's seat is next. */
async function annBeforeABot(): Promise<SimulatedTable> {
  for (;;) {
    const table = await threeFriends();
    await table.leave(BEN.id);
    const isBotNext = (): boolean => table.pendingSeats()[0] === seatOf(BEN);
    // The game may end before such a moment.
    while (table.pendingSeats().length > 0) {
      while (isBotNext()) await table.time.pass(SECOND);
      if (table.pendingSeats().length === 0) break;
      if ((await play(table)) === ANN && isBotNext() && wordOf(table, ANN) === 'possible') return table;
    }
  }
}
