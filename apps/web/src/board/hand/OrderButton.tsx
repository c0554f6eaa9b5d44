import { useRef } from 'react';
import { Button, IconButton } from '../../ui/Button.tsx';
import { showBeside } from '../../ui/showBeside.ts';
import { useSay } from '../../language/language.ts';
import type { HandOrder } from './arrangement.ts';
import './orderButton.css';
import type { ArrangedHand } from './useArrangedHand.ts';

const ORDERS: readonly HandOrder[] = ['suit', 'rank', 'melds', 'own'];

export interface OrderButtonProps<Card> {
  readonly hand: Pick<ArrangedHand<Card>, 'order' | 'groups' | 'setOrder' | 'setApart' | 'closeGaps'>;
  /** The chosen cards, which can be set apart. */
  readonly chosen: readonly Card[];
}

/** A button with a menu in which the player chooses how the hand is sorted. */
export function OrderButton<Card>({ hand, chosen }: OrderButtonProps<Card>) {
  const say = useSay();
  const slip = useRef<HTMLDivElement>(null);
  const then = (act: () => void) => () => {
    act();
    slip.current?.hidePopover();
  };
  return (
    <>
      <IconButton
        icon="sort"
        label={say('board.order.title')}
        aria-haspopup="true"
        onClick={({ currentTarget }) => slip.current && showBeside(slip.current, currentTarget)}
      />
      <div ref={slip} className="order-slip slip" popover="auto" role="group" aria-label={say('board.order.title')}>
        {ORDERS.map((order) => (
          <Button
            key={order}
            icon={hand.order === order ? 'check' : 'sort'}
            aria-pressed={hand.order === order}
            onClick={then(() => hand.setOrder(order))}
          >
            {say(`board.order.${order}`)}
          </Button>
        ))}
        {chosen.length > 0 && (
          <Button icon="plus" onClick={then(() => hand.setApart(chosen))}>
            {say('board.order.apart', { count: chosen.length })}
          </Button>
        )}
        {hand.order === 'own' && hand.groups.length > 1 && (
          <Button icon="close" onClick={then(hand.closeGaps)}>{say('board.order.close-gaps')}</Button>
        )}
        <p>{say('board.order.hint')}</p>
      </div>
    </>
  );
}
