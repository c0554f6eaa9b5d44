import type { Plugin } from 'vite';

/**
 * Has the scripts of the page come after what is seen before they run: on a slow line they would else share it with the letters of
 * that. They are there no later, as they are most of what is asked for.
 */
export function scriptsLast(): Plugin {
  return {
    name: 'chinwag-scripts-last',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withScriptsLast },
  };
}

const SCRIPT = /<(?:script type="module"|link rel="modulepreload") /g;

/** The page with every script that it asks for marked as less urgent than the rest. */
export function withScriptsLast(html: string): string {
  return html.replace(SCRIPT, '$&fetchpriority="low" ');
}
