// @vitest-environment happy-dom
import { type GuestId, packEvent, type RequestName, type ShuffleMessage } from '@chinwag/protocol';
import { seatCommitment } from '@chinwag/rules/fair';
import { hexOf } from '@chinwag/rules/testing/played-file';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ShownToAll } from '../session/shuffleWitness.ts';
import { deviceEvidence, type Evidence, EvidenceStore } from './evidence.ts';
import { type AskedRound, FIRST_PLACE, holdersOf, questionFor, roundFor, shownIdle, shownWith } from './testing/question.ts';
import { Witness } from './witness.ts';

const MARTA = 'guest-marta' as GuestId;
const TOMEK = 'guest-tomek' as GuestId;
const ROUND: AskedRound = {
  gameId: 'g1', game: 'chanoyu', options: {}, owner: 0, round: 1, invited: [0, 2], place: FIRST_PLACE,
  seats: [
    { person: TOMEK, name: 'Tomek' }, { person: null, name: 'Bo' }, { person: MARTA, name: 'Marta' }, { person: null, name: 'Bea' },
  ],
};
const { commitment, terms: TERMS } = roundFor(ROUND);
/** The public state of the table during the tests. */
const STARTING: ShownToAll = shownWith(ROUND);
const ASKED: ShuffleMessage = questionFor(ROUND);
/** Returns the request and the state of a round for a different game, or of a different round. */
const asking = (changed: Partial<AskedRound>) => {
  const round = { ...ROUND, ...changed };
  return { asked: questionFor(round), shown: shownWith(round) };
};

/** Returns a connection on which every request is granted, or refused. */
function connectionThat(answers: 'grants' | 'refuses') {
  const asked: { name: RequestName; payload: Record<string, unknown> }[] = [];
  const request = async (name: RequestName, payload: Record<string, unknown>) => {
    asked.push({ name, payload });
    return answers === 'grants' ? ({ ok: true } as const) : ({ ok: false, code: 'number-twice' } as const);
  };
  return { asked, request };
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const STATE = { phase: { name: 'play' }, records: [] };
const snapshot = { gameId: 'g1', game: 'chanoyu', seat: 2, sight: 'own-seat', clocks: [] } as const;
const event = packEvent({ type: 'cardPlayed' }, { cardPlayed: [] });
const stored = () => deviceEvidence.of('g1')?.rounds[0];
const tomeksCommitment = seatCommitment(TERMS, commitment, [0, hexOf(7)]);

describe('a device asked for a number', () => {
  it('commits to a random number, saves what it was sent, and gives the number once all have committed', async () => {
    const connection = connectionThat('grants');
    const witness = new Witness(() => MARTA);
    await witness.offer(connection, () => null);
    await witness.shuffle(ASKED, connection, STARTING);
    const own = stored()?.own;
    if (!own) throw new Error('no number was drawn');
    expect(own[0]).toBe(2);
    const bound = seatCommitment(TERMS, commitment, own);
    expect(connection.asked).toEqual([
      { name: 'offerNumber', payload: { holds: null } },
      { name: 'bindNumber', payload: { gameId: 'g1', round: 1, commitment: bound } },
    ]);
    const commitments = [[0, tomeksCommitment], [2, bound]] as const;
    await witness.shuffle({ step: 'bound', gameId: 'g1', round: 1, commitments }, connection, STARTING);
    expect(connection.asked.at(-1)).toEqual({ name: 'giveNumber', payload: { gameId: 'g1', round: 1, number: own[1] } });
    const numbers = [[0, hexOf(7)], own];
    await witness.shuffle({ step: 'given', gameId: 'g1', round: 1, numbers }, connection, STARTING);
    const heard = { round: 1, counter: 1, terms: TERMS, commitment, bound: commitments, given: numbers };
    expect(stored()).toEqual({ ...heard, own, granted: 'number' });
    await witness.shuffle({ step: 'opened', gameId: 'g1', secrets: [hexOf(0xab)], digest: hexOf(1) }, connection, STARTING);
    expect(deviceEvidence.of('g1')?.opened).toEqual({ secrets: [hexOf(0xab)], digest: hexOf(1) });
  });

  it('draws a different number each time', async () => {
    const drawn = new Set<unknown>();
    for (const gameId of ['a', 'b', 'c']) {
      const { asked, shown } = asking({ gameId });
      await new Witness(() => MARTA).shuffle(asked, connectionThat('grants'), shown);
      drawn.add(deviceEvidence.of(gameId)?.rounds[0]?.own?.[1]);
    }
    expect(drawn.size).toBe(3);
  });

  it('gives no number if the server shows the others a different commitment', async () => {
    const connection = connectionThat('grants');
    const witness = new Witness(() => MARTA);
    await witness.shuffle(ASKED, connection, STARTING);
    const commitments = [[0, tomeksCommitment], [2, hexOf(1)]];
    await witness.shuffle({ step: 'bound', gameId: 'g1', round: 1, commitments }, connection, STARTING);
    expect(connection.asked.map(({ name }) => name)).toEqual(['bindNumber']);
    expect(stored()?.bound).toContainEqual([2, hexOf(1)]);
  });

  it('keeps the server’s first commitment', async () => {
    const connection = connectionThat('grants');
    const witness = new Witness(() => MARTA);
    await witness.shuffle(ASKED, connection, STARTING);
    await witness.shuffle({ ...ASKED, commitment: hexOf(1) }, connection, STARTING);
    expect(connection.asked).toHaveLength(1);
    expect(stored()?.commitment).toBe(commitment);
  });

  it('gives no number once the server has shown the others’ numbers', async () => {
    const connection = connectionThat('grants');
    const witness = new Witness(() => MARTA);
    await witness.shuffle(ASKED, connection, STARTING);
    const own = stored()?.own;
    if (!own) throw new Error('no number was drawn');
    await witness.shuffle({ step: 'given', gameId: 'g1', round: 1, numbers: [[0, hexOf(7)]] }, connection, STARTING);
    const commitments = [[0, tomeksCommitment], [2, seatCommitment(TERMS, commitment, own)]];
    await witness.shuffle({ step: 'bound', gameId: 'g1', round: 1, commitments }, connection, STARTING);
    expect(connection.asked.map(({ name }) => name)).toEqual(['bindNumber']);
  });

  it('keeps a number published as committed, even if the server then calls it too late', async () => {
    let refuse: () => void = () => undefined;
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    const request = async (name: RequestName) => {
      if (name === 'bindNumber') await refused;
      return { ok: false, code: 'number-late' } as const;
    };
    const witness = new Witness(() => MARTA);
    const asked = witness.shuffle(ASKED, { request }, STARTING);
    const own = stored()?.own;
    if (!own) throw new Error('no number was drawn');
    const bound = seatCommitment(TERMS, commitment, own);
    await witness.shuffle({ step: 'bound', gameId: 'g1', round: 1, commitments: [[2, bound]] }, { request }, STARTING);
    refuse();
    await asked;
    expect(stored()).toMatchObject({ own, granted: 'nothing' });
  });

  it('counts all numbers it gave at the table for games that never began', async () => {
    const connection = connectionThat('grants');
    const witness = new Witness(() => MARTA, { table: 'ABCDEFGHJK' });
    const giveFor = async (gameId: string): Promise<void> => {
      const { asked, shown } = asking({ gameId });
      await witness.shuffle(asked, connection, shown);
      const bound = connection.asked.at(-1)?.payload['commitment'];
      const commitments = [[0, tomeksCommitment], [2, bound]];
      await witness.shuffle({ step: 'bound', gameId, round: 1, commitments }, connection, shown);
    };
    for (let tried = 1; tried <= 40; tried++) await giveFor(`tried-${tried}`);
    await giveFor('g1');
    expect(deviceEvidence.of('g1')?.givenBefore).toBe(40);
    witness.snapshot({ gameId: 'g1', game: 'chanoyu', seat: 2, sight: 'own-seat', clocks: [], seq: 0, state: STATE });
    await giveFor('g2');
    expect(deviceEvidence.of('g2')?.givenBefore).toBe(0);
  });

  it('counts the rounds it missed, over all rounds of a game', async () => {
    const witness = new Witness(() => MARTA);
    for (const [round, counter] of [[1, 1], [2, 4], [3, 5]] as const) {
      const { asked, shown } = asking({ round, place: { ...ROUND.place, counter } });
      await witness.shuffle(asked, connectionThat('grants'), shown);
    }
    expect(deviceEvidence.of('g1')?.missed).toBe(2);
  });

  it('has no number, and gives none, if another device of the same player was first', async () => {
    const connection = connectionThat('refuses');
    const witness = new Witness(() => MARTA);
    await witness.shuffle(ASKED, connection, STARTING);
    expect(stored()).toMatchObject({ own: null, commitment });
    await witness.shuffle({ step: 'bound', gameId: 'g1', round: 1, commitments: [[2, hexOf(3)]] }, connection, STARTING);
    expect(connection.asked.map(({ name }) => name)).toEqual(['bindNumber']);
  });

  const other = (changed: object): ShownToAll => {
    if (STARTING.starting === null) throw new Error('nothing is about to start');
    return { ...STARTING, starting: { ...STARTING.starting, ...changed } };
  };

  it.each<readonly [string, ShownToAll | null]>([
    ['nothing is known', null],
    ['nothing is about to start', shownIdle(ROUND)],
    ['another game is', other({ gameId: 'g2' })],
    ['it is another round', other({ round: 2 })],
    ['it is another round of the table', other({ counter: 2 })],
    ['it is of another kind', other({ game: 'chinaso' })],
    ['it has other options', other({ options: { hands: 3 } })],
    ['somebody else sits there', other({ people: [TOMEK, null, TOMEK, null] })],
    ['it has more seats', other({ people: [TOMEK, null, MARTA, null, null] })],
    ['other leaves stand for those who sit there', other({ leaves: holdersOf(ROUND).map(() => hexOf(1)) })],
    ['somebody who sits there has another name', { ...STARTING, names: ['Tomek', 'Bo', 'Martha', 'Bea'] }],
  ])('ignores a request unless it matches the table’s public state: %s', async (_, starting) => {
    const connection = connectionThat('grants');
    await new Witness(() => MARTA).shuffle(ASKED, connection, starting);
    expect(connection.asked).toEqual([]);
    expect(deviceEvidence.of('g1')).toBeNull();
  });

  it.each<readonly [string, object]>([
    ['is not shown who holds the seats', { holders: null }],
    ['is shown another in a seat', { holders: holdersOf({ seats: ROUND.seats.with(0, { person: TOMEK, name: 'Tom' }) }) }],
    ['is shown a bot in its place', { holders: holdersOf({ seats: ROUND.seats.with(0, { person: null, name: 'Tomek' }) }) }],
    ['is not shown the name of one of them', { holders: holdersOf(ROUND).map(({ leaf }) => ({ leaf })) }],
  ])('ignores a request in which it %s', async (_, changed) => {
    const connection = connectionThat('grants');
    await new Witness(() => MARTA).shuffle({ ...ASKED, ...changed }, connection, STARTING);
    expect(connection.asked).toEqual([]);
    expect(deviceEvidence.of('g1')).toBeNull();
  });

  it('ignores commitments that come after the numbers', async () => {
    const witness = new Witness(() => MARTA);
    const connection = connectionThat('grants');
    await witness.shuffle(ASKED, connection, STARTING);
    await witness.shuffle({ step: 'given', gameId: 'g1', round: 1, numbers: [[0, hexOf(7)]] }, connection, STARTING);
    const commitments = [[0, tomeksCommitment]];
    await witness.shuffle({ step: 'bound', gameId: 'g1', round: 1, commitments }, connection, STARTING);
    expect(stored()).toMatchObject({ bound: null, given: [[0, hexOf(7)]] });
  });

  it('saves what it was sent when others shuffle, and ignores what it cannot parse', async () => {
    const connection = connectionThat('grants');
    const witness = new Witness(() => 'guest-iker' as GuestId);
    await witness.shuffle(ASKED, connection, STARTING);
    for (const odd of [null, 'asked', { step: 'asked' }, { ...ASKED, commitment: 'x' }]) {
      await witness.shuffle(odd, connection, STARTING);
    }
    expect(connection.asked).toEqual([]);
    expect(stored()).toMatchObject({ commitment, own: null });
  });
});

describe('the evidence of what a device was shown', () => {
  const end = () => window.dispatchEvent(new Event('pagehide'));

  it('is one chain until a gap, and another after it', () => {
    const witness = new Witness(() => MARTA);
    witness.snapshot({ ...snapshot, seq: 4, state: STATE });
    witness.events([5, [], event]);
    witness.events([7, [], event, event]);
    witness.snapshot({ ...snapshot, seq: 7, state: STATE });
    witness.events([8, [], event]);
    end();
    expect(deviceEvidence.of('g1')?.seen).toMatchObject([{ viewer: 2, from: 4, to: 8 }]);
    witness.events([11, [], event]);
    witness.snapshot({ ...snapshot, seq: 11, state: STATE });
    witness.events([12, [], event]);
    end();
    expect(deviceEvidence.of('g1')?.seen).toMatchObject([{ from: 4, to: 8 }, { from: 10, to: 12 }]);
  });

  it('records the rounds before the first card, and whether the connection can have missed any', async () => {
    const heardOn = async (offered: object, shown: ShownToAll = shownIdle(ROUND)): Promise<unknown> => {
      localStorage.clear();
      const connection = { request: async () => ({ ok: true, chain: null, since: null, ...offered }) as const };
      const witness = new Witness(() => MARTA);
      await witness.offer(connection, () => shown);
      await witness.shuffle(ASKED, connection, STARTING);
      await witness.shuffle({ step: 'given', gameId: 'g1', round: 1, numbers: [] }, connection, STARTING);
      witness.snapshot({ ...snapshot, seq: 0, state: STATE });
      const { shuffledBefore, heard } = deviceEvidence.of('g1') ?? {};
      return { shuffledBefore, heard };
    };
    expect(await heardOn({ gameId: 'g0', starting: false })).toEqual({ shuffledBefore: 1, heard: 'everything' });
    expect(await heardOn({ gameId: 'g0', starting: true }, STARTING)).toEqual({ shuffledBefore: 1, heard: 'a-part' });
    // neither a start that nobody has seen nor a game that has yet to start existed before
    expect(await heardOn({ gameId: 'g0', starting: true })).toEqual({ shuffledBefore: 1, heard: 'everything' });
    expect(await heardOn({ gameId: 'g1', starting: false })).toEqual({ shuffledBefore: 1, heard: 'everything' });
    expect(await heardOn({})).toEqual({ shuffledBefore: 1, heard: 'a-part' });
  });

  it('is marked when the server was updated, or the table set back, during the game', async () => {
    const marks = () => {
      const { updated, setBack } = deviceEvidence.of('g1') ?? {};
      return { updated, setBack };
    };
    let restoredAt: number | null = null;
    const quiet = { request: async () => ({ ok: true, gameId: null, starting: false, chain: null, since: null }) as const };
    const come = async (rules?: number): Promise<Witness> => {
      const witness = new Witness(() => MARTA, rules === undefined ? {} : { rules });
      await witness.offer(quiet, () => shownIdle(ROUND, restoredAt));
      return witness;
    };
    (await come()).snapshot({ ...snapshot, seq: 0, state: STATE });
    (await come()).snapshot({ ...snapshot, seq: 1, state: STATE });
    expect(marks()).toEqual({ updated: false, setBack: false });
    restoredAt = 1000;
    (await come()).snapshot({ ...snapshot, seq: 2, state: STATE });
    expect(marks()).toEqual({ updated: false, setBack: true });
    (await come(2)).snapshot({ ...snapshot, seq: 3, state: STATE });
    expect(marks()).toEqual({ updated: true, setBack: true });
  });

  it('is marked when the table was set back, even if the game was shown before the table', async () => {
    let restoredAt: number | null = null;
    const quiet = { request: async () => ({ ok: true, gameId: null, starting: false, chain: null, since: null }) as const };
    const witness = new Witness(() => MARTA);
    witness.snapshot({ ...snapshot, seq: 0, state: STATE });
    await witness.offer(quiet, () => shownIdle(ROUND, restoredAt));
    witness.lost();
    restoredAt = 1000;
    await witness.offer(quiet, () => shownIdle(ROUND, restoredAt));
    witness.snapshot({ ...snapshot, seq: 1, state: STATE });
    expect(deviceEvidence.of('g1')?.setBack).toBe(true);
  });

  it('is saved twice when the game is shown from the beginning twice, so that neither copy replaces the other', () => {
    const witness = new Witness(() => MARTA);
    for (const to of [3, 5]) {
      witness.snapshot({ ...snapshot, seq: 0, state: STATE });
      for (let seq = 1; seq <= to; seq++) witness.events([seq, [], event]);
    }
    end();
    expect(deviceEvidence.of('g1')?.seen).toMatchObject([{ from: 0, to: 3 }, { from: 0, to: 5 }]);
  });

  it('is marked incomplete when storage is full or a view cannot be compared', () => {
    const witness = new Witness(() => MARTA);
    for (let seq = 0; seq < 60; seq++) witness.snapshot({ ...snapshot, seq, state: STATE });
    expect(deviceEvidence.of('g1')?.incomplete).toBe(false);
    witness.snapshot({ ...snapshot, seq: 60, state: STATE });
    expect(deviceEvidence.of('g1')).toMatchObject({ incomplete: true, states: { length: 60 } });
    witness.snapshot({ ...snapshot, gameId: 'g2', seq: 0, state: STATE });
    witness.snapshot({ ...snapshot, gameId: 'g2', seat: null, sight: 'all-hands', seq: 3, state: STATE });
    expect(deviceEvidence.of('g2')).toMatchObject({ incomplete: true });
  });

  it('records the round from which the connection heard everything', async () => {
    const connection = connectionThat('grants');
    const witness = new Witness(() => MARTA);
    const quiet = { request: async () => ({ ok: true, gameId: null, starting: false, chain: null, since: null }) as const };
    const offer = (): Promise<void> => witness.offer(quiet, () => null);
    const ask = (round: number): Promise<void> => {
      const { asked, shown } = asking({ round });
      return witness.shuffle(asked, connection, shown);
    };
    await offer();
    await ask(1);
    witness.lost();
    await offer();
    await ask(3);
    await ask(4);
    witness.snapshot({ ...snapshot, seq: 0, state: STATE });
    expect(deviceEvidence.of('g1')).toMatchObject({ heard: 'everything', heardFrom: 3 });
  });

  it('records that cards came before the numbers', async () => {
    const witness = new Witness(() => MARTA);
    await witness.shuffle(ASKED, connectionThat('grants'), STARTING);
    witness.snapshot({ ...snapshot, seq: 0, state: STATE });
    await witness.shuffle({ step: 'given', gameId: 'g1', round: 1, numbers: [] }, connectionThat('grants'), STARTING);
    witness.snapshot({ ...snapshot, seq: 4, state: STATE });
    expect(deviceEvidence.of('g1')?.shuffledBefore).toBe(0);
  });

  it('is not saved for a spectator who saw all hands', () => {
    const witness = new Witness(() => MARTA);
    witness.snapshot({ ...snapshot, seat: null, sight: 'all-hands', seq: 4, state: STATE });
    witness.events([5, [], event]);
    end();
    expect(deviceEvidence.of('g1')).toBeNull();
  });
});

describe('two tabs of one browser', () => {
  /** Returns a store that two tabs share. Each tab reads the other's writes only once it is in step. */
  function slowPlace() {
    let place: readonly Evidence[] = [];
    return () => {
      let view = place;
      const store = new EvidenceStore({
        read: () => view,
        write: (all) => void (place = view = all),
      });
      return { store, inStep: () => void (view = place) };
    };
  }

  const { asked: second, shown: secondShown } = asking({ round: 2 });

  it('lose nothing of either when one has not yet read what the other saved', async () => {
    const tab = slowPlace();
    const [first, slow] = [tab(), tab()];
    const [mine, other] = [new Witness(() => MARTA, { evidence: first.store }), new Witness(() => MARTA, { evidence: slow.store })];
    const connection = connectionThat('grants');
    await mine.offer(connection, () => null);
    await mine.shuffle(ASKED, connection, STARTING);
    // The other tab draws a number as well, is refused, and does not know the second round.
    await other.shuffle(ASKED, connectionThat('refuses'), STARTING);
    await mine.shuffle(second, connection, secondShown);
    other.snapshot({ ...snapshot, seq: 0, state: STATE });
    first.inStep();
    const own = first.store.of('g1')?.rounds[0]?.own;
    expect([own, first.store.of('g1')?.rounds.length]).toEqual([null, 1]);

    const [bound] = connection.asked.flatMap(({ name, payload }) => (name === 'bindNumber' ? [payload['commitment']] : []));
    const commitments = [[2, bound]];
    await mine.shuffle({ step: 'bound', gameId: 'g1', round: 1, commitments }, connection, STARTING);
    expect(connection.asked.at(-1)?.name).toBe('giveNumber');
    expect(first.store.of('g1')?.rounds).toMatchObject([{ round: 1, granted: 'number', bound: commitments }, { round: 2 }]);
  });

  it('both save what they were shown, as far as storage allows', () => {
    const tab = slowPlace();
    const [first, slow] = [tab(), tab()];
    const [mine, other] = [new Witness(() => MARTA, { evidence: first.store }), new Witness(() => MARTA, { evidence: slow.store })];
    for (const witness of [mine, other]) {
      witness.snapshot({ ...snapshot, seq: 0, state: STATE });
      witness.events([1, [], event]);
    }
    other.snapshot({ ...snapshot, seq: 4, state: STATE });
    first.inStep();
    mine.snapshot({ ...snapshot, seq: 8, state: STATE });
    expect(first.store.of('g1')?.states.map(({ seq }) => seq)).toEqual([0, 4, 8]);
    expect(first.store.of('g1')?.seen).toMatchObject([{ from: 0, to: 1 }]);
  });
});
