import { lazy } from 'react';
import { withRoomMessages } from './roomMessages.ts';

/** The `GatheringRoom` component, lazy-loaded when somebody arrives before the game. */
export const GatheringRoom = lazy(async () => {
  const room = await withRoomMessages(import('./gathering/GatheringRoom.tsx'));
  return { default: room.GatheringRoom };
});

/** The `ResultRoom` component, lazy-loaded when a game has ended. */
export const ResultRoom = lazy(async () => {
  const room = await withRoomMessages(import('./result/ResultRoom.tsx'));
  return { default: room.ResultRoom };
});

/** The `HeldResult` component, lazy-loaded when it is first shown. */
export const HeldResult = lazy(async () => {
  const room = await withRoomMessages(import('./result/HeldResult.tsx'));
  return { default: room.HeldResult };
});

/** The `CallBand` component, lazy-loaded when the banner is due. */
export const CallBand = lazy(async () => {
  const room = await withRoomMessages(import('./call/CallBand.tsx'));
  return { default: room.CallBand };
});

/** The `TakeBackBand` component, lazy-loaded when a player asks to take back a move. */
export const TakeBackBand = lazy(async () => {
  const room = await withRoomMessages(import('./takeBack/TakeBackBand.tsx'));
  return { default: room.TakeBackBand };
});
