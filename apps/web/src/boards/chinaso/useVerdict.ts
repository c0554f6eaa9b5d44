import { isDown } from '@chinwag/rules/chinaso';
import { useEffect } from 'react';
import { useLanguage } from '../../language/language.ts';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { spokenSentence } from '../../wording/SentenceText.tsx';
import { fitOf, type Verdict, verdictOn } from './choice.ts';
import { placeCount } from './laying.ts';
import type { Choosing } from './useChoice.ts';
import type { View } from './view.ts';

function verdictNow({ state: { deal, phase }, viewer }: View, { chosen, laying }: Choosing): Verdict | null {
  const [card] = chosen;
  const lays = phase.name === 'play' && phase.seat === viewer && isDown(deal, phase.seat);
  if (!lays || card === undefined) return verdictOn(chosen);
  if (laying.swapping !== null) return { sentence: ['Choose the place that the joker goes to.'] };
  return fitOf(card, placeCount(laying.ways));
}

/** What the chosen cards are, or where the chosen card fits; spoken whenever it is another verdict. */
export function useVerdict(view: View, choosing: Choosing): Verdict | null {
  const verdict = verdictNow(view, choosing);
  const language = useLanguage();
  const spoken = verdict === null ? '' : spokenSentence(verdict.sentence, 'french', language);
  const announce = useAnnounce();
  useEffect(() => {
    if (spoken !== '') announce(spoken);
  }, [spoken, announce]);
  return verdict;
}
