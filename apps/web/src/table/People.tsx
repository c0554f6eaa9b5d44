import type { GuestId } from '@chinwag/protocol';
import { useState } from 'react';
import type { SeatView } from '../session/tableView.ts';
import { Button } from '../ui/Button.tsx';
import { Token, type TokenMark } from '../ui/Token.tsx';
import { useAsides } from '../language/asides.ts';
import { type Message, message } from '../language/message.ts';
import { useSay } from '../language/language.ts';
import './people.css';
import { RemovePerson } from './RemovePerson.tsx';
import { useTable } from './tableContext.ts';
import { AskButton } from '../ui/AskButton.tsx';

interface Somebody {
  readonly key: string;
  readonly person: GuestId | null;
  readonly name: string;
  readonly badge: number | null;
  readonly mark: TokenMark | null;
  readonly words: readonly Message[];
  /** The seat of an absent player for whom a bot may play, or null if there is none. */
  readonly awaySeat: number | null;
}

/** The list of everyone at the table, with the host's actions on them during a game. */
export function People() {
  const say = useSay();
  const asides = useAsides();
  const { host, you, ask } = useTable();
  const [removing, setRemoving] = useState<Somebody | null>(null);
  const everybody = useEverybody();
  if (removing !== null && removing.person !== null) {
    return (
      <div className="choice-list">
        <RemovePerson person={removing.person} name={removing.name} onDone={() => setRemoving(null)} />
      </div>
    );
  }
  return (
    <ul className="people">
      {everybody.map((somebody) => {
        const { key, person, name, badge, mark, words, awaySeat } = somebody;
        return (
          <li key={key}>
            <Token name={name} badge={badge} {...(mark === null ? {} : { mark })} />
            <span>
              <b>{name}</b>
              <small>{asides(words.map((word) => say(word)))}</small>
            </span>
            {host && person !== null && person !== you && (
              <span className="people-buttons">
                {awaySeat !== null && (
                  <AskButton icon="bot" onClick={() => ask('standIn', { seat: awaySeat })}>
                    {say('table.bot-in')}
                  </AskButton>
                )}
                <AskButton onClick={() => ask('handOver', { person })}>{say('table.make-host')}</AskButton>
                <Button onClick={() => setRemoving(somebody)}>{say('table.remove')}</Button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function useEverybody(): readonly Somebody[] {
  const { table, you } = useTable();
  const role = (person: GuestId | null): readonly Message[] => [
    ...(person === you ? [message('table.person.you')] : []),
    ...(person === table.host ? [message('table.person.host')] : []),
  ];
  const seated = table.seats.flatMap(({ seat, kind, person, name, connected, standIn, strength, badge }): readonly Somebody[] => {
    if (kind === 'empty') return [];
    const away = kind === 'person' && !connected;
    return [
      {
        key: `seat ${seat}`,
        person,
        name,
        badge,
        mark: kind === 'bot' || standIn !== null ? 'bot' : away ? 'away' : null,
        words: [...role(person), stateOf({ kind, connected, standIn, strength })],
        awaySeat: away && standIn === null && table.status === 'playing' ? seat : null,
      },
    ];
  });
  const watching = table.spectators.map(
    ({ person, name, badge }): Somebody => ({
      key: person,
      person,
      name,
      badge,
      mark: null,
      words: [...role(person), message('table.person.watches')],
      awaySeat: null,
    }),
  );
  return [...seated, ...watching];
}

function stateOf({ kind, connected, standIn, strength }: Pick<SeatView, 'kind' | 'connected' | 'standIn' | 'strength'>): Message {
  if (kind === 'bot') return message(`table.person.${strength ?? 'sensible'}-bot`);
  if (standIn !== null) return message(standIn === 'away' ? 'table.person.bot-while-away' : 'table.person.bot-plays-on');
  return message(connected ? 'table.person.plays' : 'table.person.away');
}
