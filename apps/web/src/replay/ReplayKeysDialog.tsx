import type { GameUnit } from '../games/about.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useSay } from '../language/language.ts';
import { message } from '../language/message.ts';
import { KeyList, type KeyRow } from '../table/play/keys/KeyList.tsx';

const TURNS: KeyRow = [['←', '→'], message('replay.keys-turn')];
const TRICKS: KeyRow = [['⇧', '←', '→'], message('replay.keys-trick')];
const OTHERS: readonly KeyRow[] = [
  [['Home', 'End'], message('replay.keys-ends')],
  [['␣'], message('replay.keys-play')],
  [['T'], message('keys.read-table')],
  [['H'], message('keys.read-hand')],
  [['S'], message('keys.read-scores')],
];

export interface ReplayKeysDialogProps {
  /** The unit of play in the game. */
  readonly unit: GameUnit;
  /** Whether the game has tricks to step by. */
  readonly tricks: boolean;
  readonly onClose: () => void;
}

/** A dialog that lists the keyboard shortcuts of a replay. */
export function ReplayKeysDialog({ unit, tricks, onClose }: ReplayKeysDialogProps) {
  const say = useSay();
  const deals: KeyRow = [['PgUp', 'PgDn'], message('replay.keys-deal', { unit })];
  return (
    <Dialog title={say('keys.title')} onlyWords onClose={onClose}>
      <p>{say('replay.what-it-is')}</p>
      <KeyList rows={[TURNS, ...(tricks ? [TRICKS] : []), deals, ...OTHERS]} />
    </Dialog>
  );
}
