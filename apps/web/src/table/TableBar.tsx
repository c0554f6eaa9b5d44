import { type ReactNode, useState } from 'react';
import { Bar } from '../kit/Bar.tsx';
import { IconButton } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { type MenuEntry, TableMenu } from './TableMenu.tsx';
import { useTable } from './tableContext.ts';

/** What `<TableBar>` takes. */
export interface TableBarProps {
  /** The game's name. */
  readonly title: string;
  readonly where: ReactNode;
  /** A sign that must be seen at all times. */
  readonly sign?: ReactNode;
  /** Icon buttons before the menu. */
  readonly icons?: ReactNode;
  /** What this page adds to the menu. */
  readonly entries?: readonly MenuEntry[];
}

/** The bar of every page at a table, with the table's menu at its end. */
export function TableBar({ title, where, sign, icons, entries = [] }: TableBarProps) {
  const { table } = useTable();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Bar
        title={title}
        where={where}
        end={
          <>
            {icons ?? <RulesIcon game={table.game} title={title} />}
            <IconButton icon="menu" label="Table menu" onClick={() => setOpen(true)} />
          </>
        }
      >
        {sign}
      </Bar>
      {open && <TableMenu title={title} entries={entries} onClose={() => setOpen(false)} />}
    </>
  );
}

function RulesIcon({ game, title }: { game: string; title: string }) {
  const label = `How ${title} is played (opens beside the table)`;
  return (
    <a className="icon-button" href={`/rules/${game}`} target="_blank" rel="noopener" aria-label={label} title={label}>
      <Icon name="help" />
    </a>
  );
}
