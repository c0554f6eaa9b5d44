import { memo, useLayoutEffect, useRef } from 'react';
import { Card } from '../../cards/Card.tsx';
import type { Pack } from '../../language/cardCode.ts';
import { FULL_LAYOUT_WIDTH } from '../../cards/layoutWidth.ts';
import { Disc } from '../../ui/Disc.tsx';
import type { Carried } from './flight.ts';
import type { FlightPath } from './path.ts';

/** The props of a flight. Props set after the flight has started do not change its path. */
export interface FlyingProps {
  readonly name: number;
  readonly thing: Carried;
  readonly pack: Pack;
  readonly path: FlightPath;
  /** The duration and delay, in ms. */
  readonly time: { readonly duration: number; readonly delay: number };
  /** The start time, in ms of the page's time. The browser may draw the flight a moment later. */
  readonly since: number;
  readonly onArrived: (name: number) => void;
}

/** A card or a counter in flight. Calls `onArrived` with its name when it lands. */
export const Flying = memo(function Flying({ name, thing, pack, path, time, since, onArrived }: FlyingProps) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const flight = element.current?.animate(path.keyframes, { ...time, fill: 'both' });
    if (flight === undefined) return;
    flight.startTime = since;
    flight.onfinish = () => onArrived(name);
    return () => flight.cancel();
  }, [name, path, time, since, onArrived]);
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
});
