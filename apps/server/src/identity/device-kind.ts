import type { DeviceKind } from '@chinwag/protocol';

/** The maximum length of a `User-Agent` that is examined. */
const LONGEST = 400;

/** The patterns of device kinds; the first match counts. An Android phone says `Mobile`, a tablet does not. */
const KINDS: readonly (readonly [sign: RegExp, kind: DeviceKind])[] = [
  [/iPad|Tablet|PlayBook|Kindle|Silk/i, 'tablet'],
  [/iPhone|iPod|Mobile|Windows Phone/i, 'phone'],
  [/Android/i, 'tablet'],
  [/Windows|Macintosh|X11|Linux|CrOS/i, 'computer'],
];

/** Returns the kind of a device, according to its `User-Agent`. Nothing else in that header is used. */
export function kindOfDevice(userAgent: string | undefined): DeviceKind {
  const said = (userAgent ?? '').slice(0, LONGEST);
  return KINDS.find(([sign]) => sign.test(said))?.[1] ?? 'unknown';
}
