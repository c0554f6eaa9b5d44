import { Suspense, useState } from 'react';
import { HowItIsPlayed } from '../introduction/lazily.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useSay } from '../../language/language.ts';
import { useTable } from '../tableContext.ts';

/** A section on how the game is played, expanded for guests and collapsed for the host. */
export function GatheringHow({ title }: { readonly title: string }) {
  const say = useSay();
  const { table, host } = useTable();
  const [open, setOpen] = useState(!host);
  return (
    <details className="gathering-rules slip" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{say('gathering.how', { game: title })}</b>
        <span />
        <Icon name="down" />
      </summary>
      {open && (
        <Suspense>
          <HowItIsPlayed game={table.game} opens="beside" />
        </Suspense>
      )}
    </details>
  );
}
