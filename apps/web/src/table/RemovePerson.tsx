import type { GuestId } from '@chinwag/protocol';
import { AskButton } from '../ui/AskButton.tsx';
import { Button } from '../ui/Button.tsx';
import { useSay } from '../language/language.ts';
import { useTable } from './tableContext.ts';

export interface RemovePersonProps {
  readonly person: GuestId;
  readonly name: string;
  readonly onDone: () => void;
}

/** Asks the host for confirmation before a person is permanently removed. */
export function RemovePerson({ person, name, onDone }: RemovePersonProps) {
  const say = useSay();
  const { ask, table } = useTable();
  const playing = table.status === 'playing' && table.seats.some((seat) => seat.person === person);
  return (
    <section>
      <p>
        {say('table.remove-note.gone', { name })} {playing && say('table.remove-note.bot')}{' '}
        {table.settings.door === 'open' && say('table.remove-note.request')}
      </p>
      <div className="choice-pair">
        <Button onClick={onDone}>{say('table.keep-person', { name })}</Button>
        <AskButton
          icon="leave"
          onClick={() => {
            ask('removePerson', { person });
            onDone();
          }}
        >
          {say('table.remove-for-good')}
        </AskButton>
      </div>
    </section>
  );
}
