import type { ListedTable, TableCode } from '@chinwag/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { catalogued } from '../../boards/catalogue.ts';
import { Button, IconButton } from '../../kit/Button.tsx';
import { CardBack } from '../../kit/cards/CardBack.tsx';
import { useSay } from '../../language/language.ts';
import { tablePath } from '../../table/tableLink.ts';
import { companyInWords, inOrder, isPractice, isYourTurn, stateInWords } from './inWords.ts';
import './yourTables.css';

/** How many stand there before one asks for all of them. */
const IN_SIGHT = 3;

/** What `<YourTables>` takes. */
export interface YourTablesProps {
  readonly tables: readonly ListedTable[];
  readonly onPutAway: (code: TableCode) => void;
}

/** The tables one sits at, and whose turn it is there: one press returns. Nothing where there is none. */
export function YourTables({ tables, onPutAway }: YourTablesProps) {
  const say = useSay();
  const [all, setAll] = useState(false);
  if (tables.length === 0) return null;
  const ordered = inOrder(tables);
  const shown = all ? ordered : ordered.slice(0, IN_SIGHT);
  const more = ordered.length - shown.length;
  return (
    <section className="your-tables" aria-labelledby="your-tables">
      <h2 id="your-tables">{say('pages.tables.title')}</h2>
      <ul>
        {shown.map((table) => (
          <YourTable key={table.code} table={table} onPutAway={onPutAway} />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {say('pages.tables.show-more', { count: more })}
        </Button>
      )}
    </section>
  );
}

function YourTable({ table, onPutAway }: { table: ListedTable; onPutAway: YourTablesProps['onPutAway'] }) {
  const say = useSay();
  const entry = catalogued(table.game);
  const title = entry?.title ?? table.game;
  return (
    <li className="your-table slip" data-room={table.game} data-your-turn={isYourTurn(table)}>
      <Link href={tablePath(table.code)} state={{ opened: true }} className="your-table-way">
        <span className="your-table-cloth cloth" aria-hidden="true">
          {entry !== null && <CardBack room={entry.id} />}
        </span>
        <span className="your-table-words">
          <b>{title}</b>
          <span className="your-table-state">{say(stateInWords(table))}</span>
          <span className="your-table-company">{say(companyInWords(table))}</span>
        </span>
        <span className="your-table-return">{say(table.status === 'finished' ? 'pages.tables.look' : 'pages.tables.return')}</span>
      </Link>
      {(table.status === 'finished' || isPractice(table)) && (
        <IconButton icon="close" label={say('pages.tables.put-away', { game: title })} onClick={() => onPutAway(table.code)} />
      )}
    </li>
  );
}
