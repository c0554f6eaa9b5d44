import { drawAfter, isScored, outlook } from '@chinwag/rules/chanoyu';
import { type Message, message } from '../../language/message.ts';
import { useSay } from '../../language/language.ts';
import { Aim } from './Aim.tsx';
import { outcomeNow } from './outcome.ts';
import type { View } from './view.ts';

/** How it stands, above the log: the totals with the marks that matter, and what would come of it. */
export function Rail(view: View) {
  const { state } = view;
  const say = useSay();
  const scored = isScored(state);
  const heading = scored ? say('chanoyu.after-round', { round: state.deal.number }) : say('chanoyu.if-over');
  return (
    <div className="aim-rail">
      <Aim view={view} ahead={outlook(state)} outcome={outcomeNow(state, view)} heading={heading} />
      {!scored && <p>{say(pileSentence(view))}</p>}
    </div>
  );
}

function pileSentence({ state: { deal } }: View): Message {
  const count = deal.pile.length;
  switch (drawAfter(deal)) {
    case 'last-trick':
      return message('chanoyu.pile-last');
    case 'everybody':
      return message('chanoyu.pile', { count });
    case 'too-few':
      return message('chanoyu.pile-too-few', { count });
  }
}
