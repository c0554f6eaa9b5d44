import { oneSetting, SETTING_NAMES, SETTING_VALUES, type SettingName } from '@chinwag/protocol';
import { useWhyNotAsk } from '../ui/asking.ts';
import { Choice } from '../ui/forms/Choice.tsx';
import { useSay } from '../language/language.ts';
import { MoreSettings } from './MoreSettings.tsx';
import { settingChosen, settingLegend } from './settingWords.ts';
import { useTable } from './tableContext.ts';
import { AskButton } from '../ui/AskButton.tsx';

/** The settings that a host considers before a game. The defaults of all other settings suit most tables. */
const FIRST = ['clock', 'door'] as const satisfies readonly SettingName[];
const OTHERS = SETTING_NAMES.filter((name) => !FIRST.some((first) => first === name));

/** A table's settings and its link, all of which the host can change at any time. */
export function TableSettings() {
  return (
    <>
      <FirstSettings />
      <MoreSettings>
        <OtherSettings />
      </MoreSettings>
    </>
  );
}

/** The settings that a host considers before a game: the clock and who may join. */
export function FirstSettings() {
  return FIRST.map((name) => <SettingChoice key={name} name={name} />);
}

/** All other settings and the table's link. */
export function OtherSettings() {
  const say = useSay();
  const { ask } = useTable();
  return (
    <>
      {OTHERS.map((name) => (
        <SettingChoice key={name} name={name} />
      ))}
      <fieldset className="choice">
        <legend>{say('table.link')}</legend>
        <AskButton icon="swap" onClick={() => ask('renewLink', {})}>
          {say('table.new-link')}
        </AskButton>
        <p className="choice-help">{say('table.new-link-help')}</p>
      </fieldset>
    </>
  );
}

function SettingChoice({ name }: { readonly name: SettingName }) {
  const say = useSay();
  const { table, ask } = useTable();
  return (
    <Choice
      legend={say(settingLegend(name))}
      value={table.settings[name]}
      offReason={useWhyNotAsk()}
      onChoose={(value) => ask('setSettings', oneSetting(name, value))}
      choices={SETTING_VALUES[name].map((value) => {
        const { label, help } = settingChosen(name, value);
        return { value, label: say(label), ...(help !== null && { help: say(help) }) };
      })}
    />
  );
}
