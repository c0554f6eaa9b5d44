import { isDown, whyNone } from '@chinwag/rules/chinaso';
import { Button } from '../../../kit/Button.tsx';
import { useSay } from '../../../language/language.ts';
import { message } from '../../../language/message.ts';
import { Said } from '../../../language/Said.tsx';
import { useRefusalWords } from '../../refusalWords.ts';
import { goingDownOf } from '../composition.ts';
import type { OwnActionProps } from './actionsProps.ts';

/** Ends the turn: discards the chosen card, or holds the last one. */
export function EndTurn({ view, seat, choosing }: OwnActionProps) {
  const say = useSay();
  const refusal = useRefusalWords();
  const { deal, phase } = view.state;
  const { chosen, laying, composing, attempt } = choosing;
  if (phase.name !== 'play' || phase.seat !== seat) {
    const why = whyNone(view.state, seat, 'discard');
    return (
      <Button detail={say('shared.not-your-turn-yet')} offReason={why === null ? undefined : refusal(why)}>
        {say('chinaso.discard')}
      </Button>
    );
  }
  // the brass is on what else there is to do, if there is anything
  const lays = isDown(deal, seat) ? laying.ways.length > 0 : goingDownOf(composing.parts) !== null;
  const variant = lays ? 'plain' : 'go';
  if (whyNone(view.state, seat, 'hold') === null) {
    return (
      <Button variant={variant} detail={say('chinaso.and-end')} onClick={() => attempt({ type: 'hold' })}>
        {say('chinaso.hold-it')}
      </Button>
    );
  }
  const [card, ...others] = chosen;
  if (card === undefined || others.length > 0) {
    return (
      <Button detail={say('chinaso.pick-one')} offReason={say('chinaso.choose-one')}>
        {say('chinaso.discard')}
      </Button>
    );
  }
  return (
    <Button variant={variant} detail={say('chinaso.and-end')} onClick={() => attempt({ type: 'discard', card })}>
      <Said message={message('chinaso.discard-card', { card })} />
    </Button>
  );
}
