import type { ReactNode } from 'react';
import { refusalMessage } from '../board/refusals.ts';
import { AskingContext } from '../ui/asking.ts';
import { useSay } from '../language/language.ts';
import { type TableAround, TableContext } from './tableContext.ts';

export interface TableProviderProps {
  readonly value: TableAround;
  readonly children: ReactNode;
}

/** Provides the table to its children. Without a connection, also provides the reason why requests are disabled. */
export function TableProvider({ value, children }: TableProviderProps) {
  const say = useSay();
  const whyNotAsk = value.status.name === 'live' ? undefined : say(refusalMessage('not-connected'));
  return (
    <TableContext value={value}>
      <AskingContext value={whyNotAsk}>{children}</AskingContext>
    </TableContext>
  );
}
