import { Button, IconButton } from '../ui/Button.tsx';
import type { IconName } from '../ui/Icon.tsx';

/** The label of a button for a finished game. */
interface Labelled {
  readonly label: string;
  /** Whether the label is visible, or only an accessible name because space is short. */
  readonly labelled?: 'in-sight' | 'by-ear';
}

/** The props of a button for a stored game. */
export interface StoredGameButtonProps extends Labelled {
  /** The game’s id. */
  readonly id: string;
}

/** The icon of the button, and its action. */
interface FaceProps extends Labelled {
  readonly icon: IconName;
  readonly act: () => void;
}

/** A button for a finished game: with a visible label, or only an icon if space is short. */
export function StoredGameButton({ icon, label, labelled = 'in-sight', act }: FaceProps) {
  if (labelled === 'by-ear') return <IconButton icon={icon} label={label} onClick={act} />;
  return (
    <Button icon={icon} onClick={act}>
      {label}
    </Button>
  );
}
