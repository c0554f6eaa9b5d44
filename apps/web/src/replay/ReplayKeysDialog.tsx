import type { GameUnit } from '../games/about.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useSay } from '../language/language.ts';
import { type Message, message } from '../language/message.ts';
import '../table/play/keys/keysDialog.css';

type Row = readonly [keys: readonly string[], what: Message];

const TURNS: Row = [['←', '→'], message('replay.keys-turn')];
const TRICKS: Row = [['⇧', '←', '→'], message('replay.keys-trick')];
const OTHERS: readonly Row[] = [
  [['Home', 'End'], message('replay.keys-ends')],
  [['␣'], message('replay.keys-play')],
  [['T'], message('keys.read-table')],
  [['H'], message('keys.read-hand')],
  [['S'], message('keys.read-scores')],
];

/** What `<ReplayKeysDialog>` takes. */
export interface ReplayKeysDialogProps {
  /** What the game is made of. */
  readonly unit: GameUnit;
  /** Whether the game has tricks to go by. */
  readonly tricks: boolean;
  readonly onClose: () => void;
}

/** The keys with which one goes through a game that is over. */
export function ReplayKeysDialog({ unit, tricks, onClose }: ReplayKeysDialogProps) {
  const say = useSay();
  const deals: Row = [['PgUp', 'PgDn'], message('replay.keys-deal', { unit })];
  return (
    <Dialog title={say('keys.title')} onlyWords onClose={onClose}>
      <p>{say('replay.what-it-is')}</p>
      <dl className="keys">
        {[TURNS, ...(tricks ? [TRICKS] : []), deals, ...OTHERS].map(([keys, what]) => (
          <div key={what.key}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
