import { Dialog } from '../../kit/Dialog.tsx';
import './keysDialog.css';

type Key = readonly [keys: readonly string[], what: string];

const READING: readonly Key[] = [
  [['?'], 'This list'],
  [['T'], 'Read what lies on the table'],
  [['H'], 'Read your hand'],
  [['S'], 'Read the scores'],
];

const LAST_TRICK: Key = [['L'], 'The last trick'];

const PLAYING: readonly Key[] = [
  [['←', '→'], 'From card to card in your hand'],
  [['Alt', '←', '→'], 'Carry it along, where your hand keeps an order of your own'],
  [['Space'], 'Lift a card, or put it down'],
  [['Enter'], 'Play the card, or press the button'],
  [['Tab'], 'On to the next thing'],
  [['Esc'], 'Close what is open; go on at once while the table rests'],
];

/** What `<KeysDialog>` takes. */
export interface KeysDialogProps {
  /** Whether the game has tricks to look at. */
  readonly tricks: boolean;
  readonly onClose: () => void;
}

/** The keys that do something at a table. */
export function KeysDialog({ tricks, onClose }: KeysDialogProps) {
  const keys = [...READING, ...(tricks ? [LAST_TRICK] : []), ...PLAYING];
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className="keys">
        {keys.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
