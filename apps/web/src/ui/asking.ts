import { createContext, use } from 'react';

/** The context for the reason why no request can be sent to the table now, as a sentence. */
export const AskingContext = createContext<string | undefined>(undefined);

/**
 * Returns why no request can be sent to the table now, as the `offReason` of a button. Returns undefined while requests are
 * possible, and without a table.
 */
export function useWhyNotAsk(): string | undefined {
  return use(AskingContext);
}
