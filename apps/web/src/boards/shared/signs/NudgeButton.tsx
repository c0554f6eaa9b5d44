import { IconButton } from '../../../kit/Button.tsx';
import { listed } from '../../../wording/words.ts';
import './nudgeButton.css';
import { useTableSigns } from './tableSigns.ts';

/** Beside the sentence that says who is awaited: asks them whether they are there, once they have been for a while. */
export function NudgeButton() {
  const { awaited, nudge } = useTableSigns();
  if (awaited.length === 0) return null;
  const label = `Ask ${listed(awaited.map(({ name }) => name))} whether they are there`;
  return (
    <span className="nudge">
      <IconButton icon="bell" label={label} onClick={() => awaited.forEach(({ seat }) => nudge(seat))} />
    </span>
  );
}
