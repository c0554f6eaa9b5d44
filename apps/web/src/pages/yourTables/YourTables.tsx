import type { ListedTable, TableCode } from '@chinwag/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { catalogued } from '../../games/catalogue.ts';
import { lessonPath } from '../../games/lessons.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { CardBack } from '../../cards/CardBack.tsx';
import { useSay } from '../../language/language.ts';
import { type Message, message } from '../../language/message.ts';
import { type PracticeInSight, practicePath } from '../../session/practice/practice.ts';
import { tablePath } from '../../table/tableLink.ts';
import { companyInWords, inOrder, isPractice, isYourTurn, stateInWords } from './inWords.ts';
import './yourTables.css';

/** The number of tables visible before the user asks for all. */
const IN_SIGHT = 3;

export interface YourTablesProps {
  readonly tables: readonly ListedTable[];
  /** The practice games on this device. */
  readonly practices: readonly PracticeInSight[];
  readonly onPutAway: (code: TableCode) => void;
  readonly onGiveUp: (practice: PracticeInSight) => void;
}

/** A table as an entry of the list. */
interface TableEntry {
  readonly href: string;
  readonly game: string;
  readonly isYourTurn: boolean;
  readonly state: Message;
  readonly company: Message;
  readonly action: Message;
  /** A function that removes the table from the list, or null if that is impossible. */
  readonly putAway: (() => void) | null;
}

/** The list of a guest's tables, with whose turn it is at each. Practice games come last. Pressing a table returns to it. */
export function YourTables({ tables, practices, onPutAway, onGiveUp }: YourTablesProps) {
  const say = useSay();
  const [all, setAll] = useState(false);
  const listed = [
    ...inOrder(tables).map((table) => listedTable(table, onPutAway)),
    ...practices.map((practice) => listedPractice(practice, onGiveUp)),
  ];
  const shown = all ? listed : listed.slice(0, IN_SIGHT);
  const more = listed.length - shown.length;
  return (
    <section className="your-tables" aria-labelledby="your-tables">
      <h2 id="your-tables">{say('pages.tables.title')}</h2>
      <ul>
        {shown.map((table) => (
          <YourTable key={table.href} listed={table} />
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

function listedTable(table: ListedTable, onPutAway: YourTablesProps['onPutAway']): TableEntry {
  const { code, game, status } = table;
  return {
    href: tablePath(code),
    game,
    isYourTurn: isYourTurn(table),
    state: stateInWords(table),
    company: companyInWords(table),
    action: message(status === 'finished' ? 'pages.tables.look' : 'pages.tables.return'),
    putAway: status === 'finished' || isPractice(table) ? () => onPutAway(code) : null,
  };
}

function listedPractice(practice: PracticeInSight, onGiveUp: YourTablesProps['onGiveUp']): TableEntry {
  const { game, seats, at } = practice;
  return {
    href: at === 'lesson' ? lessonPath(game) : practicePath(game),
    game,
    isYourTurn: false,
    state: message(at === 'lesson' ? 'pages.tables.lesson-waits' : 'pages.tables.practice-waits'),
    company: message('pages.tables.practice', { count: seats - 1 }),
    action: message('pages.tables.return'),
    putAway: () => onGiveUp(practice),
  };
}

function YourTable({ listed: { href, game, isYourTurn, state, company, action, putAway } }: { readonly listed: TableEntry }) {
  const say = useSay();
  const entry = catalogued(game);
  const title = entry?.title ?? game;
  return (
    <li className="your-table slip" data-room={game} data-your-turn={isYourTurn}>
      <Link href={href} className="your-table-way">
        <span className="your-table-cloth cloth" aria-hidden="true">
          {entry !== null && <CardBack room={entry.id} />}
        </span>
        <span className="your-table-words">
          <b>{title}</b>
          <span className="your-table-state">{say(state)}</span>
          <span className="your-table-company">{say(company)}</span>
        </span>
        <span className="your-table-return">{say(action)}</span>
      </Link>
      {putAway !== null && <IconButton icon="close" label={say('pages.tables.put-away', { game: title })} onClick={putAway} />}
    </li>
  );
}
