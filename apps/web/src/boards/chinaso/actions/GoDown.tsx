import { goingDownBrings, meantSet } from '@chinwag/rules/chinaso';
import { Button } from '../../../kit/Button.tsx';
import { SentenceText } from '../../../wording/SentenceText.tsx';
import { cardsIn, goingDownOf, partFor, putIn } from '../composition.ts';
import { BRINGS, whyOff } from '../goingDown.ts';
import { setDrawn } from '../words.ts';
import type { OwnActionProps } from './actionsProps.ts';

/** Puts the chosen cards in their part of the contract; once every part is there, goes down. */
export function GoDown({ view, seat, choosing }: OwnActionProps) {
  const { deal } = view.state;
  const { chosen, composing, attempt } = choosing;
  const { parts, add } = composing;
  const open = parts[partFor(parts, chosen)];
  const put = open && putIn(open, chosen);
  if (put?.ok === true && put.part.set !== null) {
    const drawn = <SentenceText sentence={['a ', ...setDrawn(put.part.set)]} pack="french" />;
    return (
      <Button variant="go" detail={drawn} onClick={() => add(chosen)}>
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
