import { shownLater } from '../../ui/shownLater.tsx';
import { loadMessages } from '../../language/load.ts';

/* All of them together: most users see none, and each separate file is named in what every page loads. */
const load = async () => (await Promise.all([import('./deviceParts.ts'), loadMessages('devices')]))[0];

/** The `AnotherDevice` component, loaded when it is shown. */
export const AnotherDevice = shownLater(async () => (await load()).AnotherDevice);

/** The `OwnDevices` component, loaded when it is shown. */
export const OwnDevices = shownLater(async () => (await load()).OwnDevices);

/** The `UnknownGuest` component, loaded when it is shown. */
export const UnknownGuest = shownLater(async () => (await load()).UnknownGuest);

/** The `UnknownGuestPage` component, loaded when it is shown. */
export const UnknownGuestPage = shownLater(async () => (await load()).UnknownGuestPage);

/** The news that a pass was redeemed, loaded where one was made. */
export const PassNews = shownLater(async () => (await load()).PassNews);

/** The band about the table on another device, loaded when it is shown. */
export const OtherDeviceBand = shownLater(async () => (await load()).OtherDeviceBand);

/** The band about a table opened elsewhere since, loaded when it is shown. */
export const ElsewhereBand = shownLater(async () => {
  const [parts] = await Promise.all([load(), loadMessages('rooms')]);
  return parts.ElsewhereBand;
});

/** The `OnlyHere` component, loaded when it is shown. */
export const OnlyHere = shownLater(async () => (await load()).OnlyHere);

/** The question about a pass in the address, loaded when there is one. */
export const PassQuestion = shownLater(async () => (await load()).PassQuestion);

/** The page after a pass replaced a guest, loaded when it is shown. */
export const PassTaken = shownLater(async () => (await load()).PassTaken);

/** The warning about a browser that stores nothing, loaded when it is shown. */
export const StoresNothing = shownLater(async () => (await load()).StoresNothing);
