import { SETTING_NAMES, type SettingName } from '@chinwag/protocol';
import { useState } from 'react';
import type { AnyGameScreen } from '../../board/screen.ts';
import { catalogued } from '../../games/catalogue.ts';
import type { OptionChoice } from '../../board/optionWords.ts';
import { AmountField } from '../../ui/forms/AmountField.tsx';
import { Choice } from '../../ui/forms/Choice.tsx';
import { ChoiceFromList } from '../../ui/forms/ChoiceFromList.tsx';
import { AskIconButton } from '../../ui/AskButton.tsx';
import { useWhyNotAsk } from '../../ui/asking.ts';
import { Button } from '../../ui/Button.tsx';
import { GameChoiceDialog } from '../gameChoice/GameChoiceDialog.tsx';
import { useFigures } from '../../language/useFigures.ts';
import { MoreSettings } from '../MoreSettings.tsx';
import { FirstSettings, OtherSettings } from '../TableSettings.tsx';
import { settingLegend, settingRead } from '../settingWords.ts';
import { useTable } from '../tableContext.ts';
import { useSay } from '../../language/language.ts';
import { sideBySide } from '../../language/sentences.ts';
import { amountIn, amountsInWords, choicesOf, chosen, type ChosenOptions, withAmount } from './chosenOptions.ts';
import './tableRules.css';
import { type HostChoice, useHostChoice } from './useHostChoice.ts';

/** The options of this game. The host can change them; everyone else reads them. */
export function TableRules({ screen }: { readonly screen: AnyGameScreen }) {
  const { host } = useTable();
  return host ? <HostRules screen={screen} /> : <RulesToRead screen={screen} />;
}

/** The settings that a host considers first: length, clock, and who comes in. All others follow, collapsed on a phone. */
function HostRules({ screen }: { screen: AnyGameScreen }) {
  const options = choicesOf(screen);
  const choose = useHostChoice();
  return (
    <>
      <GameField />
      <GameOptions options={options.filter(({ isLength }) => isLength)} onChoose={choose} />
      <FirstSettings />
      <MoreSettings>
        <SeatCount screen={screen} />
        <GameOptions options={options.filter(({ isLength }) => !isLength)} onChoose={choose} />
        <OtherSettings />
      </MoreSettings>
    </>
  );
}

/** The form for a practice game: the number of players and all options of the game. */
export function GameRules({ screen }: { readonly screen: AnyGameScreen }) {
  const choose = useHostChoice();
  return (
    <>
      <SeatCount screen={screen} />
      <GameOptions options={choicesOf(screen)} onChoose={choose} />
    </>
  );
}

interface GameOptionsProps extends Pick<HostOptionProps, 'onChoose'> {
  readonly options: readonly OptionChoice[];
}

function GameOptions({ options, onChoose }: GameOptionsProps) {
  const { table } = useTable();
  return options.map((option) => <HostOption key={option.key} option={option} options={table.options} onChoose={onChoose} />);
}

/** The most values that are shown side by side; more values become a list. */
const IN_SIGHT = 5;

function HostOption({ option, options, onChoose }: HostOptionProps) {
  const say = useSay();
  const offReason = useWhyNotAsk();
  const { choice, value } = chosen(option, options);
  const isLong = option.choices.length > IN_SIGHT;
  const Field = isLong ? ChoiceFromList : Choice;
  const offered = isLong ? option.choices.toSorted((a, b) => Number(a.value) - Number(b.value)) : option.choices;
  return (
    <>
      <Field
        legend={say(option.label)}
        value={choice}
        offReason={offReason}
        choices={offered.map((one) => ({ value: one, label: say(one.label), help: say(one.help) }))}
        onChoose={(one) => onChoose(option, () => one.value)}
      />
      {choice.amounts !== undefined && (
        <div className="option-amounts">
          {choice.amounts.map((amount) => (
            <AmountField
              key={amount.part ?? ''}
              label={say(amount.label)}
              value={amountIn(value, amount)}
              least={amount.least}
              most={amount.most}
              offReason={offReason}
              onEnter={(entered) => onChoose(option, (now) => withAmount(now, amount, entered))}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface HostOptionProps {
  readonly option: OptionChoice;
  readonly options: ChosenOptions;
  readonly onChoose: HostChoice;
}

function GameField() {
  const say = useSay();
  const { table } = useTable();
  const [choosing, setChoosing] = useState(false);
  return (
    <fieldset className="choice game-field">
      <legend>{say('gathering.game')}</legend>
      <Button icon="swap" detail={say('gathering.choose-another')} onClick={() => setChoosing(true)}>
        {catalogued(table.game)?.title ?? table.game}
      </Button>
      {choosing && <GameChoiceDialog onClose={() => setChoosing(false)} />}
    </fieldset>
  );
}

function SeatCount({ screen }: { screen: AnyGameScreen }) {
  const say = useSay();
  const { table, purpose, ask } = useTable();
  const { written } = useFigures();
  const { min, max } = screen.game.seats;
  if (min === max) return null;
  const count = purpose === 'practice' ? table.seatsWished : table.seats.length;
  const people = table.seats.filter(({ kind }) => kind === 'person').length;
  const least = Math.max(min, people);
  return (
    <fieldset className="choice seat-count">
      <legend>{say('gathering.seats')}</legend>
      <div className="choice-row">
        <AskIconButton
          icon="left"
          label={say('gathering.one-fewer')}
          aria-disabled={count <= least}
          onClick={() => count > least && ask('setSeats', { count: count - 1 })}
        />
        <output>{written(count)}</output>
        <AskIconButton
          icon="right"
          label={say('gathering.one-more')}
          aria-disabled={count >= max}
          onClick={() => count < max && ask('setSeats', { count: count + 1 })}
        />
      </div>
      <p className="choice-help">{say(`gathering.seats-help.${purpose}`, { min, max })}</p>
    </fieldset>
  );
}

function RulesToRead({ screen }: { screen: AnyGameScreen }) {
  const say = useSay();
  const { table } = useTable();
  return (
    <dl className="rules-to-read">
      {choicesOf(screen).map((option) => {
        const standing = chosen(option, table.options);
        const label = say(standing.choice.label);
        const help = say(standing.choice.help);
        const amounts = amountsInWords(standing).map((amount) => say(amount));
        return (
          <div key={option.key}>
            <dt>{say(option.label)}</dt>
            <dd>
              {sideBySide([label, ...amounts])}
              {help !== '' && <small>{help}</small>}
            </dd>
          </div>
        );
      })}
      {SETTING_NAMES.map((name) => (
        <SettingToRead key={name} name={name} />
      ))}
      {screen.partnersSpeak !== null && (
        <div>
          <dt>{say('gathering.partners')}</dt>
          <dd>{say(screen.partnersSpeak)}</dd>
        </div>
      )}
    </dl>
  );
}

function SettingToRead({ name }: { readonly name: SettingName }) {
  const say = useSay();
  const { table } = useTable();
  const { label, help } = settingRead(name, table.settings[name]);
  return (
    <div>
      <dt>{say(settingLegend(name))}</dt>
      <dd>
        {say(label)}
        {help !== null && <small>{say(help)}</small>}
      </dd>
    </div>
  );
}
