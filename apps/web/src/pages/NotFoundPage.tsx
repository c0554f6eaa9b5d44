import { ButtonLink } from '../kit/Button.tsx';
import { PlainPage } from '../frame/PlainPage.tsx';

/** For an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <PlainPage title="There is nothing here" actions={<ButtonLink variant="go" href="/">All games</ButtonLink>}>
      <p>This address leads to no page of ours. If somebody sent it to you, ask them for the whole link.</p>
    </PlainPage>
  );
}
