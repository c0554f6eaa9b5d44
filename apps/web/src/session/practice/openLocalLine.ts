import type { Answer } from '@chinwag/protocol';
import type { GameId } from '@chinwag/rules';
import { NOT_LOADED } from '../openTableLine.ts';
import type { LineEvents, OpenLine } from '../line.ts';
import type { KeptGame } from './keptGame.ts';
import type { FromWorker, ToWorker } from './localMessages.ts';
import type { LocalGameSetup } from './localTable.ts';

/** What it takes to sit down at a table on the device. */
export interface LocalHouse {
  readonly game: GameId;
  readonly setup: LocalGameSetup;
  /** The game to carry on; null to begin one. */
  readonly kept: () => KeptGame | null;
  readonly keep: (game: KeptGame) => void;
  /** By what name the one who plays is called; '' if they have none. */
  readonly name: string;
  /** How long bots wait before they move, in ms, and how to hear of another wait, until what it returns is called. */
  readonly pause: () => number;
  readonly followPause: (changed: (pause: number) => void) => () => void;
}

/** Opens lines to a table in a worker of this page. Each has a worker of its own, which goes with it. */
export function openLocalLine({ game, setup, kept, keep, name, pause, followPause }: LocalHouse): OpenLine {
  return (_code, _token, events) =>
    new Promise((opened) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      const tell = (message: ToWorker): void => worker.postMessage(message);
      const unanswered = new Map<number, (answer: Answer | null) => void>();
      let asked = 0;
      let isOpen = false;
      const stopFollowing = followPause((changed) => tell({ type: 'pause', pause: changed }));
      const close = (): void => {
        stopFollowing();
        worker.terminate();
        for (const answered of unanswered.values()) answered(null);
        unanswered.clear();
      };
      worker.addEventListener('error', () => {
        close();
        // What was kept is carried on in another worker, where there has been one.
        if (isOpen) events.closed(null);
        else opened(NOT_LOADED);
      });
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        switch (data.type) {
          case 'opened':
            isOpen = true;
            opened({
              id: 'local',
              request: (name, payload) =>
                new Promise((answered) => {
                  asked += 1;
                  unanswered.set(asked, answered);
                  tell({ type: 'ask', id: asked, name, payload });
                }),
              close,
            });
            break;
          case 'answer':
            unanswered.get(data.id)?.(data.answer);
            unanswered.delete(data.id);
            break;
          case 'keep':
            keep(data.kept);
            break;
          case 'table':
          case 'snapshot':
          case 'events':
            hear(data, events);
        }
      });
      tell({ type: 'open', game, setup, kept: kept(), name, pause: pause() });
    });
}

function hear(told: Extract<FromWorker, { type: 'table' | 'snapshot' | 'events' }>, events: LineEvents): void {
  switch (told.type) {
    case 'table':
      return events.table(told.table);
    case 'snapshot':
      return events.snapshot(told.snapshot);
    case 'events':
      return events.events(told.message);
  }
}
