import type { Plugin } from 'vite';

/**
 * Returns a plugin that gives scripts a lower priority than the initial content of the page. Without it, scripts on a slow
 * connection would compete with the page's fonts. Scripts arrive no later, because they are most of the download.
 */
export function scriptsLast(): Plugin {
  return {
    name: 'chinwag-scripts-last',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withScriptsLast },
  };
}

const SCRIPT = /<(?:script type="module"|link rel="modulepreload") /g;

/** Returns the page with each requested script marked as low priority. */
export function withScriptsLast(html: string): string {
  return html.replace(SCRIPT, '$&fetchpriority="low" ');
}
