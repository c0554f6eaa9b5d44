import { Dialog } from '../kit/Dialog.tsx';
import { useSay } from '../language/language.ts';
import type { Key } from '../language/message.ts';
import '../table/play/keys/keysDialog.css';

type Row = readonly [keys: readonly string[], what: Key];

const TURNS: Row = [['←', '→'], 'replay.keys-turn'];
const TRICKS: Row = [['⇧', '←', '→'], 'replay.keys-trick'];
const OTHERS: readonly Row[] = [
  [['PgUp', 'PgDn'], 'replay.keys-deal'],
  [['Home', 'End'], 'replay.keys-ends'],
  [['␣'], 'replay.keys-play'],
  [['T'], 'keys.read-table'],
  [['H'], 'keys.read-hand'],
  [['S'], 'keys.read-scores'],
];

/** What `<ReplayKeysDialog>` takes. */
export interface ReplayKeysDialogProps {
  /** Whether the game has tricks to go by. */
  readonly tricks: boolean;
  readonly onClose: () => void;
}

/** The keys with which one goes through a game that is over. */
export function ReplayKeysDialog({ tricks, onClose }: ReplayKeysDialogProps) {
  const say = useSay();
  return (
    <Dialog title={say('keys.title')} onClose={onClose}>
      <p>{say('replay.what-it-is')}</p>
      <dl className="keys">
        {[TURNS, ...(tricks ? [TRICKS] : []), ...OTHERS].map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say({ key: what, values: {} })}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
