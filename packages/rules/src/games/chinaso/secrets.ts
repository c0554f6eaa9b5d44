import { type GameSecrets, learning, type MayKnow, NONE, ownCards, seeing, withoutTrace } from '../../kernel/laws/secrets.ts';
import { type Seat, seesWith } from '../../kernel/seat.ts';
import type { ChinasoEvent } from './events.ts';
import type { Phase } from './state.ts';


/**
 * Chinaso's hidden-information rules: what each viewer may know (CS4.1, CS5.1, CS5.3 to CS5.5, CS6.1). In the current hand,
 * viewers know the open cards as well as their own cards and answers. After a reshuffle, nobody knows where the dead cards are.
 */
export const chinasoSecrets: GameSecrets<MayKnow, ChinasoEvent> = {
  trial: { seats: 7, events: ['answered', 'bought', 'drawn', 'wentDown', 'handEnded'] },
  nothing: { now: NONE, over: false },
  mayKnowAfter: learning({
    dealt: ({ turned, hands }, _, viewer) => ({ now: seeing(NONE, [turned, ...ownCards(hands, viewer)]) }),
    drawn: ({ seat, card }, { now }, viewer) => (seesWith(viewer, seat) ? { now: seeing(now, [card]) } : {}),
    reshuffled: ({ stock }, { now }) => ({ now: withoutTrace(now, stock) }),
    answered: ({ seat }, { now }, viewer) => (seesWith(viewer, seat) ? { now: seeing(now, [answerOf(seat)]) } : {}),
    wentDown: ({ sets }, { now }) => ({ now: seeing(now, sets.flatMap(({ cards }) => cards)) }),
    laidOff: ({ card }, { now }) => ({ now: seeing(now, [card]) }),
    jokerSwapped: ({ card }, { now }) => ({ now: seeing(now, [card]) }),
    discarded: ({ card }, { now }) => ({ now: seeing(now, [card]) }),
    handEnded: ({ hands }, { now }) => ({ now: seeing(now, hands.flat()) }),
  }),
  mayBeNamedIn: (place, known) => (place === 'records' ? NONE : known.now),
  answersIn,
};

/** Returns the answers to an offered discard that are visible: in an event, or in a snapshot of an open window. */
function answersIn(place: string, value: unknown): readonly string[] {
  switch (place) {
    case 'answered': {
      const [, seat, buys] = value as readonly [number, Seat, boolean | null];
      return buys === null ? [] : [answerOf(seat)];
    }
    case 'phase': {
      const phase = value as Phase;
      const answers = phase.name === 'buying' ? phase.answers : [];
      return answers.flatMap((answer, seat) => (answer === null ? [] : [answerOf(seat)]));
    }
    default:
      return [];
  }
}

function answerOf(seat: Seat): string {
  return `the answer of ${seat}`;
}
