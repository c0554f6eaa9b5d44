import { dirname, join } from 'node:path/posix';
import type { Plugin } from 'vite';
import { COPY_MODE } from '../static-copy/plugin.ts';

/**
 * Puts the style that every page waits for into the page itself: what it shows before any script has run is seen as soon as
 * the page has come. Not in a copy, which keeps a page for each of its addresses on every device.
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
 * The page with every style sheet where it was linked; `sheetAt` tells what is in one. The links stay and load nothing: by them
 * the parts that come later see that they need not ask for what they share.
 */
export function withStyle(html: string, sheetAt: (href: string) => string): string {
  return html.replace(LINK, (_, href: string) => {
    const link = `<link rel="stylesheet" href="${href}" disabled>`;
    return `${link}<style>${sheetAt(href).trim()}</style>`;
  });
}

const URL_IN_STYLE = /(?<=url\(["']?)(\.{1,2}\/[^"')]+)/g;

/** A style sheet that lies in a folder as it finds what it names from the page beside that folder. */
export function besidePage(css: string, folder: string): string {
  return css.replace(URL_IN_STYLE, (path) => `./${join(folder, path)}`);
}
