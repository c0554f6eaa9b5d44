import type { Refusal } from '@chinwag/protocol';
import { postRoom } from './api.ts';
import type { OpenConnection } from './connection.ts';
import { ownRefusal } from '../board/refusals.ts';

/** The refusal used if a part of this page cannot be loaded. */
export const NOT_LOADED: Refusal = ownRefusal('page-not-loaded');

/**
 * Requests the table's room from the server and joins the room. Resolves with the connection, or the refusal. The room library is
 * lazy-loaded with the first connection.
 */
export const openTableConnection: OpenConnection = async (code, token, events) => {
  const room = await postRoom(token, code);
  if (!room.ok) return room;
  return import('./colyseusConnection.ts').then(
    ({ openConnection }) => openConnection(room, token, events),
    () => NOT_LOADED,
  );
};
