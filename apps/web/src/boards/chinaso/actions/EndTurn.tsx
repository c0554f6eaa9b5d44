import { isDown, whyNone } from '@chinwag/rules/chinaso';
import { Button } from '../../../kit/Button.tsx';
import { CardInText } from '../../../kit/cards/CardInText.tsx';
import { goingDownOf } from '../composition.ts';
import type { OwnActionProps } from './actionsProps.ts';

/** Ends the turn: throws the chosen card, or holds the last one. */
export function EndTurn({ view, seat, choosing }: OwnActionProps) {
  const { deal, phase } = view.state;
  const { chosen, laying, composing, attempt } = choosing;
  if (phase.name !== 'play' || phase.seat !== seat) {
    return (
      <Button detail="not your turn yet" offReason={whyNone(view.state, seat, 'discard')?.message}>
        Discard
      </Button>
    );
  }
  // the brass is on what else there is to do, if there is anything
  const lays = isDown(deal, seat) ? laying.ways.length > 0 : goingDownOf(composing.parts) !== null;
  const variant = lays ? 'plain' : 'go';
  if (whyNone(view.state, seat, 'hold') === null) {
    return (
      <Button variant={variant} detail="and end your turn" onClick={() => attempt({ type: 'hold' })}>
        Hold it
      </Button>
    );
  }
  const [card, ...others] = chosen;
  if (card === undefined || others.length > 0) {
    return (
      <Button detail="pick one" offReason="Choose the one card that you throw.">
        Discard
      </Button>
    );
  }
  return (
    <Button variant={variant} detail="and end your turn" onClick={() => attempt({ type: 'discard', card })}>
      Discard <CardInText card={card} />
    </Button>
  );
}
