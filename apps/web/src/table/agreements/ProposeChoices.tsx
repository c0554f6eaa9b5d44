import { useState } from 'react';
import { ABOUT_GAMES } from '../../games/abouts.ts';
import { AskButton } from '../../ui/AskButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../language/language.ts';
import { playsThemselves } from '../../session/tableView.ts';
import { useTable } from '../tableContext.ts';

export interface ProposeChoicesProps {
  /** Closes the container. */
  readonly onDone: () => void;
}

/** A player's possible proposals in a running game, each with its consequence and the players who will be asked. */
export function ProposeChoices({ onDone }: ProposeChoicesProps) {
  const say = useSay();
  const { table, you, seat, ask } = useTable();
  const [choosing, setChoosing] = useState(false);
  const { proposal, lastDeal, pause } = table;
  const asked = table.seats.filter((held) => held.person !== you && held.connected && playsThemselves(held));
  const isOpen = proposal === null ? undefined : say('session.refusal.proposal-open');
  const isAgreed = say('session.refusal.proposal-agreed');
  const propose = (kind: 'end' | 'last-deal' | 'break', next?: string) => () => {
    onDone();
    ask('propose', { kind, ...(next !== undefined && { next }) });
  };
  if (choosing) {
    return (
      <div className="choice-list">
        {ABOUT_GAMES
          .filter(({ id }) => id !== table.game)
          .map(({ id, title }) => (
            <AskButton key={id} offReason={isOpen} onClick={propose('end', id)}>
              {title}
            </AskButton>
          ))}
      </div>
    );
  }
  return (
    <div className="choice-list">
      <p>
        {asked.length > 0 ? say('agreements.will-be-asked', { others: asked.map(({ name }) => name) }) : say('agreements.at-once')}
      </p>
      {seat !== null && (
        <>
          <AskButton
            icon="pause"
            detail={say('agreements.means.break')}
            offReason={pause === null ? isOpen : isAgreed}
            onClick={propose('break')}
          >
            {say('agreements.choice.break')}
          </AskButton>
          <AskButton
            detail={say('agreements.means.last-deal')}
            offReason={lastDeal ? isAgreed : isOpen}
            onClick={propose('last-deal')}
          >
            {say('agreements.choice.last-deal')}
          </AskButton>
        </>
      )}
      <AskButton icon="leave" detail={say('agreements.means.end')} offReason={isOpen} onClick={propose('end')}>
        {say('agreements.choice.end')}
      </AskButton>
      <Button icon="swap" onClick={() => setChoosing(true)}>
        {say('agreements.choice.instead')}
      </Button>
    </div>
  );
}
