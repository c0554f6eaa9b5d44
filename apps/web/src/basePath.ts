/** Whether this is the copy that any web space may have, under whatever folder, and that knows no server. */
export const IS_COPY = import.meta.env.BASE_URL === './';

/** Where the app lies, without a slash at its end: '' at a server of its own. Every script of a copy lies one folder below that. */
export const ROOT = IS_COPY ? new URL('..', import.meta.url).pathname.replace(/\/$/, '') : '';
