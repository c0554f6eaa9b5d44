import { Button, IconButton } from '../ui/Button.tsx';
import type { IconName } from '../ui/Icon.tsx';

/** How a button is labelled that does something with a game that is over. */
interface Labelled {
  readonly label: string;
  /** Whether the label stands on it, or is only said where there is no room. */
  readonly labelled?: 'in-sight' | 'by-ear';
}

/** What such a button takes. */
export interface StoredGameButtonProps extends Labelled {
  /** The game’s id. */
  readonly id: string;
}

/** What it looks like, and what it does. */
interface FaceProps extends Labelled {
  readonly icon: IconName;
  readonly act: () => void;
}

/** The face of a button that does something with a game that is over. */
export function StoredGameButton({ icon, label, labelled = 'in-sight', act }: FaceProps) {
  if (labelled === 'by-ear') return <IconButton icon={icon} label={label} onClick={act} />;
  return (
    <Button icon={icon} onClick={act}>
      {label}
    </Button>
  );
}
