import type { RoundMark } from '@chinwag/rules/fair';
import { useLanguage, useSay } from '../../language/language.ts';
import { PICTURES } from './pictures.ts';
import './markWords.css';

export interface MarkWordsProps {
  readonly mark: RoundMark;
  /** Whether this device contributed a number. Only then could nobody choose the other numbers until the mark fits. */
  readonly own: 'in-it' | 'not-in-it';
}

/** A round's mark as words in the page's language, with an explanation of how to compare marks. */
export function MarkWords({ mark, own }: MarkWordsProps) {
  const say = useSay();
  const { id: language } = useLanguage();
  const words = mark.map((picture) => PICTURES[picture]?.[language] ?? '?').join(' · ');
  return (
    <div className="mark-words">
      <p className="choice-help">{say(own === 'in-it' ? 'fairness.mark.compare' : 'fairness.mark.without-own')}</p>
      <p>{words}</p>
    </div>
  );
}
