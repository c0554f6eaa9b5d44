import { type Clock, type Guest, type GuestId, SIGNS, type Talk, watchingSchema } from '@chinwag/protocol';
import { games, type Tagged } from '@chinwag/rules';
import { pick, type Random, randomFrom } from '@chinwag/rules/laws';
import type { Thinker } from '../../bots/thinking.ts';
import { findGame } from '../../table/table.ts';
import { granted } from './api.ts';
import { SimulatedTable } from './simulated-table.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** How long a table with somebody at it who plays, or lets play, may stand still before we call it stuck. */
const PATIENCE = 20 * MINUTE;
const LONGEST = 200_000;
const FIRST_NAMES = ['Ann', 'Ben', 'Cat', 'Dan'];
const WAYS_TO_TALK: readonly Talk[] = ['everybody', 'slow', 'players', 'off'];

/** Somebody who comes to watch. */
const EVE: Guest = { id: 'guest-Eve' as GuestId, name: 'Eve' };

/** What came of an evening. */
export interface EveningReport {
  readonly moves: number;
  /** What went wrong, if anything, each with the step at which it did. */
  readonly stuck: readonly string[];
  readonly hostless: readonly string[];
  readonly robbed: readonly string[];
}

/** Somebody as they are this evening. Chances are in a hundred, at each look. */
interface Friend {
  readonly guest: Guest;
  /** That they move when it is their turn: none at all for one who sits there and does nothing. */
  readonly moves: number;
  /** That their line drops, and that one that has dropped comes back. */
  readonly drops: number;
  readonly returns: number;
}

/** Plays one evening, whole and by chance, of people who come, drop, flicker, leave, sleep, are removed and take over. */
export async function playEvening(seed: number): Promise<EveningReport> {
  const random = randomFrom(seed);
  const game = pick(Object.values(games), random);
  const chance = (inHundred: number): boolean => random.below(100) < inHundred;
  const friends = friendsOf(random, 2 + random.below(Math.min(4, game.seats.max) - 1));
  const [first] = friends;
  if (first === undefined) throw new Error('an evening needs somebody');
  const table = await SimulatedTable.open(first.guest, { game: game.id, options: shortest(game.id), thinker: byChance(random) });
  for (const { guest } of friends) await table.comeIn(guest);
  for (const [seat, { guest }] of friends.entries()) if (seat > 0) granted(await table.ask(guest.id, 'sit', { seat }));
  granted(await table.ask(first.guest.id, 'fillWithBots', {}));
  granted(await table.ask(first.guest.id, 'setClock', { clock: pick<Clock>(['off', 'fast', 'normal', 'relaxed'], random) }));
  if (chance(20)) granted(await table.ask(first.guest.id, 'setHouseRules', { watching: 'public', standIn: 'never' }));
  granted(await table.ask(first.guest.id, 'start', {}));

  const owners = ownersOf(table);
  const removed = new Set<GuestId>();
  const found = { stuck: new Set<string>(), hostless: new Set<string>(), robbed: new Set<string>() };
  let moved = { seq: 0, at: table.time.now() };
  let hosted = table.time.now();
  /** Since when somebody is here whose seat a bot still has that sat in while they were away. */
  const waiting = new Map<number, number>();
  let moves = 0;
  const wanted = chance(20) ? 2 : 1;
  for (let step = 0; table.record.games < wanted; step++) {
    if (step > LONGEST) {
      found.stuck.add(`no result after ${step} looks`);
      break;
    }
    for (const friend of friends) await live(friend);
    await watch();
    await table.time.pass(random.below(4) * SECOND + random.below(1000));
    look(step);
    if (found.stuck.size + found.hostless.size + found.robbed.size > 0) break;
  }
  return { moves, stuck: [...found.stuck], hostless: [...found.hostless], robbed: [...found.robbed] };

  async function live({ guest: { id }, ...ways }: Friend): Promise<void> {
    if (removed.has(id)) return;
    if (!table.isHere(id)) {
      // Somebody must be there for an evening to go on.
      if (chance(ways.returns) || !friends.some(({ guest }) => table.isHere(guest.id))) await comeBack(id);
      return;
    }
    if (chance(ways.drops)) return chance(70) ? table.drop(id) : table.leave(id);
    const seat = table.record.seats.findIndex((held) => held.kind === 'person' && held.person === id);
    const held = table.record.seats[seat];
    const slow = table.slowSeats().find((at) => at !== seat);
    if (slow !== undefined && chance(50)) await table.ask(id, 'agreeToBot', { seat: slow });
    if (held?.kind === 'person' && held.standIn === 'agreed' && chance(5)) await table.ask(id, 'takeBack', {});
    if (chance(3)) await talk(id);
    if (table.record.host.id === id) await host(id);
    if (table.run !== null && table.isHere(id) && table.awaited().includes(seat) && chance(ways.moves)) {
      const listed = table.run.game.legalMoves(table.run.state, seat);
      if (listed.length > 0) await table.move(id, pick(listed, random));
    }
  }

  /** What passes between people beside the game. */
  async function talk(id: GuestId): Promise<void> {
    const [seat = 0] = table.awaited();
    const ways = [
      () => table.ask(id, 'say', { text: 'well, well' }),
      () => table.ask(id, 'sign', { sign: pick(SIGNS, random) }),
      () => table.ask(id, 'nudge', { seat }),
      () => table.ask(id, 'rename', { name: `${pick(FIRST_NAMES, random)} the ${pick(['Old', 'Young'], random)}` }),
    ];
    const answer = await pick(ways, random)();
    if (!answer.ok && answer.code === 'server-error') found.stuck.add('the talk failed');
  }

  /** Somebody watches for a while; the host and those who play let them see now this, now that. */
  async function watch(): Promise<void> {
    const { host: { id }, standIn, watching } = table.record;
    if (!table.isHere(EVE.id)) {
      if (chance(3)) await table.comeIn(EVE);
      return;
    }
    if (chance(3) || watching === 'off') return table.leave(EVE.id);
    if (chance(2)) await table.ask(EVE.id, 'watch', { hands: pick(['shown', 'hidden'], random) });
    if (chance(2) && table.isHere(id)) {
      await table.ask(id, 'setHouseRules', { watching: pick(watchingSchema.options, random), standIn });
    }
    const { guest } = pick(friends, random);
    if (chance(20) && table.isHere(guest.id)) await table.ask(guest.id, chance(80) ? 'showHand' : 'hideHand', {});
  }

  /** What a host does now and then. */
  async function host(id: GuestId): Promise<void> {
    if (table.record.status === 'finished') await table.ask(id, 'anotherGame', { game: table.record.game });
    const others = friends.map(({ guest }) => guest.id).filter((other) => other !== id && !removed.has(other));
    if (others.length === 0) return;
    const other = pick(others, random);
    if (random.below(500) === 0) await table.ask(id, 'setClock', { clock: pick<Clock>(['off', 'fast'], random) });
    if (random.below(500) === 0) await table.ask(id, 'setTalk', { talk: pick(WAYS_TO_TALK, random) });
    if (random.below(800) === 0 && table.isHere(other)) await table.ask(id, 'handOver', { person: other });
    if (random.below(3000) === 0) await table.restart();
    else if (random.below(2000) === 0 && others.length > 1 && (await table.ask(id, 'removePerson', { person: other })).ok) {
      removed.add(other);
      await table.drop(other);
    }
  }

  async function comeBack(id: GuestId): Promise<void> {
    const friend = friends.find(({ guest }) => guest.id === id);
    if (friend !== undefined) await table.comeIn(friend.guest);
  }

  /** Holds the table to its word. */
  function look(step: number): void {
    const now = table.time.now();
    const seq = table.run?.seq ?? 0;
    const anybody = friends.some(({ guest }) => table.isHere(guest.id));
    if (seq !== moved.seq || !anybody) {
      if (seq !== moved.seq) moves += 1;
      moved = { seq, at: now };
    }
    if (now - moved.at > PATIENCE) found.stuck.add(`nothing has happened for long, at look ${step}`);
    if (table.isHere(table.record.host.id) || !anybody) hosted = now;
    if (now - hosted > MINUTE) found.hostless.add(`no host for long, at look ${step}`);
    for (const [seat, owner] of owners) {
      const held = table.record.seats[seat];
      if (held?.kind === 'person' && held.standIn === 'away' && table.isHere(owner)) {
        if (!waiting.has(seat)) waiting.set(seat, now);
        if (now - (waiting.get(seat) ?? now) > MINUTE) found.robbed.add(`seat ${seat} is not given back, at look ${step}`);
      } else {
        waiting.delete(seat);
      }
      const keepsIt = held?.kind === 'person' && held.person === owner;
      if (!keepsIt && !removed.has(owner)) found.robbed.add(`seat ${seat}, at look ${step}`);
    }
  }
}

/** Whose each seat is. */
function ownersOf({ record }: SimulatedTable): ReadonlyMap<number, GuestId> {
  return new Map(record.seats.flatMap((held, seat) => (held.kind === 'person' ? [[seat, held.person] as const] : [])));
}

function friendsOf(random: Random, count: number): readonly Friend[] {
  const names = ['Ann', 'Ben', 'Cat', 'Dan'];
  return names.slice(0, count).map((name, at) => ({
    guest: { id: `guest-${name}` as GuestId, name },
    // The first is awake, so that there is always somebody for the others to play with.
    moves: at > 0 && random.below(5) === 0 ? 0 : 30 + random.below(70),
    drops: random.below(4) === 0 ? 40 : 1,
    returns: random.below(4) === 0 ? 60 : 5,
  }));
}

/** The options that make a game short. */
function shortest(game: string): object {
  const options: Readonly<Record<string, object>> = {
    chinkway: { length: 'short' },
    chapanka: { deals: 4 },
    chinchon: { target: 70, reenlist: 'never' },
  };
  return options[game] ?? {};
}

/** A thinker that takes any lawful move. */
function byChance(random: Random): Thinker {
  return {
    choose: async ({ game, view, seat, among }): Promise<Tagged> => {
      const lawful = findGame(games, game)?.legalMoves(view, seat) ?? [];
      return pick(lawful.filter(({ type }) => among?.includes(type) ?? true), random);
    },
    close: async () => undefined,
  };
}
