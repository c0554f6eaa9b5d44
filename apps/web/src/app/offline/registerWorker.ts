import { ROOT } from '../../basePath.ts';

/** The time for which the page has network and processor to itself, in ms. Storing the app takes about 140 requests. */
const LATER = 5000;

/**
 * Registers the service worker that stores the app on the device, some seconds after the page has loaded. Does nothing if the user
 * has asked the browser to reduce data usage. Ignores a failed registration.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  const keep = (): void => void navigator.serviceWorker.register(`${ROOT}/sw.js`).catch(() => undefined);
  const keepLater = (): void => void setTimeout(keep, LATER);
  if (document.readyState === 'complete') keepLater();
  else window.addEventListener('load', keepLater, { once: true });
}

/** Returns whether the user has asked the browser to save data. Not every browser reports that, and the DOM types lack it. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
