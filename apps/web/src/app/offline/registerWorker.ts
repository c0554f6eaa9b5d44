import { ROOT } from '../../basePath.ts';

/** So long the page has line and processor to itself first, in ms: to keep the app is to ask for all of it, some 140 files. */
const LATER = 5000;

/** Has the app stored on the device, some seconds after the page is there. Where that cannot be done, nothing is lost. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = (): void => void navigator.serviceWorker.register(`${ROOT}/sw.js`).catch(() => undefined);
  const keepLater = (): void => void setTimeout(keep, LATER);
  if (document.readyState === 'complete') keepLater();
  else window.addEventListener('load', keepLater, { once: true });
}
