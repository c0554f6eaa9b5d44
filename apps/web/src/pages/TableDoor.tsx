import { useWithoutPass } from '../table/devices/useWithoutPass.ts';
import { IS_COPY } from '../basePath.ts';
import { IS_FROM_DEVICE } from '../session/fromDevice.ts';
import { NoConnectionPage } from './NoConnectionPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { loadTablePage, TablePage } from './TablePage.tsx';

/** `/t/CODE`: the entrance to a table. It never accepts a pass from its address. */
export function TableDoor({ code }: { readonly code: string }) {
  useWithoutPass();
  if (IS_COPY) return <NotFoundPage />;
  if (IS_FROM_DEVICE) return <NoConnectionPage />;
  return <TablePage key={code} code={code} />;
}

/** Loads the page behind the entrance, for a guest who is about to open it. */
export const loadBehindDoor = loadTablePage;
