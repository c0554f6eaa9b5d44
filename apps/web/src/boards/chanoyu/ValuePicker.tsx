import { isTsukumogami } from '@chinwag/rules/chanoyu';
import { whose } from '../shared/people.ts';
import { OutcomeWords } from './Aim.tsx';
import { consequenceOf } from './consequence.ts';
import { outcomeNow } from './outcome.ts';
import { rowForSpirit, targetsIn } from './PlayerRow.tsx';
import { TargetButton } from './TenRow.tsx';
import type { Choosing } from './useChoice.ts';
import './valuePicker.css';
import type { View } from './view.ts';

/** What `<ValuePicker>` takes. */
export interface ValuePickerProps {
  readonly view: View;
  readonly choosing: Choosing;
}

/** So many values fit beside each other on a phone. */
const ONE_LINE = 7;

/** The values the chosen card may be laid as, large enough for a finger, and what would come of it. */
export function ValuePicker({ view, choosing }: ValuePickerProps) {
  const { choice, openRow, touchPlace } = choosing;
  const spirit = choice.card !== null && isTsukumogami(choice.card);
  const row = spirit ? rowForSpirit(view, openRow) : view.viewer === 'spectator' ? null : view.viewer;
  if (row === null) return null;
  const { move } = choice;
  const outcome = move?.type === 'lay' ? consequenceOf(view, move).outcome : outcomeNow(view.state, view);
  const targets = targetsIn(view, row, choosing);
  return (
    <section className="value-picker" data-spirit={spirit || undefined} aria-label="Its value">
      {spirit && (
        <p>
          <span>
            {targets.length === 0 ? 'No place is free in' : 'In'} {whose(view, row)} row as
          </span>
          <small>touch another row for its places</small>
        </p>
      )}
      <div>
        {targets.map((target) => (
          <TargetButton key={target.way.value} target={target} onTarget={touchPlace} />
        ))}
      </div>
      {(outcome.ends || targets.length <= ONE_LINE) && <OutcomeWords outcome={outcome} />}
    </section>
  );
}
