import { ROOT } from '../../basePath.ts';

const ICONS = { none: `${ROOT}/icon.svg`, turn: `${ROOT}/icon-turn.svg` } as const;

/** Sets the icon of the browser tab, which shows whether it is the viewer's turn. */
export function showTurnOnTab(what: keyof typeof ICONS): void {
  document.querySelector('link[rel=icon][type="image/svg+xml"]')?.setAttribute('href', ICONS[what]);
}
