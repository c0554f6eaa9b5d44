import { refusal, type TableCode } from '@chinwag/protocol';
import { lazy, useState } from 'react';
import { isPractising, useGuest } from '../connection/guest.ts';
import { useHistoryState } from 'wouter/use-browser-location';
import { Redirect } from 'wouter';
import { ClosedTable } from '../table/ClosedTable.tsx';
import { Table } from '../table/Table.tsx';
import { parseTableLink, tablePath } from '../table/tableLink.ts';

const InvitePage = lazy(async () => ({ default: (await import('./InvitePage.tsx')).InvitePage }));

/** `/t/CODE`: the table for those who have a name, the question for one for those who don't. */
export function TablePage({ code }: { readonly code: string }) {
  const session = useGuest();
  const openedHere = useHistoryState<{ readonly opened: true } | null>() !== null;
  const [yours, setYours] = useState<TableCode | null>(null);
  const typed = parseTableLink(code);
  if (typed === null) return <ClosedTable refusal={refusal('table-not-found')} game={null} />;
  if (typed !== code) return <Redirect to={tablePath(typed)} replace state={window.history.state} />;
  if (session === null || (isPractising(session) && !openedHere && yours !== typed)) {
    return <InvitePage code={typed} token={session?.token} onYours={() => setYours(typed)} />;
  }
  return <Table key={session.guest.id} code={typed} session={session} />;
}
