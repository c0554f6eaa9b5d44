import { type GameSecrets, type MayKnow, NONE, seeing, withoutTrace } from '../../kernel/laws/secrets.ts';
import { type Seat, seesWith, type Viewer } from '../../kernel/seat.ts';
import type { ChinasoEvent } from './events.ts';
import type { Phase } from './state.ts';


/**
 * Who may know what in Chinaso, written from CS4.1, CS5.1, CS5.3 to CS5.5 and CS6.1: of the hand in progress one's own
 * cards and answers, and what was laid open. Where dead cards lie nobody knows once they are shuffled.
 */
export const chinasoSecrets: GameSecrets<MayKnow, ChinasoEvent> = {
  trial: { seats: 7, events: ['answered', 'bought', 'drawn', 'wentDown', 'handEnded'] },
  nothing: { now: NONE, over: false },
  mayKnowAfter,
  mayBeNamedIn: (place, known) => (place === 'records' ? NONE : known.now),
  answersIn,
};

function mayKnowAfter(before: MayKnow, event: ChinasoEvent, viewer: Viewer): MayKnow {
  const now = (...cards: readonly string[]): MayKnow => ({ ...before, now: seeing(before.now, cards) });
  switch (event.type) {
    case 'dealt':
      return { ...before, now: seeing(NONE, [event.turned, ...event.hands.filter((_, seat) => seesWith(viewer, seat)).flat()]) };
    case 'drawn':
      return seesWith(viewer, event.seat) ? now(event.card) : before;
    case 'reshuffled':
      return { ...before, now: withoutTrace(before.now, event.stock) };
    case 'answered':
      return seesWith(viewer, event.seat) ? now(answerOf(event.seat)) : before;
    case 'wentDown':
      return now(...event.sets.flatMap(({ cards }) => cards));
    case 'laidOff':
    case 'jokerSwapped':
    case 'discarded':
      return now(event.card);
    case 'handEnded':
      return now(...event.hands.flat());
    case 'gameOver':
      return { ...before, over: true };
    case 'dealerDrawn':
    case 'discardTaken':
    case 'windowOpened':
    case 'bought':
    case 'nobodyBought':
    case 'held':
    case 'paid':
    case 'handScored':
      return before;
  }
}

/** The answers to an offered discard that are shown: in an event, or in what a snapshot says of an open window. */
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
