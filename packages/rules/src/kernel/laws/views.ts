import { HIDDEN } from '../cards.ts';
import type { AnyGame, GameState } from '../game.ts';
import { allSeats, type Viewer } from '../seat.ts';
import { eachLeaf, textsIn } from './json.ts';
import type { AnyStep, Law } from './law.ts';
import { demand, LawBroken } from './law-broken.ts';
import { allViewers, someSteps } from './moments.ts';
import type { AnyLawSubject } from './subject.ts';

const STEPS = 24;

/** What may stand for something hidden that is not a card. */
const BLANKS: ReadonlySet<unknown> = new Set(['', null]);

/**
 * A view leaves out but changes nothing; an event shows no card that the states around it hide; a spectator sees
 * nothing that a seat does not; who is shown all hands sees just what all seats together see; after the game no card is
 * hidden; and where the law subject says which cards are secret, just those are hidden.
 */
export const views: Law = {
  number: 3,
  name: 'views',
  says: 'A view leaves out and changes nothing; a spectator sees no more than a seat, and one who is shown all hands just what '
    + 'all seats together see; after the game nothing is hidden.',
  examine(subject, { setup, steps, end }, random) {
    for (const step of someSteps(steps, STEPS, random)) {
      for (const viewer of allViewers(setup.seats)) {
        demandTrue(subject.game, step, viewer);
        demandDiscreet(subject, step, viewer);
        demandSecrets(subject, step, viewer);
      }
      for (const seat of allSeats(setup.seats)) demandMoreThanSpectator(subject.game, step, seat);
      demandAllSeatsTogether(subject.game, step, setup.seats);
    }
    if (subject.game.result(end) === null) return;
    for (const viewer of allViewers(setup.seats)) {
      const [hidden] = hiddenCards(subject.game, end, viewer);
      demand(hidden === undefined, `${hidden} is hidden after the game`, { viewer });
    }
  },
};

function demandTrue(game: AnyGame, step: AnyStep, viewer: Viewer): void {
  eachLeaf(game.hide(step.after, viewer), step.after, (shown, real, path) => {
    const honest = Object.is(shown, real) || (shown === HIDDEN && typeof real === 'string') || BLANKS.has(shown);
    demand(honest, `a view shows at ${path.join('.')} what is not so`, { step, viewer });
  });
}

function demandDiscreet({ game, reveals = [] }: AnyLawSubject, step: AnyStep, viewer: Viewer): void {
  let state = step.before;
  for (const event of step.events) {
    const after = game.evolve(state, event);
    if (!reveals.includes(event.type)) {
      const hidden = new Set([state, after].flatMap((at) => hiddenCards(game, at, viewer)));
      const seen = textsIn([state, after].map((at) => game.hide(at, viewer)));
      const told = [...textsIn(game.hideEvent(event, viewer, state))];
      const leak = told.find((text) => hidden.has(text) && !seen.has(text));
      demand(leak === undefined, `an event shows ${leak}, which the state hides`, { step, event, viewer });
    }
    state = after;
  }
}

function hiddenCards(game: AnyGame, state: GameState, viewer: Viewer): readonly string[] {
  const cards: string[] = [];
  eachLeaf(state, game.hide(state, viewer), (card, shown) => {
    if (typeof card === 'string' && shown === HIDDEN) cards.push(card);
  });
  return cards;
}

function demandSecrets(subject: AnyLawSubject, step: AnyStep, viewer: Viewer): void {
  if (subject.secret === undefined) return;
  const state = step.after;
  eachLeaf(state, subject.game.hide(state, viewer), (card, shown, path) => {
    if (typeof card !== 'string') return;
    const hidden = shown === HIDDEN;
    if (hidden === subject.secret?.(path, viewer, state)) return;
    const what = hidden ? 'hides a card that the rules show' : 'shows a card that the rules hide';
    throw new LawBroken(`a view ${what}, at ${path.join('.')}`, { step, viewer });
  });
}

function demandMoreThanSpectator(game: AnyGame, step: AnyStep, seat: Viewer): void {
  eachLeaf(game.hide(step.after, 'spectator'), game.hide(step.after, seat), (shown, seen, path) => {
    const more = shown === HIDDEN || seen !== HIDDEN;
    demand(more, `a spectator sees at ${path.join('.')} what this seat does not`, { step, viewer: seat });
  });
}

/** What any seat sees is seen with all hands shown, and what no seat sees is not. */
function demandAllSeatsTogether(game: AnyGame, step: AnyStep, seats: number): void {
  const together = game.hide(step.after, 'all-hands');
  const viewer = 'all-hands';
  const seenBySome = new Set(allSeats(seats).flatMap((seat) => pathsSeen(step.after, game.hide(step.after, seat))));
  const seen = new Set(pathsSeen(step.after, together));
  const less = [...seenBySome].find((path) => !seen.has(path));
  demand(less === undefined, `one who is shown all hands does not see at ${less} what a seat does`, { step, viewer });
  const more = [...seen].find((path) => !seenBySome.has(path));
  demand(more === undefined, `one who is shown all hands sees at ${more} what no seat does`, { step, viewer });
}

/** Where a view shows what is so. */
function pathsSeen(state: GameState, view: GameState): readonly string[] {
  const paths: string[] = [];
  eachLeaf(state, view, (real, shown, path) => {
    if (Object.is(real, shown)) paths.push(path.join('.'));
  });
  return paths;
}
