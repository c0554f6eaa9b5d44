import { ROOT } from '../basePath.ts';

/** A visible notification. */
export interface Notice {
  readonly close: () => void;
}

/** The texts of a notification, and the page that a press on it brings to the front. */
export interface NoticeOptions {
  readonly title: string;
  readonly body: string;
  readonly address: string;
}

/**
 * Returns whether notifications are possible: the user can be asked, has granted or has refused them, or they are impossible here.
 */
export function whetherNotices(): 'askable' | 'granted' | 'refused' | 'impossible' {
  if (!('Notification' in window) || !window.isSecureContext) return 'impossible';
  const { permission } = Notification;
  return permission === 'default' ? 'askable' : permission === 'granted' ? 'granted' : 'refused';
}

/** Requests permission for notifications, after a press of the user. Resolves with whether it was granted. */
export async function askForNotices(): Promise<boolean> {
  return whetherNotices() !== 'impossible' && (await Notification.requestPermission()) === 'granted';
}

/**
 * Shows a notification: through the page's service worker where there is one, as phones require; else by the page itself. Resolves
 * with it, or with null if the browser shows none without a service worker. Rejects if the service worker cannot show it.
 */
export async function showNotice({ title, body, address }: NoticeOptions): Promise<Notice | null> {
  // A table notifies once, in however many tabs it is open.
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
    // Some browsers show none without a service worker.
    return null;
  }
}

async function closeAll(registration: ServiceWorkerRegistration, tag: string): Promise<void> {
  for (const shown of await registration.getNotifications({ tag })) shown.close();
}
