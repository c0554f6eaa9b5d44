import { type Guest, PAGES } from '@chinwag/protocol';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { tablePath } from '../tableLink.ts';
import { type DeviceLink, deviceLinkIn } from './deviceLink.ts';
import { PassQuestion, PassTaken } from './shownLater.ts';

/** A pass that was taken in place of somebody, and where its link leads. */
interface Taken {
  readonly now: Guest;
  readonly former: Guest;
  readonly onward: string;
}

/**
 * The only way in for a pass: asks about the one in the address, and shows the page to all others at once. Nothing is changed by
 * opening such a link, by opening it again, or by going back.
 */
export function PassDoor({ children }: { readonly children: ReactNode }) {
  const hash = useLocationProperty(() => window.location.hash);
  const link = deviceLinkIn(hash);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [, navigate] = useLocation();
  // What is answered is not asked again by a reload, nor sent on with the address.
  const go = (to: string) => {
    setTaken(null);
    navigate(to, { replace: true });
  };
  const passTaken = (now: Guest, former: Guest | null) => {
    const onward = onwardOf(link);
    if (former === null) return go(onward);
    setTaken({ now, former, onward });
    window.history.replaceState(window.history.state, '', window.location.pathname);
  };
  if (link !== null) {
    return (
      <PassQuestion
        key={link.pass}
        pass={link.pass}
        onTaken={passTaken}
        onOwn={() => go(onwardOf(link))}
        onDeclined={() => go(PAGES.home)}
      />
    );
  }
  if (taken === null) return children;
  const { onward, ...guests } = taken;
  return <PassTaken {...guests} onOn={() => go(onward)} onBack={() => go(PAGES.history)} />;
}

/** Where one who took a pass goes on: with the table of its link, or with all games. */
function onwardOf(link: DeviceLink | null): string {
  return link === null || link.table === null ? PAGES.history : tablePath(link.table);
}
