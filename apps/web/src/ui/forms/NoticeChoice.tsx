import { useState } from 'react';
import { askForNotices, whetherNotices } from '../notice.ts';
import { usePreferences } from '../preferences.ts';
import { useSay } from '../../language/language.ts';
import { Choice } from './Choice.tsx';

/** A choice of whether the user is notified of a turn while looking elsewhere. Renders nothing if notifications are impossible. */
export function NoticeChoice() {
  const say = useSay();
  const { notices, prefer } = usePreferences();
  const [may, setMay] = useState(whetherNotices);
  if (may === 'impossible') return null;
  const choose = async (value: 'on' | 'off') => {
    prefer({ notices: value === 'on' && (await askForNotices()) ? 'on' : 'off' });
    setMay(whetherNotices());
  };
  const off = may === 'refused' ? 'forms.notices.refused' : 'forms.notices.off-help';
  return (
    <Choice<'on' | 'off'>
      legend={say('forms.notices.legend')}
      value={notices === 'on' && may === 'granted' ? 'on' : 'off'}
      onChoose={(value) => void choose(value)}
      choices={[
        { value: 'on', label: say('forms.notices.on'), help: say('forms.notices.on-help') },
        { value: 'off', label: say('forms.notices.off'), help: say(off) },
      ]}
    />
  );
}
