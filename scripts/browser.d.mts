/** The path of a Chromium on this machine, or null. */
export function installedBrowser(): string | null;

/** The path of a Firefox on this machine, or null. */
export function installedFirefox(): string | null;

/** What it takes to run WebKit on this machine, or null if something of it is missing. */
export function installedWebKit(): { readonly driver: string; readonly browser: string; readonly display: string } | null;
