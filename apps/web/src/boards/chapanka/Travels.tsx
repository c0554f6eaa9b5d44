import type { Account, Deal } from '@chinwag/rules/chapanka';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Disc } from '../../kit/Counters.tsx';
import { paidSince, type Travel, travelsOf } from './movement.ts';
import './travels.css';

/** The attribute that marks where an account's counters lie. */
export const ACCOUNT = 'data-account';

/** What `<Travels>` takes. */
export interface TravelsProps {
  readonly deal: Deal;
  /** The element in which accounts are looked for, and over which discs travel. */
  readonly table: RefObject<HTMLElement | null>;
}

interface Way {
  readonly key: string;
  readonly travel: Travel;
  readonly from: Point;
  readonly to: Point;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The discs of what has just been paid, on their way from payer to payee: over everything, and in nobody's way. */
export function Travels({ deal, table }: TravelsProps) {
  const [ways, setWays] = useState<readonly Way[]>([]);
  const shown = useRef(deal);
  const started = useRef(0);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = deal;
    const travels = travelsOf(paidSince(before, deal));
    if (before === deal || travels.length === 0 || table.current === null) return;
    started.current += 1;
    setWays(waysOf(travels, table.current, started.current));
  }, [deal, table]);
  const arrived = (key: string) => setWays((now) => now.filter((way) => way.key !== key));
  return (
    <div className="travels" aria-hidden="true">
      {ways.map(({ key, travel, from, to }) => (
        <svg
          key={key}
          viewBox="-9 -9 18 18"
          style={{
            '--from-x': `${from.x}px`,
            '--from-y': `${from.y}px`,
            '--to-x': `${to.x}px`,
            '--to-y': `${to.y}px`,
            '--after': travel.after,
          }}
          onAnimationEnd={() => arrived(key)}
        >
          <Disc x={0} y={0} worth={travel.worth} turn={travel.after * 47} />
        </svg>
      ))}
    </div>
  );
}

function waysOf(travels: readonly Travel[], table: HTMLElement, start: number): readonly Way[] {
  return travels.flatMap((travel, k) => {
    const [from, to] = [placeOf(travel.from, table), placeOf(travel.to, table)];
    return from === null || to === null ? [] : [{ key: `${start} ${k}`, travel, from, to }];
  });
}

/** The middle of an account's counters, in px from the table's corner. An account may be drawn twice, once hidden. */
function placeOf(account: Account, table: HTMLElement): Point | null {
  const around = table.getBoundingClientRect();
  const boxes = [...table.querySelectorAll(`[${ACCOUNT}="${account}"]`)].map((place) => place.getBoundingClientRect());
  const box = boxes.find(({ width }) => width > 0);
  if (box === undefined) return null;
  return { x: (box.left + box.right) / 2 - around.left, y: (box.top + box.bottom) / 2 - around.top };
}
