import { findBot, plainThought } from '@chinwag/bots';
import {
  type AnyGame, defaultOptions, games, type GameState, hideEvents, type Seat, stepsOf, type Tagged, transitionsOf,
} from '@chinwag/rules';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../board/logEntry.ts';
import { GAMES } from '../games/catalogue.ts';
import { dealSoFarOf } from './practice/dealSoFarOf.ts';
import { dealLines } from './dealLines.ts';
import { readableLog } from './readableLog.ts';

/** The number of moves played: more than a deal of any game has, except for the longest. */
const MOVES = 90;

type Reader = Seat | 'spectator';

const bare = ({ mark, sentence, rule, onlyYou }: LogEntry) => ({ mark, sentence, rule, onlyYou });

interface Sitting {
  readonly stayed: readonly ReturnType<typeof bare>[];
  readonly lookedBack: readonly ReturnType<typeof bare>[];
}

/** Resolves with the readable lines of a deal after each move, for a viewer from the start, and for one who has just come. */
async function sittings(id: string, viewer: Reader): Promise<readonly Sitting[]> {
  const entry = GAMES.find((game) => game.id === id);
  const game: AnyGame | undefined = Object.values<AnyGame>(games).find((known) => known.id === id);
  const bot = findBot(id);
  if (entry === undefined || game === undefined || bot === null) throw new Error(`${id} cannot be played here`);
  const screen = await entry.screen();
  const setup = { seats: game.seats.max, owner: 0, options: defaultOptions(game.options), seed: '5eed'.repeat(16) };
  const steps = stepsOf<object, GameState, Tagged, Tagged>(game, setup, (state) => {
    const [seat = 0] = game.actors(state);
    return { seat, move: bot.choose(plainThought(game.hide(state, seat), seat)) };
  });
  const seen: Sitting[] = [];
  let [begin, from, events, logLines] = [game.begin(setup).state, 1, Array.of<Tagged>(), Array.of<LogEntry>()];
  for (const step of steps) {
    for (const { before, event, after } of transitionsOf(game, step)) {
      if (game.dealEnds.includes(events.at(-1)?.type ?? '')) {
        [begin, from, events, logLines] = [before, from + events.length, [], []];
      }
      const [hidden = event] = hideEvents(game, [event], viewer, before);
      logLines = [...logLines, ...screen.narrate(hidden, game.hide(before, viewer), { viewer, players: [] })];
      events = [...events, event];
      if (events.length === 0 || game.result(after) !== null) return seen;
    }
    const now = game.hide(step.after, viewer);
    const deal = dealSoFarOf(game, { gameId: 'g1', deal: { from, begin, events }, now: step.after }, viewer);
    const looked = dealLines(deal, now.records, { screen, players: [] }) ?? [];
    seen.push({
      stayed: readableLog(logLines, screen, now).map(bare),
      lookedBack: readableLog(looked, screen, now).map(bare),
    });
    if (step.number >= MOVES) break;
  }
  return seen;
}

describe.each(GAMES.map(({ id }) => id))('the log of a deal of %s', (id) => {
  it.each<Reader>([0, 'spectator'])('is the same after joining late as for a viewer who was there: %s', async (viewer) => {
    const all = await sittings(id, viewer);
    expect(all.length).toBeGreaterThan(10);
    for (const { stayed, lookedBack } of all) expect(lookedBack).toEqual(stayed);
    expect(all.some(({ stayed }) => stayed.length > 3)).toBe(true);
  });
});

it('dealLines returns null for events that the game does not have', async () => {
  const { game, ...screen } = await (GAMES[0] ?? missing()).screen();
  const deal = {
    gameId: 'g1', seat: null, sight: 'public', from: 1, scored: 0, state: { phase: { name: 'x' } }, events: [[99]], madeForYou: [],
  } as const;
  expect(dealLines(deal, [], { screen: { game, narrate: screen.narrate }, players: [] })).toBeNull();
});

function missing(): never {
  throw new Error('there is no game');
}
