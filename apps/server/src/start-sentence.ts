/** Returns a sentence that explains why a server could not start on `port`, and how to fix that. */
export function startSentence(error: unknown, port: number): string {
  if (!(error instanceof Error)) return `The server could not start: ${String(error)}`;
  const { code, port: refused, address }: NodeJS.ErrnoException & { readonly port?: number; readonly address?: string } = error;
  const instead = refused === port ? 'PORT=3000 npm start' : 'METRICS_PORT=9100 npm start';
  if (refused !== undefined && code === 'EADDRINUSE') {
    return `Port ${refused} is in use. Stop what uses it, or choose another: ${instead}`;
  }
  if (refused !== undefined && code === 'EACCES') {
    return `Port ${refused} is not for this user to open. Choose another, from 1024 on: ${instead}`;
  }
  if (refused !== undefined && code === 'EADDRNOTAVAIL') {
    return `This machine has no address ${address}. Set LISTEN_HOST to one that it has.`;
  }
  return `The server could not start: ${error.message}`;
}
