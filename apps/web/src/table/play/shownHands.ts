import type { Seat } from '@chinwag/rules';
import type { Player } from '../../board/gameView.ts';
import type { OpenHands } from '../../board/frame/openHands.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import type { Pack } from '../../language/cardCode.ts';

type ShownGame = Pick<GameOnTable, 'screen' | 'shown' | 'sight' | 'handOf'>;

/** Returns the hands that a spectator of a game may see. Returns null if there are none, or if the viewer is a player. */
export function shownHands({ screen, shown, sight, handOf }: ShownGame, players: readonly Player[], pack: Pack): OpenHands | null {
  const hands = seatsShown(sight, handOf, players).map(({ seat, name }) => ({
    seat,
    name,
    cards: screen.hand({ state: shown, viewer: seat, players }),
  }));
  return hands.some(({ cards }) => cards.length > 0) ? { hands, pack } : null;
}

/** Returns whether a viewer one deal behind has seen nothing yet, because the first deal is not over. */
export function isBeforeFirstDeal({ sight, newest }: Pick<GameOnTable, 'sight' | 'newest'>): boolean {
  return sight === 'all-hands-later' && newest.records.length === 0;
}

function seatsShown(sight: ShownGame['sight'], handOf: Seat | null, players: readonly Player[]): readonly Player[] {
  switch (sight) {
    case 'own-seat':
    case 'public':
      return [];
    case 'one-seat':
      return players.filter(({ seat }) => seat === handOf);
    case 'all-hands':
    case 'all-hands-later':
      return players;
  }
}
