import { Dialog } from '../../../ui/Dialog.tsx';
import { useSay } from '../../../language/language.ts';
import { type Message, message } from '../../../language/message.ts';
import { KeyList, type KeyRow } from './KeyList.tsx';

/** What a key does: read, move, or act. */
type Doing =
  | 'this-list' | 'read-table' | 'read-hand' | 'read-scores' | 'last-trick' | 'take-back' | 'hint'
  | 'go-hand' | 'go-actions' | 'go-log' | 'card-to-card' | 'line-to-line' | 'next'
  | 'carry' | 'lift' | 'act' | 'close';

type NamedKeys = readonly [keys: readonly string[], what: Doing];

const rowOf = ([keys, what]: NamedKeys): KeyRow => [keys, message(`keys.${what}`)];

const READING: readonly NamedKeys[] = [
  [['?'], 'this-list'],
  [['T'], 'read-table'],
  [['H'], 'read-hand'],
  [['S'], 'read-scores'],
];

const LAST_TRICK: NamedKeys = [['L'], 'last-trick'];
const HINT: NamedKeys = [['I'], 'hint'];

const PLAYING: readonly NamedKeys[] = [
  [['U'], 'take-back'],
  [['1'], 'go-hand'],
  [['2'], 'go-actions'],
  [['3'], 'go-log'],
  [['←', '→'], 'card-to-card'],
  [['Alt', '←', '→'], 'carry'],
  [['Space'], 'lift'],
  [['Enter'], 'act'],
  [['↑', '↓'], 'line-to-line'],
  [['Tab'], 'next'],
  [['Esc'], 'close'],
];

export interface KeysDialogProps {
  /** Whether the game has tricks to look at. */
  readonly tricks: boolean;
  /** Whether hints are given. */
  readonly hints: boolean;
  /** What a further key reads aloud in this game, or null if there is no such key. */
  readonly more: Message | null;
  readonly onClose: () => void;
}

/** A dialog that lists a table's keyboard shortcuts. */
export function KeysDialog({ tricks, hints, more, onClose }: KeysDialogProps) {
  const say = useSay();
  const rows: readonly KeyRow[] = [
    ...READING.map(rowOf),
    ...(more === null ? [] : [[['Q'], more] as const]),
    ...(tricks ? [rowOf(LAST_TRICK)] : []),
    ...(hints ? [rowOf(HINT)] : []),
    ...PLAYING.map(rowOf),
  ];
  return (
    <Dialog title={say('keys.title')} onlyWords onClose={onClose}>
      <KeyList rows={rows} />
    </Dialog>
  );
}
