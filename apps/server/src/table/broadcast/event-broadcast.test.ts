import { type AnyGame, defaultOptions, games } from '@chinwag/rules';
import { expect, it } from 'vitest';
import { GameRun } from '../game/game-run.ts';
import { EventFrames } from './event-broadcast.ts';

const chanoyu: AnyGame = games.chanoyu;

it('an event frame is encoded once per viewpoint and shared only by viewers who see the same', () => {
  const setup = { seats: 4, owner: 0, options: defaultOptions(chanoyu.options), seed: 'ab'.repeat(32) };
  const { run, opening } = GameRun.begin('game-1', chanoyu, setup);
  const dealt = new EventFrames(run, run.apply(opening), []);
  expect(new Set([0, 1, 2, 3].map((seat) => dealt.for(seat).toString('hex'))).size).toBe(4);
  const [seat = 0] = chanoyu.actors(run.state);
  const [move] = chanoyu.legalMoves(run.state, seat);
  if (move === undefined) throw new Error('nothing can be played');
  const verdict = run.judge({ seat, seq: run.seq, id: 'attempt-1', move, by: 'person' });
  if (verdict.kind === 'answered') throw new Error('that is not lawful');
  const played = new EventFrames(run, run.apply(verdict.entry), []);
  for (const viewer of [1, 2, 3, 'spectator', 'all-hands'] as const) expect(played.for(viewer)).toBe(played.for(0));
});
