import { isTsukumogami } from '@chinwag/rules/chanoyu';
import { whose } from '../shared/people.ts';
import { targetsIn } from './PlayerRow.tsx';
import { TargetButton } from './TenRow.tsx';
import type { ChoosingProps } from './useChoice.ts';
import './valuePicker.css';

/** The values the chosen card may be laid as, large enough for a finger. */
export function ValuePicker({ view, choosing }: ChoosingProps) {
  const { choice, openRow, touchPlace } = choosing;
  const spirit = choice.card !== null && isTsukumogami(choice.card);
  const own = view.viewer === 'spectator' ? null : view.viewer;
  const row = spirit ? (openRow ?? own) : own;
  if (row === null) return null;
  const targets = targetsIn(view, row, choosing);
  return (
    <section className="value-picker" aria-label="Its value">
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
    </section>
  );
}
