import { IS_COPY } from '../frame/root.ts';
import { IS_FROM_DEVICE } from '../offline/fromDevice.ts';
import { NoConnectionPage } from './NoConnectionPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PassGate } from './PassGate.tsx';
import { loadTablePage, TablePage } from './TablePage.tsx';

/** What `/t/CODE` leads to: the table, also for one who comes with a pass from another device of theirs. */
export function TableDoor({ code }: { readonly code: string }) {
  if (IS_COPY) return <NotFoundPage />;
  if (IS_FROM_DEVICE) return <NoConnectionPage />;
  return (
    <PassGate>
      <TablePage key={code} code={code} />
    </PassGate>
  );
}

/** Loads what is behind the door, for whoever comes now. */
export const loadBehindDoor = loadTablePage;
