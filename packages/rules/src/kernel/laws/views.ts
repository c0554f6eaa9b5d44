import { HIDDEN } from '../cards.ts';
import type { GameState } from '../game.ts';
import { allSeats, type Viewer } from '../seat.ts';
import { eachLeaf, textsIn } from './json.ts';
import type { AnyStep, Law } from './law.ts';
import { demand, LawBroken } from './law-broken.ts';
import { allViewers, someSteps } from './moments.ts';
import type { AnyLawSubject } from './subject.ts';

const STEPS = 24;

/** Placeholders for hidden values that are not cards. */
const BLANKS: ReadonlySet<unknown> = new Set(['', null]);

/**
 * A view may omit parts of the state but changes nothing and never shows the seed. An event shows no card that the states around it
 * hide. A spectator sees nothing that any seat does not see. A spectator of all hands sees exactly what all seats together see.
 * After the game, views hide no card. If the law subject lists secret cards, views hide exactly those cards.
 */
export const views: Law = {
  number: 3,
  name: 'views',
  says: 'A view may hide parts of the state but changes nothing else, and never shows the seed. A spectator '
    + 'sees no more than any seat. A spectator of all hands sees exactly what all seats together see. After the '
    + 'game no card is hidden.',
  examine(subject, { setup, steps, end }, random) {
    for (const step of someSteps(steps, STEPS, random)) {
      const shown = (viewer: Viewer): Shown => ({ step, viewer, view: subject.game.hide(step.after, viewer) });
      const bySeat = allSeats(setup.seats).map(shown);
      const spectator = shown('spectator');
      const together = shown('all-hands');
      for (const one of [...bySeat, spectator, together]) {
        demandTrue(one);
        demandNoSeed(setup.seed, one);
        demandDiscreet(subject, one);
        demandSecrets(subject, one);
      }
      for (const seat of bySeat) demandMoreThanSpectator(spectator.view, seat);
      demandAllSeatsTogether(together, bySeat);
    }
    if (subject.game.result(end) === null) return;
    for (const viewer of allViewers(setup.seats)) {
      const [hidden] = hiddenCards(end, subject.game.hide(end, viewer));
      demand(hidden === undefined, `${hidden} is hidden after the game`, { viewer });
    }
  },
};

/** A viewer's view after a step. */
interface Shown {
  readonly step: AnyStep;
  readonly viewer: Viewer;
  readonly view: GameState;
}

function demandTrue({ step, viewer, view }: Shown): void {
  eachLeaf(view, step.after, (shown, real, path) => {
    const honest = Object.is(shown, real) || (shown === HIDDEN && typeof real === 'string') || BLANKS.has(shown);
    demand(honest, `a view is wrong at ${path.join('.')}`, { step, viewer });
  });
}

/** Throws if a view shows the seed, which gives away every shuffle, including later ones. */
function demandNoSeed(seed: string, { step, viewer, view }: Shown): void {
  demand(!textsIn(view).has(seed), 'a view shows the seed', { step, viewer });
}

function demandDiscreet({ game, reveals = [] }: AnyLawSubject, { step, viewer }: Shown): void {
  const look = (state: GameState) => {
    const view = game.hide(state, viewer);
    return { state, hidden: hiddenCards(state, view), seen: textsIn(view) };
  };
  let before = look(step.before);
  for (const event of step.events) {
    const after = look(game.evolve(before.state, event));
    if (!reveals.includes(event.type)) {
      const sent = [...textsIn(game.hideEvent(event, viewer, before.state))];
      const isHidden = (text: string) => before.hidden.has(text) || after.hidden.has(text);
      const leak = sent.find((text) => isHidden(text) && !before.seen.has(text) && !after.seen.has(text));
      demand(leak === undefined, `an event shows ${leak}, which the state hides`, { step, event, viewer });
    }
    before = after;
  }
}

function hiddenCards(state: GameState, view: GameState): ReadonlySet<string> {
  const cards = new Set<string>();
  eachLeaf(state, view, (card, shown) => {
    if (typeof card === 'string' && shown === HIDDEN) cards.add(card);
  });
  return cards;
}

function demandSecrets(subject: AnyLawSubject, { step, viewer, view }: Shown): void {
  if (subject.secret === undefined) return;
  const state = step.after;
  eachLeaf(state, view, (card, shown, path) => {
    if (typeof card !== 'string') return;
    const hidden = shown === HIDDEN;
    if (hidden === subject.secret?.(path, viewer, state)) return;
    const what = hidden ? 'hides a card that the rules show' : 'shows a card that the rules hide';
    throw new LawBroken(`a view ${what}, at ${path.join('.')}`, { step, viewer });
  });
}

function demandMoreThanSpectator(spectator: GameState, { step, viewer, view }: Shown): void {
  eachLeaf(spectator, view, (shown, seen, path) => {
    const more = shown === HIDDEN || seen !== HIDDEN;
    demand(more, `a spectator sees at ${path.join('.')} what this seat does not`, { step, viewer });
  });
}

/** Throws unless the view of all hands shows exactly what all seats together see. */
function demandAllSeatsTogether({ step, viewer, view }: Shown, bySeat: readonly Shown[]): void {
  const seenBySome = new Set(bySeat.flatMap((seat) => pathsSeen(step.after, seat.view)));
  const seen = new Set(pathsSeen(step.after, view));
  const less = [...seenBySome].find((path) => !seen.has(path));
  demand(less === undefined, `a spectator of all hands does not see at ${less} what a seat sees`, { step, viewer });
  const more = [...seen].find((path) => !seenBySome.has(path));
  demand(more === undefined, `a spectator of all hands sees at ${more} what no seat sees`, { step, viewer });
}

/** Returns the paths at which a view shows the true value. */
function pathsSeen(state: GameState, view: GameState): readonly string[] {
  const paths: string[] = [];
  eachLeaf(state, view, (real, shown, path) => {
    if (Object.is(real, shown)) paths.push(path.join('.'));
  });
  return paths;
}
