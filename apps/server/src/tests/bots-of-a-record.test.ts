import { findBot } from '@chinwag/bots';
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

function thinkerOf(choose: (question: Question) => Tagged): Thinker {
  return { choose: (question) => Promise.resolve(choose(question)), close: () => Promise.resolve() };
}

function honest({ game, strength, ...thought }: Question): Tagged {
  const move = findBot(game, strength)?.choose({ ...thought, playouts: 0 });
  if (move === undefined) throw new Error('there is no such bot');
  return move;
}

/** Resolves with the record of a game of Ann with bots of both kinds and this thinker, until all agreed to end it. */
async function recordOf(game: GameId, thinker: Thinker): Promise<ChainedGameRecord> {
  const table = await SimulatedTable.open(ANN, { game, thinker });
  await table.comeIn(ANN);
  await table.ask(ANN.id, 'sit', { seat: 0 });
  await table.ask(ANN.id, 'fillWithBots', { strength: 'gentle' });
  await table.ask(ANN.id, 'setStrength', { seats: [1], strength: 'sensible' });
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

function replayed(record: ChainedGameRecord): ReplayedBots {
  const game = findGame(record.game);
  if (game === null) throw new Error('there is no such game');
  return replayedBots(game, record);
}

it.each(['chinkway', 'chinaso', 'chinchon', 'chapanka', 'chanoyu'] as const)(
  'from the record of %s alone all its bots choose again what they did',
  async (id) => {
    const record = await recordOf(id, thinkerOf(honest));
    const bots = record.moves.filter(({ by }) => by === 'bot').length;
    expect(bots).toBeGreaterThan(10);
    expect(replayed(record)).toEqual({ same: bots, other: null, unasked: 0 });
  },
);

it('the first move that a bot does not choose by what it could see is found', async () => {
  let asked = 0;
  const record = await recordOf('chanoyu', thinkerOf((question) => {
    const move = honest(question);
    asked += 1;
    if (asked < 5 || move.type !== 'play') return move;
    const game = findGame(question.game);
    return game?.legalMoves(question.view, question.seat).find((other) => JSON.stringify(other) !== JSON.stringify(move)) ?? move;
  }));
  const { same, other } = replayed(record);
  expect(same).toBeGreaterThan(3);
  expect(record.moves[(other ?? 0) - 1]?.by).toBe('bot');
});

it('nothing is said of a bot whose version this build has not', async () => {
  const record = await recordOf('chanoyu', thinkerOf(honest));
  const older = record.seats.map((held) =>
    'holder' in held && held.holder.kind === 'bot' ? { ...held, holder: { ...held.holder, version: 0 } } : held);
  const bots = record.moves.filter(({ by }) => by === 'bot').length;
  expect(replayed({ ...record, seats: older })).toEqual({ same: 0, other: null, unasked: bots });
});
