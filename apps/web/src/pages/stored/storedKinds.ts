import type { Retention, StoredKind } from '@chinwag/protocol';
import type { Message } from '../../language/message.ts';

/** The kinds of data that a browser stores. The page has a part for each. */
export const BROWSER_KINDS = ['identity', 'practice', 'preferences', 'reading', 'checks', 'files'] as const;
/** A kind of data that a browser stores. */
export type BrowserKind = (typeof BROWSER_KINDS)[number];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Returns a duration in days, as a message for a placeholder. */
export function inDays(milliseconds: number): Message {
  return { key: 'stored.days', values: { days: Math.round(milliseconds / DAY) } };
}

/** Returns how long a server with these settings stores a kind of data, as text. */
export function howLong(kind: StoredKind, retention: Retention): Message {
  switch (kind) {
    case 'tables':
    case 'games':
    case 'messages': {
      const period = retention[kind];
      return period === null
        ? { key: `stored.${kind}.ever`, values: {} }
        : { key: `stored.${kind}.long`, values: { period: inDays(period) } };
    }
    case 'results':
      return { key: 'stored.results.long', values: {} };
    case 'passes': {
      const minutes: Message = { key: 'stored.minutes', values: { minutes: Math.round(retention.passes / MINUTE) } };
      return { key: 'stored.passes.long', values: { minutes, period: inDays(retention.takenPasses) } };
    }
    case 'revocations':
      return { key: 'stored.revocations.long', values: { period: inDays(retention.revocations) } };
  }
}
