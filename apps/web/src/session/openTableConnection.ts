import type { Refusal } from '@chinwag/protocol';
import { postRoom } from './api.ts';
import type { OpenConnection } from './connection.ts';
import { ownRefusal } from '../board/refusals.ts';

/** What is said where a part of this page that is needed now cannot be had. */
export const NOT_LOADED: Refusal = ownRefusal('page-not-loaded');

/** Asks the server for the table’s room and joins it. The library that speaks to rooms is loaded with the first connection. */
export const openTableConnection: OpenConnection = async (code, token, events) => {
  const room = await postRoom(token, code);
  if (!room.ok) return room;
  return import('./colyseusConnection.ts').then(
    ({ openConnection }) => openConnection(room, token, events),
    () => NOT_LOADED,
  );
};
