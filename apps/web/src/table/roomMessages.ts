import { loadMessages } from '../language/load.ts';

/** Resolves with the module of a room beside that of a running game once what is said in it is loaded too. */
export async function withRoomMessages<Module>(room: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([room, loadMessages('rooms')]);
  return loaded;
}
