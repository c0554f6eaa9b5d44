/** Returns the path of an installed Chromium, or null. */
export function installedBrowser(): string | null;

/** Returns the path of an installed Firefox, or null. */
export function installedFirefox(): string | null;

/** Returns what a run of WebKit needs on this machine, or null if a part of it is missing. */
export function installedWebKit(): { readonly driver: string; readonly browser: string; readonly display: string } | null;
