import { Dialog } from '../../kit/Dialog.tsx';
import './keysDialog.css';

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['?'], 'This list'],
  [['T'], 'Read what lies on the table'],
  [['H'], 'Read your hand'],
  [['S'], 'Read the scores'],
  [['L'], 'The last trick'],
  [['←', '→'], 'From card to card in your hand'],
  [['Space'], 'Lift a card, or put it down'],
  [['Enter'], 'Play the card, or press the button'],
  [['Tab'], 'On to the next thing'],
  [['Esc'], 'Close what is open; go on at once while a trick lies'],
];

/** The keys that do something at a table. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([keys, what]) => (
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
