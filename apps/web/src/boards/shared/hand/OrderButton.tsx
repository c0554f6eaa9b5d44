import { useRef } from 'react';
import { Button, IconButton } from '../../../kit/Button.tsx';
import { showBeside } from '../../../kit/showBeside.ts';
import type { HandOrder } from './arrangement.ts';
import './orderButton.css';
import type { ArrangedHand } from './useArrangedHand.ts';

const ORDERS: readonly (readonly [order: HandOrder, label: string])[] = [
  ['suit', 'By suit'],
  ['rank', 'By rank'],
  ['own', 'My own order'],
];

/** Lets its owner choose how a hand is held. */
export function OrderButton({ hand }: { readonly hand: Pick<ArrangedHand<string>, 'order' | 'setOrder'> }) {
  const slip = useRef<HTMLDivElement>(null);
  return (
    <>
      <IconButton
        icon="sort"
        label="How you hold your cards"
        aria-haspopup="true"
        onClick={({ currentTarget }) => slip.current && showBeside(slip.current, currentTarget)}
      />
      <div ref={slip} className="order-slip slip" popover="auto" role="group" aria-label="How you hold your cards">
        {ORDERS.map(([order, label]) => (
          <Button
            key={order}
            icon={hand.order === order ? 'check' : 'sort'}
            aria-pressed={hand.order === order}
            onClick={() => {
              hand.setOrder(order);
              slip.current?.hidePopover();
            }}
          >
            {label}
          </Button>
        ))}
        <p>Drag a card to where you want it, or hold Alt and press an arrow.</p>
      </div>
    </>
  );
}
