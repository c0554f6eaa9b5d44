import { ROOT } from '../basePath.ts';

/** A notification that is shown. */
export interface Notice {
  readonly close: () => void;
}

/** What is said by a notification, and the page of ours that a press on it brings to the front. */
export interface NoticeOptions {
  readonly title: string;
  readonly body: string;
  readonly address: string;
}

/** Whether notifications can be shown: the reader may be asked, has granted or refused it; or the browser has none for us. */
export function whetherNotices(): 'askable' | 'granted' | 'refused' | 'impossible' {
  if (!('Notification' in window) || !window.isSecureContext) return 'impossible';
  const { permission } = Notification;
  return permission === 'default' ? 'askable' : permission === 'granted' ? 'granted' : 'refused';
}

/** Asks the browser to ask the reader, after a press of theirs. Whether they have granted it. */
export async function askForNotices(): Promise<boolean> {
  return whetherNotices() !== 'impossible' && (await Notification.requestPermission()) === 'granted';
}

/** Shows a notification: by the page's service worker where there is one, as phones want it so; else by the page itself. */
export async function showNotice({ title, body, address }: NoticeOptions): Promise<Notice | null> {
  // One table notifies once, in however many tabs it is open.
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
