import { isScored, roundForecast } from '@chinwag/rules/chanoyu';
import { useSay } from '../../language/language.ts';
import { Aim } from './Aim.tsx';
import { outcomeNow } from './outcome.ts';
import type { View } from './view.ts';
import { pileSentence } from './words.ts';

/** The standings, in the rail above the log: the totals with the safe mark and the goal, and the outcome. */
export function Rail(view: View) {
  const { state } = view;
  const say = useSay();
  const scored = isScored(state);
  const heading = scored ? say('chanoyu.after-round', { round: state.deal.number }) : say('chanoyu.if-over');
  return (
    <div className="aim-rail">
      <Aim view={view} ahead={roundForecast(state)} outcome={outcomeNow(state, view)} heading={heading} />
      {!scored && <p>{say(pileSentence(view))}</p>}
    </div>
  );
}
