import { nextSeating, type Seating } from '@chinwag/rules/chinkway';
import { Scrolling } from '../../kit/Scrolling.tsx';
import { SideMark } from '../../kit/SideMark.tsx';
import { Slip } from '../../kit/Slip.tsx';
import './finalChoice.css';
import { SIDE_SHAPES, sideLabel, sidesInOrder } from './sides.ts';
import type { View } from './view.ts';

/** What the last deal looks like as it stands, and what it would look like if second place asks (CW7.3, CW7.4). */
export function FinalChoice({ view }: { readonly view: View }) {
  const { state } = view;
  const seatingIf = (wanted: boolean) => nextSeating({ ...state, finalRequest: { seat: 0, wanted } });
  const [standing, asked] = [seatingIf(false), seatingIf(true)];
  return (
    <Scrolling className="final-choice" label="What second place may ask for">
      <Slip aria-label="As it stands">
        <h2>As it stands</h2>
        {standing && <Sides seating={standing} view={view} />}
      </Slip>
      <Slip aria-label="If you ask">
        <h2>If you ask</h2>
        {state.options.finalDeal === 'eleventh' ? (
          <p>The same, then one deal more: third place deals, first plays with fourth, second with fifth.</p>
        ) : (
          asked && <Sides seating={asked} view={view} />
        )}
      </Slip>
    </Scrolling>
  );
}

function Sides({ seating, view }: { readonly seating: Seating; readonly view: View }) {
  return (
    <ul>
      {sidesInOrder(seating, view).map((side) => (
        <li key={side} data-side={SIDE_SHAPES[side]}>
          <SideMark side={SIDE_SHAPES[side] ?? 'round'} />
          <span className="one-line">{sideLabel(seating.sides[side] ?? [], view)}</span>
        </li>
      ))}
    </ul>
  );
}
