import { isSeen, type Seat } from '@chinwag/rules';
import { pointsOf } from '@chinwag/rules/chapanka';
import type { View } from './view.ts';

/** Returns a player's current action in the exchange, as the selector of a message. */
export function doingOf({ state: { deal, phase } }: View, seat: Seat) {
  const aside = deal.setAside[seat];
  if (aside) return aside.from === 'hand' ? 'exchanged' : 'declined';
  if ('seat' in phase && phase.seat === seat) return seat === deal.dealer ? 'sets' : 'chooses';
  return seat === deal.dealer ? 'deals' : 'other';
}

/** Returns what the viewer knows of the card they set aside, and its points, as message arguments. */
export function ownAside({ state: { deal }, viewer }: View) {
  const own = viewer === 'spectator' ? null : deal.setAside[viewer];
  if (!own) return { own: 'other', points: 0 } as const;
  return isSeen(own.card) ? ({ own: 'seen', points: pointsOf(own.card) } as const) : ({ own: 'unseen', points: 0 } as const);
}
