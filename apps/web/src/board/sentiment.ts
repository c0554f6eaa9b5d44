/** Whether an event is good or bad news for a player, or neither. */
export type Sentiment = 'good' | 'bad' | 'plain';

/** The icon of each sentiment, which accompanies its colour. */
export const SENTIMENT_ICONS = { good: 'check', bad: 'alert' } as const satisfies Record<Exclude<Sentiment, 'plain'>, string>;
