import { leadingPlay, nextInTurn, tricksPlayed } from '@chinwag/rules/chapanka';
import { angleOf } from '../shared/ring.ts';
import { type ComingPlays, type ShownTrick, Trick } from '../shared/Trick.tsx';
import { DealEnd } from './DealEnd.tsx';
import { DealerDraw } from './DealerDraw.tsx';
import { PaperCut } from './PaperCut.tsx';
import { Pot } from './Pot.tsx';
import { SetAsideCards } from './SetAsideCards.tsx';
import { TalonCards } from './TalonCards.tsx';
import { trickTone } from './tone.ts';
import type { MiddleProps, View } from './view.ts';

/** The middle of the cloth: the paper-cut with the trick on it, the pot, and the cards set aside. */
export function Middle({ view, places }: MiddleProps) {
  const { deal, phase, pot } = view.state;
  return (
    <>
      <PaperCut turn={'seat' in phase ? angleOf(places, phase.seat) : null} />
      <Matter view={view} places={places} />
      <Pot count={pot} />
      {!deal.revealed && <SetAsideCards view={view} places={places} />}
    </>
  );
}

/** What the moment is about. */
function Matter({ view, places }: MiddleProps) {
  const { deal, draw, phase } = view.state;
  // the draw lies there until the first exchange
  const untouched = deal.setAside.every((aside) => aside === null);
  if (deal.number === 0 || (draw.length > 0 && untouched)) return <DealerDraw view={view} places={places} />;
  if (phase.name === 'exchange') return <TalonCards view={view} places={places} />;
  if (deal.revealed) return <DealEnd view={view} places={places} />;
  return <Trick trick={shownTrick(view)} coming={comingPlays(view)} places={places} people={view} />;
}

/** The running trick. */
function shownTrick({ state: { deal } }: View): ShownTrick | null {
  const won = tricksPlayed(deal);
  const best = leadingPlay(deal.trick);
  if (best === null) return null;
  const tone = trickTone(deal, deal.trick, best.seat);
  return { number: won + 1, plays: deal.trick, best: best.seat, tone };
}

/** Where the next card comes: to the trick, or, while the dealer sets one aside, from the dealer. */
function comingPlays({ state: { deal, phase }, players }: View): ComingPlays | null {
  if (phase.name === 'setAside') return { now: phase.seat, next: null, leads: false };
  if (phase.name !== 'play') return null;
  const toCome = players.length - deal.trick.length;
  return { now: phase.seat, next: toCome > 1 ? nextInTurn(phase.seat) : null, leads: deal.trick.length === 0 };
}
