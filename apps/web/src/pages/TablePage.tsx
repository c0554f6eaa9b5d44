import { refusal, type TableCode, tableCodeSchema } from '@chinwag/protocol';
import { useState } from 'react';
import { isPractising, useGuest } from '../connection/guest.ts';
import { useHistoryState } from 'wouter/use-browser-location';
import { ClosedTable } from '../table/ClosedTable.tsx';
import { Table } from '../table/Table.tsx';
import { InvitePage } from './InvitePage.tsx';

/** `/t/CODE`: the table for those who have a name, the question for one for those who don't. */
export function TablePage({ code }: { readonly code: string }) {
  const session = useGuest();
  const openedHere = useHistoryState<{ readonly opened: true } | null>() !== null;
  const [yours, setYours] = useState<TableCode | null>(null);
  const parsed = tableCodeSchema.safeParse(code.toUpperCase());
  if (!parsed.success) return <ClosedTable refusal={refusal('table-not-found')} game={null} />;
  if (session === null || (isPractising(session) && !openedHere && yours !== parsed.data)) {
    return <InvitePage code={parsed.data} token={session?.token} onYours={() => setYours(parsed.data)} />;
  }
  return <Table key={session.guest.id} code={parsed.data} session={session} />;
}
