import type { GuestId } from '@chinwag/protocol';
import { Button } from '../kit/Button.tsx';
import { useTable } from './tableContext.ts';

/** What `<RemovePerson>` takes. */
export interface RemovePersonProps {
  readonly person: GuestId;
  readonly name: string;
  readonly onDone: () => void;
}

/** Asks the host once more before somebody is sent away for good. */
export function RemovePerson({ person, name, onDone }: RemovePersonProps) {
  const { ask, table } = useTable();
  const playing = table.status === 'playing' && table.seats.some((seat) => seat.person === person);
  return (
    <section>
      <p>
        {name} cannot come back to this table.
        {playing && ' A bot plays on in that seat to the end of the game.'}
        {table.door === 'open' &&
          ' From then on whoever comes by the link knocks, and you let them in: another name is not enough.'}
      </p>
      <div className="choice-pair">
        <Button onClick={onDone}>Keep {name}</Button>
        <Button
          icon="leave"
          onClick={() => {
            ask('removePerson', { person });
            onDone();
          }}
        >
          Remove for good
        </Button>
      </div>
    </section>
  );
}
