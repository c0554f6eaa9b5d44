import { shownLater } from '../kit/shownLater.tsx';
import { loadMessages } from '../language/load.ts';

/** The way to another device of one's own, loaded when it is shown. */
export const AnotherDevice = shownLater(async () => {
  const [part] = await Promise.all([import('./AnotherDevice.tsx'), loadMessages('devices')]);
  return part.AnotherDevice;
});

/** Both ways between one's devices, loaded when they are shown. */
export const OwnDevices = shownLater(async () => {
  const [part] = await Promise.all([import('./OwnDevices.tsx'), loadMessages('devices')]);
  return part.OwnDevices;
});
