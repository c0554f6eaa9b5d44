import type { Parser } from '@chinwag/rules';
import { useState } from 'react';
import { keptInTab } from '../storage/kept.ts';

/** What is prepared, and for what. */
interface Prepared<Draft> {
  readonly key: string;
  readonly draft: Draft;
}

/**
 * Like `useState`, for what a player has prepared but not sent: it survives a reload of the page, under `key`. `parser`
 * reads what was kept; where that is no such draft, and at first, the draft is `none`.
 */
export function useDraft<Draft>(
  key: string,
  parser: Parser<Draft>,
  none: Draft,
): readonly [Draft, (draft: Draft) => void] {
  const kept = keptInTab(key, parser);
  const begun = (): Prepared<Draft> => ({ key, draft: kept.read() ?? none });
  const [prepared, prepare] = useState(begun);
  const current = prepared.key === key ? prepared : begun();
  if (current !== prepared) prepare(current);
  const change = (draft: Draft) => {
    prepare({ key, draft });
    kept.write(draft);
  };
  return [current.draft, change];
}
