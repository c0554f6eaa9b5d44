import { usePreferences } from '../kit/preferences.ts';
import { chooseLanguage } from '../language/choice.ts';
import { useLanguage, useSay } from '../language/language.ts';
import { LANGUAGES, OWN_NAMES } from '../language/languages.ts';
import { Choice } from './Choice.tsx';
import { UnloadableLanguage } from './UnloadableLanguage.tsx';

/** What one likes on this device: applied at once, kept until changed. */
export function PreferenceChoices() {
  const { id } = useLanguage();
  const say = useSay();
  const { theme, suits, sound, animation, prefer } = usePreferences();
  return (
    <>
      <Choice
        legend={say('forms.language')}
        value={id}
        onChoose={(value) => void chooseLanguage(value)}
        choices={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value], lang: value }))}
      />
      <UnloadableLanguage />
      <Choice
        legend="Light"
        value={theme}
        onChoose={(value) => prefer({ theme: value })}
        choices={[
          { value: 'system', label: 'As the device' },
          { value: 'light', label: 'Daylight' },
          { value: 'dark', label: 'Lamplight' },
        ]}
      />
      <Choice
        legend="Suits"
        value={suits}
        onChoose={(value) => prefer({ suits: value })}
        choices={[
          { value: '2', label: 'Two colours' },
          { value: '4', label: 'Four colours', help: 'Diamonds are blue and clubs are green.' },
        ]}
      />
      <Choice
        legend="Sound"
        value={sound}
        onChoose={(value) => prefer({ sound: value })}
        choices={[
          { value: 'on', label: 'On', help: 'A soft tone when it is your turn.' },
          { value: 'off', label: 'Off' },
        ]}
      />
      <Choice
        legend="Speed"
        value={animation}
        onChoose={(value) => prefer({ animation: value })}
        choices={[
          { value: 'normal', label: 'Normal' },
          { value: 'fast', label: 'Fast' },
          { value: 'off', label: 'At once', help: 'Nothing moves, and a trick does not rest on the table.' },
        ]}
      />
    </>
  );
}
