/** Good or bad news for the player it happens to, or neither. */
export type Sentiment = 'good' | 'bad' | 'plain';

/** The icon of each sentiment, beside its colour. */
export const SENTIMENT_ICONS = { good: 'check', bad: 'alert' } as const satisfies Record<Exclude<Sentiment, 'plain'>, string>;
