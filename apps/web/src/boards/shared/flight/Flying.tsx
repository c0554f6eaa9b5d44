import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Card } from '../../../kit/cards/Card.tsx';
import type { Pack } from '../../../kit/cards/cardCode.ts';
import { FULL_LAYOUT_WIDTH } from '../../../kit/cards/layoutWidth.ts';
import { Disc } from '../../../kit/Counters.tsx';
import type { FlyingThing } from './flight.ts';
import type { Path } from './path.ts';

/** What `<Flying>` takes. It flies once, the way it was given first. */
export interface FlyingProps {
  readonly thing: FlyingThing;
  readonly pack: Pack;
  readonly path: Path;
  /** In ms. */
  readonly time: { readonly duration: number; readonly delay: number };
  readonly onArrived: () => void;
}

/** A card or a counter on its way. */
export function Flying({ thing, pack, path, time, onArrived }: FlyingProps) {
  const element = useRef<HTMLSpanElement>(null);
  const arrived = useEffectEvent(onArrived);
  const fly = useEffectEvent(() => element.current?.animate(path.keyframes, { ...time, fill: 'both' }));
  useLayoutEffect(() => {
    const flight = fly();
    if (flight === undefined) return;
    flight.onfinish = () => arrived();
    return () => flight.cancel();
  }, []);
  return (
    <span ref={element} style={{ width: path.width, '--card-width': `${path.width}px` }}>
      {thing.kind === 'card' ? (
        <Card card={thing.card} pack={pack} layout={path.width < FULL_LAYOUT_WIDTH ? 'index' : 'full'} label="" />
      ) : (
        <svg viewBox="-9 -9 18 18">
          <Disc x={0} y={0} worth={thing.worth} />
        </svg>
      )}
    </span>
  );
}
