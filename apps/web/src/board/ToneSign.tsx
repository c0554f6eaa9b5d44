import { Icon } from '../ui/Icon.tsx';
import { type Tone, TONE_ICONS } from './tone.ts';
import './toneSign.css';

/** The sign that good news and bad have beside their colour; none for what is neither. */
export function ToneSign({ tone }: { readonly tone: Tone | undefined }) {
  if (tone === undefined || tone === 'plain') return null;
  return (
    <span className="tone-sign" data-tone={tone}>
      <Icon name={TONE_ICONS[tone]} />
    </span>
  );
}
