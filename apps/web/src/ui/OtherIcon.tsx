import type { ReactNode } from 'react';

/** The drawings of the icons of tables and the pages around them. They have round strokes in 20 by 20 units. */
export const OTHER_DRAWINGS = {
  anticlockwise: <path d="M4 10a6 6 0 1 0 2-4.5M6 2v3.5h3.5" />,
  bell: <path d="M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.3 17.6a1.9 1.9 0 0 0 3.4 0M10 4V2.3" />,
  bot: (
    <>
      <path d="M4 8h12v8H4zM10 8V4M7.5 12h.1M12.5 12h.1" />
      <circle cx="10" cy="3" r="1" />
    </>
  ),
  clockwise: <path d="M16 10a6 6 0 1 1-2-4.5M14 2v3.5h-3.5" />,
  copy: <path d="M7 7h9v10H7zM13 7V3H4v10h3" />,
  eye: (
    <>
      <path d="M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5z" />
      <circle cx="10" cy="10" r="2.2" />
    </>
  ),
  eyeOff: (
    <>
      <path d="M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM3 17 17 3" />
      <circle cx="10" cy="10" r="2.2" />
    </>
  ),
  fastBack: <path d="M10 4.5 4.5 10l5.5 5.5M16 4.5 10.5 10l5.5 5.5" />,
  fastOn: <path d="m10 4.5 5.5 5.5-5.5 5.5M4 4.5 9.5 10 4 15.5" />,
  flag: <path d="M5 18V3h10l-2.5 3.5L15 10H5" />,
  help: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M8 8c0-3 4.5-2.5 4 0-.3 1.3-2 1.5-2 3M10 14.2h.1" />
    </>
  ),
  hint: <path d="M7 13.5C5 12.3 4.3 10.6 4.3 9a5.7 5.7 0 0 1 11.4 0c0 1.6-.7 3.3-2.7 4.5zM7.5 16.5h5" />,
  hourglass: (
    <>
      <path d="M5 2.5h10M5 17.5h10M6.5 2.5v2.6c0 2 3.5 3.4 3.5 4.9s-3.5 2.9-3.5 4.9v2.6" />
      <path d="M13.5 2.5v2.6c0 2-3.5 3.4-3.5 4.9s3.5 2.9 3.5 4.9v2.6" />
    </>
  ),
  laugh: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M5.8 8.6c.6-1.1 1.9-1.1 2.5 0M11.7 8.6c.6-1.1 1.9-1.1 2.5 0M5.8 11.2h8.4c-.2 2.4-1.9 3.9-4.2 3.9s-4-1.5-4.2-3.9z" />
    </>
  ),
  lastTrick: (
    <>
      <rect x="2.5" y="5" width="8" height="11" transform="rotate(-12 6.5 10.5)" />
      <rect x="8.5" y="4.5" width="8" height="11.5" transform="rotate(10 12.5 10)" />
    </>
  ),
  leave: <path d="M11 3H4v14h7M8.5 10H17M13.5 6.5 17 10l-3.5 3.5" />,
  left: <path d="M16 10H4M9 5l-5 5 5 5" />,
  menu: <path d="M3 6h14M3 10h14M3 14h14" />,
  takeBack: <path d="M8 4 4 8l4 4M4 8h7.5a4.5 4.5 0 0 1 0 9H8" />,
  mute: <path d="M3 4h14v9H9l-4 4v-4H3zM4 17 17 2" />,
  online: (
    <>
      <path d="M3 8c4-4 10-4 14 0M6 11c2.5-2.5 5.5-2.5 8 0" />
      <circle cx="10" cy="14.5" r="1" />
    </>
  ),
  oops: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M6.8 7.8h.1M13.1 7.8h.1M5.6 5.6l2-.8M14.4 5.6l-2-.8M6.3 13.6c.9-1.4 1.7-1.4 2.5 0s1.6 1.4 2.4 0 1.6-1.4 2.5 0" />
    </>
  ),
  pause: <path d="M7 4v12M13 4v12" />,
  play: <path d="m6 3.5 10 6.5-10 6.5z" />,
  plus: <path d="M10 4v12M4 10h12" />,
  praise: (
    <path
      d="M2.5 9.5H6v8H2.5z
        M6 10.2l3.2-7.4c1.7 0 2.6 1.1 2.2 2.9l-.7 2.8h4.9c1.3 0 2.1 1 1.8 2.2l-1.3 5c-.3 1.1-1.1 1.8-2.2 1.8H6"
    />
  ),
  sets: <path d="M2.5 4h4v6h-4zM6.5 4h4v6h-4zM10.5 4h4v6h-4zM5.5 12h4v5h-4zM9.5 12h4v5h-4zM13.5 12h4v5h-4z" />,
  save: <path d="M10 2.5V12M6.5 8.5 10 12l3.5-3.5M4 11v6h12v-6" />,
  share: <path d="M10 12V2.5M6.5 6 10 2.5 13.5 6M4 10v7h12v-7" />,
  skipBack: <path d="M5 4.5v11M15 4.5 8.5 10l6.5 5.5z" />,
  skipOn: <path d="M15 4.5v11M5 4.5l6.5 5.5L5 15.5z" />,
  smile: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M7 7.8h.1M12.9 7.8h.1M6.2 11.8c1.6 2.9 6 2.9 7.6 0" />
    </>
  ),
  sort: <path d="M6 4v12M3 13l3 3 3-3M14 16V4M11 7l3-3 3 3" />,
  sound: <path d="M3 8v4h3l4 3.5v-11L6 8zM13 7.5c1.5 1.5 1.5 3.5 0 5M15.5 5.5c2.5 2.5 2.5 6.5 0 9" />,
  soundOff: <path d="M3 8v4h3l4 3.5v-11L6 8zM13.5 8l4 4M17.5 8l-4 4" />,
  star: <path d="m10 2.5 2.2 5.1 5.5.5-4.2 3.6 1.3 5.4-4.8-2.9-4.8 2.9 1.3-5.4-4.2-3.6 5.5-.5z" />,
  thanks: <path d="M10 17C4.2 12.6 2.4 9.7 2.9 7 3.5 3.9 7.7 3 10 6.4 12.3 3 16.5 3.9 17.1 7c.5 2.7-1.3 5.6-7.1 10z" />,
  think: (
    <>
      <path d="M5.8 12.6a3.6 3.6 0 0 1-.5-7.1 4.8 4.8 0 0 1 9-.3 3.7 3.7 0 0 1 .2 7.4zM7 9h.1M10 9h.1M13 9h.1" />
      <circle cx="5.6" cy="15.4" r="1.1" />
      <path d="M3.2 18.2h.1" />
    </>
  ),
  wand: <path d="m3 17 9-9M13 3v3M17 7h-3M11.5 4.5 10 3M15.5 8.5 17 10" />,
  wave: (
    <>
      <path
        d="M6.9 9.8 5.3 6.1a1.2 1.2 0 0 1 2.2-1l1.8 3.8L7.4 3.8a1.2 1.2 0 0 1 2.3-.9l2 5.3-.9-4.1a1.2 1.2 0 0 1 2.4-.6l1.4 5.9
          c.9 3.5-.5 6.2-3 7.2-2.6 1-4.8-.1-6.5-2.5L3 11.7c.5-1 1.7-1.1 3.4.6"
      />
      <path d="M15.3 3.3c1 .6 1.6 1.4 1.9 2.5M2.5 15.5c.4 1.2 1 2 1.9 2.6" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

/** The drawing of an icon, inside its frame. */
export function OtherIcon({ name }: { readonly name: keyof typeof OTHER_DRAWINGS }) {
  return OTHER_DRAWINGS[name];
}
