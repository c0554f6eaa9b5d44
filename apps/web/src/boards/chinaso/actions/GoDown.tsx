import type { Seat } from '@chinwag/rules';
import { type Emptying, goingDownBrings, meantSet, whyNone } from '@chinwag/rules/chinaso';
import { Button } from '../../../kit/Button.tsx';
import { numberWord } from '../../../wording/words.ts';
import { SentenceText } from '../../../wording/SentenceText.tsx';
import { cardsIn, goingDownOf, type Part, partFor, putIn, whyNotTogether } from '../composition.ts';
import { setDrawn } from '../words.ts';
import type { View } from '../view.ts';
import type { OwnActionProps } from './actionsProps.ts';

/** What comes of going down, if it takes all the cards one holds. */
const BRINGS: Readonly<Record<Emptying, string>> = {
  'not-yet': '',
  out: ', and out',
  chinaso: ', and out: a Chinaso',
};

/** Puts the chosen cards in their part of the contract; once every part is there, goes down. */
export function GoDown({ view, seat, choosing }: OwnActionProps) {
  const { deal } = view.state;
  const { chosen, composing, attempt } = choosing;
  const { parts, add } = composing;
  const open = parts[partFor(parts, chosen)];
  const put = open && putIn(open, chosen);
  if (put?.ok === true && put.part.set !== null) {
    return (
      <Button variant="go" detail={<SentenceText sentence={['a ', ...setDrawn(put.part.set)]} pack="french" />} onClick={() => add(chosen)}>
        Put together
      </Button>
    );
  }
  const sets = goingDownOf(parts);
  const off = whyOff(view, seat, parts);
  if (sets === null || off !== null) {
    return (
      <Button variant="go" detail={off?.detail} offReason={off?.reason}>
        Go down
      </Button>
    );
  }
  return (
    <Button
      variant="go"
      detail={`with these ${cardsIn(parts).length}${BRINGS[goingDownBrings(deal, seat, cardsIn(parts).length)]}`}
      onClick={() => attempt({ type: 'goDown', sets: sets.map(meantSet) })}
    >
      Go down
    </Button>
  );
}

interface Off {
  readonly detail: string;
  readonly reason: string;
}

/** Why one cannot go down yet with what has been put together, or null. */
function whyOff(view: View, seat: Seat, parts: readonly Part[]): Off | null {
  const filled = parts.filter(({ set }) => set !== null).length;
  if (filled < parts.length) {
    const detail = `${numberWord(filled)} of ${numberWord(parts.length)} sets`;
    return { detail, reason: 'First put every set of the contract together.' };
  }
  const touching = whyNotTogether(parts);
  if (touching !== null) return { detail: 'straights touch', reason: touching.message };
  const none = whyNone(view.state, seat, 'goDown');
  return none && { detail: 'not your turn yet', reason: none.message };
}
