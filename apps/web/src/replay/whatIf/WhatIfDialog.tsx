import { USUAL_STRENGTH } from '@chinwag/bots/strengths';
import type { GameId, Seat } from '@chinwag/rules';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { unitOf } from '../../games/abouts.ts';
import { catalogued } from '../../games/catalogue.ts';
import { useSay } from '../../language/language.ts';
import { practiceInSight, practicePath, savePractice, storedPractice } from '../../session/practice/practice.ts';
import type { StoredPractice } from '../../session/practice/storedPractice.ts';
import '../../table/choiceList.css';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Choice } from '../../ui/forms/Choice.tsx';
import type { Replay, ReplayView } from '../player.ts';
import { playedOn, type PlayedOnFrom } from './whatIf.ts';

export interface WhatIfDialogProps {
  readonly replay: Replay;
  readonly shown: ReplayView;
  readonly onClose: () => void;
}

/**
 * A dialog in which a finished game is continued from a moment, against bots, as a practice game. Renders nothing for an unknown
 * game.
 */
export function WhatIfDialog({ replay, shown: { game, moment, eyes }, onClose }: WhatIfDialogProps) {
  const say = useSay();
  const [, navigate] = useLocation();
  const { recorded, timeline } = replay;
  const entry = catalogued(recorded.game);
  const [you, setYou] = useState<Seat>(eyes === 'all-hands' ? (recorded.yourSeat ?? 0) : eyes);
  const [chosen, setChosen] = useState<StoredPractice | null>(null);
  if (entry === null) return null;
  const { id, title } = entry;
  const strength = storedPractice(id).read()?.strength ?? USUAL_STRENGTH;
  const from = (place: PlayedOnFrom) =>
    playedOn({ recorded, timeline, rules: game.screen.game }, moment, place, { you, strength });
  const here = from('here');
  const begin = (practice: StoredPractice) => {
    savePractice(id, practice);
    navigate(practicePath(id));
  };
  // only a press on a button that says so abandons a game in progress
  const choose = (practice: StoredPractice | null) => {
    if (practice === null) return;
    if (hasProgress(id)) setChosen(practice);
    else begin(practice);
  };
  if (chosen !== null) {
    return (
      <Dialog key="instead" title={say('whatIf.instead-title')} onClose={onClose}>
        <div className="choice-list">
          <p>{say('whatIf.instead', { game: title })}</p>
          <section>
            <Button variant="go" icon="right" onClick={() => navigate(practicePath(id))}>
              {say('whatIf.go-on')}
            </Button>
            <Button icon="swap" detail={say('whatIf.give-up-detail')} onClick={() => begin(chosen)}>
              {say('whatIf.give-up')}
            </Button>
          </section>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog key="from" title={say('whatIf.title')} onClose={onClose}>
      <div className="choice-list">
        <p>{say('whatIf.what-it-is')}</p>
        <Choice
          legend={say('whatIf.seat')}
          choices={recorded.seats.map(({ name }, seat) => ({ value: seat, label: name }))}
          value={you}
          onChoose={setYou}
        />
        <section>
          <Button
            variant="go"
            icon="right"
            offReason={here === null ? say('whatIf.over') : undefined}
            detail={say(game.screen.progress(game.shown))}
            onClick={() => choose(here)}
          >
            {say('whatIf.here')}
          </Button>
          <Button icon="skipBack" onClick={() => choose(from('deal'))}>
            {say('whatIf.deal', { unit: unitOf(recorded.game) })}
          </Button>
        </section>
      </div>
    </Dialog>
  );
}

/** Returns whether there is a practice game in which the player has moved. */
function hasProgress(game: GameId): boolean {
  return practiceInSight(game) !== null && (storedPractice(game).read()?.moves.length ?? 0) > 0;
}
