import { ROOT } from '../basePath.ts';

/** A visible notification, which can be closed. */
export interface Notice {
  readonly close: () => void;
}

/** The texts of a notification and the address of the page that a press on it opens. */
export interface NoticeOptions {
  readonly title: string;
  readonly body: string;
  readonly address: string;
}

/**
 * Returns the permission for notifications. `askable` means that the user has not been asked; `impossible` means that this browser
 * supports none.
 */
export function whetherNotices(): 'askable' | 'granted' | 'refused' | 'impossible' {
  if (!('Notification' in window) || !window.isSecureContext) return 'impossible';
  const { permission } = Notification;
  return permission === 'default' ? 'askable' : permission === 'granted' ? 'granted' : 'refused';
}

/**
 * Requests permission for notifications. Call this in response to a user gesture. Resolves with whether the user granted
 * permission.
 */
export async function askForNotices(): Promise<boolean> {
  return whetherNotices() !== 'impossible' && (await Notification.requestPermission()) === 'granted';
}

/**
 * Shows a notification: through the page's service worker, as phones require, or by the page itself if there is none. Resolves with
 * the notification, or with null if the browser shows none without a service worker. Rejects if the service worker cannot show it.
 */
export async function showNotice({ title, body, address }: NoticeOptions): Promise<Notice | null> {
  // A table notifies once, even if it is open in several tabs.
  const tag = `chinwag ${address}`;
  const options = { body, tag, icon: `${ROOT}/icon.svg`, data: { address } };
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (registration?.active) {
    await registration.showNotification(title, options);
    return { close: () => void closeAll(registration, tag) };
  }
  try {
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
    return shown;
  } catch {
    // Some browsers show no notification without a service worker.
    return null;
  }
}

async function closeAll(registration: ServiceWorkerRegistration, tag: string): Promise<void> {
  for (const shown of await registration.getNotifications({ tag })) shown.close();
}
