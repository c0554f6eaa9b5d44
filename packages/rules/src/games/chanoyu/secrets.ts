import { type GameSecrets, type MayKnow, NONE, seeing } from '../../kernel/laws/secrets.ts';
import { seesWith, type Viewer } from '../../kernel/seat.ts';
import type { ChanoyuEvent } from './events.ts';

/** Who may know what in Chanoyu, written from CN3.1, CN4.1, CN5.5, CN5.6 and CN6.1: one's own cards, and what was played. */
export const chanoyuSecrets: GameSecrets<MayKnow, ChanoyuEvent> = {
  trial: { events: ['cardPlayed', 'cardLaid', 'drawn', 'roundScored'] },
  nothing: { now: NONE, over: false },
  mayKnowAfter,
  mayBeNamedIn: (place, known) => (place === 'records' ? NONE : known.now),
};

function mayKnowAfter(before: MayKnow, event: ChanoyuEvent, viewer: Viewer): MayKnow {
  switch (event.type) {
    case 'dealt':
      return { ...before, now: seeing(NONE, event.hands.filter((_, seat) => seesWith(viewer, seat)).flat()) };
    case 'drawn':
      return { ...before, now: seeing(before.now, event.cards.filter((_, seat) => seesWith(viewer, seat))) };
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
