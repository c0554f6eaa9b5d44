import { describe, expect, it } from 'vitest';
import { ownRefusal } from '../../board/refusals.ts';
import type { CheckReport } from './checkReport.ts';
import type { CheckOfGame } from './checkStored.ts';
import { markOf } from './gameMark.ts';

const RECORD = {
  givers: [], rounds: 0, broken: 0, seed: 'aa', moves: 1, shown: 0, digest: 'bb', erased: [], binds: 'names' as const, missed: 0,
};
const NOT_HAD: CheckOfGame = { had: false, refusal: ownRefusal('unreachable') };

function reported(finding: CheckReport['finding']): CheckOfGame {
  return { had: true, report: { game: 'chapanka', names: [], finding } };
}

const NOT_PROVED = reported({ verdict: 'not-proved', why: 'came-later', record: RECORD });
const UNTRUE = reported({ verdict: 'untrue', fault: { code: 'file-digest' } });

describe('the mark at the result', () => {
  it('is empty before the check has an outcome, and while the server is unreachable', () => {
    expect([markOf(null, 'player', 'open'), markOf(NOT_HAD, 'player', 'open')]).toEqual([null, null]);
  });

  it('is amber when the server withholds the record', () => {
    expect(markOf(NOT_HAD, 'player', 'closed')).toBe('not-proved');
  });

  it('is amber for a player whose device proves nothing, but not for a spectator', () => {
    expect([markOf(NOT_PROVED, 'player', 'closed'), markOf(NOT_PROVED, 'spectator', 'closed')]).toEqual(['not-proved', 'matches']);
  });

  it('warns player and spectator alike that something is wrong', () => {
    expect([markOf(UNTRUE, 'player', 'open'), markOf(UNTRUE, 'spectator', 'open')]).toEqual(['untrue', 'untrue']);
  });
});
