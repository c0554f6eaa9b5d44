import { findBot } from '@chinwag/bots';
import type { Strength } from '@chinwag/bots/strengths';
import { type ReplayedBots, replayedBots } from '@chinwag/bots/replayed';
import type { Guest, GuestId } from '@chinwag/protocol';
import { findGame, type GameId, type Tagged } from '@chinwag/rules';
import type { ChainedGameRecord } from '@chinwag/rules/game-file';
import { expect, it } from 'vitest';
import type { Question, Thinker } from '../bots/thinking.ts';
import { givenOut } from '../table/game/replay-access.ts';
import { SimulatedTable } from './support/simulated-table.ts';

const ANN: Guest = { id: 'guest-Ann' as GuestId, name: 'Ann' };
/** The time in which a bot has moved, in ms. */
const BOT_MOVES = 1000;
const EVENTS = 150;

type MoveChooser = (question: Question, playouts: number) => Tagged;

/** The number of playouts of each successive decision, as if the scheduler was busy in between. */
const PLAYOUTS = [120, 0, 60, 90, 48];

function thinkerOf(choose: MoveChooser): Thinker {
  let asked = 0;
  return {
    choose: (question) => {
      const playouts = PLAYOUTS[asked++ % PLAYOUTS.length] ?? 0;
      return Promise.resolve({ move: choose(question, playouts), playouts });
    },
    close: () => Promise.resolve(),
  };
}

const honest: MoveChooser = ({ game, strength, ...thought }, playouts) => {
  const move = findBot(game, strength)?.choose({ ...thought, playouts });
  if (move === undefined) throw new Error('there is no such bot');
  return move;
};

/** Returns a move chooser that knows which legal move is best, and now and then differs from the bot. */
function peeking(from: number): MoveChooser {
  let asked = 0;
  return (question, playouts) => {
    const move = honest(question, playouts);
    asked += 1;
    if (asked < from || move.type !== 'play') return move;
    const game = findGame(question.game);
    return game?.legalMoves(question.view, question.seat).find((other) => JSON.stringify(other) !== JSON.stringify(move)) ?? move;
  };
}

/** Resolves with the record of a game of Ann with bots, one of that strength and gentle ones, until all agreed to end it. */
async function recordOf(game: GameId, thinker: Thinker, strength: Strength = 'sensible'): Promise<ChainedGameRecord> {
  const table = await SimulatedTable.open(ANN, { game, thinker });
  await table.comeIn(ANN);
  await table.ask(ANN.id, 'sit', { seat: 0 });
  await table.ask(ANN.id, 'fillWithBots', { strength: 'gentle' });
  await table.ask(ANN.id, 'setStrength', { seats: [1], strength });
  expect(await table.ask(ANN.id, 'start', {})).toEqual({ ok: true });
  for (let turn = 0; (table.run?.seq ?? 0) < EVENTS && turn < EVENTS; turn++) {
    const { run } = table;
    const move = run?.game.legalMoves(run.state, 0)[0];
    if (move === undefined) await table.time.pass(BOT_MOVES);
    else await table.move(ANN.id, move);
  }
  await table.ask(ANN.id, 'propose', { kind: 'end' });
  const ended = await table.ended();
  if (ended === null) throw new Error('the game has not ended');
  const record = givenOut(ended, null).game;
  if (!('changes' in record)) throw new Error('its holders were not sealed');
  return record;
}

function replayed(record: ChainedGameRecord, hasTime?: () => boolean): ReplayedBots {
  const game = findGame(record.game);
  if (game === null) throw new Error('there is no such game');
  return replayedBots(game, record, hasTime);
}

it.each(['chinkway', 'chinaso', 'chinchon', 'chapanka', 'chanoyu'] as const)(
  'in a replay from the record of %s alone, all bots choose the same moves',
  async (id) => {
    const record = await recordOf(id, thinkerOf(honest));
    const bots = record.moves.filter(({ by }) => by === 'bot').length;
    expect(bots).toBeGreaterThan(10);
    expect(replayed(record)).toEqual({ same: bots, other: null, unasked: 0 });
  },
);

it('a replay finds the first move that a bot does not choose by what it could see', async () => {
  const record = await recordOf('chanoyu', thinkerOf(peeking(5)));
  const { same, other } = replayed(record);
  expect(same).toBeGreaterThan(3);
  expect(record.moves[(other ?? 0) - 1]?.by).toBe('bot');
});

const STRONG = ['chinkway', 'chapanka'] as const;

it.each(STRONG)('strong bots of %s choose the same moves in a replay, however many playouts they had', async (id) => {
  const record = await recordOf(id, thinkerOf(honest), 'strong');
  const strong = record.moves.filter(({ seat, by }) => by === 'bot' && seat === 1);
  expect(strong.length).toBeGreaterThan(5);
  expect(new Set(strong.map(({ playouts }) => playouts)).size).toBeGreaterThan(1);
  for (const { seat, playouts } of record.moves) expect(playouts !== undefined).toBe(seat === 1);
  const bots = record.moves.filter(({ by }) => by === 'bot').length;
  expect(replayed(record)).toEqual({ same: bots, other: null, unasked: 0 });

  const searched = strong.filter(({ playouts }) => playouts !== 0).length;
  expect(replayed(record, () => false)).toEqual({ same: bots - searched, other: null, unasked: searched });
});

it.each(STRONG)('a replay finds a move that a strong bot of %s does not choose by what it could see', async (id) => {
  const record = await recordOf(id, thinkerOf(peeking(9)), 'strong');
  const { same, other } = replayed(record);
  expect(same).toBeGreaterThan(5);
  expect(record.moves[(other ?? 0) - 1]?.by).toBe('bot');
});

it('a replay does not judge a strong bot if the record has no numbers of playouts', async () => {
  const record = await recordOf('chinkway', thinkerOf(honest), 'strong');
  const moves = record.moves.map(({ seat, by, move }) => ({ seat, by, move }));
  const strong = moves.filter(({ seat, by }) => by === 'bot' && seat === 1).length;
  expect(replayed({ ...record, moves })).toMatchObject({ other: null, unasked: strong });
});

it('a replay does not judge a bot of a version that this build does not have', async () => {
  const record = await recordOf('chanoyu', thinkerOf(honest));
  const older = record.seats.map((held) =>
    'holder' in held && held.holder.kind === 'bot' ? { ...held, holder: { ...held.holder, version: 0 } } : held);
  const bots = record.moves.filter(({ by }) => by === 'bot').length;
  expect(replayed({ ...record, seats: older })).toEqual({ same: 0, other: null, unasked: bots });
});
