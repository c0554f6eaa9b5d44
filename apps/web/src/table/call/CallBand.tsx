import { Band } from '../../ui/Band.tsx';
import { Button } from '../../ui/Button.tsx';
import { askForNotices } from '../../ui/notice.ts';
import { usePreferences } from '../../ui/preferences.ts';
import { useSay } from '../../language/language.ts';
import { useCallQuestion } from './callQuestion.ts';

/**
 * A banner that offers notifications before the browser asks for permission. It is due after a turn that started while the page was
 * hidden.
 */
export function CallBand() {
  const say = useSay();
  const { prefer } = usePreferences();
  const answer = (notices: 'on' | 'off') => {
    prefer({ notices });
    useCallQuestion.setState({ isDue: false });
  };
  return (
    <Band
      icon="bell"
      headline={say('call.missed')}
      action={
        <>
          <Button onClick={() => answer('off')}>{say('call.not-now')}</Button>
          <Button onClick={() => void askForNotices().then((granted) => answer(granted ? 'on' : 'off'))}>
            {say('call.tell-me')}
          </Button>
        </>
      }
    >
      {say('call.why')}
    </Band>
  );
}
