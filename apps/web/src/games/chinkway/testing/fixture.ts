import type { Thought } from '@chinwag/bots';
import { hideEvents, type Position } from '@chinwag/rules';
import { chinkway, type ChinkwayEvent, type ChinkwayMove, type ChinkwayState } from '@chinwag/rules/chinkway';
import { type ChinkwayPlayed, SETUP } from '../storyGames.ts';
import { playedGame, seenBy, upTo } from '../../../stories/playedGame.ts';
import type { Player } from '../../../board/gameView.ts';
import type { People } from '../../../board/people.ts';
import type { View } from '../view.ts';

const NAMES = ['Marta', 'Tomek', 'Inés', 'Owen', 'Halina'];

/** Returns five players at a table, with this viewer. */
export function peopleFor(viewer: Position): People {
  const players = NAMES.map(
    (name, seat): Player => ({ seat, name, kind: 'person', you: seat === viewer, connected: true, standIn: false }),
  );
  return { viewer, players };
}

let played: readonly ChinkwayPlayed[] | null = null;

/** Returns the events of the tests' game, which is legal, the same every time, and played at random. */
export function testGame(): readonly ChinkwayPlayed[] {
  played ??= playedGame(chinkway, { choose: senseless() }, SETUP);
  return played;
}

function senseless() {
  let moves = 0;
  return ({ view, seat }: Pick<Thought<ChinkwayState, ChinkwayMove>, 'view' | 'seat'>): ChinkwayMove => {
    const lawful = chinkway.legalMoves(view, seat);
    const move = lawful[(7 * moves++) % lawful.length];
    if (move === undefined) throw new Error('nothing is lawful');
    return move;
  };
}

/** Returns what `viewer` sees at the first moment of the tests' game for which `reached` is true, with their legal moves. */
export function viewAt(
  viewer: Position,
  reached: (happening: ChinkwayPlayed) => boolean,
): { readonly view: View; readonly legalMoves: readonly ChinkwayMove[] } {
  const last = seenBy(chinkway, upTo(testGame(), reached).slice(-1), viewer).at(-1);
  if (last === undefined) throw new Error('nothing has happened');
  const legalMoves = viewer === 'spectator' ? [] : chinkway.legalMoves(last.after, viewer);
  return { view: { state: last.after, ...peopleFor(viewer) }, legalMoves };
}

/** Returns an event as `viewer` receives it. */
export function narratedTo(viewer: Position, event: ChinkwayEvent, before: ChinkwayState): ChinkwayEvent {
  return hideEvents(chinkway, [event], viewer, before)[0] ?? event;
}

export { aloud, plain } from '../../../board/testing/fixture.ts';
