import { type AnyGame, defaultOptions, games, isTakenBack } from '@chinwag/rules';
import { expect, it } from 'vitest';
import { GameRun } from '../game/game-run.ts';
import type { Viewpoint } from '../watching/viewpoint.ts';
import { DealsSoFar } from './deals-so-far.ts';

const chanoyu: AnyGame = games.chanoyu;
const WATCHING: Viewpoint = { sight: 'public', viewer: 'spectator' };

function newRun(): GameRun {
  const setup = { seats: 4, owner: 0, options: defaultOptions(chanoyu.options), seed: 'ab'.repeat(32) };
  const { run, opening } = GameRun.begin('game-1', chanoyu, setup);
  run.apply(opening);
  return run;
}

/** Makes one move of the player whose turn it is. Returns the seat. */
function playOne(run: GameRun): number {
  const [seat = 0] = chanoyu.actors(run.state);
  const [move] = chanoyu.legalMoves(run.state, seat);
  if (move === undefined) throw new Error('nothing can be played');
  const verdict = run.judge({ seat, seq: run.seq, id: `attempt-${run.seq}`, move, by: 'person' });
  if (verdict.kind === 'answered') throw new Error('that is not lawful');
  run.apply(verdict.entry);
  return seat;
}

it('the deal so far is built once per viewpoint and rebuilt after each event', () => {
  const run = newRun();
  const deals = new DealsSoFar();
  const first = deals.for(run, WATCHING);
  for (let asked = 0; asked < 100; asked++) expect(deals.for(run, { ...WATCHING })).toBe(first);
  expect(deals.for(run, { sight: 'own-seat', viewer: 0 })).not.toBe(first);
  expect(deals.for(run, { sight: 'all-hands', viewer: 'all-hands' })).not.toBe(first);
  playOne(run);
  const second = deals.for(run, WATCHING);
  expect(second).not.toBe(first);
  expect(second.events.length).toBeGreaterThan(first.events.length);
});

it('thirty moves that are all taken back add only short events to the deal so far', () => {
  const run = newRun();
  const deals = new DealsSoFar();
  for (let taken = 0; taken < 30; taken++) {
    const back = run.entryTakingBack(playOne(run), `back-${taken}`);
    if (typeof back === 'string') throw new Error(back);
    expect(back.events.some(isTakenBack)).toBe(true);
    run.apply(back);
  }
  const { state, events } = deals.for(run, WATCHING);
  const [length, ofState] = [JSON.stringify(events).length, JSON.stringify(state).length];
  expect(events.length).toBeGreaterThan(60);
  expect(length).toBeLessThan(60 * 80 + ofState);
});
