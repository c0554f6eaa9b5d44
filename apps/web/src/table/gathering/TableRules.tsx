import type { AnyGameScreen, OptionChoice } from '../../boards/board.ts';
import { Choice } from '../../forms/Choice.tsx';
import { IconButton } from '../../kit/Button.tsx';
import { HouseRules } from '../HouseRules.tsx';
import { useTable } from '../tableContext.ts';
import { numberWord } from '../words.ts';
import './tableRules.css';

/** The choices for this game: to make, for the host; to read, for everybody else. */
export function TableRules({ screen }: { readonly screen: AnyGameScreen }) {
  const { host } = useTable();
  return host ? <HostRules screen={screen} /> : <RulesToRead screen={screen} />;
}

function HostRules({ screen }: { screen: AnyGameScreen }) {
  const { table, ask } = useTable();
  return (
    <>
      {screen.game.seats.min < screen.game.seats.max && <SeatCount screen={screen} />}
      {screen.options.map((option) => (
        <Choice
          key={option.key}
          legend={option.label}
          value={chosen(option, table.options).value}
          choices={option.choices}
          onChoose={(value) =>
            ask('configure', { game: table.game, options: { ...table.options, [option.key]: value } })
          }
        />
      ))}
      <HouseRules />
    </>
  );
}

function SeatCount({ screen }: { screen: AnyGameScreen }) {
  const { table, ask } = useTable();
  const { min, max } = screen.game.seats;
  const count = table.seats.length;
  return (
    <fieldset className="choice seat-count">
      <legend>Seats</legend>
      <div className="choice-row">
        <IconButton
          icon="left"
          label="One seat fewer"
          aria-disabled={count <= min}
          onClick={() => count > min && ask('setSeats', { count: count - 1 })}
        />
        <output>{numberWord(count)}</output>
        <IconButton
          icon="right"
          label="One seat more"
          aria-disabled={count >= max}
          onClick={() => count < max && ask('setSeats', { count: count + 1 })}
        />
      </div>
      <p className="choice-help">
        From {numberWord(min)} to {numberWord(max)}.
      </p>
    </fieldset>
  );
}

function RulesToRead({ screen }: { screen: AnyGameScreen }) {
  const { table } = useTable();
  return (
    <dl className="rules-to-read">
      {screen.options.map((option) => {
        const { label, help } = chosen(option, table.options);
        return (
          <div key={option.key}>
            <dt>{option.label}</dt>
            <dd>
              {label}
              {help !== '' && <small>{help}</small>}
            </dd>
          </div>
        );
      })}
      <div>
        <dt>Watching</dt>
        <dd>{table.watching === 'open' ? 'Open to anyone with the link' : 'Closed'}</dd>
      </div>
      <div>
        <dt>When somebody is away</dt>
        <dd>{table.standIn === 'when-away' ? 'A bot sits in after a while' : 'We wait'}</dd>
      </div>
    </dl>
  );
}

/** The rules in a few words: `ten deals, new seats`. */
export function rulesInShort(screen: AnyGameScreen, options: Readonly<Record<string, unknown>>): string {
  return screen.options.map((option) => chosen(option, options).label.toLowerCase()).join(', ');
}

/** Whether every choice is as the game comes. */
export function isUsual(screen: AnyGameScreen, options: Readonly<Record<string, unknown>>): boolean {
  return screen.options.every((option) => chosen(option, options) === option.choices[0]);
}

function chosen(option: OptionChoice, options: Readonly<Record<string, unknown>>): OptionChoice['choices'][number] {
  const [byDefault, ...others] = option.choices;
  if (byDefault === undefined) throw new Error(`The option "${option.key}" has no choices.`);
  return others.find(({ value }) => value === options[option.key]) ?? byDefault;
}
