import { copyText } from '../table/copyText.ts';
import { withMoment } from './moment.ts';
import type { Eyes } from './sight.ts';
import type { EventNumber } from './timeline.ts';

/**
 * Shares the link to a moment through the device's share sheet, or copies the link if there is no share sheet. Resolves with the
 * outcome and never rejects.
 */
export async function shareMoment(at: EventNumber, eyes: Eyes, title: string): Promise<'shared' | 'copied' | 'failed'> {
  const { origin, pathname } = window.location;
  const url = `${origin}${pathname}${withMoment('', at, eyes)}`;
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return copyText(url);
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch {
    return copyText(url);
  }
}
