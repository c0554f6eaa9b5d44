import { IconButton } from '../../ui/Button.tsx';
import { useSay } from '../../language/language.ts';
import './nudgeButton.css';
import { useTableSigns } from './tableSigns.ts';

/** Beside the sentence that says who is awaited: asks them whether they are there, once they have been for a while. */
export function NudgeButton() {
  const say = useSay();
  const { awaited, nudge } = useTableSigns();
  if (awaited.length === 0) return null;
  const label = say('board.nudge', { who: awaited.map(({ name }) => ({ name, you: false })) });
  return (
    <span className="nudge">
      <IconButton icon="bell" label={label} onClick={() => awaited.forEach(({ seat }) => nudge(seat))} />
    </span>
  );
}
