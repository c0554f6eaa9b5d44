import type { RefusalCode } from '@chinwag/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { deviceEvidence } from '../evidence.ts';
import type { CheckOfGame } from './checkStored.ts';
import { closeCheck, openChecks } from './openChecks.ts';
import { markRead, savedReport, saveReport } from './savedReports.ts';

/** The page's functions on which the checks depend: one runs a check, and the others decide when. */
export interface AroundChecks {
  /** Fetches a game and checks it. Resolves with the outcome, and never rejects. */
  readonly check: (gameId: string) => Promise<CheckOfGame>;
  /** Waits for a random time of up to ten seconds, so that friends whose game is over do not all send requests at once. */
  readonly pause: () => Promise<void>;
  /** Runs a function when the page is idle. */
  readonly idle: (act: () => void) => void;
  /** Waits until a new request to the server makes sense, after this many failures. */
  readonly back: (failures: number) => Promise<void>;
}

/** The refusals after which a record will never be available. */
const FINAL: ReadonlySet<string> = new Set<RefusalCode>([
  'game-for-table', 'game-cleared-away', 'game-begun-before', 'game-outdated', 'token-invalid', 'token-missing',
]);

/** The most requests to a server whose answers cannot be checked. */
const MOST_ANSWERS = 4;

/** The refusals that do not come from a server. */
const NOT_ASKED: ReadonlySet<string> = new Set(['unreachable', 'page-not-loaded']);

/** Checks finished games, each once, and stores the findings. */
export class GameChecks {
  /** The findings by game. The finding that a record was unavailable lasts only while the page is open. */
  readonly store: StoreApi<Readonly<Record<string, CheckOfGame>>> = createStore(() => ({}));
  readonly #around: AroundChecks;
  readonly #started = new Set<string>();
  readonly #asked = new Map<string, Promise<CheckOfGame>>();

  constructor(around: AroundChecks) {
    this.#around = around;
  }

  /** Checks all open games, and those added later. Returns a function that stops this. */
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

  /** Returns the finding about a game, or null if there is none yet. */
  found(gameId: string): CheckOfGame | null {
    const known = this.store.getState()[gameId];
    if (known?.had === true) return known;
    const saved = savedReport(gameId);
    return saved === null ? (known ?? null) : { had: true, report: { ...saved.report, names: [] } };
  }

  /** Checks a game at once, unless it has been checked. Resolves with the outcome. Concurrent calls share one check. */
  checkNow(gameId: string): Promise<CheckOfGame> {
    const known = this.found(gameId);
    return known?.had === true ? Promise.resolve(known) : this.checkAgain(gameId);
  }

  /** Checks a game again. Resolves with the outcome. A fault found earlier remains, no matter what the server sends now. */
  checkAgain(gameId: string): Promise<CheckOfGame> {
    const asked = this.#asked.get(gameId) ?? this.#check(gameId).finally(() => this.#asked.delete(gameId));
    this.#asked.set(gameId, asked);
    return asked;
  }

  /** Called once the user has read about the fault of a game. */
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

  /** Checks an open game, unless it has been checked, and asks again while the record is unavailable. */
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
