import { usePreferences } from '../preferences.ts';
import { playSound } from '../sound/playSound.ts';
import { chooseLanguage } from '../../language/choice.ts';
import { useLanguage, useSay } from '../../language/language.ts';
import { LANGUAGES, OWN_NAMES } from '../../language/languages.ts';
import { Choice } from './Choice.tsx';
import { NoticeChoice } from './NoticeChoice.tsx';
import { UnloadableLanguage } from './UnloadableLanguage.tsx';

/** The form for the preferences on this device. Applies and stores changes at once. */
export function PreferenceChoices() {
  const { id } = useLanguage();
  const say = useSay();
  const { theme, suits, sound, sounds, vibration, animation, pace, firstTimes, only, speech, keys, prefer } = usePreferences();
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
        legend={say('forms.light.legend')}
        value={theme}
        onChoose={(value) => prefer({ theme: value })}
        choices={[
          { value: 'system', label: say('forms.light.system') },
          { value: 'light', label: say('forms.light.light') },
          { value: 'dark', label: say('forms.light.dark') },
        ]}
      />
      <Choice
        legend={say('forms.suits.legend')}
        value={suits}
        onChoose={(value) => prefer({ suits: value })}
        choices={[
          { value: '2', label: say('forms.suits.two') },
          { value: '4', label: say('forms.suits.four'), help: say('forms.suits.four-help') },
        ]}
      />
      <Choice
        legend={say('forms.sound.legend')}
        value={sound}
        onChoose={(value) => {
          prefer({ sound: value });
          playSound('yourTurn');
        }}
        choices={[
          { value: 'off', label: say('forms.sound.off') },
          { value: 'soft', label: say('forms.sound.soft') },
          { value: 'on', label: say('forms.sound.on') },
          { value: 'loud', label: say('forms.sound.loud') },
        ]}
      />
      {sound !== 'off' && (
        <Choice
          legend={say('forms.sounds.legend')}
          value={sounds}
          onChoose={(value) => {
            prefer({ sounds: value });
            playSound(value === 'all' ? 'yourTurn' : 'play');
          }}
          choices={[
            { value: 'all', label: say('forms.sounds.all'), help: say('forms.sounds.all-help') },
            { value: 'cards', label: say('forms.sounds.cards'), help: say('forms.sounds.cards-help') },
          ]}
        />
      )}
      {'vibrate' in navigator && (
        <Choice
          legend={say('forms.vibration.legend')}
          value={vibration}
          onChoose={(value) => prefer({ vibration: value })}
          choices={[
            { value: 'on', label: say('forms.vibration.on'), help: say('forms.vibration.on-help') },
            { value: 'off', label: say('forms.vibration.off') },
          ]}
        />
      )}
      <NoticeChoice />
      <Choice
        legend={say('forms.speed.legend')}
        value={animation}
        onChoose={(value) => prefer({ animation: value })}
        choices={[
          { value: 'normal', label: say('forms.speed.normal') },
          { value: 'fast', label: say('forms.speed.fast') },
          { value: 'off', label: say('forms.speed.at-once'), help: say('forms.speed.at-once-help') },
        ]}
      />
      <Choice
        legend={say('forms.only.legend')}
        value={only}
        onChoose={(value) => prefer({ only: value })}
        choices={[
          { value: 'by-hand', label: say('forms.only.by-hand') },
          { value: 'plays-itself', label: say('forms.only.plays-itself'), help: say('forms.only.plays-itself-help') },
        ]}
      />
      <Choice
        legend={say('forms.pace.legend')}
        value={pace}
        onChoose={(value) => prefer({ pace: value })}
        choices={[
          { value: 'slow', label: say('forms.pace.slow') },
          { value: 'calm', label: say('forms.pace.calm') },
          { value: 'brisk', label: say('forms.pace.brisk') },
          { value: 'at-once', label: say('forms.pace.at-once'), help: say('forms.pace.at-once-help') },
        ]}
      />
      <Choice
        legend={say('forms.first-times.legend')}
        value={firstTimes}
        onChoose={(value) => prefer({ firstTimes: value })}
        choices={[
          { value: 'said', label: say('forms.first-times.said'), help: say('forms.first-times.said-help') },
          { value: 'unsaid', label: say('forms.first-times.unsaid') },
        ]}
      />
      <Choice
        legend={say('forms.speech.legend')}
        value={speech}
        onChoose={(value) => prefer({ speech: value })}
        choices={[
          { value: 'not-waited-for', label: say('forms.speech.goes-on') },
          { value: 'waited-for', label: say('forms.speech.waits'), help: say('forms.speech.waits-help') },
        ]}
      />
      <Choice
        legend={say('forms.keys.legend')}
        value={keys}
        onChoose={(value) => prefer({ keys: value })}
        choices={[
          { value: 'on', label: say('forms.keys.on'), help: say('forms.keys.on-help') },
          { value: 'off', label: say('forms.keys.off') },
        ]}
      />
    </>
  );
}
