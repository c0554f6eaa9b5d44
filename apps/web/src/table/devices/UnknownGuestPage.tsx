import { PlainPage } from '../../ui/page/PlainPage.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useSay } from '../../language/language.ts';
import { UnknownGuest, type UnknownGuestProps } from './UnknownGuest.tsx';

/** A page shown in place of a page that an unrecognized guest cannot see. It says what the guest can do. */
export function UnknownGuestPage({ name, reason }: Pick<UnknownGuestProps, 'name' | 'reason'>) {
  const say = useSay();
  return (
    <PlainPage
      title={say(`devices.${reason}.title`)}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{say('table.again.try')}</Button>
          <ButtonLink variant="go" href="/">
            {say('table.home')}
          </ButtonLink>
        </>
      }
    >
      <UnknownGuest name={name} reason={reason} />
    </PlainPage>
  );
}
