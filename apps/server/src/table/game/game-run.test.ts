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
  it('accepts a legal move against the newest event', () => {
    expect(codeOf(attempt(0, KEEP))).toBe('played');
  });

  it('leaves the game state unchanged', () => {
    const before = run.state;
    run.judge(attempt(0, KEEP));
    expect(run.state).toBe(before);
  });

  it('answers a repeated attempt as before without making the move again', () => {
    const first = attempt(0, KEEP);
    make(first);
    make(attempt(1, KEEP));
    expect(codeOf(first)).toBe('answered with 2');
  });

  it('tells attempts of two seats with the same id apart', () => {
    make({ ...attempt(0, KEEP), id: 'same' });
    expect(codeOf({ ...attempt(1, KEEP), id: 'same' })).toBe('played');
  });

  it('refuses an unknown move as malformed', () => {
    expect(codeOf(attempt(0, { type: 'fly' }))).toBe('move-malformed');
  });

  it('refuses an illegal move and names the rule', () => {
    finishPhase();
    expect(run.judge(attempt(0, KEEP))).toMatchObject({
      kind: 'answered',
      answer: { ok: false, rule: 'PN2', code: 'wrong-moment' },
    });
  });
});

describe('the sequence number of a move', () => {
  it('can be old for a seat asked together with others, even after the others answered', () => {
    const seq = run.seq;
    make(attempt(1, KEEP));
    make(attempt(2, KEEP));
    expect(codeOf(attempt(0, KEEP, seq))).toBe('played');
  });

  it('is too old once the seat has answered', () => {
    const seq = run.seq;
    make(attempt(0, KEEP));
    expect(codeOf(attempt(0, KEEP, seq))).toBe('sequence-old');
  });

  it('is too old once the phase has changed', () => {
    const seq = run.seq;
    finishPhase();
    const [seat = 0] = run.game.actors(run.state);
    expect(codeOf(attempt(seat, KEEP, seq))).toBe('sequence-old');
  });

  it('is too old once the phase has changed and come back', () => {
    const seq = run.seq;
    finishPhase();
    finishPhase();
    expect(run.state.phase.name).toBe('exchange');
    expect(codeOf(attempt(0, KEEP, seq))).toBe('sequence-old');
  });

  it('cannot be that of a future event', () => {
    expect(codeOf(attempt(0, KEEP, run.seq + 1))).toBe('sequence-old');
  });
});

describe('a resumed game', () => {
  it('has the same state and sequence number', () => {
    finishPhase();
    expect(resumed().state).toEqual(run.state);
    expect(resumed().seq).toBe(run.seq);
  });

  it('remembers the attempts already made', () => {
    const first = attempt(0, KEEP);
    make(first);
    run = resumed();
    expect(codeOf(first)).toBe('answered with 2');
  });

  it('remembers since which event each seat is asked', () => {
    const seq = run.seq;
    make(attempt(1, KEEP));
    run = resumed();
    expect(codeOf(attempt(0, KEEP, seq))).toBe('played');
    expect(codeOf(attempt(1, KEEP, seq))).toBe('sequence-old');
  });

  it('knows which move ends it', () => {
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
