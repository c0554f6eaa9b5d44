/** Returns whether the app and the server in a folder are built and up to date with their sources. */
export function isBuilt(root: string): boolean;
