import type { Parser } from '@chinwag/rules';
import { useState } from 'react';
import { storedInTab } from '../storage/stored.ts';

/** A draft, and the key under which it is stored. */
interface StoredDraft<Draft> {
  readonly key: string;
  readonly draft: Draft;
}

/**
 * Like `useState`, for a move that a player has prepared but not sent. The draft survives a reload, stored under `key`. Returns the
 * draft and its setter. The draft is `none` at first, and if `parser` rejects the stored value.
 */
export function useDraft<Draft>(
  key: string,
  parser: Parser<Draft>,
  none: Draft,
): readonly [Draft, (draft: Draft) => void] {
  const stored = storedInTab(key, parser);
  const initial = (): StoredDraft<Draft> => ({ key, draft: stored.read() ?? none });
  const [prepared, setPrepared] = useState(initial);
  const current = prepared.key === key ? prepared : initial();
  if (current !== prepared) setPrepared(current);
  const change = (draft: Draft) => {
    setPrepared({ key, draft });
    stored.write(draft);
  };
  return [current.draft, change];
}
