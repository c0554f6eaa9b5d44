import { clockSchema, talkSchema, type Watching } from '@chinwag/protocol';
import { Choice } from '../forms/Choice.tsx';
import { Button } from '../kit/Button.tsx';
import { clockInWords } from '../wording/clockWords.ts';
import { TALK_WORDS } from '../wording/talkWords.ts';
import { watchingInWords } from '../wording/watchingWords.ts';
import { useTable } from './tableContext.ts';

/** In the order in which they are offered, the default first. */
const WAYS: readonly Watching[] = ['public', 'one-seat', 'all-hands', 'all-hands-later', 'off'];

/**
 * How long players have, who may come in, what those who watch see, and what becomes of the seat of somebody who is away.
 * For the host, at any time.
 */
export function HouseRules() {
  const { table, ask } = useTable();
  const { watching, standIn, clock } = table;
  return (
    <>
      <Choice
        legend="Clock"
        value={clock}
        onChoose={(value) => ask('setClock', { clock: value })}
        choices={clockSchema.options.map((value) => ({ value, ...clockInWords(value) }))}
      />
      <Choice
        legend="Who may come in"
        value={table.door}
        onChoose={(door) => ask('setDoor', { door })}
        choices={[
          { value: 'open', label: 'Anyone with the link', help: 'Whoever has the link may come in.' },
          { value: 'knock', label: 'Those I let in', help: 'Whoever comes by the link knocks, and you let them in one by one.' },
          { value: 'closed', label: 'Nobody new', help: 'Those who are here stay; nobody else comes in.' },
        ]}
      />
      <Choice
        legend="Those who watch see"
        value={watching}
        onChoose={(value) => ask('setHouseRules', { watching: value, standIn })}
        choices={WAYS.map((value) => ({ value, ...watchingInWords(value) }))}
      />
      <Choice
        legend="When somebody is away"
        value={standIn}
        onChoose={(value) => ask('setHouseRules', { watching, standIn: value })}
        choices={[
          {
            value: 'when-away',
            label: 'A bot sits in',
            help: 'After a while a bot plays on, and asks for nothing in their name. Once back, they take the seat again.',
          },
          { value: 'never', label: 'We wait', help: 'The game waits, unless you let a bot play.' },
        ]}
      />
      <Choice
        legend="Who may talk"
        value={table.talk}
        onChoose={(talk) => ask('setTalk', { talk })}
        choices={talkSchema.options.map((value) => ({ value, ...TALK_WORDS[value] }))}
      />
      <fieldset className="choice">
        <legend>The link</legend>
        <Button icon="swap" onClick={() => ask('renewLink', {})}>
          Make a new link
        </Button>
        <p className="choice-help">The old one leads nobody here any more. Whoever is here stays.</p>
      </fieldset>
    </>
  );
}
