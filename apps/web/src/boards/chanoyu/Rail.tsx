import { capital } from '../../wording/words.ts';
import { outlook, seatCount, TRICKS } from '@chinwag/rules/chanoyu';
import { Aim } from './Aim.tsx';
import { outcomeNow } from './outcome.ts';
import type { View } from './view.ts';
import { cardCount } from './words.ts';

/** How it stands, above the log: the totals with the marks that matter, and what would come of it. */
export function Rail(view: View) {
  const { state } = view;
  const scored = state.records.length === state.round.number;
  const heading = scored ? `After round ${state.round.number}` : 'If the round ended now';
  return (
    <div className="aim-rail">
      <Aim view={view} ahead={outlook(state)} outcome={outcomeNow(state, view)} heading={heading} />
      {!scored && <p>{pileSentence(view)}</p>}
    </div>
  );
}

function pileSentence({ state }: View): string {
  const { round } = state;
  if (round.tricks === TRICKS - 1) return 'The last trick of the round: nobody draws after it.';
  const enough = round.pile.length >= seatCount(state);
  const draws = enough ? 'after each trick everybody draws one' : 'too few for everybody: nobody draws';
  return capital(`${cardCount(round.pile.length)} in the pile, ${draws}.`);
}
