import type { ReactNode } from 'react';
import './icon.css';
import type { OTHER_DRAWINGS } from './OtherIcon.tsx';
import { shownLater } from './shownLater.tsx';

/**
 * The drawings of the icons that every page may show, including home and invitations. They have round strokes in 20 by 20 units.
 */
export const DRAWINGS = {
  alert: <path d="M10 3 18 17H2zM10 8v4.2M10 14.7h.1" />,
  book: <path d="M10 5C8 3.5 5.5 3 2.5 3v12.5c3 0 5.5.5 7.5 2 2-1.5 4.5-2 7.5-2V3c-3 0-5.5.5-7.5 2zM10 5v12.5" />,
  chat: <path d="M3 4h14v9H9l-4 4v-4H3z" />,
  check: <path d="m4 10.5 4 4 8-9" />,
  close: <path d="M5 5l10 10M15 5 5 15" />,
  down: <path d="m5 8 5 5 5-5" />,
  hand: (
    <path
      d="M7 10V4.5a1.3 1.3 0 0 1 2.6 0V9 3.5a1.3 1.3 0 0 1 2.6 0V9.5a1.3 1.3 0 0 1 2.6 0V13
        c0 3-2 5-4.5 5S6 16.5 4.5 13L3.5 11c.8-1 2-.8 3.5 1.5"
    />
  ),
  log: <path d="M5 2.5h10v15l-2.5-1.7-2.5 1.7-2.5-1.7L5 17.5zM7.5 6.5h5M7.5 9.5h5M7.5 12.5h3" />,
  offline: (
    <>
      <path d="M3 8c4-4 10-4 14 0M6 11c2.5-2.5 5.5-2.5 8 0M3 17 17 3" />
      <circle cx="10" cy="14.5" r="1" />
    </>
  ),
  person: (
    <>
      <circle cx="10" cy="6.5" r="3.5" />
      <path d="M3.5 17.5c.5-4 3-6 6.5-6s6 2 6.5 6z" />
    </>
  ),
  right: <path d="M4 10h12M11 5l5 5-5 5" />,
  settings: (
    <>
      <path d="M3 6h8M15 6h2M3 14h2M9 14h8" />
      <circle cx="13" cy="6" r="2" />
      <circle cx="7" cy="14" r="2" />
    </>
  ),
  swap: <path d="M4 7h11l-3-3M16 13H5l3 3" />,
} as const satisfies Record<string, ReactNode>;

/** The name of an icon, from `DRAWINGS` or `OTHER_DRAWINGS`. */
export type IconName = keyof typeof DRAWINGS | keyof typeof OTHER_DRAWINGS;

/**
 * The drawings of the other icons, which at first only a table needs. They load with a table's game, or when one is first shown.
 */
export const OtherIcon = shownLater(async () => (await import('./OtherIcon.tsx')).OtherIcon);

/** A line drawing in the colour of the text, 20 px wide. It is always beside text, or in a button with an accessible name. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      {isDrawnHere(name) ? DRAWINGS[name] : <OtherIcon name={name} />}
    </svg>
  );
}

function isDrawnHere(name: IconName): name is keyof typeof DRAWINGS {
  return name in DRAWINGS;
}
