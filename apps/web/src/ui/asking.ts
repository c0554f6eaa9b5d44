import { createContext, use } from 'react';

/** The context of why nothing can be requested from the table at this moment, as a sentence. */
export const AskingContext = createContext<string | undefined>(undefined);

/**
 * Returns why nothing can be requested from the table at this moment, as the `offReason` of a button. Undefined while requests are
 * possible, and where there is no table.
 */
export function useWhyNotAsk(): string | undefined {
  return use(AskingContext);
}
