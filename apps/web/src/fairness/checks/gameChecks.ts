import type { RefusalCode } from '@chinwag/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { deviceEvidence } from '../evidence.ts';
import type { CheckOfGame } from './checkStored.ts';
import { closeCheck, openChecks } from './openChecks.ts';
import { markRead, savedReport, saveReport } from './savedReports.ts';

/** The page and its services, as the checks use them. */
export interface AroundChecks {
  /** Fetches a game and checks it. */
  readonly check: (gameId: string) => Promise<CheckOfGame>;
  /** Waits for a random time of up to ten seconds: friends whose game is over don’t all ask at once. */
  readonly pause: () => Promise<void>;
  /** Does something when the page has nothing else to do. */
  readonly idle: (act: () => void) => void;
  /** Waits until the server can be asked again, after it could not so often. */
  readonly back: (failures: number) => Promise<void>;
}

/** Why a record is not given out now nor later. */
const FINAL: ReadonlySet<string> = new Set<RefusalCode>([
  'game-for-table', 'game-cleared-away', 'game-begun-before', 'game-outdated', 'token-invalid', 'token-missing',
]);

/** How often at most a server is asked that answers, and gives nothing that can be checked. */
const MOST_ANSWERS = 4;

/** Why a server could not be asked at all. */
const NOT_ASKED: ReadonlySet<string> = new Set(['unreachable', 'page-not-loaded']);

/** Checks games that are over, each once, and remembers what was found out. */
export class GameChecks {
  /** What was found out, game by game; what could not be had is remembered only for as long as the page is open. */
  readonly store: StoreApi<Readonly<Record<string, CheckOfGame>>> = createStore(() => ({}));
  readonly #around: AroundChecks;
  readonly #started = new Set<string>();
  readonly #asked = new Map<string, Promise<CheckOfGame>>();

  constructor(around: AroundChecks) {
    this.#around = around;
  }

  /** Checks all that are open, from now on too, until what it returns is called. */
  follow(): () => void {
    const start = ({ games }: { readonly games: readonly string[] }): void => {
      for (const gameId of this.#started) {
        if (!games.includes(gameId)) this.#started.delete(gameId);
      }
      for (const gameId of games) {
        if (!this.#started.has(gameId)) void this.#checkOnce(gameId);
      }
    };
    start(openChecks.getState());
    return openChecks.subscribe(start);
  }

  /** What was found out about a game; null if nothing was yet. */
  found(gameId: string): CheckOfGame | null {
    const known = this.store.getState()[gameId];
    if (known?.had === true) return known;
    const saved = savedReport(gameId);
    return saved === null ? (known ?? null) : { had: true, report: { ...saved.report, names: [] } };
  }

  /** Checks a game at once, unless it has been: the same is found by all who ask meanwhile. */
  checkNow(gameId: string): Promise<CheckOfGame> {
    const known = this.found(gameId);
    return known?.had === true ? Promise.resolve(known) : this.checkAgain(gameId);
  }

  /** Checks a game again. Where something was wrong, that stays so, whatever the server gives out now. */
  checkAgain(gameId: string): Promise<CheckOfGame> {
    const asked = this.#asked.get(gameId) ?? this.#check(gameId).finally(() => this.#asked.delete(gameId));
    this.#asked.set(gameId, asked);
    return asked;
  }

  /** Somebody has read what is wrong with a game. */
  markRead(gameId: string): void {
    markRead(gameId);
    closeCheck(gameId);
  }

  async #check(gameId: string): Promise<CheckOfGame> {
    const found = await this.#around.check(gameId);
    if (found.had) {
      saveReport(gameId, found.report);
      this.#around.idle(() => deviceEvidence.markChecked(gameId));
    }
    const saved = savedReport(gameId);
    const names = found.had ? found.report.names : [];
    const result = saved === null ? found : { had: true, report: { ...saved.report, names } } as const;
    this.store.setState({ [gameId]: result });
    return result;
  }

  /** Checks an open game, unless it has been, and asks again where it could not be had. */
  async #checkOnce(gameId: string): Promise<void> {
    this.#started.add(gameId);
    const known = this.found(gameId);
    if (known?.had === false && FINAL.has(known.refusal.code)) return closeCheck(gameId);
    if (known === null) await this.#around.pause();
    for (let failures = 0, answers = 0; ; failures++) {
      const found = await this.checkNow(gameId);
      if (found.had) {
        const isAlarm = found.report.finding.verdict === 'untrue' && savedReport(gameId)?.read === false;
        if (!isAlarm) closeCheck(gameId);
        return;
      }
      if (!NOT_ASKED.has(found.refusal.code)) answers += 1;
      if (FINAL.has(found.refusal.code) || answers >= MOST_ANSWERS) return closeCheck(gameId);
      await this.#around.back(failures);
    }
  }
}
