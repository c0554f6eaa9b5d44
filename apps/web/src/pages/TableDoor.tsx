import { PassGate } from './PassGate.tsx';
import { TablePage } from './TablePage.tsx';

/** What `/t/CODE` leads to: the table, also for one who comes with a pass from another device of theirs. */
export function TableDoor({ code }: { readonly code: string }) {
  return (
    <PassGate>
      <TablePage key={code} code={code} />
    </PassGate>
  );
}
