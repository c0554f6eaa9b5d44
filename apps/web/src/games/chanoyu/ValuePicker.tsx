import { isTsukumogami } from '@chinwag/rules/chanoyu';
import { useSay } from '../../language/language.ts';
import { person } from '../../board/people.ts';
import { targetsIn } from './targets.ts';
import { TargetButton } from './TenRow.tsx';
import type { ChoosingProps } from './useChoice.ts';
import './valuePicker.css';

/** Buttons, sized as touch targets, for the values that the chosen card can take. Renders nothing for a spectator. */
export function ValuePicker({ view, choosing }: ChoosingProps) {
  const say = useSay();
  const { choice, openRow, touchPlace } = choosing;
  const spirit = choice.card !== null && isTsukumogami(choice.card);
  const own = view.viewer === 'spectator' ? null : view.viewer;
  const row = spirit ? (openRow ?? own) : own;
  if (row === null) return null;
  const targets = targetsIn(view, row, choosing);
  return (
    <section className="value-picker" aria-label={say('chanoyu.its-value')}>
      {spirit && (
        <p>
          <span>{say(targets.length === 0 ? 'chanoyu.value-nowhere' : 'chanoyu.value-in', { owner: person(view, row) })}</span>
          <small>{say('chanoyu.other-rows-too')}</small>
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
