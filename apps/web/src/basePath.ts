/** Whether this is the copy that any web space may have, under whatever folder, and that knows no server. */
export const IS_COPY = import.meta.env.MODE === 'copy';

/** Where the app lies, without a slash at its end: '' at a host of its own. Every script of a build lies one folder below that. */
export const ROOT = import.meta.env.PROD ? new URL('..', import.meta.url).pathname.replace(/\/$/, '') : '';

/** The same as a link begins, for the one who opened this page. */
export function ownOrigin(): string {
  return window.location.origin + ROOT;
}
