import './counters.css';
import { type CounterWorth, countersOf } from './countersOf.ts';
import { COUNTER_LOOKS, type CounterPlace, Disc } from './Disc.tsx';

const STACK = 5;
const STACK_STEP = 19;

export interface CountersProps {
  /** The number of counters. In a person's hand, a negative number is what they owe. */
  readonly count: number;
}

/**
 * Counters in stacks of five, seen from the side. Owed counters are hollow, so that shape distinguishes them, not only colour.
 * Their height is `--counters-height`. Hidden from screen readers, because the number is beside them.
 */
export function Counters({ count }: CountersProps) {
  const counters = countersOf(count);
  const stacks = Math.max(1, Math.ceil(counters.length / STACK));
  return (
    <svg className="counters" viewBox={`0 0 ${stacks * STACK_STEP - 1} 30`} aria-hidden="true">
      {counters.map((worth, i) => {
        const place = { x: 1 + Math.floor(i / STACK) * STACK_STEP, y: 28 - (i % STACK) * 5.5 };
        return count < 0 ? <Owed key={i} {...place} worth={worth} /> : <Held key={i} {...place} worth={worth} />;
      })}
    </svg>
  );
}

interface CounterProps extends CounterPlace {
  readonly worth: CounterWorth;
}

function Held({ x, y, worth }: CounterProps) {
  const { body, edge, notch } = COUNTER_LOOKS[worth];
  return (
    <>
      <rect x={x} y={y - 4.5} width="16" height="5.5" rx="2.4" fill={body} stroke={edge} strokeWidth="1" />
      <path d={`M${x + 4} ${y - 3.5}v3.5m4-3.5v3.5m4-3.5v3.5`} stroke={notch} strokeWidth="1.3" />
    </>
  );
}

function Owed({ x, y, worth }: CounterProps) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.2">
      <rect x={x + 0.5} y={y - 4} width="15" height="4.5" rx="2.2" />
      {worth === 10 && <path d={`M${x + 4} ${y - 1.7}h8`} />}
    </g>
  );
}

const PETALS = Array.from({ length: 16 }, (_, i) => i * 22.5);
const GOLDEN_ANGLE = 2.4;

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}

/**
 * Returns the place of the i-th of `count` counters in the dish, on a sunflower's spiral. Counters are closer together if there are
 * many.
 */
function placeInDish(i: number, count: number): CounterPlace {
  const radius = 6.7 * Math.sqrt(i) * (count > 20 ? 0.86 : 1);
  const angle = i * GOLDEN_ANGLE;
  return { x: tenths(Math.cos(angle) * radius), y: tenths(Math.sin(angle) * radius * 0.96) };
}

/**
 * The pot, seen from above. Its diameter is `--dish-size`, 76 px by default. Hidden from screen readers, because the number is
 * beside it.
 */
export function Dish({ count }: CountersProps) {
  const counters = countersOf(count);
  return (
    <svg className="dish" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle cx="1" cy="3" r="47" fill="rgb(0 0 0 / 33%)" />
      <circle r="47" fill="#7A3A22" stroke="#3D1A0C" strokeWidth="1.5" />
      <g fill="#EBD3A2">
        {PETALS.map((angle) => (
          <path key={angle} transform={`rotate(${angle})`} d="M0-44c3 3 3 6 0 9-3-3-3-6 0-9z" />
        ))}
      </g>
      <circle r="33.5" fill="#5E2A17" stroke="#3D1A0C" />
      <circle r="33.5" fill="none" stroke="rgb(0 0 0 / 27%)" strokeWidth="5" />
      {counters
        .map((worth, i) => <Disc key={i} {...placeInDish(i, counters.length)} worth={worth} turn={i * 47} />)
        .toReversed()}
    </svg>
  );
}
