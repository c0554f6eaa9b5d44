import { lazy } from 'react';
import { withRoomMessages } from './roomMessages.ts';

/** The `TableMenu` component and everything that opens from it, lazy-loaded at the first press. */
export const TableMenu = lazy(async () => {
  const room = await withRoomMessages(import('./TableMenu.tsx'));
  return { default: room.TableMenu };
});
