import { shownLater } from '../../ui/shownLater.tsx';
import { loadMessages } from '../../language/load.ts';

/* All components share one chunk: most users see none, and the names of all chunks are part of what every page loads. */
const load = async () => (await Promise.all([import('./deviceParts.ts'), loadMessages('devices')]))[0];

/** The `AnotherDevice` component, lazy-loaded when it is shown. */
export const AnotherDevice = shownLater(async () => (await load()).AnotherDevice);

/** The `OwnDevices` component, lazy-loaded when it is shown. */
export const OwnDevices = shownLater(async () => (await load()).OwnDevices);

/** The `UnknownGuest` component, lazy-loaded when it is shown. */
export const UnknownGuest = shownLater(async () => (await load()).UnknownGuest);

/** The `UnknownGuestPage` component, lazy-loaded when it is shown. */
export const UnknownGuestPage = shownLater(async () => (await load()).UnknownGuestPage);

/** The `PassNews` component, lazy-loaded on a device that has issued a pass. */
export const PassNews = shownLater(async () => (await load()).PassNews);

/** The `OtherDeviceBand` component, lazy-loaded when it is shown. */
export const OtherDeviceBand = shownLater(async () => (await load()).OtherDeviceBand);

/** The `ElsewhereBand` component, lazy-loaded when it is shown. */
export const ElsewhereBand = shownLater(async () => {
  const [parts] = await Promise.all([load(), loadMessages('rooms')]);
  return parts.ElsewhereBand;
});

/** The `OnlyHere` component, lazy-loaded when it is shown. */
export const OnlyHere = shownLater(async () => (await load()).OnlyHere);

/** The `PassQuestion` component, lazy-loaded when the address contains a pass. */
export const PassQuestion = shownLater(async () => (await load()).PassQuestion);

/** The `PassTaken` component, lazy-loaded when it is shown. */
export const PassTaken = shownLater(async () => (await load()).PassTaken);

/** The `StoresNothing` component, lazy-loaded when it is shown. */
export const StoresNothing = shownLater(async () => (await load()).StoresNothing);
