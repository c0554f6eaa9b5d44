import { useRef } from 'react';
import { Button, IconButton } from '../../../kit/Button.tsx';
import { showBeside } from '../../../kit/showBeside.ts';
import { useSay } from '../../../language/language.ts';
import type { HandOrder } from './arrangement.ts';
import './orderButton.css';
import type { ArrangedHand } from './useArrangedHand.ts';

const ORDERS: readonly HandOrder[] = ['suit', 'rank', 'own'];

/** Lets its owner choose how a hand is held. */
export function OrderButton({ hand }: { readonly hand: Pick<ArrangedHand<string>, 'order' | 'setOrder'> }) {
  const say = useSay();
  const slip = useRef<HTMLDivElement>(null);
  return (
    <>
      <IconButton
        icon="sort"
        label={say('shared.order.title')}
        aria-haspopup="true"
        onClick={({ currentTarget }) => slip.current && showBeside(slip.current, currentTarget)}
      />
      <div ref={slip} className="order-slip slip" popover="auto" role="group" aria-label={say('shared.order.title')}>
        {ORDERS.map((order) => (
          <Button
            key={order}
            icon={hand.order === order ? 'check' : 'sort'}
            aria-pressed={hand.order === order}
            onClick={() => {
              hand.setOrder(order);
              slip.current?.hidePopover();
            }}
          >
            {say(`shared.order.${order}`)}
          </Button>
        ))}
        <p>{say('shared.order.hint')}</p>
      </div>
    </>
  );
}
