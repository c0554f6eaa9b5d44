import type { Refusal } from '@chinwag/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { takePass } from '../connection/guest.ts';
import { ClosedTable } from '../table/ClosedTable.tsx';
import { Opening } from '../table/Opening.tsx';
import { passIn } from '../table/tableLink.ts';

/** Lets one who comes with a pass from another device of theirs in as the same guest; all others at once. */
export function PassGate({ children }: { readonly children: ReactNode }) {
  const [pass, setPass] = useState(() => passIn(window.location.hash));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    if (pass === null) return undefined;
    let gone = false;
    const take = async () => {
      const answer = await takePass(pass);
      if (gone) return;
      if (!answer.ok) return setRefusal(answer);
      // Whoever sends the address on does not send the pass.
      window.history.replaceState(window.history.state, '', window.location.pathname);
      setPass(null);
    };
    void take();
    return () => {
      gone = true;
    };
  }, [pass]);
  if (refusal !== null) return <ClosedTable refusal={refusal} game={null} />;
  return pass === null ? children : <Opening />;
}
