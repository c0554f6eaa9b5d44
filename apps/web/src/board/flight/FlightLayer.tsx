import { startTransition, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Pack } from '../../language/cardCode.ts';
import { useFlip } from '../../ui/flip.ts';
import { movementTime } from '../../ui/movementTime.ts';
import { shownIn } from '../../ui/place.ts';
import type { NumberedFlight } from './flight.ts';
import { letHear } from './letHear.ts';
import './flight.css';
import { Flying } from './Flying.tsx';
import { type Arranged, arrangedIn, FLIP_TIME, isRearranged, type FlipBoxes, lyingIn, movedFrom } from './flips.ts';
import { Measuring } from './Measuring.tsx';
import {
  arrivedBefore, type Found, foundAt, preparedAll, TURNED_UP, type Underway, type Waiting, WITH_THE_FRAME,
} from './settingOut.ts';

export interface FlightLayerProps {
  /** The recent flights, oldest first; empty if every card must be in its place immediately. */
  readonly flights: readonly NumberedFlight[];
  readonly pack: Pack;
}

/** The screen before a change: the origins of new flights by key, and the boxes of gliding elements. */
interface Before {
  readonly origins: ReadonlyMap<number, Found>;
  readonly lying: FlipBoxes;
  readonly arranged: Arranged;
}

const NOWHERE: Before = { origins: new Map(), lying: new Map(), arranged: new Map() };

/**
 * Shows flights between places of the table, above everything else, and lets presses through. Looks up the places in the parent
 * element.
 */
export function FlightLayer({ flights, pack }: FlightLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [underway, setUnderway] = useState<readonly Underway[]>([]);
  const last = useRef(arrivedBefore(flights));
  const waiting = useRef<readonly Waiting[]>([]);
  /** The last boxes of gliding elements before a change that no frame has shown yet, or null if there is none. */
  const lay = useRef<FlipBoxes | null>(null);
  const flip = useFlip();
  const settingOut = () => flights.filter(({ key }) => key > last.current);

  const before = (): Before => {
    const table = layer.current?.parentElement;
    if (!table) return NOWHERE;
    // for a second change before the frame that shows the first, measuring again would cause a second layout
    const seen = { ...NOWHERE, lying: lay.current ?? lyingIn(table), arranged: arrangedIn(table) };
    const now = settingOut();
    if (now.length === 0 || movementTime(layer.current) === 0) return seen;
    const shown = shownIn(table);
    const origins = now.flatMap(({ key, from }) => foundAt(shown, from).map((found) => [key, found] as const));
    return { ...seen, origins: new Map(origins) };
  };
  const setOut = (seen: Before | null) => {
    if (flights.length === 0) {
      waiting.current = [];
      if (underway.length > 0) setUnderway([]);
    }
    if (lay.current === null) requestAnimationFrame(takeOff);
    lay.current ??= seen?.lying ?? NOWHERE.lying;
    if (seen !== null && isRearranged(seen.arranged)) rearrange(lay.current);
    const now = settingOut();
    if (now.length === 0) return;
    last.current = flights.at(-1)?.key ?? last.current;
    letHear(now, layer.current);
    waiting.current = [...waiting.current, ...now.map((flight) => ({ flight, origin: seen?.origins.get(flight.key) }))];
  };
  /* Immediately: a browser hit-tests under a resting mouse before a frame begins, and an element that has moved by then has
     jumped. Such changes are rare, so each may force a layout in its own task. */
  const rearrange = (from: FlipBoxes) => {
    const table = layer.current?.parentElement;
    if (table && !document.hidden) flip(movementTime(layer.current) * FLIP_TIME, () => movedFrom(from, lyingIn(table)));
  };
  /* In the frame that shows the change, when its layout is done: measuring earlier would cause a second layout. */
  const takeOff = (frame: number) => {
    const now = waiting.current;
    waiting.current = [];
    lay.current = null;
    const table = layer.current?.parentElement;
    if (!table || document.hidden) return;
    const whole = now.length === 0 ? 0 : movementTime(layer.current);
    if (whole === 0) return;
    // measure everything before changing anything
    const started = preparedAll(now, { table, whole, since: frame });
    for (const { hidden, turned } of started) {
      for (const { element, time } of turned) element.animate(TURNED_UP, { ...time, fill: 'backwards' });
      for (const { element, time } of hidden) element.animate({ opacity: [0, 0] }, { duration: time.delay + time.duration });
    }
    const flying = started.flatMap((one) => one.flying);
    if (flying.length === 0) return;
    const draw = flying.length > WITH_THE_FRAME ? startTransition : flushSync;
    draw(() => setUnderway((before) => [...before, ...flying]));
  };
  const arrive = useCallback((arrived: number) => setUnderway((now) => now.filter(({ key }) => key !== arrived)), []);

  return (
    <div ref={layer} className="flights" aria-hidden="true">
      <Measuring before={before} after={setOut} />
      {underway.map(({ key, ...flight }) => (
        <Flying key={key} name={key} {...flight} pack={pack} onArrived={arrive} />
      ))}
    </div>
  );
}
