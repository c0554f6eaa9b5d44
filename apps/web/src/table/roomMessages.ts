import { loadMessages } from '../language/load.ts';

/**
 * Resolves with a room's module once the module and the room's messages are loaded. Use this function for every room except that of
 * a running game. Rejects if either cannot be loaded.
 */
export async function withRoomMessages<Module>(room: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([room, loadMessages('rooms')]);
  return loaded;
}
