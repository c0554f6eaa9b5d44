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

describe('what stands at the result', () => {
  it('is nothing before anything was found out, nor while the server cannot be reached', () => {
    expect([markOf(null, 'player', 'open'), markOf(NOT_HAD, 'player', 'open')]).toEqual([null, null]);
  });

  it('is amber where a server does not give the record out: its silence proves nothing', () => {
    expect(markOf(NOT_HAD, 'player', 'closed')).toBe('not-proved');
  });

  it('is amber to a player whose device proves nothing, and does not blame that of a spectator', () => {
    expect([markOf(NOT_PROVED, 'player', 'closed'), markOf(NOT_PROVED, 'spectator', 'closed')]).toEqual(['not-proved', 'matches']);
  });

  it('says to both that something is wrong', () => {
    expect([markOf(UNTRUE, 'player', 'open'), markOf(UNTRUE, 'spectator', 'open')]).toEqual(['untrue', 'untrue']);
  });
});
