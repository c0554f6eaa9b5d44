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

describe('somebody who would take back a move', () => {
  it('does once all others have agreed, and the game stands as before it', async () => {
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

  it('takes back what the others have played since as well', async () => {
    const table = await threeFriends();
    const before = table.run?.state;
    const asker = await play(table);
    await play(table);
    granted(await table.ask(asker.id, 'askToTakeBack', {}));
    for (const other of others(asker)) granted(await answer(table, other, 'yes'));
    expect(table.run?.state).toEqual(before);
  });

  it('does not with the first no, and cannot ask about that move again', async () => {
    const table = await threeFriends();
    const { asker, first, second } = await asking(table);
    const after = table.run?.state;
    granted(await answer(table, first, 'no'));
    expect(table.run?.state).toBe(after);
    expect(wordOf(table, asker)).toBe('stays');
    expect(await table.ask(second.id, 'answerTakeBack', { from: 2, answer: 'yes' })).toMatchObject({ code: 'nobody-takes-back' });
    expect(await table.ask(asker.id, 'askToTakeBack', {})).toMatchObject({ code: 'take-back-again' });
  });

  it('does not if somebody says nothing', async () => {
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

  it('may leave it as it is after all, and then it stays', async () => {
    const table = await threeFriends();
    const { asker, first } = await asking(table);
    granted(await table.ask(asker.id, 'withdrawTakeBack', {}));
    expect(wordOf(table, asker)).toBe('stays');
    expect(await answer(table, first, 'yes')).toMatchObject({ ok: false });
    expect(await table.ask(first.id, 'withdrawTakeBack', {})).toMatchObject({ code: 'nobody-takes-back' });
  });

  it('asks in vain as soon as somebody moves, and may ask again then', async () => {
    const table = await threeFriends();
    const { asker, first } = await asking(table);
    const from = table.shown.takeBackFrom ?? 0;
    await play(table);
    expect(table.shown.takeBackFrom).toBeNull();
    expect(await table.ask(first.id, 'answerTakeBack', { from, answer: 'yes' })).toMatchObject({ code: 'nobody-takes-back' });
    expect(wordOf(table, asker)).toBe('possible');
    granted(await table.ask(asker.id, 'askToTakeBack', {}));
  });

  it('asks in vain when they go, and nobody is asked any more', async () => {
    const table = await threeFriends();
    const { asker, first } = await asking(table);
    await table.leave(asker.id);
    await table.time.pass(0);
    expect(table.shown.takeBackFrom).toBeNull();
    expect(await table.ask(first.id, 'answerTakeBack', { from: 2, answer: 'yes' })).toMatchObject({ code: 'nobody-takes-back' });
  });

  it('asks in vain when they go where no bot sits in for anybody, but not while their line is down for a moment', async () => {
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

  it('needs no word of one who goes and is followed by a bot: bots agree', async () => {
    const table = await threeFriends();
    const { before, first, second } = await asking(table);
    granted(await answer(table, first, 'yes'));
    await table.leave(second.id);
    await table.time.pass(0);
    expect(table.run?.state).toEqual(before);
  });

  it('is not answered by one who is away and whose seat is still their own', async () => {
    const table = await threeFriends();
    const { before, first, second } = await asking(table);
    granted(await answer(table, first, 'yes'));
    await table.drop(second.id);
    await table.time.pass(SECOND);
    expect(table.run?.state).not.toEqual(before);
  });
});

describe('a wish to take a move back is refused', () => {
  it('before one has moved, to one who watches, and while another asks', async () => {
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

  it('once something hidden was revealed', async () => {
    const table = await threeFriends({ game: 'chinchon' });
    const guest = inTurn(table);
    granted(await table.move(guest.id, { type: 'draw', from: 'stock' } as never));
    expect(wordOf(table, guest)).toBeNull();
    expect(await table.ask(guest.id, 'askToTakeBack', {})).toMatchObject({ code: 'uncovered-since' });
  });

  it('where the host has it so, who alone can, and a question is void then', async () => {
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

  it('for what a bot has played that sat in', async () => {
    const table = await threeFriends();
    const guest = inTurn(table);
    await table.leave(guest.id);
    const before = table.run?.seq ?? 0;
    for (let k = 0; k < 30 && table.run?.seq === before; k++) await table.time.pass(SECOND);
    await table.comeIn(guest);
    await table.time.pass(0);
    expect(await table.ask(guest.id, 'askToTakeBack', {})).toMatchObject({ code: 'nothing-to-take-back' });
  });

  it('as a move: the only way is to ask', async () => {
    const table = await threeFriends();
    const asker = await play(table);
    expect(await table.move(asker.id, { type: 'takeBack' })).toMatchObject({ code: 'move-malformed' });
  });
});

describe('at the same moment', () => {
  it('a move comes before the last yes: the move is made, and nothing taken back', async () => {
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

  it('the last yes comes before a move: the move was chosen at another game, and is not made', async () => {
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

  it('all others say yes twice: it is taken back once', async () => {
    const table = await threeFriends();
    const { first, second } = await asking(table);
    const from = table.shown.takeBackFrom ?? 0;
    const seq = table.run?.seq ?? 0;
    const said = [first, second, first, second].map(({ id }) => table.ask(id, 'answerTakeBack', { from, answer: 'yes' }));
    await Promise.all(said);
    expect(table.run?.seq).toBe(seq + 1);
  });
});

describe('what was taken back', () => {
  it('is stored beside what it took back, and stands the same after a restart, or if the server dies', async () => {
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

  it('is there though the server died before it sent anything', async () => {
    const table = await threeFriends();
    const { before, first, second } = await asking(table);
    granted(await answer(table, first, 'yes'));
    void answer(table, second, 'yes');
    await table.time.pass(0);
    await table.kill();
    expect(table.run?.state).toEqual(before);
  });

  it('is shown to all who come in the middle, who learn no more than those who were there', async () => {
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

describe('a question that is open when the server is stopped, or dies', () => {
  const ENDS = [(table: SimulatedTable) => table.restart(), (table: SimulatedTable) => table.kill()];

  it('stands as it stood, with what was said to it, and the others go on answering', async () => {
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

  it('stands its whole time again, however long the server was away', async () => {
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

  it('is waited for by bots, no matter who is back first', async () => {
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

  it('is not asked again if it had come to nothing', async () => {
    const table = await threeFriends();
    const { asker, first } = await asking(table);
    granted(await answer(table, first, 'no'));
    await table.kill();
    for (const guest of PEOPLE) await table.comeIn(guest);
    expect(wordOf(table, asker)).toBe('stays');
    expect(await table.ask(asker.id, 'askToTakeBack', {})).toMatchObject({ code: 'take-back-again' });
  });
});

describe('at a table with bots', () => {
  it('they agree at once', async () => {
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

  it('they wait while somebody asks, and play on once that is settled', async () => {
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
