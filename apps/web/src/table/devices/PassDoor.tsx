import { type Guest, PAGES } from '@chinwag/protocol';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { tablePath } from '../tableLink.ts';
import { type DeviceLink, deviceLinkIn } from './deviceLink.ts';
import { PassQuestion, PassTaken } from './shownLater.ts';

/** A redeemed pass that replaced a guest, and where the link leads. */
interface Taken {
  readonly now: Guest;
  readonly former: Guest;
  readonly onward: string;
}

/**
 * The only component that accepts a pass. It asks whether to redeem a pass in the address, and shows the page at once if there is
 * none. Opening a link with a pass, opening it again, or going back changes nothing.
 */
export function PassDoor({ children }: { readonly children: ReactNode }) {
  const hash = useLocationProperty(() => window.location.hash);
  const link = deviceLinkIn(hash);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [, navigate] = useLocation();
  // Without the pass in the address, a reload does not ask again, and a copied address does not share the pass.
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

/** Returns where a guest continues after redeeming a pass: the table of the link, or all games. */
function onwardOf(link: DeviceLink | null): string {
  return link === null || link.table === null ? PAGES.history : tablePath(link.table);
}
