import type { games, Tagged, Viewer } from '@chinwag/rules';
import { type GameSecrets, type MayKnow, NONE, seeing } from './game-secrets.ts';

type ChanoyuEvent = ReturnType<typeof games.chanoyu.decide>[number];

/** Who may know what in Chanoyu, told from CN3.1, CN4.1, CN5.5, CN5.6 and CN6.1: one's own cards, and what was played. */
export const chanoyuSecrets: GameSecrets<MayKnow> = {
  nothing: { now: NONE, over: false },
  mayKnowAfter,
  mayBeNamedIn: (place, known) => (place === 'records' ? NONE : known.now),
};

function mayKnowAfter(before: MayKnow, happened: Tagged, viewer: Viewer): MayKnow {
  const event = happened as ChanoyuEvent;
  switch (event.type) {
    case 'dealt':
      return { ...before, now: seeing(NONE, event.hands.filter((_, seat) => seat === viewer).flat()) };
    case 'drawn':
      return { ...before, now: seeing(before.now, event.cards.filter((_, seat) => seat === viewer)) };
    case 'cardPlayed':
      return { ...before, now: seeing(before.now, [event.card]) };
    case 'gameOver':
      return { ...before, over: true };
    case 'trickCompleted':
    case 'cardLaid':
    case 'restDiscarded':
    case 'roundScored':
      return before;
  }
}
