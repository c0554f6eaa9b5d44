import { shownLater } from '../../ui/shownLater.tsx';
import { loadMessages } from '../../language/load.ts';

/* All of them together: most people see none, and each file of its own is named in what every page loads. */
const load = async () => (await Promise.all([import('./deviceParts.ts'), loadMessages('devices')]))[0];

/** The way to another device of one's own, loaded when it is shown. */
export const AnotherDevice = shownLater(async () => (await load()).AnotherDevice);

/** Both ways between one's devices, loaded when they are shown. */
export const OwnDevices = shownLater(async () => (await load()).OwnDevices);

/** What is shown to somebody whom the server does not recognize, loaded then. */
export const UnknownGuest = shownLater(async () => (await load()).UnknownGuest);

/** The same as a page of its own, loaded when it is shown. */
export const UnknownGuestPage = shownLater(async () => (await load()).UnknownGuestPage);

/** That a pass was taken, loaded where one was made. */
export const PassNews = shownLater(async () => (await load()).PassNews);

/** What a player is shown whose table is open on another device too, loaded then. */
export const OtherDeviceBand = shownLater(async () => (await load()).OtherDeviceBand);

/** What somebody is shown who has opened the table elsewhere since, loaded then. */
export const ElsewhereBand = shownLater(async () => {
  const [parts] = await Promise.all([load(), loadMessages('rooms')]);
  return parts.ElsewhereBand;
});

/** What keeps this device alone, loaded when it is shown. */
export const OnlyHere = shownLater(async () => (await load()).OnlyHere);

/** The question about a pass in the address, loaded when there is one. */
export const PassQuestion = shownLater(async () => (await load()).PassQuestion);

/** What is shown when a pass was taken in place of somebody, loaded then. */
export const PassTaken = shownLater(async () => (await load()).PassTaken);

/** What comes of a name in a browser that stores nothing, loaded there. */
export const StoresNothing = shownLater(async () => (await load()).StoresNothing);
