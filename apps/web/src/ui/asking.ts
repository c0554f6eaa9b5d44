import { createContext, use } from 'react';

/** Says to everything inside why nothing can be asked of the table at this moment, as a sentence. */
export const AskingContext = createContext<string | undefined>(undefined);

/**
 * Why nothing can be asked of the table at this moment, as the `offReason` of what would ask; undefined while it can be, and where
 * there is no table.
 */
export function useWhyNotAsk(): string | undefined {
  return use(AskingContext);
}
