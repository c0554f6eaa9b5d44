import { type Guest, isolated } from '@chinwag/protocol';
import { switchTo } from '../../session/guest.ts';
import { PlainPage } from '../../ui/page/PlainPage.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../language/language.ts';
import { message } from '../../language/message.ts';

export interface PassTakenProps {
  /** The new guest of this browser. */
  readonly now: Guest;
  /** The former guest of this browser. */
  readonly former: Guest;
  /** Called when the user continues as the guest of the pass. */
  readonly onOn: () => void;
  /** Called once this browser has its former guest again. */
  readonly onBack: () => void;
}

/** A page shown after a pass has replaced this browser's guest. It names the new guest and has a button back to the former one. */
export function PassTaken({ now, former, onOn, onBack }: PassTakenProps) {
  const say = useSay();
  const name = isolated(former.name);
  const back = () => {
    switchTo(former.id);
    onBack();
  };
  return (
    <PlainPage
      title={say('devices.taken', { name: isolated(now.name) })}
      actions={
        <>
          <Button variant="go" onClick={onOn}>
            {say('devices.go-on')}
          </Button>
          <Button onClick={back}>{say('devices.switch-to', { name })}</Button>
        </>
      }
    >
      <p>{say('devices.saved-here', { name, games: message('pages.my-games'), preferences: message('pages.preferences') })}</p>
    </PlainPage>
  );
}
