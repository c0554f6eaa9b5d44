// @vitest-environment happy-dom
import { refusal, type RefusalCode } from '@chinwag/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OwnRefusalCode, ownRefusal } from '../../board/refusals.ts';
import { deviceEvidence } from '../evidence.ts';
import type { CheckReport } from './checkReport.ts';
import type { CheckOfGame } from './checkStored.ts';
import { GameChecks } from './gameChecks.ts';
import { closeCheck, openCheck, openChecks } from './openChecks.ts';
import { savedReport } from './savedReports.ts';

const RECORD = {
  givers: [0], rounds: 1, broken: 0, seed: 'aa', moves: 40, shown: 90, digest: 'bb', erased: [], binds: 'names' as const, missed: 0,
};

const PROVED: CheckOfGame = reported({ verdict: 'proved', choices: 1, record: RECORD });
const NOT_PROVED: CheckOfGame = reported({ verdict: 'not-proved', why: 'came-later', record: RECORD });
const UNTRUE: CheckOfGame = reported({ verdict: 'untrue', fault: { code: 'saved-own', round: 1 } });

function reported(finding: CheckReport['finding']): CheckOfGame {
  return { had: true, report: { game: 'chapanka', names: ['Ann'], finding } };
}

/** Returns the outcome as a later page knows it. */
function asSaved(check: CheckOfGame): CheckOfGame {
  return check.had ? { had: true, report: { ...check.report, names: [] } } : check;
}

function unreachable(code: OwnRefusalCode = 'unreachable'): CheckOfGame {
  return { had: false, refusal: ownRefusal(code) };
}

function refused(code: RefusalCode): CheckOfGame {
  return { had: false, refusal: refusal(code) };
}

/** Returns a promise factory whose promises a test resolves. */
function gate() {
  const waiting: (() => void)[] = [];
  return {
    wait: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    open: async () => {
      for (const go of waiting.splice(0)) go();
      await settled();
    },
    get isWaitedFor() {
      return waiting.length > 0;
    },
  };
}

/** Resolves when all pending callbacks have run. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}

/** Returns a page whose server gives these answers in order; the last answer repeats. */
function pageOf(...answers: readonly [CheckOfGame, ...CheckOfGame[]]) {
  const [pause, back] = [gate(), gate()];
  const asked: string[] = [];
  const check = (gameId: string): Promise<CheckOfGame> => {
    asked.push(gameId);
    return Promise.resolve(answers[asked.length - 1] ?? answers.at(-1) ?? answers[0]);
  };
  const checks = new GameChecks({ check, pause: pause.wait, idle: (act) => act(), back: back.wait });
  const leave = checks.follow();
  left.push(leave);
  return { checks, asked, pause, back, leave };
}

const left: (() => void)[] = [];

const openGames = (): readonly string[] => openChecks.getState().games;

function clear(): void {
  for (const leave of left.splice(0)) leave();
  for (const game of openGames()) closeCheck(game);
  localStorage.clear();
}

beforeEach(clear);
afterEach(clear);

describe('a finished game', () => {
  it('is requested after the pause, not before', async () => {
    const { checks, asked, pause } = pageOf(PROVED);
    openCheck('one');
    await settled();
    expect(asked).toEqual([]);
    await pause.open();
    expect([asked, checks.found('one')]).toEqual([['one'], PROVED]);
  });

  it('is requested once, however often its result is reopened', async () => {
    const { asked, pause } = pageOf(PROVED);
    for (let visit = 0; visit < 3; visit++) {
      openCheck('one');
      openCheck('one');
      await settled();
      await pause.open();
    }
    expect([asked, openGames()]).toEqual([['one'], []]);
  });

  it('is not requested again after a reload', async () => {
    const before = pageOf(NOT_PROVED);
    openCheck('one');
    await before.pause.open();
    before.leave();
    const { checks, asked, pause } = pageOf(PROVED);
    openCheck('one');
    await settled();
    expect([asked, pause.isWaitedFor, checks.found('one')]).toEqual([[], false, asSaved(NOT_PROVED)]);
  });

  it('is checked after a reload if the page closed before the check', async () => {
    const before = pageOf(PROVED);
    openCheck('one');
    before.leave();
    const { asked, pause } = pageOf(PROVED);
    await pause.open();
    expect(asked).toEqual(['one']);
  });

  it('is checked even if another game ends before the check', async () => {
    const { asked, pause } = pageOf(PROVED);
    openCheck('one');
    openCheck('two');
    await settled();
    await pause.open();
    expect(asked).toEqual(['one', 'two']);
  });

  it('marks its evidence as checked, so that it is deleted first', async () => {
    deviceEvidence.save('one', 'table', (game) => game);
    const { pause } = pageOf(PROVED);
    openCheck('one');
    await pause.open();
    expect([deviceEvidence.of('one')?.checked, deviceEvidence.of('two')]).toEqual([true, null]);
  });

  it('is checked at once on a press, and not again after the pause', async () => {
    const { checks, asked, pause } = pageOf(PROVED);
    openCheck('one');
    expect(await checks.checkNow('one')).toEqual(PROVED);
    await pause.open();
    expect(asked).toEqual(['one']);
  });

  it('is requested once when the check is pressed twice', async () => {
    const { checks, asked } = pageOf(PROVED);
    await Promise.all([checks.checkNow('one'), checks.checkNow('one')]);
    expect(asked).toEqual(['one']);
  });
});

describe('an unavailable record', () => {
  it('is requested again once the server is back, however long it was away', async () => {
    const { checks, asked, pause, back } = pageOf(...Array.from({ length: 9 }, () => unreachable()) as [CheckOfGame], PROVED);
    openCheck('one');
    await pause.open();
    for (let failure = 0; failure < 9; failure++) {
      expect([checks.found('one')?.had, openGames()]).toEqual([false, ['one']]);
      await back.open();
    }
    expect([asked.length, checks.found('one'), openGames()]).toEqual([10, PROVED, []]);
  });

  it('is requested only a few times when the server refuses it', async () => {
    const { asked, pause, back } = pageOf(refused('game-not-found'));
    openCheck('one');
    await pause.open();
    for (let failure = 0; failure < 9; failure++) await back.open();
    expect([asked.length, openGames()]).toEqual([4, []]);
  });

  it('is not requested again when the server will never send it', async () => {
    const { asked, pause, back } = pageOf(refused('game-cleared-away'));
    openCheck('one');
    await pause.open();
    openCheck('one');
    await settled();
    expect([asked.length, back.isWaitedFor, pause.isWaitedFor]).toEqual([1, false, false]);
  });

  it('saves no verdict on the game', async () => {
    const { pause } = pageOf(unreachable());
    openCheck('one');
    await pause.open();
    expect(savedReport('one')).toBeNull();
  });
});

describe('a saved report', () => {
  it('contains no names, as nobody could erase them from it', async () => {
    const { checks, pause } = pageOf(PROVED);
    openCheck('one');
    await pause.open();
    expect(checks.found('one')).toEqual(PROVED);
    expect(localStorage.getItem('chinwag.checks')).not.toContain('Ann');
  });

  it('in the old format with names is read and rewritten without them', async () => {
    const { names, game, finding } = { names: ['Bo', 'Ann'], game: 'chapanka', finding: { verdict: 'proved', choices: 1 } };
    const record = { ...RECORD, givers: ['Ann'] };
    const report = { game, names, finding: { ...finding, record } };
    localStorage.setItem('chinwag.checks', JSON.stringify([{ gameId: 'old', report, read: true }]));
    vi.resetModules();
    const { savedReport: found } = await import('./savedReports.ts');
    expect(found('old')?.report).toEqual({ game, finding: { ...finding, record: { ...RECORD, givers: [1] } } });
    expect(localStorage.getItem('chinwag.checks')).not.toContain('Ann');
  });
});

describe('a fault', () => {
  it('stays open until somebody reads it, even after a reload', async () => {
    const before = pageOf(UNTRUE);
    openCheck('one');
    await before.pause.open();
    expect(openGames()).toEqual(['one']);
    before.leave();
    const { checks, asked } = pageOf(PROVED);
    await settled();
    expect([asked, openGames(), checks.found('one')]).toEqual([[], ['one'], asSaved(UNTRUE)]);
    checks.markRead('one');
    expect(openGames()).toEqual([]);
  });

  it('raises no second alarm once it has been read', async () => {
    const { checks, pause } = pageOf(UNTRUE);
    openCheck('one');
    await pause.open();
    checks.markRead('one');
    openCheck('one');
    await settled();
    expect([openGames(), checks.found('one')]).toEqual([[], UNTRUE]);
  });

  it('stays when the server sends another record on a second request', async () => {
    const { checks, pause } = pageOf(UNTRUE, PROVED);
    openCheck('one');
    await pause.open();
    expect(await checks.checkAgain('one')).toEqual(UNTRUE);
    expect(savedReport('one')?.report.finding).toEqual(UNTRUE.had && UNTRUE.report.finding);
  });

  it('is found when a proved record has changed on a second request', async () => {
    const { checks } = pageOf(PROVED, UNTRUE);
    await checks.checkNow('one');
    expect(await checks.checkAgain('one')).toEqual(UNTRUE);
  });

  it('is the last report to be dropped', async () => {
    const { checks } = pageOf(UNTRUE, PROVED);
    for (let game = 0; game < 60; game++) await checks.checkNow(`game-${game}`);
    expect([savedReport('game-0') === null, savedReport('game-1') === null]).toEqual([false, true]);
  });
});
