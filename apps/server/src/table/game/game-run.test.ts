import type { Seat } from '@chinwag/rules';
import { pennies } from '@chinwag/rules/laws/pennies';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Entry } from '../../store/store.ts';
import { CODE } from '../../tests/support/table-parts.ts';
import { GameRun, type MoveAttempt } from './game-run.ts';

const SETUP = { seats: 3, owner: 0, options: { deals: 2 }, seed: 'ab'.repeat(32) };
const KEEP = { type: 'keep' };

let run: GameRun;
let entries: Entry[];
let attempts: number;
beforeEach(() => {
  const started = GameRun.begin('game-1', pennies, SETUP);
  run = started.run;
  entries = [started.opening];
  attempts = 0;
  run.apply(started.opening);
});

const attempt = (seat: Seat, move: MoveAttempt['move'], seq = run.seq): MoveAttempt => ({
  seat,
  seq,
  id: `attempt-${attempts++}`,
  move,
  by: 'person',
});

/** Makes a move that must be legal. */
function make(wanted: MoveAttempt): void {
  const verdict = run.judge(wanted);
  if (verdict.kind === 'answered') throw new Error(`not played: ${JSON.stringify(verdict.answer)}`);
  entries.push(verdict.entry);
  run.apply(verdict.entry);
}

const codeOf = (wanted: MoveAttempt): string => {
  const verdict = run.judge(wanted);
  if (verdict.kind === 'played') return 'played';
  return verdict.answer.ok ? `answered with ${verdict.answer.seq}` : verdict.answer.code;
};

/** Returns the game as another process loads it. */
function resumed(): GameRun {
  return GameRun.resume({ id: 'game-1', table: CODE, game: 'pennies', setup: SETUP, entries }, pennies);
}

/** Makes legal moves until the phase changes. */
function finishPhase(): void {
  const { name } = run.state.phase;
  while (run.state.phase.name === name) {
    const [seat = 0] = run.game.actors(run.state);
    const [move = KEEP] = run.game.legalMoves(run.state, seat);
    make(attempt(seat, move));
  }
}

describe('judging a move', () => {
  it('plays a lawful one, against the newest event', () => {
    expect(codeOf(attempt(0, KEEP))).toBe('played');
  });

  it('does not change the game by judging', () => {
    const before = run.state;
    run.judge(attempt(0, KEEP));
    expect(run.state).toBe(before);
  });

  it('answers a repeated attempt as before, and does not make it again', () => {
    const first = attempt(0, KEEP);
    make(first);
    make(attempt(1, KEEP));
    expect(codeOf(first)).toBe('answered with 2');
  });

  it('does not take the attempt of one seat for that of another with the same id', () => {
    make({ ...attempt(0, KEEP), id: 'same' });
    expect(codeOf({ ...attempt(1, KEEP), id: 'same' })).toBe('played');
  });

  it('refuses what is no move of the game', () => {
    expect(codeOf(attempt(0, { type: 'fly' }))).toBe('move-malformed');
  });

  it('refuses what breaks a rule, naming the rule', () => {
    finishPhase();
    expect(run.judge(attempt(0, KEEP))).toMatchObject({
      kind: 'answered',
      answer: { ok: false, rule: 'PN2', code: 'wrong-moment' },
    });
  });
});

describe('the number a move was chosen against', () => {
  it('may be old for one who is asked together with others, whatever they answered meanwhile', () => {
    const seq = run.seq;
    make(attempt(1, KEEP));
    make(attempt(2, KEEP));
    expect(codeOf(attempt(0, KEEP, seq))).toBe('played');
  });

  it('is too old after one has answered', () => {
    const seq = run.seq;
    make(attempt(0, KEEP));
    expect(codeOf(attempt(0, KEEP, seq))).toBe('sequence-old');
  });

  it('is too old when the phase has changed', () => {
    const seq = run.seq;
    finishPhase();
    const [seat = 0] = run.game.actors(run.state);
    expect(codeOf(attempt(seat, KEEP, seq))).toBe('sequence-old');
  });

  it('is too old when the phase has changed and come back within one move', () => {
    const seq = run.seq;
    finishPhase();
    finishPhase();
    expect(run.state.phase.name).toBe('exchange');
    expect(codeOf(attempt(0, KEEP, seq))).toBe('sequence-old');
  });

  it('cannot be of an event that has not happened', () => {
    expect(codeOf(attempt(0, KEEP, run.seq + 1))).toBe('sequence-old');
  });
});

describe('a resumed game', () => {
  it('stands where it stood', () => {
    finishPhase();
    expect(resumed().state).toEqual(run.state);
    expect(resumed().seq).toBe(run.seq);
  });

  it('still knows the attempts that were made', () => {
    const first = attempt(0, KEEP);
    make(first);
    run = resumed();
    expect(codeOf(first)).toBe('answered with 2');
  });

  it('still knows since when each seat is asked', () => {
    const seq = run.seq;
    make(attempt(1, KEEP));
    run = resumed();
    expect(codeOf(attempt(0, KEEP, seq))).toBe('played');
    expect(codeOf(attempt(1, KEEP, seq))).toBe('sequence-old');
  });

  it('knows its end', () => {
    let ends: readonly boolean[] = [];
    while (run.game.result(run.state) === null) {
      const [seat = 0] = run.game.actors(run.state);
      const [move = KEEP] = run.game.legalMoves(run.state, seat);
      const verdict = run.judge(attempt(seat, move));
      if (verdict.kind === 'answered') throw new Error('a lawful move was refused');
      ends = [...ends, run.resultWith(verdict.entry) !== null];
      run.apply(verdict.entry);
    }
    expect(ends.filter(Boolean)).toEqual([true]);
    expect(ends.at(-1)).toBe(true);
  });
});
