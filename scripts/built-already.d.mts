/** Whether the app and the server in a folder are built, and nothing that they are built from has changed since. */
export function isBuilt(root: string): boolean;
