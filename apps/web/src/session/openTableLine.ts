import type { Refusal } from '@chinwag/protocol';
import { postRoom } from './api.ts';
import type { OpenLine } from './line.ts';
import { ownRefusal } from '../board/refusals.ts';

/** What is told where a part of this page that is needed now cannot be had. */
export const NOT_LOADED: Refusal = ownRefusal('page-not-loaded');

/** Asks the server for the table’s room and joins it. The library that talks to rooms is loaded with the first line. */
export const openTableLine: OpenLine = async (code, token, events) => {
  const room = await postRoom(token, code);
  if (!room.ok) return room;
  return import('./colyseusLine.ts').then(
    ({ openLine }) => openLine(room, token, events),
    () => NOT_LOADED,
  );
};
