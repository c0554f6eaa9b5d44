import { type ReactNode, Suspense, useState } from 'react';
import { Bar } from '../ui/Bar.tsx';
import { IconButton } from '../ui/Button.tsx';
import { useSay } from '../language/language.ts';
import { RulesIcon } from './RulesIcon.tsx';
import { OwnToken } from './signs/OwnToken.tsx';
import { TableMenu } from './menuLater.ts';
import type { MenuEntry } from './TableMenu.tsx';
import { useTable } from './tableContext.ts';

export interface TableBarProps {
  /** The game's title. */
  readonly title: string;
  readonly where: ReactNode;
  /** An element that is always visible. */
  readonly sign?: ReactNode;
  /** Icon buttons before the menu. */
  readonly icons?: ReactNode;
  /** The entries that this page adds to the menu. */
  readonly entries?: readonly MenuEntry[];
}

/** The bar at the top of every table page, with the table's menu at its end. */
export function TableBar({ title, where, sign, icons, entries = [] }: TableBarProps) {
  const say = useSay();
  const { table } = useTable();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Bar
        title={title}
        where={where}
        end={
          <>
            <OwnToken />
            {icons ?? <RulesIcon game={table.game} title={title} />}
            <IconButton icon="menu" label={say('table.menu')} onClick={() => setOpen(true)} />
          </>
        }
      >
        {sign}
      </Bar>
      <Suspense>{open && <TableMenu title={title} entries={entries} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
