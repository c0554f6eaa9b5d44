import { useState } from 'react';

/** What was kept, and for what. */
interface Kept<Draft> {
  readonly key: string;
  readonly draft: Draft;
}

/**
 * Like `useState`, for what a player has prepared but not sent: it survives a reload of the page, under `key`. `read`
 * takes what was stored and gives null where that is no such draft; then, and at first, the draft is `none`.
 */
export function useDraft<Draft>(
  key: string,
  read: (stored: unknown) => Draft | null,
  none: Draft,
): readonly [Draft, (draft: Draft) => void] {
  const [kept, setKept] = useState<Kept<Draft>>(() => ({ key, draft: read(stored(key)) ?? none }));
  const current = kept.key === key ? kept : { key, draft: read(stored(key)) ?? none };
  if (current !== kept) setKept(current);
  const change = (draft: Draft) => {
    setKept({ key, draft });
    store(key, draft);
  };
  return [current.draft, change];
}

function stored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`chinwag.${key}`) ?? 'null');
  } catch {
    return null;
  }
}

function store(key: string, draft: unknown): void {
  try {
    sessionStorage.setItem(`chinwag.${key}`, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the draft holds until the page is left.
  }
}
