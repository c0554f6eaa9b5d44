import { AskIconButton } from '../../ui/AskButton.tsx';
import { useSay } from '../../language/language.ts';
import './nudgeButton.css';
import { useTableSigns } from './tableSigns.ts';

/**
 * A button, beside the names of the players who must act, that asks whether they are still there. Renders nothing until the others
 * have waited for a while.
 */
export function NudgeButton() {
  const say = useSay();
  const { pending, nudge } = useTableSigns();
  if (pending.length === 0) return null;
  const label = say('board.nudge', { who: pending.map(({ name }) => ({ name, you: false })) });
  return (
    <span className="nudge">
      <AskIconButton icon="bell" label={label} onClick={() => pending.forEach(({ seat }) => nudge(seat))} />
    </span>
  );
}
