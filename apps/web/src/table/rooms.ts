import { lazy } from 'react';
import { loadMessages } from '../language/load.ts';

/** Loads a room beside that of a running game, and what is said in it. */
async function entered<Module>(room: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([room, loadMessages('rooms')]);
  return loaded;
}

/** Where people gather, loaded when somebody comes in before the game. */
export const GatheringRoom = lazy(async () => {
  const room = await entered(import('./gathering/GatheringRoom.tsx'));
  return { default: room.GatheringRoom };
});

/** The end of a game, loaded when one has ended. */
export const ResultRoom = lazy(async () => {
  const room = await entered(import('./result/ResultRoom.tsx'));
  return { default: room.ResultRoom };
});

/** The question whether one would be called, loaded when it is due. */
export const CallBand = lazy(async () => {
  const room = await entered(import('./call/CallBand.tsx'));
  return { default: room.CallBand };
});

/** The menu of a table and all that opens from it, loaded at the first touch. */
export const TableMenu = lazy(async () => {
  const room = await entered(import('./TableMenu.tsx'));
  return { default: room.TableMenu };
});
