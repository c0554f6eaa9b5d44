import type { Retention, StoredKind } from '@chinwag/protocol';
import type { Message, MessageKey } from '../../language/message.ts';

/** The kinds of what a browser stores, each in a part of the page. */
export const BROWSER_KINDS = ['identity', 'practice', 'preferences', 'reading', 'checks', 'files'] as const;
/** A kind of what a browser stores. */
export type BrowserKind = (typeof BROWSER_KINDS)[number];

/** What the page says of something that is stored: what it is called, and what that is. */
export interface Described {
  readonly title: MessageKey;
  readonly what: MessageKey;
}

/** What the page says of each kind that a server stores. */
export const ON_SERVER: Readonly<Record<StoredKind, Described>> = {
  tables: { title: 'stored.tables.title', what: 'stored.tables.what' },
  games: { title: 'stored.games.title', what: 'stored.games.what' },
  results: { title: 'stored.results.title', what: 'stored.results.what' },
  messages: { title: 'stored.messages.title', what: 'stored.messages.what' },
  passes: { title: 'stored.passes.title', what: 'stored.passes.what' },
  revocations: { title: 'stored.revocations.title', what: 'stored.revocations.what' },
};

/** What the page says of each kind that a browser stores. */
export const IN_BROWSER: Readonly<Record<BrowserKind, Described>> = {
  identity: { title: 'stored.identity.title', what: 'stored.identity.what' },
  practice: { title: 'stored.practice.title', what: 'stored.practice.what' },
  preferences: { title: 'stored.preferences.title', what: 'stored.preferences.what' },
  reading: { title: 'stored.reading.title', what: 'stored.reading.what' },
  checks: { title: 'stored.checks.title', what: 'stored.checks.what' },
  files: { title: 'stored.files.title', what: 'stored.files.what' },
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A time in days, as a message to fill a gap. */
export function inDays(milliseconds: number): Message {
  return { key: 'stored.days', values: { days: Math.round(milliseconds / DAY) } };
}

/** For how long a server stores each kind, by its settings. */
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
