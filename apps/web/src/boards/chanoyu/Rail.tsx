import { capital } from '../../wording/words.ts';
import { drawAfter, isScored, outlook } from '@chinwag/rules/chanoyu';
import { Aim } from './Aim.tsx';
import { outcomeNow } from './outcome.ts';
import type { View } from './view.ts';
import { cardCount } from './words.ts';

/** How it stands, above the log: the totals with the marks that matter, and what would come of it. */
export function Rail(view: View) {
  const { state } = view;
  const scored = isScored(state);
  const heading = scored ? `After round ${state.deal.number}` : 'If the round ended now';
  return (
    <div className="aim-rail">
      <Aim view={view} ahead={outlook(state)} outcome={outcomeNow(state, view)} heading={heading} />
      {!scored && <p>{pileSentence(view)}</p>}
    </div>
  );
}

function pileSentence({ state: { deal } }: View): string {
  const pile = `${capital(cardCount(deal.pile.length))} in the pile`;
  switch (drawAfter(deal)) {
    case 'last-trick':
      return 'The last trick of the round: nobody draws after it.';
    case 'everybody':
      return `${pile}, after each trick everybody draws one.`;
    case 'too-few':
      return `${pile}, too few for everybody: nobody draws.`;
  }
}
