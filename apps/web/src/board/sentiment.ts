/** Whether something is good news or bad for whom it happens to, or neither. */
export type Sentiment = 'good' | 'bad' | 'plain';

/** What every sentiment is shown by beside its colour. */
export const SENTIMENT_ICONS = { good: 'check', bad: 'alert' } as const satisfies Record<Exclude<Sentiment, 'plain'>, string>;
