import { refusal } from '@chinwag/protocol';
import { lazy } from 'react';
import { Redirect } from 'wouter';
import { useGuest } from '../connection/guest.ts';
import { ClosedTable } from '../table/ClosedTable.tsx';
import { Table } from '../table/Table.tsx';
import { parseTableLink, tablePath } from '../table/tableLink.ts';

const InvitePage = lazy(async () => ({ default: (await import('./InvitePage.tsx')).InvitePage }));

/** `/t/CODE`: the table for those who have a name, the question for one for those who don't. */
export function TablePage({ code }: { readonly code: string }) {
  const session = useGuest();
  const typed = parseTableLink(code);
  if (typed === null) return <ClosedTable refusal={refusal('table-not-found')} game={null} />;
  if (typed !== code) return <Redirect to={tablePath(typed)} replace />;
  if (session === null) return <InvitePage code={typed} />;
  return <Table key={session.guest.id} code={typed} session={session} />;
}
