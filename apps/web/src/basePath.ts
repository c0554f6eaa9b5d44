/** Whether this build is the static copy, which any web host can serve from any folder. The static copy has no server. */
export const IS_COPY = import.meta.env.MODE === 'copy';

/**
 * The path of the app without a trailing slash; an empty string at the root of a host. All of a build's scripts are one folder
 * below this path.
 */
export const ROOT = import.meta.env.PROD ? new URL('..', import.meta.url).pathname.replace(/\/$/, '') : '';

/** Returns the app's absolute URL as this page was opened, without a trailing slash. Links start with that URL. */
export function ownOrigin(): string {
  return window.location.origin + ROOT;
}
