import type { Answer, EventsMessage, RequestName, Snapshot } from '@chinwag/protocol';
import type { GameId } from '@chinwag/rules';
import type { StoredPractice } from './storedPractice.ts';
import type { LocalGameSetup } from './localTable.ts';

/* Both ends of these messages belong to one build, with nothing in between, so messages need no parsing. */

/** A message from the page to the worker of its table. The first message opens the table. Its `stored` field is unparsed. */
export type ToWorker =
  | {
      readonly type: 'open';
      readonly game: GameId;
      readonly setup: LocalGameSetup;
      readonly stored: StoredPractice | null;
      readonly name: string;
      readonly pause: number;
    }
  | { readonly type: 'ask'; readonly id: number; readonly name: RequestName; readonly payload: unknown }
  /** Sets how long bots wait from now on, in ms. */
  | { readonly type: 'pause'; readonly pause: number };

/** A message from the worker to the page. */
export type FromWorker =
  | { readonly type: 'opened' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer | null }
  | { readonly type: 'keep'; readonly stored: StoredPractice }
  | { readonly type: 'table'; readonly table: unknown }
  | { readonly type: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly type: 'events'; readonly message: EventsMessage };
