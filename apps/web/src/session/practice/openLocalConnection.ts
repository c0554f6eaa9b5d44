import type { Answer } from '@chinwag/protocol';
import type { GameId } from '@chinwag/rules';
import { onMissingPart } from '../../newerBuild.ts';
import { NOT_LOADED } from '../openTableConnection.ts';
import type { ConnectionEvents, OpenConnection } from '../connection.ts';
import type { StoredPractice } from './storedPractice.ts';
import type { FromWorker, ToWorker } from './localMessages.ts';
import type { LocalGameSetup } from './localTable.ts';

/** The options for opening a table on the device: its game and setup, its storage, and the pace of the bots. */
export interface LocalServer {
  readonly game: GameId;
  readonly setup: LocalGameSetup;
  /** Returns the game to continue, or null to start one. */
  readonly stored: () => StoredPractice | null;
  readonly keep: (game: StoredPractice) => void;
  /** The player's name, or an empty string if they have none. */
  readonly name: string;
  /**
   * Returns how long bots wait before they move, in ms. `followPause` subscribes to changes of that time, and returns a function
   * that ends the subscription.
   */
  readonly pause: () => number;
  readonly followPause: (changed: (pause: number) => void) => () => void;
}

/**
 * Returns a function that opens connections to a table in a web worker of this page. Each connection has its own worker, which ends
 * with the connection.
 */
export function openLocalConnection({ game, setup, stored, keep, name, pause, followPause }: LocalServer): OpenConnection {
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
        // If there was an earlier worker, the stored game continues in a new one.
        if (isOpen) events.closed(null);
        else {
          void onMissingPart();
          opened(NOT_LOADED);
        }
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
            keep(data.stored);
            break;
          case 'table':
          case 'snapshot':
          case 'events':
            deliver(data, events);
        }
      });
      tell({ type: 'open', game, setup, stored: stored(), name, pause: pause() });
    });
}

function deliver(sent: Extract<FromWorker, { type: 'table' | 'snapshot' | 'events' }>, events: ConnectionEvents): void {
  switch (sent.type) {
    case 'table':
      return events.table(sent.table);
    case 'snapshot':
      return events.snapshot(sent.snapshot);
    case 'events':
      return events.events(sent.message);
  }
}
