import { Icon } from '../ui/Icon.tsx';
import { type Sentiment, SENTIMENT_ICONS } from './sentiment.ts';
import './toneSign.css';

/** The sign that good news and bad have beside their colour; none for what is neither. */
export function ToneSign({ tone }: { readonly tone: Sentiment | undefined }) {
  if (tone === undefined || tone === 'plain') return null;
  return (
    <span className="tone-sign" data-tone={tone}>
      <Icon name={SENTIMENT_ICONS[tone]} />
    </span>
  );
}
