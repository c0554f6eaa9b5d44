import { isSeen, type Viewer } from '@chinwag/rules';
import { type ChinasoEvent, type ChinasoState, contractOf, type Deal } from '@chinwag/rules/chinaso';
import { useState } from 'react';
import { compositionSchema, findParts } from './composition.ts';
import { screen } from './screen.ts';
import { standingNoSchema } from './standingNo.ts';
import type { SeatView } from '../../session/tableView.ts';
import { storedInTab } from '../../storage/stored.ts';
import {
  couldGoDown, couldLay, couldSwap, couldTake, happened, chinasoMoment, offeredTo, type StoryGame, turnOf,
} from './storyGames.ts';
import { GameStory } from '../../stories/GameStory.tsx';
import type { MomentProps } from '../../stories/playedGame.ts';
import { guestNamed, LONG_NAMED, NAMES, NOT_ALL_THERE, seated } from '../../stories/storyTable.tsx';

const SEVEN = [...NAMES, 'Zofia', 'Bartek'];

function people(count: number): readonly SeatView[] {
  return SEVEN.slice(0, count).map((name, seat) => seated(seat, { name, person: guestNamed(name) }));
}

interface ChinasoStoryProps extends Partial<StoryGame>, Omit<MomentProps<ChinasoState, ChinasoEvent>, 'seats'> {
  readonly people?: readonly SeatView[];
  /** What the player has prepared: the sets for going down, except for this many parts, or a standing no. */
  readonly prepared?: { readonly leaving: number } | 'not buying';
}

function ChinasoStory(props: ChinasoStoryProps) {
  const { reached, seats = 5, options, from, viewer = 0, opens, prepared } = props;
  const [happenings] = useState(() => {
    const moment = chinasoMoment(reached, { seats, options: options ?? {}, from: from ?? 0 });
    const deal = moment.at(-1)?.after.deal;
    if (deal !== undefined) keep(deal, viewer, prepared);
    return moment;
  });
  return (
    <GameStory
      title="Chinaso"
      screen={screen}
      happenings={happenings}
      viewer={viewer}
      seats={props.people ?? people(seats)}
      opens={opens}
    />
  );
}

/** Stores a player's prepared sets or standing no on this device, as the board would. */
function keep(deal: Deal, viewer: Viewer, prepared: ChinasoStoryProps['prepared']): void {
  const hand = typeof viewer !== 'number' ? [] : (deal.hands[viewer] ?? []).filter(isSeen);
  const leaving = typeof prepared === 'object' ? prepared.leaving : Infinity;
  const found = findParts(hand, contractOf(Math.max(1, deal.number)), 'face-value');
  const parts = found.map(({ set }, k) => (k + leaving < found.length ? (set?.cards ?? []) : []));
  const no = prepared === 'not buying' ? { deal: deal.number, turn: null } : null;
  storedInTab(`down.g1.${viewer}`, compositionSchema).write({ deal: deal.number, parts });
  storedInTab(`no.g1.${viewer}`, standingNoSchema).write(no);
}

const STAKES = { stakes: { buy: 1, hand: 5, game: 10 } };

/** The stories for Chinaso's table and score sheet, for every kind of moment and viewer. */
export const stories = {
  'chinaso-draw': () => <ChinasoStory reached={turnOf(0, 'draw', false, { deal: 2 })} />,
  'chinaso-turn': () => <ChinasoStory reached={couldGoDown(0, { deal: 5, cards: 15 })} />,
  'chinaso-composing': () => <ChinasoStory reached={couldGoDown(0, { deal: 5, cards: 15 })} prepared={{ leaving: 1 }} />,
  'chinaso-ready': () => <ChinasoStory reached={couldGoDown(0, { deal: 5, cards: 15 })} prepared={{ leaving: 0 }} />,
  'chinaso-straights': () => <ChinasoStory reached={couldGoDown(0, { deal: 7 })} prepared={{ leaving: 0 }} />,
  'chinaso-buying': () => <ChinasoStory reached={offeredTo(0, false, { deal: 3 })} />,
  'chinaso-buying-stakes': () => <ChinasoStory options={STAKES} reached={offeredTo(0, false, { deal: 3, down: 1 })} />,
  'chinaso-answered': () => <ChinasoStory reached={offeredTo(0, true, { deal: 3 })} />,
  'chinaso-not-buying': () => <ChinasoStory reached={turnOf(3, 'draw', false, { deal: 3 })} prepared="not buying" />,
  'chinaso-in-advance': () => <ChinasoStory reached={turnOf(3, 'draw', false, { deal: 3 })} />,
  'chinaso-all-hands': () => (
    <ChinasoStory seats={7} people={people(7)} reached={turnOf(0, 'draw', false, { deal: 2 })} viewer="all-hands" />
  ),
  'chinaso-lay': () => <ChinasoStory reached={couldLay(0, 2)} />,
  'chinaso-swap': () => <ChinasoStory reached={couldSwap(0)} />,
  'chinaso-take': () => <ChinasoStory from={24} reached={couldTake(0)} />,
  'chinaso-waiting': () => <ChinasoStory reached={turnOf(2, 'play', true, { deal: 4 })} />,
  'chinaso-seven': () => <ChinasoStory seats={7} reached={couldLay(0, 1, { deal: 6, down: 5 })} />,
  'chinaso-seven-not-down': () => <ChinasoStory seats={7} reached={turnOf(0, 'play', false, { deal: 6, cards: 14, down: 3 })} />,
  'chinaso-largest-hand': () => <ChinasoStory seats={7} reached={turnOf(0, 'play', false, { cards: 18, down: 3 })} />,
  'chinaso-seven-buying': () => <ChinasoStory seats={7} reached={offeredTo(0, false, { deal: 5, cards: 14 })} />,
  'chinaso-seven-watching': () => (
    <ChinasoStory seats={7} viewer="spectator" reached={turnOf(3, 'play', true, { deal: 6, down: 5 })} />
  ),
  'chinaso-two': () => <ChinasoStory seats={2} reached={turnOf(0, 'play', false, { deal: 2 })} />,
  'chinaso-watching': () => <ChinasoStory viewer="spectator" reached={offeredTo(0, false, { deal: 3, down: 1 })} />,
  'chinaso-away': () => <ChinasoStory reached={turnOf(2, 'draw', true, { deal: 4 })} people={[...NOT_ALL_THERE, seated(4)]} />,
  'chinaso-long-names': () => (
    <ChinasoStory reached={couldLay(0, 1, { deal: 3 })} people={[...LONG_NAMED, seated(4, { name: 'Ω' })]} />
  ),
  'chinaso-hand-over': () => <ChinasoStory reached={happened('handEnded', 5)} />,
  'chinaso-hand-over-seven': () => <ChinasoStory seats={7} reached={happened('handEnded', 6)} />,
  'chinaso-score': () => <ChinasoStory reached={happened('handScored', 5)} opens="score-sheet" />,
  'chinaso-score-stakes': () => <ChinasoStory options={STAKES} reached={happened('handScored', 4)} opens="score-sheet" />,
  'chinaso-score-seven': () => <ChinasoStory seats={7} reached={happened('handScored', 7)} opens="score-sheet" />,
  'chinaso-over': () => <ChinasoStory reached={({ event }) => event.type === 'gameOver'} />,
};
