/** The oldest major version of Node that still gets security updates. Older versions also work, and pass the tests. */
const SUPPORTED_FROM = 22;

/** Returns a warning if the Node version no longer gets security updates, or null if it does. */
export function nodeWarning(version: string): string | null {
  const [major] = version.split('.');
  if (Number(major) >= SUPPORTED_FROM) return null;
  return `Node ${version} gets no security updates: install the newest LTS version of Node.`;
}
