import { goingDownBrings, meantSet } from '@chinwag/rules/chinaso';
import { Button } from '../../../kit/Button.tsx';
import { useSay } from '../../../language/language.ts';
import { Said } from '../../../language/Said.tsx';
import { useRefusalWords } from '../../refusalWords.ts';
import { cardsIn, goingDownOf, partFor, putIn } from '../composition.ts';
import { whyOff } from '../goingDown.ts';
import { inWords } from '../words.ts';
import type { OwnActionProps } from './actionsProps.ts';

/** Puts the chosen cards in their part of the contract; once every part is there, goes down. */
export function GoDown({ view, seat, choosing }: OwnActionProps) {
  const say = useSay();
  const refusal = useRefusalWords();
  const { deal } = view.state;
  const { chosen, composing, attempt } = choosing;
  const { parts, add } = composing;
  const open = parts[partFor(parts, chosen)];
  const put = open && putIn(open, chosen);
  if (put?.ok === true && put.part.set !== null) {
    return (
      <Button variant="go" detail={<Said message={inWords(put.part.set)} />} onClick={() => add(chosen)}>
        {say('chinaso.put-together')}
      </Button>
    );
  }
  const sets = goingDownOf(parts);
  const off = whyOff(view, seat, parts);
  if (sets === null || off !== null) {
    return (
      <Button
        variant="go"
        detail={off === null ? undefined : say(off.detail)}
        offReason={off === null ? undefined : 'key' in off.reason ? say(off.reason) : refusal(off.reason)}
      >
        {say('chinaso.go-down')}
      </Button>
    );
  }
  // (CS4.7, CS4.8)
  const count = cardsIn(parts).length;
  const brings = goingDownBrings(deal, seat, count);
  return (
    <Button
      variant="go"
      detail={say('chinaso.with-these', { count, onwards: brings === 'not-yet' ? 'other' : brings })}
      onClick={() => attempt({ type: 'goDown', sets: sets.map(meantSet) })}
    >
      {say('chinaso.go-down')}
    </Button>
  );
}
