import type { SeatView } from '../../session/tableView.ts';
import { AskButton } from '../../ui/AskButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { type Message, message } from '../../language/message.ts';
import { useTable } from '../tableContext.ts';
import { useSay } from '../../language/language.ts';
import { PersonChoices } from './PersonChoices.tsx';
import { StrengthChoice } from './StrengthChoice.tsx';
import { exchanged, neighbour } from './seatOrder.ts';

/** A dialog with the actions on one seat, for the host or the player in the seat. */
export function SeatDialog({ held, onClose }: { readonly held: SeatView; readonly onClose: () => void }) {
  const say = useSay();
  const { you, host } = useTable();
  const yours = held.person === you;
  return (
    <Dialog title={yours ? say('gathering.your-seat') : held.name} onClose={onClose}>
      <div className="choice-list">
        {host && <Arrange held={held} />}
        {yours && <ChangeSeat held={held} onDone={onClose} />}
        {host && !yours && <HostChoices held={held} onDone={onClose} />}
      </div>
    </Dialog>
  );
}

function Arrange({ held }: { held: SeatView }) {
  const say = useSay();
  const { ask, table } = useTable();
  const { seat } = held;
  const seats = table.seats.length;
  const move = (side: 'left' | 'right') =>
    ask('arrangeSeats', { order: [...exchanged(seats, seat, neighbour(seat, seats, side))] });
  return (
    <section>
      <p>
        {say('gathering.place', {
          place: seat + 1,
          seats,
          left: who(table.seats[neighbour(seat, seats, 'left')]),
          right: who(table.seats[neighbour(seat, seats, 'right')]),
        })}
      </p>
      <div className="choice-pair">
        <AskButton icon="left" onClick={() => move('left')}>
          {say('gathering.to-the-left')}
        </AskButton>
        <AskButton icon="right" onClick={() => move('right')}>
          {say('gathering.to-the-right')}
        </AskButton>
      </div>
    </section>
  );
}

function who(held: SeatView | undefined): string | Message {
  return held === undefined || held.kind === 'empty' ? message('gathering.nobody') : held.name;
}

function ChangeSeat({ held, onDone }: { held: SeatView; onDone: () => void }) {
  const say = useSay();
  const { ask, table } = useTable();
  const others = table.seats.filter(({ kind, seat }) => kind !== 'person' && seat !== held.seat);
  return (
    <section>
      {others.map(({ seat, kind, name }) => (
        <AskButton
          key={seat}
          icon="swap"
          onClick={() => {
            ask('sit', { seat });
            onDone();
          }}
        >
          {kind === 'bot'
            ? say('gathering.take-bots-place', { bot: name, place: seat + 1 })
            : say('gathering.sit-at-place', { place: seat + 1 })}
        </AskButton>
      ))}
      <AskButton
        icon="eye"
        onClick={() => {
          ask('stand', {});
          onDone();
        }}
      >
        {say('gathering.stand-up')}
      </AskButton>
    </section>
  );
}

function HostChoices({ held, onDone }: { held: SeatView; onDone: () => void }) {
  const say = useSay();
  const { ask, table } = useTable();
  const { person, name, seat, strength } = held;
  const unlike = table.seats.filter((other) => other.kind === 'bot' && other.strength !== strength);
  const clear = () => {
    ask('clearSeat', { seat });
    onDone();
  };
  if (person === null) {
    return (
      <section>
        <StrengthChoice legend={say('gathering.strength.of', { name })} bots={[held]} />
        {strength !== null && unlike.length > 0 && (
          <AskButton icon="bot" onClick={() => ask('setStrength', { seats: unlike.map((other) => other.seat), strength })}>
            {say('gathering.strength.all-so')}
          </AskButton>
        )}
        <AskButton icon="leave" onClick={clear}>
          {say('gathering.take-bot-away')}
        </AskButton>
      </section>
    );
  }
  return (
    <PersonChoices person={person} name={name} onDone={onDone}>
      <AskButton icon="eye" onClick={clear}>
        {say('gathering.free-seat', { name })}
      </AskButton>
    </PersonChoices>
  );
}
