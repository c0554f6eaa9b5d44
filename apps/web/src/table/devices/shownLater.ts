import { shownLater } from '../../ui/shownLater.tsx';
import { loadMessages } from '../../language/load.ts';

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

/** What is shown to somebody whom the server does not recognize, loaded then. */
export const UnknownGuest = shownLater(async () => {
  const [part] = await Promise.all([import('./UnknownGuest.tsx'), loadMessages('devices')]);
  return part.UnknownGuest;
});

/** The same as a page of its own, loaded when it is shown. */
export const UnknownGuestPage = shownLater(async () => {
  const [part] = await Promise.all([import('./UnknownGuestPage.tsx'), loadMessages('devices')]);
  return part.UnknownGuestPage;
});

/** That a pass was taken, loaded where one was made. */
export const PassNews = shownLater(async () => {
  const [part] = await Promise.all([import('./PassNews.tsx'), loadMessages('devices')]);
  return part.PassNews;
});

/** What a player is shown whose table is open on another device too, loaded then. */
export const OtherDeviceBand = shownLater(async () => {
  const [part] = await Promise.all([import('./OtherDeviceBand.tsx'), loadMessages('devices')]);
  return part.OtherDeviceBand;
});

/** What keeps this device alone, loaded when it is shown. */
export const OnlyHere = shownLater(async () => {
  const [part] = await Promise.all([import('./OnlyHere.tsx'), loadMessages('devices')]);
  return part.OnlyHere;
});

/** The question about a pass in the address, loaded when there is one. */
export const PassQuestion = shownLater(async () => {
  const [part] = await Promise.all([import('./PassQuestion.tsx'), loadMessages('devices')]);
  return part.PassQuestion;
});

/** What is shown when a pass was taken in place of somebody, loaded then. */
export const PassTaken = shownLater(async () => {
  const [part] = await Promise.all([import('./PassTaken.tsx'), loadMessages('devices')]);
  return part.PassTaken;
});

/** What comes of a name in a browser that stores nothing, loaded there. */
export const StoresNothing = shownLater(async () => {
  const [part] = await Promise.all([import('./StoresNothing.tsx'), loadMessages('devices')]);
  return part.StoresNothing;
});
