import { ROOT } from '../frame/root.ts';

/** Has the app kept on the device, once the page is there. Where that cannot be done, nothing is lost. */
export function keepApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = (): void => void navigator.serviceWorker.register(`${ROOT}/sw.js`).catch(() => undefined);
  if (document.readyState === 'complete') keep();
  else window.addEventListener('load', keep, { once: true });
}
