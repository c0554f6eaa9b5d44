import { lazy } from 'react';
import { withRoomMessages } from './roomMessages.ts';

/** Where people gather, loaded when somebody comes in before the game. */
export const GatheringRoom = lazy(async () => {
  const room = await withRoomMessages(import('./gathering/GatheringRoom.tsx'));
  return { default: room.GatheringRoom };
});

/** The end of a game, loaded when one has ended. */
export const ResultRoom = lazy(async () => {
  const room = await withRoomMessages(import('./result/ResultRoom.tsx'));
  return { default: room.ResultRoom };
});

/** A result that is still looked at while the table has gone on. */
export const HeldResult = lazy(async () => {
  const room = await withRoomMessages(import('./result/HeldResult.tsx'));
  return { default: room.HeldResult };
});

/** The question whether one would be called, loaded when it is due. */
export const CallBand = lazy(async () => {
  const room = await withRoomMessages(import('./call/CallBand.tsx'));
  return { default: room.CallBand };
});

/** A wish to take a move back, loaded when somebody has one. */
export const TakeBackBand = lazy(async () => {
  const room = await withRoomMessages(import('./takeBack/TakeBackBand.tsx'));
  return { default: room.TakeBackBand };
});
