import type { SeatView } from '../../connection/tableView.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useTable } from '../tableContext.ts';
import { PersonChoices } from './PersonChoices.tsx';
import { exchanged, neighbour } from './seatOrder.ts';

/** What can be done about one seat: by the host, or by the one who sits there. */
export function SeatDialog({ held, onClose }: { readonly held: SeatView; readonly onClose: () => void }) {
  const { you, host } = useTable();
  const yours = held.person === you;
  return (
    <Dialog title={yours ? 'Your seat' : held.name} onClose={onClose}>
      <div className="choice-list">
        {host && <Arrange held={held} />}
        {yours && <ChangeSeat held={held} onDone={onClose} />}
        {host && !yours && <HostChoices held={held} onDone={onClose} />}
      </div>
    </Dialog>
  );
}

function Arrange({ held }: { held: SeatView }) {
  const { ask, table } = useTable();
  const { seat } = held;
  const seats = table.seats.length;
  const move = (side: 'left' | 'right') =>
    ask('arrangeSeats', { order: [...exchanged(seats, seat, neighbour(seat, seats, side))] });
  return (
    <section>
      <p>
        Place {seat + 1} of {seats}. On the left sits {who(table.seats[neighbour(seat, seats, 'left')])}, on the right{' '}
        {who(table.seats[neighbour(seat, seats, 'right')])}.
      </p>
      <div className="choice-pair">
        <Button icon="left" onClick={() => move('left')}>
          To the left
        </Button>
        <Button icon="right" onClick={() => move('right')}>
          To the right
        </Button>
      </div>
    </section>
  );
}

function who(held: SeatView | undefined): string {
  return held === undefined || held.kind === 'empty' ? 'nobody' : held.name;
}

function ChangeSeat({ held, onDone }: { held: SeatView; onDone: () => void }) {
  const { ask, table } = useTable();
  const others = table.seats.filter(({ kind, seat }) => kind !== 'person' && seat !== held.seat);
  return (
    <section>
      {others.map(({ seat, kind, name }) => (
        <Button
          key={seat}
          icon="swap"
          onClick={() => {
            ask('sit', { seat });
            onDone();
          }}
        >
          {kind === 'bot' ? `Take ${name}’s place, number ${seat + 1}` : `Sit at place ${seat + 1}`}
        </Button>
      ))}
      <Button
        icon="eye"
        onClick={() => {
          ask('stand', {});
          onDone();
        }}
      >
        Stand up and watch
      </Button>
    </section>
  );
}

function HostChoices({ held, onDone }: { held: SeatView; onDone: () => void }) {
  const { ask } = useTable();
  const { person, name, seat } = held;
  const clear = () => {
    ask('clearSeat', { seat });
    onDone();
  };
  if (person === null) {
    return (
      <Button icon="leave" onClick={clear}>
        Take the bot away
      </Button>
    );
  }
  return (
    <PersonChoices person={person} name={name} onDone={onDone}>
      <Button icon="eye" onClick={clear}>
        Free the seat, {name} watches
      </Button>
    </PersonChoices>
  );
}
