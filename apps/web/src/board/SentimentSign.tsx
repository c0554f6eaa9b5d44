import { Icon } from '../ui/Icon.tsx';
import { type Sentiment, SENTIMENT_ICONS } from './sentiment.ts';
import './sentimentSign.css';

/** The icon that accompanies the colour of good or bad news. Renders nothing without a sentiment. */
export function SentimentSign({ sentiment }: { readonly sentiment: Sentiment | undefined }) {
  if (sentiment === undefined || sentiment === 'plain') return null;
  return (
    <span className="sentiment-sign" data-sentiment={sentiment}>
      <Icon name={SENTIMENT_ICONS[sentiment]} />
    </span>
  );
}
