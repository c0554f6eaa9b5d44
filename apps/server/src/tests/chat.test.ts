import type { Guest, GuestId, Said } from '@chinwag/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { granted } from './support/api.ts';
import { SimulatedTable, type SimulatedTableOptions } from './support/simulated-table.ts';

const SECOND = 1000;
const named = (name: string): Guest => ({ id: `guest-${name}` as GuestId, name });
const [ANN, BEN, CAT] = [named('Ann'), named('Ben'), named('Cat')];
const [DAN, EVE, IKER] = [named('Dan'), named('Eve'), named('Iker')];
const FIVE = [ANN, BEN, CAT, DAN, EVE];

let table: SimulatedTable;

/** Starts a game with these people, the first of them the host, with bots in the other seats. */
async function playing(people: readonly Guest[], wanted: SimulatedTableOptions = {}): Promise<void> {
  table = await SimulatedTable.open(people[0] ?? ANN, { game: 'chinkway', ...wanted });
  for (const [seat, guest] of people.entries()) {
    await table.comeIn(guest);
    if (seat > 0) granted(await table.ask(guest.id, 'sit', { seat }));
  }
  granted(await table.ask(ANN.id, 'fillWithBots', {}));
  granted(await table.ask(ANN.id, 'start', {}));
}

const heard = ({ id }: Guest): readonly string[] =>
  table.received(id, 'c').flatMap((received) => (received as readonly Said[]).map(({ text, preset }) => text ?? preset ?? ''));
const say = ({ id }: Guest, text: string) => table.ask(id, 'say', { text });
const names = () => [...table.shown.seats].map(({ name }) => name);
const spectators = () => [...table.shown.spectators].map(({ name }) => name);
const run = () => {
  if (table.run === null) throw new Error('no game is on');
  return table.run;
};
const isOnRecord = () => run().state.records.length;
const silenced = (): readonly number[] => [0, 1, 2, 3, 4].filter((seat) => run().game.silence(run().state, seat) !== null);
const sitter = (seat: number | undefined): Guest => {
  const held = seat === undefined ? undefined : table.record.seats[seat];
  if (held?.kind !== 'person') throw new Error('nobody sits there');
  return { id: held.person, name: held.name };
};

/** Plays any moves until a condition holds. */
async function playUntil(holds: () => boolean): Promise<void> {
  while (!holds()) {
    const [seat] = table.pendingSeats();
    const held = seat === undefined ? undefined : table.record.seats[seat];
    if (seat === undefined) throw new Error('the game is over');
    if (held?.kind !== 'person') await table.time.pass(SECOND);
    else granted(await table.move(held.person, run().game.legalMoves(run().state, seat)[0] ?? { type: 'none' }));
  }
}

describe('messages', () => {
  beforeEach(() => playing([ANN, BEN]));

  it('are limited to six at once and one in three seconds, and the refusal says how long to wait', async () => {
    for (let k = 0; k < 6; k++) granted(await say(ANN, `${k}`));
    expect(await say(ANN, 'too much')).toMatchObject({ code: 'talk-slower', wait: 3000 });
    await table.time.pass(3 * SECOND);
    granted(await say(ANN, 'now'));
    expect(heard(BEN).at(-1)).toBe('now');
  });

  it('share one limit in two tabs', async () => {
    await table.comeIn(ANN);
    for (let k = 0; k < 6; k++) granted(await say(ANN, `${k}`));
    expect(await table.askOnNewestConnection(ANN.id, 'say', { text: 'from the other tab' })).toMatchObject({ code: 'talk-slower' });
  });

  it('carry the sender’s badge of that time, and spectators are shown with their badges', async () => {
    await table.comeIn({ ...CAT, badge: 42 });
    expect(table.shown.spectators).toMatchObject([{ name: 'Cat', badge: 42 }]);
    granted(await table.ask(BEN.id, 'rename', { name: BEN.name, badge: 7 }));
    granted(await say(BEN, 'as a moon'));
    granted(await table.ask(BEN.id, 'rename', { name: BEN.name, badge: null }));
    granted(await say(BEN, 'as a letter'));
    const received = table.received(ANN.id, 'c') as readonly (readonly Said[])[];
    expect(received.flat().map(({ badge }) => badge)).toEqual([7, undefined]);
  });

  it('that are empty do not count toward the limit', async () => {
    for (let k = 0; k < 10; k++) expect(await say(ANN, ' ')).toMatchObject({ code: 'message-empty' });
    granted(await say(ANN, 'hello'));
  });

  it('survive a restart, and everybody who joins receives the last fifty', async () => {
    for (let k = 0; k < 55; k++) {
      granted(await say(ANN, `${k}`));
      await table.time.pass(3 * SECOND);
    }
    await table.restart();
    await table.comeIn(BEN);
    expect(heard(BEN)).toEqual(Array.from({ length: 50 }, (_, k) => `${k + 5}`));
    granted(await say(BEN, 'and on'));
    expect(heard(BEN).at(-1)).toBe('and on');
  });

  it('sent while somebody was away arrive when that person returns', async () => {
    await table.drop(BEN.id);
    granted(await say(ANN, 'while you were away'));
    await table.comeIn(BEN);
    expect(heard(BEN)).toEqual(['while you were away']);
  });
});

describe('the host', () => {
  beforeEach(async () => {
    await playing([ANN, BEN]);
    await table.comeIn(IKER);
  });

  it('can slow the chat at once', async () => {
    granted(await table.ask(ANN.id, 'setSettings', { talk: 'slow' }));
    granted(await say(BEN, 'one'));
    expect(await say(BEN, 'two')).toMatchObject({ code: 'talk-slower', wait: 30_000 });
    granted(await table.ask(ANN.id, 'setSettings', { talk: 'everybody' }));
    await table.time.pass(15 * SECOND);
    granted(await say(BEN, 'three'));
  });

  it('can restrict the chat to players', async () => {
    granted(await table.ask(ANN.id, 'setSettings', { talk: 'players' }));
    expect(await say(IKER, 'hello')).toMatchObject({ code: 'talk-for-players' });
    granted(await say(BEN, 'hello'));
  });

  it('can turn the chat off, including signs, and it stays off after a restart', async () => {
    granted(await table.ask(ANN.id, 'setSettings', { talk: 'off' }));
    await table.restart();
    await table.comeIn(BEN);
    expect(table.shown.settings.talk).toBe('off');
    expect(await say(BEN, 'hello')).toMatchObject({ code: 'talk-off' });
    expect(await table.ask(BEN.id, 'sign', { sign: 'wave' })).toMatchObject({ code: 'talk-off' });
  });

  it('alone can change the chat', async () => {
    expect(await table.ask(BEN.id, 'setSettings', { talk: 'off' })).toMatchObject({ code: 'not-host' });
  });
});

describe('a sign', () => {
  beforeEach(async () => {
    await playing([ANN, BEN]);
    await table.comeIn(IKER);
  });

  it('is shown to everybody at the sender’s seat, and is not stored', async () => {
    granted(await table.ask(BEN.id, 'sign', { sign: 'praise' }));
    for (const guest of [ANN, BEN, IKER]) {
      expect(table.received(guest.id, 'g')).toEqual([{ from: BEN.id, seat: 1, sign: 'praise' }]);
    }
    await table.comeIn(CAT);
    expect(table.received(CAT.id, 'g')).toEqual([]);
  });

  it('requires a seat and is rate limited, separately from messages', async () => {
    expect(await table.ask(IKER.id, 'sign', { sign: 'wave' })).toMatchObject({ code: 'not-seated' });
    for (let k = 0; k < 4; k++) granted(await table.ask(BEN.id, 'sign', { sign: 'laugh' }));
    expect(await table.ask(BEN.id, 'sign', { sign: 'laugh' })).toMatchObject({ code: 'talk-slower', wait: 4000 });
    granted(await say(BEN, 'words have a budget of their own'));
  });
});

describe('a nudge', () => {
  let thinker: Guest;
  let seat: number;
  let other: Guest;
  beforeEach(async () => {
    await playing(FIVE);
    seat = table.pendingSeats()[0] ?? 0;
    thinker = sitter(seat);
    other = thinker.id === BEN.id ? CAT : BEN;
    await table.comeIn(IKER);
  });
  const nudge = ({ id }: Guest, at = seat) => table.ask(id, 'nudge', { seat: at });

  it('reaches only the player with the pending decision, and only after twenty seconds', async () => {
    expect(await nudge(other)).toMatchObject({ code: 'nudge-early', wait: 20_000 });
    await table.time.pass(20 * SECOND);
    granted(await nudge(other));
    expect(table.received(thinker.id, 'n')).toEqual([{ from: other.id, name: other.name }]);
    const others = [...FIVE, IKER].filter(({ id }) => id !== thinker.id);
    expect(others.flatMap(({ id }) => table.received(id, 'n'))).toEqual([]);
  });

  it('can be sent once per sender and decision', async () => {
    await table.time.pass(30 * SECOND);
    granted(await nudge(other));
    expect(await nudge(other)).toMatchObject({ code: 'nudge-again' });
    const third = FIVE.find(({ id }) => id !== other.id && id !== thinker.id) ?? ANN;
    granted(await nudge(third));
  });

  it('requires a seat, and cannot go to the sender, an absent player, a bot, or a player without a decision', async () => {
    await table.time.pass(30 * SECOND);
    expect(await nudge(other, FIVE.findIndex(({ id }) => id === other.id))).toMatchObject({ code: 'not-awaited' });
    const idle = FIVE.findIndex(({ id }) => id !== other.id && id !== thinker.id);
    expect(await nudge(other, idle)).toMatchObject({ code: 'not-awaited' });
    expect(await nudge(IKER)).toMatchObject({ code: 'not-seated' });
    await table.drop(thinker.id);
    expect(await nudge(other)).toMatchObject({ code: 'person-away' });
    await table.time.pass(60 * SECOND);
    expect(await nudge(other)).toMatchObject({ code: 'not-awaited' });
  });
});

/** Makes the first move of the deal. */
async function touchDeal(): Promise<void> {
  const { seq } = run();
  await playUntil(() => run().seq > seq);
}

describe('a spectator', () => {
  beforeEach(async () => {
    await playing(FIVE);
    await touchDeal();
    await table.comeIn(IKER);
  });

  it('is heard by everybody between two deals, until the first move', async () => {
    await playUntil(() => isOnRecord() === 1);
    granted(await say(IKER, 'well played'));
    expect(heard(BEN)).toEqual(['well played']);
    await touchDeal();
    granted(await say(IKER, 'hearts!'));
    expect(heard(BEN)).toEqual(['well played']);
  });

  it('is not heard between two deals after seeing hands of the deal that starts', async () => {
    granted(await table.ask(ANN.id, 'setSettings', { watching: 'all-hands', standIn: 'when-away' }));
    for (const { id } of FIVE) granted(await table.ask(id, 'showHand', {}));
    await playUntil(() => isOnRecord() === 1);
    granted(await table.ask(ANN.id, 'setSettings', { watching: 'public', standIn: 'when-away' }));
    granted(await say(IKER, 'hearts!'));
    expect(heard(BEN)).toEqual([]);
    await playUntil(() => isOnRecord() === 2);
    expect(heard(BEN)).toEqual(['hearts!']);
  });

  it('is heard by other spectators, and by players when the deal is over, all at once', async () => {
    await table.comeIn(named('Ola'));
    granted(await say(IKER, 'hearts!'));
    granted(await say(IKER, 'or spades'));
    expect(heard(named('Ola'))).toEqual(['hearts!', 'or spades']);
    for (const guest of FIVE) expect(heard(guest)).toEqual([]);
    await playUntil(() => isOnRecord() === 1);
    const said = (id: GuestId) => table.received(id, 'c').filter((received) => (received as readonly Said[]).length > 0);
    const receivedAtOnce = FIVE.map(({ id }) => said(id));
    expect(receivedAtOnce.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
    for (const guest of FIVE) expect(heard(guest)).toEqual(['hearts!', 'or spades']);
  });

  it('is not heard by a player who reconnects, nor after a restart, before the deal is over', async () => {
    granted(await say(IKER, 'hearts!'));
    await table.drop(BEN.id);
    await table.comeIn(BEN);
    expect(heard(BEN)).toEqual([]);
    await table.restart();
    for (const guest of FIVE) await table.comeIn(guest);
    expect(heard(BEN)).toEqual([]);
    await playUntil(() => isOnRecord() === 1);
    expect(heard(BEN)).toEqual(['hearts!']);
  });

  it('hears the players', async () => {
    granted(await say(BEN, 'hello'));
    expect(heard(IKER)).toEqual(['hello']);
  });

  it('cannot signal to players by a new name, which appears only when the deal is over', async () => {
    granted(await table.ask(IKER.id, 'rename', { name: 'Hearts' }));
    expect(spectators()).toEqual(['Iker']);
    await table.comeIn({ ...IKER, name: 'Spades' });
    expect(spectators()).toEqual(['Iker']);
    await playUntil(() => isOnRecord() === 1);
    await table.time.pass(0);
    expect(spectators()).toEqual(['Spades']);
  });
});

describe('CW4.5: while a player chooses a card, the partner', () => {
  let partner: Guest;
  let chooser: Guest;
  beforeEach(async () => {
    await playing(FIVE);
    await playUntil(() => silenced().length > 0);
    partner = sitter(silenced()[0]);
    chooser = sitter(table.pendingSeats()[0]);
  });
  const refused = { ok: false, rule: 'CW4.5', code: 'no-help' };
  const chosen = () => playUntil(() => silenced().length === 0);

  it('cannot send messages, presets, signs or nudges', async () => {
    await table.time.pass(30 * SECOND);
    expect(await say(partner, 'the ace')).toMatchObject(refused);
    expect(await table.ask(partner.id, 'say', { preset: 'well-played' })).toMatchObject(refused);
    expect(await table.ask(partner.id, 'sign', { sign: 'oops' })).toMatchObject(refused);
    expect(await table.ask(partner.id, 'nudge', { seat: table.pendingSeats()[0] ?? 0 })).toMatchObject(refused);
    expect(heard(chooser)).toEqual([]);
  });

  it('cannot signal through a take-back, because nobody can request one and each player sees why', async () => {
    const seats = [0, 1, 2, 3, 4];
    const couldAsk = seats.filter((seat) => typeof run().takingBack(seat) === 'number');
    expect(couldAsk.length).toBeGreaterThan(1);
    for (const seat of couldAsk) {
      const guest = sitter(seat);
      const answer = await table.ask(guest.id, 'askToTakeBack', {});
      expect(answer).toMatchObject(guest.id === partner.id ? refused : { ok: false, code: 'silence' });
      expect(table.shown.seats[seat]?.takeBack).toBe('silent');
    }
    expect(table.shown.takeBackFrom).toBeNull();
    await chosen();
    const after = seats.find((seat) => table.shown.seats[seat]?.takeBack === 'possible');
    granted(await table.ask(sitter(after).id, 'askToTakeBack', {}));
  });

  it('cannot send a message from a second tab', async () => {
    await table.comeIn(partner);
    expect(await table.askOnNewestConnection(partner.id, 'say', { text: 'the ace' })).toMatchObject(refused);
  });

  it('cannot signal by a new name, requested or brought along on a new connection', async () => {
    const before = names();
    granted(await table.ask(partner.id, 'rename', { name: 'Take the ace' }));
    expect(names()).toEqual(before);
    await table.comeIn({ ...partner, name: 'The ace of hearts' });
    expect(names()).toEqual(before);
    await chosen();
    await table.time.pass(0);
    expect(names()).toContain('The ace of hearts');
  });

  it('cannot signal through a second guest who watches, neither by message nor by name', async () => {
    const before = spectators();
    await table.comeIn({ ...IKER, name: 'Take the ace' });
    granted(await say(IKER, 'the ace'));
    expect(spectators()).toEqual(before);
    expect(heard(chooser)).toEqual([]);
    await chosen();
    expect(spectators()).toEqual(['Take the ace']);
    expect(heard(chooser)).toEqual([]);
  });

  it('cannot signal by the name of a guest who requests entry', async () => {
    await chosen();
    granted(await table.ask(ANN.id, 'setSettings', { door: 'knock' }));
    await playUntil(() => silenced().length > 0);
    table.requestEntry({ ...IKER, name: 'Take the ace' });
    expect([...table.shown.entryRequests]).toEqual([]);
    await chosen();
    expect([...table.shown.entryRequests].map(({ name }) => name)).toEqual(['Take the ace']);
  });

  it('cannot change as the host anything that the others see', async () => {
    const answer = await table.ask(ANN.id, 'handOver', { person: partner.id });
    granted(ANN.id === partner.id ? { ok: true } : answer);
    expect(await table.ask(partner.id, 'setSettings', { clock: 'fast' })).toMatchObject(refused);
    expect(await table.ask(partner.id, 'setSettings', { talk: 'slow' })).toMatchObject(refused);
    expect(await table.ask(partner.id, 'setSettings', { door: 'closed' })).toMatchObject(refused);
    expect(await table.ask(partner.id, 'renewLink', {})).toMatchObject(refused);
    expect(await table.ask(partner.id, 'handOver', { person: chooser.id })).toMatchObject(refused);
    await chosen();
    granted(await table.ask(partner.id, 'setSettings', { clock: 'fast' }));
  });

  it('cannot benefit from a delay: a refused message does not arrive later', async () => {
    const others = FIVE.filter(({ id }) => id !== partner.id && id !== chooser.id);
    expect(await say(partner, 'the ace')).toMatchObject(refused);
    await chosen();
    for (const guest of [chooser, ...others]) expect(heard(guest)).toEqual([]);
    granted(await say(partner, 'well chosen'));
    expect(heard(chooser)).toEqual(['well chosen']);
  });

  it('alone is silenced, and the others can chat', async () => {
    const other = FIVE.find(({ id }) => id !== partner.id && id !== chooser.id) ?? ANN;
    granted(await say(other, 'take your time'));
    expect(heard(chooser)).toEqual(['take your time']);
  });
});

describe('CW4.5: a second guest who takes a bot’s seat', () => {
  /** With a bot at the table, plays until a rule demands silence of a person. */
  beforeEach(() => playing([ANN, BEN, CAT, DAN]));

  it('cannot take it while a player chooses a card', async () => {
    await playUntil(() => silenced().length > 0);
    await table.comeIn({ ...IKER, name: 'Take the ace' });
    expect(await table.ask(IKER.id, 'sit', { seat: 4 })).toMatchObject({ code: 'silence' });
  });

  it('is as silenced as a spectator during that deal, and heard in the next', async () => {
    await table.comeIn(IKER);
    granted(await table.ask(IKER.id, 'sit', { seat: 4 }));
    await playUntil(() => silenced().length > 0);
    expect(await say(IKER, 'the ace')).toMatchObject({ code: 'silence' });
    await playUntil(() => isOnRecord() === 1);
    await playUntil(() => silenced().length > 0 && !silenced().includes(4));
    granted(await say(IKER, 'hello'));
  });
});
