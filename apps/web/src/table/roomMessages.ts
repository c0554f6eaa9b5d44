import { loadMessages } from '../language/load.ts';

/**
 * Resolves with the module of a room other than a running game's, once its messages are loaded, too. Rejects if either cannot be
 * loaded.
 */
export async function withRoomMessages<Module>(room: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([room, loadMessages('rooms')]);
  return loaded;
}
