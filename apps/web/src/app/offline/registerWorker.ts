import { ROOT } from '../../basePath.ts';

/** So long the page has line and processor to itself first, in ms: to keep the app is to ask for all of it, some 140 files. */
const LATER = 5000;

/**
 * Has the app stored on the device, some seconds after the page is there, unless somebody wants data to be saved. Where that
 * cannot be done, nothing is lost.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  const keep = (): void => void navigator.serviceWorker.register(`${ROOT}/sw.js`).catch(() => undefined);
  const keepLater = (): void => void setTimeout(keep, LATER);
  if (document.readyState === 'complete') keepLater();
  else window.addEventListener('load', keepLater, { once: true });
}

/** Not every browser says so, and the types of a page do not know of it. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
