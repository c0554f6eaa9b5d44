import { dirname, join } from 'node:path/posix';
import type { Plugin } from 'vite';
import { COPY_MODE } from '../static-copy/plugin.ts';

/**
 * Returns a plugin that inlines render-blocking styles. The page then shows its first content on arrival. The plugin does nothing
 * in the static copy, whose many pages are all stored on every device.
 */
export function styleInside(): Plugin {
  let isCopy = false;
  return {
    name: 'chinwag-style-inside',
    apply: 'build',
    configResolved: ({ mode }) => {
      isCopy = mode === COPY_MODE;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (isCopy || page?.type !== 'asset') return;
        page.source = withStyle(String(page.source), (href) => {
          const name = href.replace(/^\.\//, '');
          const sheet = bundle[name];
          if (sheet?.type !== 'asset') throw new Error(`${href} is no style sheet of this build`);
          return besidePage(String(sheet.source), dirname(name));
        });
      },
    },
  };
}

const LINK = /<link rel="stylesheet"[^>]*? href="([^"]*)">/g;

/**
 * Returns the page with every linked style sheet inlined. `sheetAt` returns the content of a sheet. The links remain but load
 * nothing, so that lazy-loaded parts see that their shared styles are present.
 */
export function withStyle(html: string, sheetAt: (href: string) => string): string {
  return html.replace(LINK, (_, href: string) => {
    const link = `<link rel="stylesheet" href="${href}" disabled>`;
    return `${link}<style>${sheetAt(href).trim()}</style>`;
  });
}

const URL_IN_STYLE = /(?<=url\(["']?)(\.{1,2}\/[^"')]+)/g;

/** Returns a style sheet in `folder` with its URLs rewritten to be relative to the page next to that folder. */
export function besidePage(css: string, folder: string): string {
  return css.replace(URL_IN_STYLE, (path) => `./${join(folder, path)}`);
}
