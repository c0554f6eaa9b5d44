import { type Build, OfflineCache } from './offlineCache.ts';

/** The build, inserted when the app is built (scripts/offline). */
declare const CHINWAG_BUILD: Build;

/* The parts of a service worker that we use, which the DOM types lack. */
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Pressed extends Lasting {
  readonly notification: { close(): void; readonly data: unknown };
}
interface Worker {
  readonly registration: { readonly scope: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(what: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
}

const worker = globalThis as unknown as Worker;

const offlineCache = new OfflineCache(CHINWAG_BUILD, {
  caches,
  fetch: (request) => fetch(request),
  root: worker.registration.scope,
  patience: 3000,
});

worker.addEventListener('install', (event) => event.waitUntil(offlineCache.install()));

// An older page keeps its own files. This worker takes over only a page that had no worker.
worker.addEventListener('activate', (event) => event.waitUntil(offlineCache.activate().then(() => worker.clients.claim())));

worker.addEventListener('fetch', (event) => {
  const answer = offlineCache.answer(event.request);
  if (answer !== null) event.respondWith(answer);
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** Focuses the window that has this address open, or opens a new one. */
async function show(data: unknown): Promise<void> {
  const address: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'address') : null;
  const url = new URL(typeof address === 'string' ? address : '', worker.registration.scope).href;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((window) => window.url.startsWith(url));
  await (there === undefined ? worker.clients.openWindow(url) : there.focus());
}
