import { type AnyBot, findBot } from '@chinwag/bots';
import { games, type GameId } from '@chinwag/rules';
import { describe, expect, it, vi } from 'vitest';
import { storedPracticeSchema, type StoredPractice } from './storedPractice.ts';
import { LocalRun } from './localRun.ts';
import type { LocalTableOptions } from './localTable.ts';
import { OWN_SEAT } from './localSeat.ts';
import { localTable, seedOf, shelf, Sitting } from './testing/atLocalTable.ts';
import { byTimer } from '../playback.ts';

const IDS = Object.keys(games) as readonly GameId[];

/** Resolves with a player at a table of Chinkway on the device, after this many own moves, and the stored game. */
async function inTheMiddle(moves = 5) {
  const stored = shelf();
  const sitting = await Sitting.at('chinkway', localTable('chinkway', { keep: stored.keep }));
  await sitting.play(moves);
  return { sitting, stored: JSON.parse(JSON.stringify(stored.last())) as StoredPractice };
}

describe.each(IDS)('a table of %s on the device', (id) => {
  it('plays from deal to result, shows only the player’s seat, and stores a valid game', async () => {
    const stored = shelf();
    const sitting = await Sitting.at(id, localTable(id, { keep: stored.keep }));
    expect(sitting.table).toMatchObject({ game: id, status: 'playing' });
    expect(sitting.table.seats.map(({ kind }) => kind)).toEqual(['person', ...sitting.table.seats.slice(1).map(() => 'bot')]);
    expect(sitting.feed).toMatchObject({ viewer: OWN_SEAT, sight: 'own-seat' });
    await sitting.play();
    expect(sitting.isOver).toBe(true);
    expect(sitting.table.status).toBe('finished');
    const read = storedPracticeSchema.safeParse(JSON.parse(JSON.stringify(stored.last())));
    const again = read.success ? LocalRun.carriedOn(games[id], read.data) : null;
    expect(again?.isOver).toBe(true);
    expect(again && games[id].hide(again.state as never, OWN_SEAT)).toEqual(sitting.feed.state);
  });
});

describe('what a table on the device sends', () => {
  it('hides the cards of the others', async () => {
    const sitting = await Sitting.at('chinkway', localTable('chinkway'));
    const run = LocalRun.carriedOn(games.chinkway, (await inTheMiddle(0)).stored);
    expect(sitting.feed.state).toEqual(games.chinkway.hide(run?.state as never, OWN_SEAT));
    expect(JSON.stringify(sitting.sent)).toContain('??');
  });

  it('is the same for the same seed, and differs for another', async () => {
    const sent = async (seed: string) => (await Sitting.at('chinkway', localTable('chinkway', { seed: () => seed }))).sent;
    expect(await sent(seedOf('ab12'))).toEqual(await sent(seedOf('ab12')));
    expect(await sent(seedOf('ab12'))).not.toEqual(await sent(seedOf('cd34')));
  });

  it('includes the events of the deal so far on lookBack', async () => {
    const { sitting } = await inTheMiddle();
    const deal = await sitting.lookBack();
    expect(deal).toMatchObject({ gameId: sitting.feed.gameId, from: 1, seat: OWN_SEAT });
    expect(deal.events.length).toBe(sitting.feed.seq);
  });

  it('is sent again on resync', async () => {
    const { sitting } = await inTheMiddle();
    const { feed } = sitting;
    expect(await sitting.ask('resync', {})).toEqual({ ok: true });
    expect(sitting.feed).toEqual(feed);
    expect(sitting.feed).not.toBe(feed);
  });
});

describe('a move at a table on the device', () => {
  it('that breaks a rule is refused', async () => {
    const { sitting } = await inTheMiddle();
    expect(await sitting.move({ type: 'play', card: 'no card' } as never)).toMatchObject({ ok: false, code: 'move-malformed' });
    expect(await sitting.move({ type: 'nameTrump', trump: 'S' } as never)).toMatchObject({ ok: false });
  });

  it('that was chosen before the latest request is refused as old', async () => {
    const { sitting } = await inTheMiddle();
    const before = sitting.feed.seq;
    await sitting.play(1);
    expect(await sitting.move({ type: 'play', card: 'AS' } as never, before)).toMatchObject({ ok: false, code: 'sequence-old' });
    expect(await sitting.move({ type: 'play', card: 'AS' } as never, before + 1000)).toMatchObject({ code: 'sequence-old' });
  });

  it('is one of the few requests that such a table accepts', async () => {
    const { sitting } = await inTheMiddle();
    expect(await sitting.ask('renewLink', {})).toMatchObject({ ok: false, code: 'message-unknown' });
    expect(await sitting.ask('setSeats', { count: 9 })).toMatchObject({ ok: false, code: 'seat-unknown' });
    expect(await sitting.ask('configure', { game: 'chinkway', options: { length: 'endless' } })).toMatchObject({
      ok: false,
      code: 'options-invalid',
    });
  });
});

describe('a stored game', () => {
  it('continues where it was left', async () => {
    const { sitting, stored } = await inTheMiddle();
    sitting.hangUp();
    const later = await Sitting.at('chinkway', localTable('chinkway', { stored, seed: () => seedOf('ffff') }));
    expect(later.feed).toEqual(sitting.feed);
    expect(later.sent).toEqual([]);
    await later.play();
    expect(later.isOver).toBe(true);
  });

  it('is stored before the first move, so that the same cards are dealt again', async () => {
    const { sitting, stored } = await inTheMiddle(0);
    const later = await Sitting.at('chinkway', localTable('chinkway', { stored, seed: () => seedOf('ffff') }));
    expect(later.feed).toEqual(sitting.feed);
  });

  it.each<readonly [string, (stored: StoredPractice) => unknown]>([
    ['with a move that cannot have been made', (stored) => ({ ...stored, moves: stored.moves.map(([, move]) => [4, move]) })],
    ['with a move that is none', (stored) => ({ ...stored, moves: [[0, { type: 'win' }]] })],
    ['with other cards', (stored) => ({ ...stored, seed: seedOf('0bad') })],
    ['with no secret at all', (stored) => ({ ...stored, seed: 'secret' })],
    ['for more than may play', (stored) => ({ ...stored, seats: 40 })],
    ['by rules that there are not', (stored) => ({ ...stored, options: { length: 'endless' } })],
  ])('and tampered %s is replaced by a new one', async (_, tamper) => {
    const { stored } = await inTheMiddle();
    const read = storedPracticeSchema.safeParse(tamper(stored));
    if (!read.success) throw new Error('the test means what can be read');
    const sitting = await Sitting.at('chinkway', localTable('chinkway', { stored: read.data, seed: () => seedOf('ffff') }));
    const fresh = await Sitting.at('chinkway', localTable('chinkway', { seed: () => seedOf('ffff') }));
    expect(sitting.feed).toEqual(fresh.feed);
  });

  it.each([
    ['nothing', null],
    ['moves without a seat', { seats: 5, owner: 0, options: {}, seed: seedOf('5eed'), moves: [{ type: 'pass' }], over: false }],
    ['half a seat', { seats: 4.5, owner: 0, options: {}, seed: seedOf('5eed'), moves: [], over: false }],
  ])('is refused if %s was stored', (_, stored) => {
    expect(storedPracticeSchema.safeParse(stored).success).toBe(false);
  });
});

describe('bots at a table on the device', () => {
  it('move one at a time, each after its pause', async () => {
    vi.useFakeTimers();
    const sitting = await Sitting.at('chinkway', localTable('chinkway', { pause: () => 300, schedule: byTimer }));
    while (sitting.isAsked) await sitting.play(1);
    const before = sitting.sent.length;
    await vi.advanceTimersByTimeAsync(299);
    expect(sitting.sent.length).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(sitting.sent.length).toBe(before + 1);
    sitting.hangUp();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sitting.sent.length).toBe(before + 1);
    vi.useRealTimers();
  });

  it('see no more than their own seat', async () => {
    const bot = findBot('chinkway');
    if (bot === null) throw new Error('nobody plays Chinkway');
    const views: string[] = [];
    const choose: AnyBot['choose'] = (thought) => {
      views.push(JSON.stringify(thought));
      return bot.choose(thought);
    };
    const sitting = await Sitting.at('chinkway', localTable('chinkway', { bots: () => ({ version: 1, choose }) }));
    await sitting.play(3);
    expect(views.length).toBeGreaterThan(3);
    expect(views.filter((view) => !view.includes('??'))).toEqual([]);
  });

  it('that throw get a legal move, so that no table waits for them', async () => {
    const choose = () => {
      throw new Error('no idea');
    };
    const sitting = await Sitting.at('chinkway', localTable('chinkway', { bots: () => ({ version: 1, choose }) }));
    await sitting.play();
    expect(sitting.isOver).toBe(true);
  });
});

describe('the strength of bots at a table on the device', () => {
  it('is set for all of them, is shown and stored, and persists', async () => {
    const asked: string[] = [];
    const bots: LocalTableOptions['bots'] = (strength) => {
      asked.push(strength);
      return findBot('chanoyu', strength);
    };
    const stored = shelf();
    const sitting = await Sitting.at('chanoyu', localTable('chanoyu', { bots, keep: stored.keep }));
    await sitting.play(1);
    expect(sitting.table.seats.map(({ strength }) => strength)).toEqual([null, 'sensible', 'sensible', 'sensible']);
    expect(await sitting.ask('setStrength', { seats: [1], strength: 'gentle' })).toEqual({ ok: true });
    expect(sitting.table.seats.map(({ strength }) => strength)).toEqual([null, 'gentle', 'gentle', 'gentle']);
    expect(stored.last().strength).toBe('gentle');
    expect(new Set(asked.splice(0))).toEqual(new Set(['sensible']));
    const later = await Sitting.at('chanoyu', localTable('chanoyu', { bots, stored: stored.last() }));
    await later.play();
    expect(new Set(asked)).toEqual(new Set(['gentle']));
  });

  it('is the default in a game stored before there was a choice', async () => {
    const { strength: _, ...before } = (await inTheMiddle()).stored;
    expect(storedPracticeSchema.parse(before).strength).toBe('sensible');
  });

  it('is refused if unknown, or if no bot of the game has it', async () => {
    const { sitting } = await inTheMiddle(0);
    const unheardOf = { seats: [], strength: 'divine' as 'strong' };
    expect(await sitting.ask('setStrength', unheardOf)).toMatchObject({ code: 'message-malformed' });
    const weak = await Sitting.at('slobberhannes', localTable('slobberhannes'));
    expect(await weak.ask('setStrength', { seats: [], strength: 'strong' })).toMatchObject({ code: 'strength-unknown' });
  });
});

it('another game has other cards and another owner', async () => {
  const seeds = [seedOf('5eed'), seedOf('ab12')];
  const stored = shelf();
  const sitting = await Sitting.at('chanoyu', localTable('chanoyu', { keep: stored.keep, seed: () => seeds.shift() ?? '' }));
  const { gameId } = sitting.feed;
  await sitting.play();
  expect(await sitting.ask('anotherGame', { game: 'chanoyu' })).toEqual({ ok: true });
  expect(sitting.table.status).toBe('playing');
  expect(sitting.feed.gameId).not.toBe(gameId);
  expect(stored.last()).toMatchObject({ owner: 1, over: false });
  await sitting.play(3);
  expect(stored.last().moves.length).toBeGreaterThan(2);
});

it('another game uses the seats and options chosen during the last one', async () => {
  const stored = shelf();
  const sitting = await Sitting.at('chinchon', localTable('chinchon', { keep: stored.keep }));
  await sitting.play(2);
  expect(await sitting.ask('setSeats', { count: 6 })).toEqual({ ok: true });
  expect(await sitting.ask('configure', { game: 'chinchon', options: { target: 70 } })).toEqual({ ok: true });
  expect(sitting.table).toMatchObject({ seatsWished: 6, options: { target: 70 } });
  expect(sitting.table.seats).toHaveLength(4);
  await sitting.ask('anotherGame', { game: 'chinchon' });
  expect(sitting.table.seats).toHaveLength(6);
  expect(stored.last()).toMatchObject({ seats: 6, options: { target: 70 } });
});

it('an impossible setup is replaced by the nearest possible one', async () => {
  const setup = { seats: 40, options: { length: 'endless' } };
  const sitting = await Sitting.at('chinkway', localTable('chinkway', { setup }));
  expect(sitting.table.seats).toHaveLength(5);
});
