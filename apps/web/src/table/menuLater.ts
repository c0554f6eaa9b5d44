import { lazy } from 'react';
import { withRoomMessages } from './roomMessages.ts';

/** The menu of a table and all that opens from it, loaded at the first touch. */
export const TableMenu = lazy(async () => {
  const room = await withRoomMessages(import('./TableMenu.tsx'));
  return { default: room.TableMenu };
});
