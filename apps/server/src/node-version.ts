/** The oldest major version of Node with security updates; older ones are tested, and work. */
const SUPPORTED_FROM = 22;

/** Returns a warning if the Node version gets no more security updates; null if it does. */
export function nodeWarning(version: string): string | null {
  const [major] = version.split('.');
  if (Number(major) >= SUPPORTED_FROM) return null;
  return `Node ${version} gets no security updates: install the newest LTS version of Node.`;
}
