import { nextSeating, type Seating } from '@chinwag/rules/chinkway';
import { Scrolling } from '../../ui/Scrolling.tsx';
import { SideMark } from '../../ui/SideMark.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { useSay } from '../../language/language.ts';
import './finalChoice.css';
import { WithNames } from '../../board/WithNames.tsx';
import { SIDE_SHAPES, sideLabel, sidesInOrder } from './sides.ts';
import type { View } from './view.ts';

/** The last deal as scheduled, and as changed at the request of second place (CW7.3, CW7.4). */
export function FinalChoice({ view }: { readonly view: View }) {
  const { state } = view;
  const say = useSay();
  const seatingIf = (wanted: boolean) => nextSeating({ ...state, finalRequest: { seat: 0, wanted } });
  const [standing, asked] = [seatingIf(false), seatingIf(true)];
  return (
    <Scrolling className="final-choice" label={say('chinkway.final.choice')}>
      <Slip aria-label={say('chinkway.final.standing')}>
        <h2>{say('chinkway.final.standing')}</h2>
        {standing && <Sides seating={standing} view={view} />}
      </Slip>
      <Slip aria-label={say('chinkway.final.asked')}>
        <h2>{say('chinkway.final.asked')}</h2>
        {state.options.finalDeal === 'eleventh' ? (
          <p>{say('chinkway.final.eleventh')}</p>
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
          <WithNames message={sideLabel(seating.sides[side] ?? [], view)} />
        </li>
      ))}
    </ul>
  );
}
